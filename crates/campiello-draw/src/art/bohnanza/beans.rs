//! The eight beans: each has a silhouette of its own, so that nobody needs the colours.

/// A sort as it is drawn.
pub(super) struct Bean {
    /// Its key.
    pub(super) key: &'static str,
    /// The colour of its badge and edge.
    pub(super) edge: &'static str,
    /// The ground of its card.
    pub(super) tint: &'static str,
    /// The bean, in a box from -60 to 60.
    pub(super) figure: &'static str,
}

/// The bean of this key.
pub(super) fn bean(key: &str) -> Option<&'static Bean> {
    BEANS.iter().find(|bean| bean.key == key)
}

const BEANS: [Bean; 8] = [
    Bean {
        key: "blue",
        edge: "#274B82",
        tint: "#DCE7F6",
        figure: r##"<path d="M-14,44 l-4,6 M12,44 l4,6" fill="none" stroke="#33261C" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-24,-16 C-30,-40 18,-44 26,-16 C34,8 30,46 2,46 C-28,46 -34,28 -24,12 C-18,2 -20,-8 -24,-16Z" fill="#3E6DB3" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M16,2 C22,14 20,30 12,36" fill="none" stroke="#7FA3DA" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-27,-14 C-24,-50 14,-58 34,-40 C48,-28 50,-10 46,2 C38,-14 32,-18 26,-16 C10,-24 -12,-24 -27,-14Z" fill="#F4EBD6" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M-12,-42 C-4,-38 0,-30 0,-22 M10,-49 C20,-42 22,-30 22,-20" fill="none" stroke="#C4613A" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="47" cy="6" r="7" fill="#F3CF6B" stroke="#33261C" stroke-width="2.5"/><circle cx="-12" cy="-2" r="6" fill="#fff" stroke="#33261C" stroke-width="2"/><circle cx="-11" cy="0" r="2.88" fill="#33261C"/><circle cx="6" cy="-2" r="6" fill="#fff" stroke="#33261C" stroke-width="2"/><circle cx="7" cy="0" r="2.88" fill="#33261C"/><path d="M-8,14 q6,6 13,0" fill="none" stroke="#33261C" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/>"##,
    },
    Bean {
        key: "chili",
        edge: "#97280F",
        tint: "#FBE0D6",
        figure: r##"<path d="M-16,36 l-4,12 M6,42 l0,8" fill="none" stroke="#33261C" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-34,-20 C-28,-44 6,-44 14,-22 C20,2 24,26 50,34 C30,52 -16,46 -30,12 C-36,0 -37,-10 -34,-20Z" fill="#D8452B" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M-24,10 C-16,28 0,36 14,37" fill="none" stroke="#F08A6A" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-30,-30 C-22,-44 2,-44 8,-32 C0,-28 -6,-36 -11,-28 C-16,-36 -22,-28 -30,-30Z" fill="#5C8A35" stroke="#33261C" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M-12,-38 C-12,-48 -4,-54 6,-54" fill="none" stroke="#33261C" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><path d="M-12,-38 C-12,-48 -4,-54 6,-54" fill="none" stroke="#5C8A35" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><circle cx="-19" cy="-10" r="6" fill="#fff" stroke="#33261C" stroke-width="2"/><circle cx="-17.5" cy="-8.5" r="2.88" fill="#33261C"/><circle cx="-1" cy="-10" r="6" fill="#fff" stroke="#33261C" stroke-width="2"/><circle cx="0.5" cy="-8.5" r="2.88" fill="#33261C"/><path d="M-26,-20 l11,5 M6,-20 l-11,5" fill="none" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M-16,8 q7,-5 14,1" fill="none" stroke="#33261C" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/>"##,
    },
    Bean {
        key: "stink",
        edge: "#5F5C1F",
        tint: "#ECEBD0",
        figure: r##"<path d="M-26,-28 c-8,-6 8,-9 0,-15 c-6,-5 5,-8 1,-12" fill="none" stroke="#8F8B3A" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M2,-22 c-8,-6 8,-9 0,-15 c-6,-5 5,-8 1,-12" fill="none" stroke="#8F8B3A" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M28,-26 c-8,-6 8,-9 0,-15 c-6,-5 5,-8 1,-12" fill="none" stroke="#8F8B3A" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M-16,42 l-3,8 M16,43 l3,7" fill="none" stroke="#33261C" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-40,8 C-46,-20 -18,-30 -6,-14 C0,-7 8,-8 14,-14 C28,-28 48,-12 46,12 C44,40 22,46 2,46 C-22,46 -36,34 -40,8Z" fill="#8F8B3A" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M-32,4 C-32,-6 -27,-12 -21,-13" fill="none" stroke="#B5B163" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/><g transform="translate(28,29) rotate(14) scale(1)" ><rect x="-8" y="-7" width="16" height="14" rx="3" fill="#C9A36B" stroke="#33261C" stroke-width="2"/><path d="M-10,-3 h4 M6,-3 h4 M-10,3 h4 M6,3 h4" fill="none" stroke="#33261C" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/></g><circle cx="-26" cy="28" r="3.5" fill="#6F6B28"/><circle cx="-18" cy="35" r="2.5" fill="#6F6B28"/><circle cx="-10" cy="4" r="6.5" fill="#fff" stroke="#33261C" stroke-width="2"/><circle cx="-10" cy="6.5" r="3.12" fill="#33261C"/><circle cx="14" cy="4" r="6.5" fill="#fff" stroke="#33261C" stroke-width="2"/><circle cx="14" cy="6.5" r="3.12" fill="#33261C"/><path d="M-18,-1 h16 M6,-1 h16" fill="none" stroke="#33261C" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/><path d="M-10,32 q5,-6 11,0 t11,0" fill="none" stroke="#33261C" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/><rect x="-3.5" y="9" width="5" height="15" rx="2" fill="#F0D49C" stroke="#33261C" stroke-width="1.8"/><rect x="3" y="9" width="5" height="15" rx="2" fill="#F0D49C" stroke="#33261C" stroke-width="1.8"/><circle cx="44" cy="-34" r="2.6" fill="#33261C"/><path d="M44,-34 l5,-5 M44,-34 l-5,-5" fill="none" stroke="#33261C" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="-44" cy="-20" r="2.6" fill="#33261C"/><path d="M-44,-20 l5,-5 M-44,-20 l-5,-5" fill="none" stroke="#33261C" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/>"##,
    },
    Bean {
        key: "green",
        edge: "#3F6B1E",
        tint: "#E2F0D2",
        figure: r##"<g transform="translate(0,2) rotate(-68) scale(1)" ><path d="M50,-14 c10,-6 14,2 8,8" fill="none" stroke="#33261C" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-54,4 C-44,-14 -32,-21 -18,-16 C-8,-23 8,-23 16,-16 C28,-21 42,-14 52,-16 C52,8 30,22 16,18 C6,25 -8,25 -18,18 C-32,23 -46,18 -54,4Z" fill="#6CA23A" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><circle cx="-30" cy="0" r="12" fill="#8CC257" stroke="#33261C" stroke-width="2"/><circle cx="0" cy="0" r="14" fill="#8CC257" stroke="#33261C" stroke-width="2"/><circle cx="29" cy="-1" r="12" fill="#8CC257" stroke="#33261C" stroke-width="2"/></g><g transform="translate(0,1) rotate(0) scale(1)" ><circle cx="-5.5" cy="-1" r="4.6" fill="#fff" stroke="#33261C" stroke-width="2"/><circle cx="-4.5" cy="-2" r="2.21" fill="#33261C"/><circle cx="5.5" cy="-1" r="4.6" fill="#fff" stroke="#33261C" stroke-width="2"/><circle cx="6.5" cy="-2" r="2.21" fill="#33261C"/></g><path d="M-4,9 q4,4 9,0" fill="none" stroke="#33261C" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/><path d="M-8,-4 q3,-3 6,0 M3,-4 q3,-3 6,0" fill="none" stroke="none" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>"##,
    },
    Bean {
        key: "soy",
        edge: "#8A6510",
        tint: "#FBF0D0",
        figure: r##"<path d="M-10,42 l-3,8 M10,42 l3,8" fill="none" stroke="#33261C" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M0,-16 C-2,-24 -2,-28 0,-34" fill="none" stroke="#33261C" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><path d="M0,-30 C-10,-54 -36,-54 -42,-40 C-34,-26 -14,-22 0,-30Z" fill="#6CA23A" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M0,-30 C10,-54 36,-54 42,-40 C34,-26 14,-22 0,-30Z" fill="#86B94F" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><circle cx="0" cy="15" r="31" fill="#E0B24A" stroke="#33261C" stroke-width="3"/><path d="M18,-4 C26,6 26,22 19,32" fill="none" stroke="#F3D68B" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-16,10 q6,6 12,0 M4,10 q6,6 12,0" fill="none" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><circle cx="-17" cy="21" r="4.5" fill="#E8935B"/><circle cx="17" cy="21" r="4.5" fill="#E8935B"/><path d="M-5,23 q5,5 10,0" fill="none" stroke="#33261C" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/>"##,
    },
    Bean {
        key: "black-eyed",
        edge: "#5A4A2C",
        tint: "#F4EEDF",
        figure: r##"<path d="M-16,42 l-3,8 M16,42 l3,8" fill="none" stroke="#33261C" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><ellipse cx="0" cy="12" rx="50" ry="33" fill="#F1E6CB" stroke="#33261C" stroke-width="3"/><path d="M-40,22 C-34,34 -20,39 -8,39" fill="none" stroke="#D6C398" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><g transform="translate(-14,-19) rotate(-8) scale(1.25)" ><path d="M-17,0 C-18,-26 18,-26 17,0Z" fill="#4B4038" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M-27,1 C-12,6 12,6 27,1 L24,-5 H-24Z" fill="#4B4038" stroke="#33261C" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M-17,-5 H17" fill="none" stroke="#E0B24A" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/></g><circle cx="14" cy="6" r="22" fill="#2B211A"/><circle cx="14" cy="5" r="10" fill="#fff"/><circle cx="16" cy="6" r="5.5" fill="#2B211A"/><circle cx="18" cy="4" r="1.8" fill="#fff"/><circle cx="-22" cy="6" r="7" fill="#fff" stroke="#33261C" stroke-width="2"/><circle cx="-20" cy="7" r="3.3" fill="#33261C"/><path d="M-31,-5 l15,-3" fill="none" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M-14,28 q10,6 20,2" fill="none" stroke="#33261C" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>"##,
    },
    Bean {
        key: "red",
        edge: "#7A1C2B",
        tint: "#F5D9DB",
        figure: r##"<path d="M-18,40 l-2,10 M18,40 l2,10" fill="none" stroke="#33261C" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-46,18 C-50,-10 -20,-26 -2,-10 C2,-7 4,-7 8,-11 C28,-28 54,-8 47,18 C40,54 -38,54 -46,18Z" fill="#A12F3F" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M-37,6 C-35,-4 -27,-9 -20,-8" fill="none" stroke="#D0717C" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M2,-28 C-10,-54 -34,-52 -32,-34 C-30,-20 -12,-20 2,-28Z M2,-28 C14,-54 38,-52 36,-34 C34,-20 16,-20 2,-28Z" fill="#F6C9CF" stroke="#33261C" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round"/><path d="M2,-26 l-6,12 M2,-26 l7,11" fill="none" stroke="#33261C" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="2" cy="-29" r="7" fill="#fff" stroke="#33261C" stroke-width="2.5"/><circle cx="-14" cy="12" r="6" fill="#fff" stroke="#33261C" stroke-width="2"/><circle cx="-14" cy="14.5" r="2.88" fill="#33261C"/><circle cx="14" cy="12" r="6" fill="#fff" stroke="#33261C" stroke-width="2"/><circle cx="14" cy="14.5" r="2.88" fill="#33261C"/><circle cx="-28" cy="24" r="6" fill="#D66B77"/><circle cx="28" cy="24" r="6" fill="#D66B77"/><path d="M-4,26 q4,4 8,0" fill="none" stroke="#33261C" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>"##,
    },
    Bean {
        key: "garden",
        edge: "#733873",
        tint: "#F1DFF1",
        figure: r##"<path d="M-10,44 l-2,6 M10,44 l2,6" fill="none" stroke="#33261C" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-24,-10 C-34,20 -26,46 0,46 C26,46 34,20 24,-10Z" fill="#A864A8" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M17,4 C22,18 20,32 12,38" fill="none" stroke="#CF9BCF" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="-9.5" cy="8" r="6" fill="#fff" stroke="#33261C" stroke-width="2"/><circle cx="-9.5" cy="9" r="2.88" fill="#33261C"/><circle cx="9.5" cy="8" r="6" fill="#fff" stroke="#33261C" stroke-width="2"/><circle cx="9.5" cy="9" r="2.88" fill="#33261C"/><path d="M-7,22 q7,8 14,0" fill="none" stroke="#33261C" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/><path d="M-24,-14 C-24,-44 -12,-50 0,-50 C12,-50 24,-44 24,-14Z" fill="#E9C46A" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M-25,-22 C-8,-16 8,-16 25,-22 L24,-13 C8,-8 -8,-8 -24,-13Z" fill="#C4613A" stroke="#33261C" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/><path d="M-54,-8 C-40,-20 40,-20 54,-8 C40,4 -40,4 -54,-8Z" fill="#F0D185" stroke="#33261C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M-24,-13 C-8,-8 8,-8 24,-13" fill="none" stroke="#C99F3D" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/><circle cx="31.0" cy="-28.0" r="4.6" fill="#fff" stroke="#33261C" stroke-width="1.5"/><circle cx="27.5" cy="-21.94" r="4.6" fill="#fff" stroke="#33261C" stroke-width="1.5"/><circle cx="20.5" cy="-21.94" r="4.6" fill="#fff" stroke="#33261C" stroke-width="1.5"/><circle cx="17.0" cy="-28.0" r="4.6" fill="#fff" stroke="#33261C" stroke-width="1.5"/><circle cx="20.5" cy="-34.06" r="4.6" fill="#fff" stroke="#33261C" stroke-width="1.5"/><circle cx="27.5" cy="-34.06" r="4.6" fill="#fff" stroke="#33261C" stroke-width="1.5"/><circle cx="24" cy="-28" r="4.5" fill="#F3CF6B" stroke="#33261C" stroke-width="1.5"/>"##,
    },
];
