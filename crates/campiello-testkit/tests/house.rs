//! Invariant 1: a game can name nothing but the vocabulary.

use std::fs;
use std::path::{Path, PathBuf};

fn games() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    fs::read_dir(folder).expect("games/ is there").flatten().map(|entry| entry.path()).collect()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("readable").flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn games_depend_on_the_core_only() {
    for game in games() {
        let manifest = fs::read_to_string(game.join("Cargo.toml")).expect("a game is a crate");
        let dependencies = manifest.split("[dependencies]").nth(1).expect("it has dependencies");
        let names: Vec<&str> = dependencies
            .lines()
            .skip(1)
            .take_while(|line| !line.starts_with('['))
            .filter_map(|line| line.split(['.', ' ', '=']).next())
            .filter(|name| !name.is_empty())
            .collect();
        assert_eq!(names, ["campiello-core", "serde"], "{}", game.display());
    }
}

#[test]
fn games_name_no_clock_file_thread_float_or_unordered_map() {
    let forbidden = ["std::", "f32", "f64", "HashMap", "HashSet", "unsafe", "println!", "static mut"];
    for game in games() {
        let root = fs::read_to_string(game.join("src/lib.rs")).expect("a game is a library");
        assert!(root.contains("#![no_std]"), "{}", game.display());
        for source in sources(&game.join("src")) {
            let text = fs::read_to_string(&source).expect("readable");
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            for line in code {
                let named = forbidden.iter().find(|word| line.contains(**word));
                assert_eq!(named, None, "{}: {line}", source.display());
            }
        }
    }
}
