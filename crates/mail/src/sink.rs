//! A mail server for tests: a thread that takes letters on this machine and keeps them.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How a sink behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// It takes every letter.
    Takes,
    /// It lets in, and takes no letter at present.
    Full,
    /// It lets nobody in.
    Shut,
    /// It says nothing at all.
    Silent,
}

/// A letter that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// For whom, as the envelope says.
    pub to: String,
    /// All of it as it came: head, an empty line, body.
    pub text: String,
}

impl Taken {
    /// The code in it: four groups of four letters and digits.
    pub fn code(&self) -> Option<String> {
        let is_group = |group: &str| {
            let fits = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit();
            group.len() == 4 && group.chars().all(fits)
        };
        let is_code = |word: &&str| word.split('-').count() == 4 && word.split('-').all(is_group);
        self.text.split_whitespace().find(is_code).map(str::to_owned)
    }
}

/// The mail server.
pub struct Sink {
    address: SocketAddr,
    mood: Arc<Mutex<Mood>>,
    taken: Receiver<Taken>,
}

impl Sink {
    /// Begins to listen.
    ///
    /// # Panics
    ///
    /// If there is no port.
    pub fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a port");
        let address = listener.local_addr().expect("it is bound");
        let mood = Arc::new(Mutex::new(Mood::Takes));
        let (sender, taken) = mpsc::channel();
        let its = Arc::clone(&mood);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let mood = *its.lock().unwrap_or_else(PoisonError::into_inner);
                let sender = sender.clone();
                // Whoever goes away in the middle is gone.
                std::thread::spawn(move || drop(serve(&stream, mood, &sender)));
            }
        });
        Self { address, mood, taken }
    }

    /// What a server is told to send letters here.
    pub fn server(&self) -> String {
        format!("smtp://{}", self.address)
    }

    /// Behaves otherwise from the next connection on.
    pub fn set(&self, mood: Mood) {
        *self.mood.lock().unwrap_or_else(PoisonError::into_inner) = mood;
    }

    /// The next letter, if one comes within that time.
    pub fn next(&self, within: Duration) -> Option<Taken> {
        self.taken.recv_timeout(within).ok()
    }
}

impl Default for Sink {
    fn default() -> Self {
        Self::new()
    }
}

/// Talks to one client.
fn serve(stream: &TcpStream, mood: Mood, sender: &Sender<Taken>) -> std::io::Result<()> {
    let mut out = stream;
    let mut lines = BufReader::new(stream).lines();
    let mut say = |text: &str| out.write_all(format!("{text}\r\n").as_bytes());
    match mood {
        Mood::Shut => return say("554 nobody comes in"),
        Mood::Silent => {}
        Mood::Takes | Mood::Full => say("220 sink")?,
    }
    let mut to = String::new();
    while let Some(line) = lines.next().transpose()? {
        if mood == Mood::Silent {
            continue;
        }
        let word = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        match word.as_str() {
            "EHLO" => say("250-sink\r\n250-8BITMIME\r\n250 AUTH PLAIN")?,
            "AUTH" => say("235 come in")?,
            "RCPT" if mood == Mood::Full => say("452 no room")?,
            "RCPT" => {
                let address = line.split(['<', '>']).nth(1).unwrap_or_default();
                address.clone_into(&mut to);
                say("250 fine")?;
            }
            "DATA" => {
                say("354 go on")?;
                let mut text = String::new();
                for line in lines.by_ref() {
                    let line = line?;
                    if line == "." {
                        break;
                    }
                    text.push_str(line.strip_prefix('.').unwrap_or(&line));
                    text.push('\n');
                }
                // Nobody waits for it where the test is over.
                let _ = sender.send(Taken { to: to.clone(), text });
                say("250 taken")?;
            }
            "QUIT" => return say("221 bye"),
            _ => say("250 fine")?,
        }
    }
    Ok(())
}
