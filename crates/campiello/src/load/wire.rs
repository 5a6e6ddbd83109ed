//! Just enough HTTP/1.1: the generator shares the machine with the server, and must cost little.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection that is kept open.
pub(super) struct Connection {
    stream: TcpStream,
    /// What was read and not used yet.
    rest: Vec<u8>,
}

/// What the server answered.
pub(super) struct Answer {
    /// The status.
    pub(super) status: u16,
    head: String,
    /// What came with it.
    pub(super) body: Vec<u8>,
}

impl Answer {
    /// A header, by its name in small letters.
    pub(super) fn header(&self, name: &str) -> Option<&str> {
        header(&self.head, name)
    }

    /// The body, if it is text.
    pub(super) fn text(&self) -> io::Result<&str> {
        std::str::from_utf8(&self.body).map_err(|_| garbled("the body is not text"))
    }

    /// The answer, if its status is this one.
    pub(super) fn expect(self, status: u16) -> io::Result<Self> {
        if self.status == status {
            return Ok(self);
        }
        Err(io::Error::other(format!("the server answered {} instead of {status}", self.status)))
    }
}

impl Connection {
    /// Connects.
    pub(super) async fn open(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, rest: Vec::with_capacity(4096) })
    }

    /// Asks for a page.
    pub(super) async fn ask(&mut self, path: &str, headers: &str) -> io::Result<Answer> {
        self.send_ask(path, headers).await?;
        self.answer().await
    }

    /// Sends a form.
    pub(super) async fn send(&mut self, path: &str, headers: &str, form: &str) -> io::Result<Answer> {
        let length = form.len();
        let kind = "content-type: application/x-www-form-urlencoded";
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: campiello\r\n{headers}{kind}\r\ncontent-length: {length}\r\n\r\n{form}"
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.answer().await
    }

    /// Asks for a page that does not end: the head is read, and the stream with what came behind it is given back.
    pub(super) async fn listen(mut self, path: &str) -> io::Result<(TcpStream, Vec<u8>)> {
        self.send_ask(path, "accept: text/event-stream\r\n").await?;
        let (status, _) = self.head().await?;
        if status != 200 {
            return Err(io::Error::other(format!("the server answered {status} to a watcher")));
        }
        Ok((self.stream, self.rest))
    }

    async fn send_ask(&mut self, path: &str, headers: &str) -> io::Result<()> {
        let request = format!("GET {path} HTTP/1.1\r\nhost: campiello\r\n{headers}\r\n");
        self.stream.write_all(request.as_bytes()).await
    }

    async fn answer(&mut self) -> io::Result<Answer> {
        let (status, head) = self.head().await?;
        let length = header(&head, "content-length").and_then(|length| length.parse().ok());
        let body = match length {
            Some(length) => self.take(length).await?,
            None if header(&head, "transfer-encoding") == Some("chunked") => self.chunks().await?,
            None => Vec::new(),
        };
        Ok(Answer { status, head, body })
    }

    async fn head(&mut self) -> io::Result<(u16, String)> {
        let end = self.find(b"\r\n\r\n").await?;
        let head = self.take(end + 4).await?;
        let head = String::from_utf8(head).map_err(|_| garbled("the head is not text"))?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        Ok((status.ok_or_else(|| garbled("there is no status"))?, head))
    }

    async fn chunks(&mut self) -> io::Result<Vec<u8>> {
        let mut body = Vec::new();
        loop {
            let end = self.find(b"\r\n").await?;
            let size = self.take(end + 2).await?;
            let size = hexadecimal(&size[..end]).ok_or_else(|| garbled("a chunk has no size"))?;
            let chunk = self.take(size + 2).await?;
            if size == 0 {
                return Ok(body);
            }
            body.extend_from_slice(&chunk[..size]);
        }
    }

    /// Where these bytes begin in what comes next.
    async fn find(&mut self, bytes: &[u8]) -> io::Result<usize> {
        loop {
            if let Some(at) = self.rest.windows(bytes.len()).position(|window| window == bytes) {
                return Ok(at);
            }
            self.more().await?;
        }
    }

    async fn take(&mut self, length: usize) -> io::Result<Vec<u8>> {
        while self.rest.len() < length {
            self.more().await?;
        }
        let rest = self.rest.split_off(length);
        Ok(std::mem::replace(&mut self.rest, rest))
    }

    async fn more(&mut self) -> io::Result<()> {
        self.rest.reserve(4096);
        match self.stream.read_buf(&mut self.rest).await? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }
}

/// A number as the sizes of chunks are written.
pub(super) fn hexadecimal(digits: &[u8]) -> Option<usize> {
    usize::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()
}

fn header<'h>(head: &'h str, name: &str) -> Option<&'h str> {
    let lines = head.lines().skip(1).filter_map(|line| line.split_once(": "));
    lines.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
}

fn garbled(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}
