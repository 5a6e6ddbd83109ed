//! Names beside a picture that make room for each other.

/// Places as near as they can be to where they are wished, in the same order, at least `apart` from each other and between `from` and `to`.
/// If there is no room for all, they stand closer.
pub(super) fn spread(wished: &[f64], apart: f64, (from, to): (f64, f64)) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wished.len()).collect();
    order.sort_by(|one, other| wished[*one].total_cmp(&wished[*other]));
    let gaps = wished.len().saturating_sub(1).max(1) as f64;
    let apart = apart.min((to - from) / gaps);
    // Groups of names that stand shoulder to shoulder, each around the mean of its wishes.
    let mut groups: Vec<(f64, usize)> = Vec::new();
    for index in &order {
        groups.push((wished[*index], 1));
        while let [.., (above, many), (below, more)] = groups[..] {
            let reach = |count: usize| (count as f64 - 1.0) / 2.0 * apart;
            let within = |middle: f64, count: usize| middle.clamp(from + reach(count), to - reach(count));
            if within(below, more) - reach(more) - within(above, many) - reach(many) >= apart - 1e-9 {
                break;
            }
            let all = (above * many as f64 + below * more as f64) / (many + more) as f64;
            groups.truncate(groups.len() - 2);
            groups.push((all, many + more));
        }
    }
    let mut places = vec![0.0; wished.len()];
    let mut rest = order.into_iter();
    for (middle, count) in groups {
        let reach = (count as f64 - 1.0) / 2.0 * apart;
        let first = middle.clamp(from + reach, (to - reach).max(from + reach)) - reach;
        for (n, index) in rest.by_ref().take(count).enumerate() {
            places[index] = first + n as f64 * apart;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn names_keep_their_distance_and_their_order() {
        let wished = [50.0, 52.0, 10.0, 51.0, 99.0, 100.0];
        let places = spread(&wished, 12.0, (0.0, 100.0));
        let mut order: Vec<usize> = (0..wished.len()).collect();
        order.sort_by(|one, other| wished[*one].total_cmp(&wished[*other]));
        for pair in order.windows(2) {
            assert!(places[pair[1]] - places[pair[0]] >= 12.0 - 1e-6, "{places:?}");
        }
        assert!(places.iter().all(|place| (-1e-6..=100.0 + 1e-6).contains(place)), "{places:?}");
        assert!((places[2] - 10.0).abs() < 1e-9, "who has room stays: {places:?}");
    }

    #[test]
    fn too_many_names_share_what_there_is() {
        let places = spread(&[5.0; 11], 20.0, (0.0, 100.0));
        assert!((places[10] - places[0] - 100.0).abs() < 1e-6, "{places:?}");
        assert!(spread(&[], 20.0, (0.0, 100.0)).is_empty());
    }
}
