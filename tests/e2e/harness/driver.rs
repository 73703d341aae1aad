//! The processes under a test: a screen, the webview's driver, and the app that it starts.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The folder that everything built and written by tests goes to.
pub fn target_folder() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    Path::new(env!("CARGO_MANIFEST_DIR")).join(target)
}

/// A process that ends with the value.
pub struct Process(Child);

impl Process {
    fn start(command: &mut Command) -> Self {
        let program = command.get_program().to_owned();
        let child = command.spawn();
        Self(child.unwrap_or_else(|error| panic!("cannot start {program:?}: {error}")))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A screen of its own for each window, so that tests neither meet nor disturb anybody.
/// `OUST_TEST_DISPLAY=:0` shows the tests on a real screen instead; `OUST_TEST_SCREEN=2100x2900` makes
/// a larger one.
pub struct Screen {
    /// What `DISPLAY` must be for a program to be on this screen.
    pub display: String,
    _server: Option<Process>,
}

impl Screen {
    /// Starts a screen that is large enough for a tablet on its side.
    pub fn start() -> Self {
        if let Ok(display) = std::env::var("OUST_TEST_DISPLAY") {
            return Self { display, _server: None };
        }
        let size = std::env::var("OUST_TEST_SCREEN").unwrap_or("1400x1300".into());
        let mut server = Process::start(
            Command::new("Xvfb")
                .args([
                    "-displayfd",
                    "1",
                    "-screen",
                    "0",
                    &format!("{size}x24"),
                    "-nolisten",
                    "tcp",
                    // Else it starts over when the last program leaves, and turns away an app that is restarted then.
                    "-noreset",
                ])
                .stdout(Stdio::piped())
                .stderr(Stdio::null()),
        );
        let mut number = String::new();
        let output = server.0.stdout.take().expect("the output is piped");
        BufReader::new(output).read_line(&mut number).expect("the number of the display");
        assert!(!number.trim().is_empty(), "Xvfb did not start");
        Self { display: format!(":{}", number.trim()), _server: Some(server) }
    }
}

/// WebKitWebDriver, which starts the app when a session is asked for. Good for one session.
pub struct Driver {
    process: Process,
    /// Where the driver listens.
    pub address: String,
}

impl Driver {
    /// Starts the driver with `environment`, which the app inherits.
    pub fn start(environment: &[(String, String)]) -> Self {
        let port = free_port();
        let process = Process::start(
            Command::new("WebKitWebDriver")
                .arg("--host=127.0.0.1")
                .arg(format!("--port={port}"))
                .envs(environment.iter().map(|(name, value)| (name, value)))
                .env("LD_PRELOAD", shim())
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(if std::env::var_os("OUST_TEST_VERBOSE").is_some() {
                    Stdio::inherit()
                } else {
                    Stdio::null()
                }),
        );
        let started = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(started.elapsed() < Duration::from_secs(20), "the driver does not listen");
            sleep(Duration::from_millis(20));
        }
        Self { process, address: format!("http://127.0.0.1:{port}") }
    }

    /// The process of the app, while it runs.
    pub fn app_process(&self) -> Option<u32> {
        children_of(self.process.0.id()).into_iter().find(|pid| {
            fs::read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|name| name.trim() == "oust")
        })
    }

    /// Ends the app with SIGKILL and waits until it is gone. Tells whether it ran.
    pub fn kill_app(&self) -> bool {
        let Some(app) = self.app_process() else { return false };
        send_signal(app, "KILL");
        while self.app_process().is_some() {
            sleep(Duration::from_millis(10));
        }
        true
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        self.kill_app();
    }
}

/// The processes whose parent is `parent`.
pub fn children_of(parent: u32) -> Vec<u32> {
    let processes = fs::read_dir("/proc").expect("the list of processes");
    let is_child = |pid: &u32| {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        // The name stands in parentheses and may hold spaces; state and parent follow it.
        let mut rest = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        rest.next() != Some("Z") && rest.next() == Some(&parent.to_string())
    };
    processes
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter(is_child)
        .collect()
}

/// A process and all that it has started, directly or not.
pub fn family_of(pid: u32) -> Vec<u32> {
    let mut family = vec![pid];
    family.extend(children_of(pid).into_iter().flat_map(family_of));
    family
}

/// Processor time, in user and system mode, that a process has used.
pub fn cpu_time(pid: u32) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).expect("the process runs");
    let fields: Vec<&str> =
        stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    // Fields 14 and 15 of proc(5), counted from behind the name; 100 ticks are a second on Linux.
    let ticks: u64 = fields[11..=12].iter().map(|ticks| ticks.parse::<u64>().unwrap_or(0)).sum();
    Duration::from_millis(ticks * 10)
}

/// When a process was started, in milliseconds since 1970, to a tick of ten.
pub fn started_at(pid: u32) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).expect("the process runs");
    let fields: Vec<&str> =
        stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    // Field 22 of proc(5), counted from behind the name: ticks from the start of the machine.
    let ticks: f64 = fields[19].parse().expect("a number of ticks");
    let uptime = fs::read_to_string("/proc/uptime").expect("the machine runs");
    let uptime = uptime.split_whitespace().next().and_then(|seconds| seconds.parse::<f64>().ok());
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970");
    now.as_secs_f64() * 1e3 - (uptime.expect("seconds") * 1e3 - ticks * 10.0)
}

/// Sends `signal` (`KILL`, `STOP`, …) to a process.
pub fn send_signal(pid: u32, signal: &str) {
    let status = Command::new("kill").arg(format!("-{signal}")).arg(pid.to_string()).status();
    assert!(status.is_ok_and(|status| status.success()), "cannot send {signal} to {pid}");
}

fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    listener.local_addr().expect("its number").port()
}

/// The app as it is shipped: the release program, or the one that `OUST_TEST_APP` names.
pub fn app_program() -> PathBuf {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM
        .get_or_init(|| {
            if let Some(program) = std::env::var_os("OUST_TEST_APP") {
                return PathBuf::from(program).canonicalize().expect("the program to test");
            }
            let program = target_folder().join("release/oust");
            if !program.exists() {
                let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
                let built = Command::new(cargo)
                    .args(["build", "--locked", "--release", "--bin", "oust"])
                    .current_dir(env!("CARGO_MANIFEST_DIR"))
                    .status();
                assert!(built.is_ok_and(|status| status.success()), "the app does not build");
            }
            program
        })
        .clone()
}

/// Compiles the automation shim, once for each process.
fn shim() -> PathBuf {
    static SHIM: OnceLock<PathBuf> = OnceLock::new();
    SHIM.get_or_init(|| {
        let flags = Command::new("pkg-config").args(["--cflags", "webkit2gtk-4.1"]).output();
        let flags = flags.expect("pkg-config is installed");
        let flags = String::from_utf8(flags.stdout).expect("flags are text");
        let library = target_folder().join(format!("e2e/automation-{}.so", std::process::id()));
        fs::create_dir_all(library.parent().expect("it has a folder")).expect("a folder");
        let status = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-w", "-o"])
            .arg(&library)
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/e2e/harness/automation.c"))
            .args(flags.split_whitespace())
            .arg("-ldl")
            .status();
        assert!(
            status.is_ok_and(|status| status.success()),
            "the automation shim does not compile"
        );
        library
    })
    .clone()
}
