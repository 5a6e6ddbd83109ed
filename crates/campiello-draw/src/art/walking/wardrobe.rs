//! Who wears what: skin, clothes, hair, hats, and what the hands hold.

use super::paint::moved;
use super::people::{Arm, Legs};
use super::symbols::{CAT, FLOWER, PLANT};

/// A character's looks.
pub(super) struct Person {
    pub(super) skin: &'static str,
    pub(super) top: &'static str,
    pub(super) bottom: &'static str,
    /// The ground of the portrait.
    pub(super) ground: &'static str,
    /// Children are the same figure, smaller.
    pub(super) child: bool,
    pub(super) legs: Legs,
    /// The left and the right arm, as we see them.
    pub(super) arms: (Arm, Arm),
    /// How far the head leans, in degrees.
    pub(super) tilt: i8,
    /// Hair behind the shoulders.
    pub(super) back: &'static str,
    /// Over the torso.
    pub(super) body: &'static str,
    /// Over the face: hair, hat, beard.
    pub(super) head: &'static str,
    /// In the hands.
    pub(super) held: fn() -> String,
}

fn nothing() -> String {
    String::new()
}

const PLAIN: Person = Person {
    skin: "#F2C29B",
    top: "",
    bottom: "",
    ground: "",
    child: false,
    legs: Legs::Still,
    arms: (Arm::Down, Arm::Down),
    tilt: 0,
    back: "",
    body: "",
    head: "",
    held: nothing,
};

/// In the order of the rules: tourists, then inhabitants.
pub(super) const PEOPLE: [Person; 11] =
    [WOMAN, MAN, GIRL, BOY, MAYOR, POLICEMAN, SANTA_CLAUS, SHOP_OWNER, TAILOR, FLORIST, GARDENER];

const WOMAN: Person = Person {
    top: "#D8336E",
    bottom: "#D8336E",
    ground: "#F9C9D6",
    legs: Legs::Skirt,
    arms: (Arm::Hip, Arm::Wave),
    tilt: 5,
    back: r##"<path d="M22 34A18 19 0 0 1 58 34Q62 52 54 58Q50 44 40 44Q30 44 26 58Q18 52 22 34Z" fill="#5B2E1A"/>"##,
    head: r##"<path d="M24 32Q26 16 40 17Q54 16 56 32Q50 24 40 24Q32 25 24 32Z" fill="#5B2E1A"/><path d="M8 22Q40 30 72 22Q66 16 56 17Q54 4 40 4Q26 4 24 17Q14 16 8 22Z" fill="#F0CF7E"/><path d="M24 17Q40 22 56 17L56.4 21Q40 26 23.6 21Z" fill="#D8336E"/><g transform="translate(53 17)"><g fill="#D81E74"><circle cy="-4.9" r="3.9"/><circle cx="4.7" cy="-1.5" r="3.9"/><circle cx="2.9" cy="4" r="3.9"/><circle cx="-2.9" cy="4" r="3.9"/><circle cx="-4.7" cy="-1.5" r="3.9"/></g><circle r="3.1" fill="#FFD84A"/></g>"##,
    ..PLAIN
};

const MAN: Person = Person {
    skin: "#D99A6C",
    top: "#3E7CB1",
    bottom: "#4A4A58",
    ground: "#CFE3C8",
    legs: Legs::Striding,
    arms: (Arm::Down, Arm::Out),
    tilt: -4,
    head: r##"<path d="M25 28Q26 17 40 17Q54 17 55 28Q48 23 40 23Q32 23 25 28Z" fill="#3A2A20"/><path d="M14 20H66Q62 15 55 15L53 6H27L25 15Q18 15 14 20Z" fill="#E2C275"/><path d="M25.6 12H54.4L55 16H25Z" fill="#3E7CB1"/><path d="M40 40Q34 37 31 42Q36 44 40 41.6Q44 44 49 42Q46 37 40 40Z" fill="#3A2A20"/>"##,
    held: || PLANT.bare(76.0, 89.0, 0.9),
    ..PLAIN
};

const GIRL: Person = Person {
    top: "#F2B632",
    bottom: "#F2B632",
    ground: "#FCE3A0",
    child: true,
    legs: Legs::Skirt,
    arms: (Arm::Wave, Arm::Out),
    tilt: 6,
    back: r##"<circle cx="19" cy="40" r="7.5" fill="#B5562B"/><circle cx="61" cy="40" r="7.5" fill="#B5562B"/><circle cx="23" cy="34" r="3" fill="#D8336E"/><circle cx="57" cy="34" r="3" fill="#D8336E"/>"##,
    head: r##"<path d="M24.5 33Q24 15 40 15Q56 15 55.5 33Q52 24 44 24Q34 26 24.5 33Z" fill="#B5562B"/>"##,
    held: || CAT.bare(74.0, 87.0, 0.95),
    ..PLAIN
};

const BOY: Person = Person {
    skin: "#B9774E",
    top: "#3D9A62",
    bottom: "#3B4C7A",
    ground: "#BFE0E2",
    child: true,
    legs: Legs::Striding,
    arms: (Arm::Out, Arm::Wave),
    tilt: -6,
    body: r##"<path d="M24 66H56V71H24ZM24 78H56V83H24Z" fill="#FFF6E4" opacity=".8"/>"##,
    head: r##"<path d="M24 28Q24 12 40 12Q56 12 56 28Z" fill="#C8202F"/><path d="M52 24Q66 23 68 29Q58 30 50 28Z" fill="#8E1420"/><circle cx="40" cy="12" r="2.6" fill="#FFF6E4"/>"##,
    held: || {
        r##"<path d="M4 88Q-2 60 8 34" fill="none" stroke="#75664F" stroke-width="1"/><path d="M8 36Q-7 26-2 12Q4 2 14 8Q22 16 8 36Z" fill="#E4572E"/><path d="M0 12Q4 6 9 9" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".7"/>"##.into()
    },
    ..PLAIN
};

const MAYOR: Person = Person {
    top: "#33304A",
    bottom: "#33304A",
    ground: "#E8C9BE",
    arms: (Arm::Wave, Arm::Hip),
    tilt: -3,
    body: r##"<path d="M24 56L56 92L50 97L22 64Z" fill="#2F8F57"/><path d="M27 55L57 88L53 94L24 60Z" fill="#FFF6E4"/><path d="M31 54L58 84L56 90L27 56Z" fill="#C8202F"/>"##,
    head: r##"<path d="M25 30Q25 20 30 19H50Q55 20 55 30Q52 25 48 24H32Q28 25 25 30Z" fill="#8C8C96"/><path d="M18 20H62V24H18ZM26 0H54V20H26Z" fill="#2B2A33"/><path d="M26 14H54V19H26Z" fill="#C8202F"/><path d="M33 40Q36 37 40 39Q44 37 47 40Q44 42 40 41Q36 42 33 40Z" fill="#8C8C96"/>"##,
    ..PLAIN
};

const POLICEMAN: Person = Person {
    skin: "#C98A5E",
    top: "#24406E",
    bottom: "#24406E",
    ground: "#CFDDF0",
    arms: (Arm::Hip, Arm::Hip),
    tilt: 3,
    body: r##"<g fill="#F2B632"><circle cx="40" cy="66" r="1.6"/><circle cx="40" cy="75" r="1.6"/><circle cx="40" cy="84" r="1.6"/></g><path d="M23 60H32V63H23ZM48 60H57V63H48Z" fill="#F2B632"/><path d="M24 92H56V98H24Z" fill="#FFF6E4"/>"##,
    head: r##"<path d="M22 24Q24 10 40 8Q56 10 58 24Z" fill="#24406E"/><path d="M24 22H56V27H24Z" fill="#12233F"/><path d="M26 27H54Q48 31 40 31Q32 31 26 27Z" fill="#0E1A2E"/><circle cx="40" cy="17" r="4" fill="#F2B632"/>"##,
    ..PLAIN
};

const SANTA_CLAUS: Person = Person {
    top: "#CE2B37",
    bottom: "#CE2B37",
    ground: "#DCEBE2",
    legs: Legs::Striding,
    arms: (Arm::Down, Arm::Wave),
    tilt: -5,
    body: r##"<path d="M22 88H58V95H22Z" fill="#2B2A33"/><rect x="35" y="87" width="10" height="9" fill="#F2B632"/>"##,
    head: r##"<path d="M22 25Q28 4 50 4Q64 8 66 22Q58 14 55 25Z" fill="#CE2B37"/><circle cx="66" cy="24" r="5" fill="#FFFDF6"/><rect x="20" y="22" width="40" height="7.4" rx="3.7" fill="#FFFDF6"/><path d="M24 38Q24 62 40 64Q56 62 56 38Q50 42 47 40Q43 38 40 40.6Q37 38 33 40Q30 42 24 38Z" fill="#FFFDF6"/><path d="M37 45Q40 48 43 45Q40 44 37 45Z" fill="#C94B4B"/>"##,
    held: || {
        r##"<path d="M16 102Q-10 108-6 136Q0 152 16 150Q30 146 25 122Q22 108 16 102Z" fill="#B98A56"/><path d="M9 106Q16 110 23 106" fill="none" stroke="#6E4B2A" stroke-width="2.4" stroke-linecap="round"/>"##.into()
    },
    ..PLAIN
};

const SHOP_OWNER: Person = Person {
    top: "#F4EAD5",
    bottom: "#5B4636",
    ground: "#F7D9A8",
    arms: (Arm::Hip, Arm::Out),
    tilt: 4,
    body: r##"<path d="M31 58H49V70H57L55 118H25L23 70H31Z" fill="#C8202F"/><path d="M30 86H50V100H30Z" fill="#A81724"/>"##,
    head: r##"<path d="M25 31Q24 22 27 20H53Q56 22 55 31Q52 25 40 25Q28 25 25 31Z" fill="#3A2A20"/><path d="M26 22V13Q18 8 24 3Q30-2 36 1Q40-3 45 1Q52-2 57 4Q61 9 54 13V22Z" fill="#FFFDF6" stroke="#D8C9A8"/><path d="M33 41Q36 37.6 40 40Q44 37.6 47 41Q51 43 52 39.6Q50 45 44 43.6Q40 43 40 42Q40 43 36 43.6Q30 45 28 39.6Q29 43 33 41Z" fill="#3A2A20"/>"##,
    held: || {
        r##"<ellipse cx="78" cy="84" rx="13" ry="3.6" fill="#A9A7A0"/><path d="M67 82Q68 74 78 74Q88 74 89 82Z" fill="#F6C445"/><circle cx="74" cy="79" r="1.8" fill="#C8202F"/><circle cx="82" cy="79" r="1.8" fill="#C8202F"/>"##.into()
    },
    ..PLAIN
};

const TAILOR: Person = Person {
    skin: "#E0A57A",
    top: "#6E4B8C",
    bottom: "#3A3346",
    ground: "#DCCFEA",
    arms: (Arm::Out, Arm::Hip),
    tilt: -3,
    body: r##"<path d="M28 54Q24 76 30 100H36Q30 78 33 53ZM52 54Q56 76 50 92H44Q50 76 47 53Z" fill="#F2D24A"/><path d="M27.6 64h3M27.4 72h3M28 80h3M29 88h3M49.6 64h3M50 72h3M49 80h3" stroke="#4A2F00" stroke-width="1.2"/>"##,
    head: r##"<path d="M24.6 32Q22 15 38 15Q57 14 55.4 32Q53 23 46 22Q34 26 24.6 32Z" fill="#C9C2B8"/><g fill="none" stroke="#2B2A33" stroke-width="1.7"><circle cx="33.6" cy="35" r="5"/><circle cx="46.4" cy="35" r="5"/><path d="M38.6 34.4h2.8"/></g>"##,
    held: || {
        r##"<path d="M-3 74H11V96H-3Z" fill="#1F3FA8"/><path d="M-6 72H14V77H-6ZM-6 93H14V98H-6Z" fill="#B98A56"/>"##
            .into()
    },
    ..PLAIN
};

const FLORIST: Person = Person {
    skin: "#D99A6C",
    top: "#2E8B8B",
    bottom: "#2E8B8B",
    ground: "#F9D0DC",
    legs: Legs::Skirt,
    arms: (Arm::Wave, Arm::Down),
    tilt: 5,
    back: r##"<path d="M22 34A18 19 0 0 1 58 34Q60 48 56 54H24Q20 48 22 34Z" fill="#2B2A33"/>"##,
    body: r##"<path d="M28 70H52L56 122H24Z" fill="#FFF1CF"/>"##,
    head: r##"<path d="M24 34Q24 16 40 16Q56 16 56 34Q52 22 40 23Q28 22 24 34Z" fill="#2B2A33"/><g transform="translate(27 20)"><g fill="#D81E74"><circle cy="-4.7" r="3.7"/><circle cx="4.5" cy="-1.4" r="3.7"/><circle cx="2.8" cy="3.9" r="3.7"/><circle cx="-2.8" cy="3.9" r="3.7"/><circle cx="-4.5" cy="-1.4" r="3.7"/></g><circle r="3" fill="#FFD84A"/></g>"##,
    held: || {
        let bouquet = [(-6.0, -10.0), (6.0, -8.0), (0.0, -18.0)].map(|(x, y)| FLOWER.bare(x, y, 1.1)).concat();
        moved(63.0, 102.0, 1.0, &format!(r##"{bouquet}<path d="M-9-4H10L5 10H-4Z" fill="#A8623C"/>"##))
    },
    ..PLAIN
};

const GARDENER: Person = Person {
    skin: "#8E5A3A",
    top: "#E9C46A",
    bottom: "#3E6B8A",
    ground: "#D5E8C4",
    legs: Legs::Still,
    arms: (Arm::Hip, Arm::Out),
    tilt: -4,
    body: r##"<path d="M28 54H33V70H47V54H52V70H56L56 98H24L24 70H28Z" fill="#3E6B8A"/>"##,
    head: r##"<path d="M25 30Q26 18 40 18Q54 18 55 30Q48 24 40 24Q32 24 25 30Z" fill="#2B1A10"/><path d="M6 24Q40 31 74 24Q70 17 57 17Q54 6 40 6Q26 6 23 17Q10 17 6 24Z" fill="#DDB35E"/><path d="M23.4 16Q40 21 56.6 16L57 20Q40 25 23 20Z" fill="#2E7D46"/>"##,
    held: || {
        r##"<path d="M70 84H90V102H70Z" fill="#7FA6B0"/><path d="M89 90L101 82M99 79L104 85" stroke="#7FA6B0" stroke-width="3.4" stroke-linecap="round" fill="none"/><path d="M71 85Q80 70 89 85" fill="none" stroke="#5C838D" stroke-width="2.6"/>"##.into()
    },
    ..PLAIN
};
