//! Who visits which house, so that the street scores most.

use super::slots::SLOTS;

/// A house that waits for a visitor, now or later: what each of the four tourists would score there.
pub type Tourists = [i32; 4];

/// The best points for houses that wait: every inhabitant is the same everywhere, a tourist is not.
///
/// `left` says how many of each tourist wait; `inhabitants` are the points of those who may come, best first. When more
/// houses want a tourist than there are, those who lose least by it take their second choice.
pub fn best_visitors(waiting: &[Tourists], left: [u8; 4], inhabitants: &[i32]) -> i32 {
    let mut points = [0; SLOTS];
    let mut wanted = [0; SLOTS];
    let mut houses = [[0; 4]; SLOTS];
    let houses = &mut houses[..waiting.len()];
    houses.copy_from_slice(waiting);
    for (house, tourists) in houses.iter_mut().enumerate() {
        for (points, left) in tourists.iter_mut().zip(left) {
            if left == 0 {
                *points = 0;
            }
        }
        (wanted[house], points[house]) = favourite(tourists);
    }
    while let Some(house) = too_many(houses, &wanted, left) {
        houses[house][wanted[house]] = 0;
        (wanted[house], points[house]) = favourite(&houses[house]);
        if points[house] == 0 {
            break;
        }
    }
    let points = &mut points[..houses.len()];
    sort(points);
    let mut best: i32 = points.iter().sum();
    let mut sum = best;
    for (replaced, inhabitant) in points.iter().zip(inhabitants) {
        sum += inhabitant - replaced;
        best = best.max(sum);
    }
    best
}

fn favourite(tourists: &Tourists) -> (usize, i32) {
    let mut best = (0, tourists[0]);
    for (tourist, points) in tourists.iter().enumerate().skip(1) {
        if *points > best.1 {
            best = (tourist, *points);
        }
    }
    best
}

/// The house that loses least by giving up a tourist whom too many want.
fn too_many(houses: &[Tourists], wanted: &[usize; SLOTS], left: [u8; 4]) -> Option<usize> {
    let mut wishes = [0; 4];
    for wish in &wanted[..houses.len()] {
        wishes[*wish] += 1;
    }
    let tourist = (0..4).find(|tourist| wishes[*tourist] > left[*tourist])?;
    let regret = |house: &usize| {
        let mut others = houses[*house];
        let points = core::mem::take(&mut others[tourist]);
        points - favourite(&others).1
    };
    (0..houses.len()).filter(|house| wanted[*house] == tourist && houses[*house][tourist] > 0).min_by_key(regret)
}

/// Sorts a handful of numbers, the least first.
pub fn sort(numbers: &mut [i32]) {
    for end in 1..numbers.len() {
        let mut at = end;
        while at > 0 && numbers[at - 1] > numbers[at] {
            numbers.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inhabitant_goes_where_tourists_score_least() {
        let houses = [[9, 2, 2, 2], [5, 2, 2, 2]];
        assert_eq!(best_visitors(&houses, [2; 4], &[8, 7]), 9 + 8);
    }

    #[test]
    fn the_house_that_loses_least_does_without_its_favourite() {
        let houses = [[9, 8, 2, 2], [7, 2, 2, 2]];
        assert_eq!(best_visitors(&houses, [1; 4], &[]), 8 + 7);
    }

    #[test]
    fn nobody_comes_when_nobody_is_left() {
        let houses = [[9, 8, 2, 2], [7, 2, 2, 2]];
        assert_eq!(best_visitors(&houses, [1, 0, 0, 0], &[3]), 9 + 3);
    }
}
