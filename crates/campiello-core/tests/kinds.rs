//! Named things, in bags and in sets.

use campiello_core::chance::Dictated;
use campiello_core::{Bag, Keyed, Luck, Seed, Set, keyed};

keyed! {
    /// Fruit.
    pub enum Fruit {
        /// Red.
        Apple = "apple",
        /// Green.
        Pear = "pear",
        /// Dark.
        BlackCherry = "black-cherry",
    }
}

type Basket = Bag<Fruit, 3>;

fn luck(number: u64) -> Luck {
    Seed::numbered(1, number).luck(0)
}

#[test]
fn a_name_is_written_and_read_again() {
    for fruit in Fruit::ALL {
        assert_eq!(fruit.to_string().parse(), Ok(fruit));
        assert_eq!(<Fruit as Keyed>::ALL[fruit.index()], fruit);
    }
    assert_eq!(Fruit::BlackCherry.key(), "black-cherry");
    assert_eq!("Apple".parse::<Fruit>(), Err(()));
}

#[test]
fn a_bag_counts_and_never_gives_what_it_has_not() {
    let mut basket: Basket = [Fruit::Pear, Fruit::Apple, Fruit::Pear].into_iter().collect();
    assert_eq!((basket.count(Fruit::Pear), basket.total(), basket.has(Fruit::BlackCherry)), (2, 3, false));
    assert_eq!(basket.take_many(Fruit::Pear, 5), 2);
    assert!(!basket.take(Fruit::Pear));
    assert!(!basket.take_all(&Basket::each(1)), "no pear, no cherry");
    assert_eq!(basket, Basket::from_counts([1, 0, 0]), "a refusal takes nothing");
    basket.add_all(&Basket::each(2));
    assert_eq!(basket.singles().collect::<Vec<_>>().len(), 7);
    assert!(basket.take_all(&Basket::each(2)));
    assert_eq!(basket.iter().collect::<Vec<_>>(), [(Fruit::Apple, 1)]);
}

#[test]
fn a_bag_draws_every_thing_equally_often() {
    let mut drawn = Basket::NONE;
    for number in 0..200 {
        drawn.add(Basket::from_counts([1, 3, 0]).draw(&mut luck(number)).expect("four lie in it"));
    }
    assert!((30..70).contains(&drawn.count(Fruit::Apple)), "{drawn:?} of 200, a quarter expected");
    assert_eq!(drawn.count(Fruit::BlackCherry), 0);
    assert_eq!(Basket::each(0).draw(&mut luck(0)), None);
}

#[test]
fn the_last_draw_is_luck_too() {
    for draw in [
        |luck: &mut Luck| Basket::from_counts([0, 1, 0]).draw(luck),
        |luck: &mut Luck| Set::NONE.with(Fruit::Pear).draw(luck),
    ] {
        let mut luck = luck(0);
        assert_eq!(draw(&mut luck), Some(Fruit::Pear));
        assert!(luck.fate().luck, "somebody may have known the name of the last one");
    }
}

#[test]
fn a_set_holds_a_thing_once() {
    let mut set: Set<Fruit> = [Fruit::BlackCherry, Fruit::Apple, Fruit::Apple].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Fruit::Apple, Fruit::BlackCherry]);
    assert!(set.within(Set::all()) && !Set::all().within(set));
    set.remove(Fruit::Apple);
    assert_eq!((set.len(), set.contains(Fruit::Apple), set.is_empty()), (1, false, false));
    assert_eq!(set.or(Set::NONE.with(Fruit::Pear)).len(), 2);
    assert_eq!(Set::<Fruit>::every().count(), 8);
    assert_eq!(Set::<Fruit>::all().draw(&mut Dictated::new(vec![1])), Some(Fruit::Pear));
}
