//! What people type is understood where it is clear, and otherwise left to the notation.

use burano::typed::understand;

fn meant(typed: &str) -> Option<String> {
    understand(typed).map(|action| action.to_string())
}

#[test]
fn capitals_blanks_and_order_do_not_matter() {
    for (typed, action) in [
        ("END", "end"),
        ("  Take   B5 ", "take b5"),
        ("PYRAMID PBYGOWPBY GOWP B", "pyramid pbygowpby gowp b"),
        ("pyramid pbygowpbygowpb", "pyramid pbygowpby gowp b"),
        ("pyramid pby gow pby gowp b", "pyramid pbygowpby gowp b"),
        ("pyramid pby", "pyramid pby------ ---- -"),
        ("pyramid p-y", "pyramid p-y------ ---- -"),
        ("roofs four islands fountains", "roofs islands fountains four"),
        ("fish sea bream", "fish sea-bream"),
        ("sail san francesco", "sail san-francesco"),
        ("card Harbour Office", "card harbour-office"),
        ("swap west pink murano blue", ""),
        ("swap torcello blue san michele pink", "swap torcello blue san-michele pink"),
        ("roof four pink blue c4 d4", "roof four-pink-blue c4 d4"),
    ] {
        assert_eq!(meant(typed), (!action.is_empty()).then(|| action.to_string()), "{typed}");
    }
}

#[test]
fn what_is_not_clear_is_not_guessed() {
    for typed in [
        "",
        "   ",
        "pyramid",
        "pyramid pbygowpbygowpbp",
        "pyramid pq",
        "pyramid é",
        "roofs",
        "roofs four four",
        "fish sea",
        "take",
    ] {
        assert_eq!(meant(typed), None, "{typed}");
    }
    assert_eq!(meant(&"a ".repeat(10_000)), None, "a long line is refused at once");
    assert_eq!(meant(&format!("pyramid {}", "p".repeat(10_000))), None);
}
