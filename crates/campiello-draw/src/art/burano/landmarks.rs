//! What the islands of the lagoon are known for: a landmark on the coast of each.

/// The furnace of the glassmakers, with its smoke.
const FURNACE: &str = r##"<path d="M104 24V9H111V24Z" fill="#C8693F" stroke="#7E3A1C" stroke-width="1.2"/><path d="M107 7q-4-2 0-4q4-1 3-2" fill="none" stroke="#9FB8BD" stroke-width="2.4" stroke-linecap="round"/><path d="M110 26V14L118 9L126 14V26Z" fill="#E9C9A0" stroke="#8A5A34" stroke-width="1.2"/><path d="M115 26V19H121V26Z" fill="#E58A2E"/>"##;
/// A bell tower.
const TOWER: &str = r##"<path d="M108 26V12H118V26Z" fill="#D9A06B" stroke="#7E3A1C" stroke-width="1.2"/><path d="M106.5 12L113 1L119.5 12Z" fill="#C8693F" stroke="#7E3A1C" stroke-width="1.2" stroke-linejoin="round"/><path d="M111 15H115V20H111Z" fill="#5E3718"/><path d="M118 26V16H127V26Z" fill="#F0E2C6" stroke="#8A5A34" stroke-width="1.2"/>"##;
/// Artichokes in a row.
const GARDEN: &str = r##"<g fill="#7FA66B" stroke="#3F6B38" stroke-width="1.1"><path d="M100 25Q94 16 100 8Q106 16 100 25Z"/><path d="M112 26Q106 16 112 7Q118 16 112 26Z"/><path d="M124 29Q118 20 124 11Q130 20 124 29Z"/></g><path d="M97 16Q100 13 103 16M109 16Q112 13 115 16M121 20Q124 17 127 20" fill="none" stroke="#8C4FA0" stroke-width="1.6"/>"##;
/// Cypresses before a cloister.
const CLOISTER: &str = r##"<path d="M102 27V12H122V27Z" fill="#E9D6B0" stroke="#8A5A34" stroke-width="1.2"/><path d="M100 12L112 3L124 12Z" fill="#C8693F" stroke="#7E3A1C" stroke-width="1.2" stroke-linejoin="round"/><path d="M109 27V20A3 3 0 0 1 115 20V27Z" fill="#7E3A1C"/><path d="M97 27Q93 12 97 1Q101 12 97 27ZM127 28Q123 14 127 2Q131 14 127 28Z" fill="#4E7B4A" stroke="#2F5230" stroke-width="1"/>"##;
/// Vines on their poles.
const VINES: &str = r##"<path d="M98 26V10M108 27V8M118 27V9M127 30V14M98 13Q103 9 108 12T118 12T127 17" fill="none" stroke="#7A5A34" stroke-width="1.5"/><g fill="#6FA05C"><circle cx="98" cy="12" r="4"/><circle cx="108" cy="10" r="4.4"/><circle cx="118" cy="11" r="4.2"/><circle cx="127" cy="16" r="3.6"/></g><g fill="#6B3F87"><circle cx="102" cy="17" r="1.7"/><circle cx="104.4" cy="19.4" r="1.7"/><circle cx="112.5" cy="17" r="1.7"/><circle cx="114.7" cy="19.6" r="1.7"/><circle cx="122" cy="18" r="1.7"/></g>"##;
/// A wall with its gate, and cypresses behind.
const WALL: &str = r##"<path d="M101 20Q97 9 101 1Q105 9 101 20ZM125 24Q121 12 125 1Q129 12 125 24Z" fill="#4E7B4A" stroke="#2F5230" stroke-width="1"/><path d="M96 28V16H128V30Z" fill="#D98F6A" stroke="#7E3A1C" stroke-width="1.2"/><path d="M107 28V9L113 4L119 9V29Z" fill="#FAF3E4" stroke="#7E3A1C" stroke-width="1.2" stroke-linejoin="round"/><path d="M110 28V18A3 3 0 0 1 116 18V28Z" fill="#7E3A1C"/>"##;

/// Lanterns at both ends of a quay.
pub(super) const LANTERNS: &str = r##"<path d="M12 21V6M118 21V6" stroke="#3B4A50" stroke-width="2.2" stroke-linecap="round"/><path d="M8.5 6L10 0H14L15.5 6ZM114.5 6L116 0H120L121.5 6Z" fill="#F3CF6B" stroke="#3B4A50" stroke-width="1.3" stroke-linejoin="round"/>"##;

/// The landmark of the island of this number, in the order of the game.
pub(super) const fn landmark(island: usize) -> &'static str {
    match island {
        0 => FURNACE,
        1 => TOWER,
        2 => GARDEN,
        3 => CLOISTER,
        4 => VINES,
        _ => WALL,
    }
}
