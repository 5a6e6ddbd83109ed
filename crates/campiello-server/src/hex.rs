//! Bytes in hexadecimal digits, and back.

/// The bytes in hexadecimal digits.
#[must_use]
pub fn digits(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The bytes of hexadecimal digits, if they are such.
#[must_use]
pub fn bytes(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2).map(|pair| match pair {
        [high, low] => Some(value(*high)? << 4 | value(*low)?),
        _ => None,
    });
    pairs.collect()
}

const fn value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_read_again() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(bytes(&digits(&all)), Some(all));
        assert_eq!(digits(&[0, 171, 255]), "00abff");
    }

    #[test]
    fn what_are_no_digits_is_nothing() {
        for text in ["0", "0g", "é", "AB", "+1"] {
            assert_eq!(bytes(text), None, "{text}");
        }
    }
}
