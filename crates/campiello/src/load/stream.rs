//! The stream of a table's events, of which only the numbers are read.

use super::wire::hexadecimal;

/// The number of an event stands within so many bytes of its beginning.
const BEGINNING: usize = 96;

/// Reads a stream in chunks. The server sends every event as one chunk, so that all but the beginning of a chunk is passed over uncopied.
#[derive(Default)]
pub(super) struct Numbers {
    /// The line with the size of the next chunk, as far as it came.
    size: Vec<u8>,
    /// The beginning of the chunk.
    beginning: Vec<u8>,
    /// How much of the chunk and of the line's end behind it is still to come; nothing between two chunks.
    left: Option<usize>,
}

impl Numbers {
    /// Reads on, and gives every number of an event to `seen`. False when the stream has ended.
    pub(super) fn read(&mut self, mut bytes: &[u8], mut seen: impl FnMut(u64)) -> bool {
        while !bytes.is_empty() {
            let Some(left) = self.left else {
                let end = bytes.iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |end| end + 1);
                self.size.extend_from_slice(&bytes[..end]);
                bytes = &bytes[end..];
                if self.size.ends_with(b"\n") {
                    match hexadecimal(self.size.trim_ascii_end()) {
                        None | Some(0) => return false,
                        Some(size) => self.left = Some(size + 2),
                    }
                    self.size.clear();
                    self.beginning.clear();
                }
                continue;
            };
            let part = left.min(bytes.len());
            let wanted = BEGINNING - self.beginning.len();
            self.beginning.extend_from_slice(&bytes[..part.min(wanted)]);
            self.left = Some(left - part).filter(|left| *left > 0);
            if self.left.is_none() {
                // An event has arrived when the whole of it has.
                number(&self.beginning).into_iter().for_each(&mut seen);
            }
            bytes = &bytes[part..];
        }
        true
    }
}

fn number(event: &[u8]) -> Option<u64> {
    let line = event.split(|byte| *byte == b'\n').find_map(|line| line.strip_prefix(b"id: "))?;
    std::str::from_utf8(line).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const STREAM: &[u8] = b"25\r\nretry: 1000\nevent: morph\nid: 7\ndata: \r\n3\r\n:\n\n\r\n20\r\nevent: page\nid: 12\ndata: id: 9\n\n\r\n";

    fn numbers(pieces: &[&[u8]]) -> Vec<u64> {
        let (mut numbers, mut seen) = (Numbers::default(), Vec::new());
        assert!(pieces.iter().all(|piece| numbers.read(piece, |number| seen.push(number))));
        seen
    }

    #[test]
    fn numbers_are_found_wherever_the_stream_is_cut() {
        assert_eq!(numbers(&[STREAM]), [7, 12]);
        for cut in 0..STREAM.len() {
            assert_eq!(numbers(&[&STREAM[..cut], &STREAM[cut..]]), [7, 12], "cut at {cut}");
        }
        let bytes: Vec<&[u8]> = STREAM.chunks(1).collect();
        assert_eq!(numbers(&bytes), [7, 12]);
    }

    #[test]
    fn an_event_counts_when_all_of_it_is_there() {
        let (mut numbers, mut seen) = (Numbers::default(), Vec::new());
        assert!(numbers.read(&STREAM[..STREAM.len() - 3], |number| seen.push(number)));
        assert_eq!(seen, [7]);
    }

    #[test]
    fn the_end_of_a_stream_is_noticed() {
        assert!(!Numbers::default().read(b"0\r\n\r\n", |_| ()));
    }
}
