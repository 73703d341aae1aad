//! What the device is made of, as far as a search should know: so that it takes neither every core
//! nor the memory that others need.

/// Cores and memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hardware {
    /// The highest clock of each core, in kHz; equal numbers where the system tells none.
    pub clocks: Vec<u64>,
    /// Memory in bytes: all there is, and what can be had now. `None` where the system does not tell.
    pub memory: Option<(u64, u64)>,
}

impl Hardware {
    /// This device, as its system tells. Cheap enough to ask at every start.
    pub fn of_this_device() -> Hardware {
        #[cfg(target_os = "ios")]
        let (clocks, memory) = (super::system::clocks(), super::system::memory());
        #[cfg(not(target_os = "ios"))]
        let (clocks, memory) = (clocks_in("/sys/devices/system/cpu"), memory_in("/proc/meminfo"));
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Hardware { clocks: clocks.unwrap_or_else(|| vec![1; cores]), memory }
    }

    /// Threads for a search: one for each core that is faster than the slowest kind, at most four, and
    /// always one core fewer than there are, so that the screen stays quick. Slow cores would make
    /// the phone warm for little.
    pub fn search_threads(&self) -> usize {
        let slowest = self.clocks.iter().min().copied().unwrap_or_default();
        let fast = self.clocks.iter().filter(|clock| **clock > slowest).count();
        let fast = if fast == 0 { self.clocks.len() } else { fast };
        fast.min(self.clocks.len().saturating_sub(1)).clamp(1, 4)
    }

    /// Bytes that a search's tree may hold: a thirty-second of the memory, an eighth of what is free, and
    /// never more than 200 MB. Phones end apps that take much while others wait.
    pub fn search_memory(&self) -> usize {
        const MOST: u64 = 200 << 20;
        const LEAST: u64 = 16 << 20;
        let share = self.memory.map_or(MOST / 2, |(all, free)| (all / 32).min(free / 8));
        share.clamp(LEAST, MOST) as usize
    }
}

/// Lets the threads that draw the screen go before this one, and before those that it starts, wherever both
/// want a core: a tap is answered as fast while the computer thinks.
pub fn yield_to_the_screen() {
    // Elsewhere the system ranks the main thread above others by itself.
    #[cfg(any(target_os = "linux", target_os = "android"))]
    {
        const OF_A_THREAD: i32 = 0;
        const THIS_ONE: u32 = 0;
        const BEHIND_OTHERS: i32 = 10;
        #[expect(unsafe_code, reason = "the system's own function")]
        unsafe extern "C" {
            fn setpriority(which: i32, who: u32, priority: i32) -> i32;
        }
        // SAFETY: the function takes three numbers, and changes nothing but the rank of this thread. Where it fails
        // the thread stays as it was.
        #[expect(unsafe_code, reason = "the system's own function")]
        unsafe {
            setpriority(OF_A_THREAD, THIS_ONE, BEHIND_OTHERS);
        }
    }
}

/// The highest clock of each core, from the folder where Linux and Android tell it. `None` where some
/// core does not tell.
#[cfg_attr(target_os = "ios", expect(dead_code, reason = "iOS has no such folder"))]
fn clocks_in(folder: &str) -> Option<Vec<u64>> {
    let clock_of = |name: String| -> Option<u64> {
        let file = format!("{folder}/{name}/cpufreq/cpuinfo_max_freq");
        std::fs::read_to_string(file).ok()?.trim().parse().ok()
    };
    let names = std::fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let is_core = |name: &String| {
        name.strip_prefix("cpu").is_some_and(|number| number.parse::<u32>().is_ok())
    };
    let clocks: Option<Vec<u64>> = names.filter(is_core).map(clock_of).collect();
    clocks.filter(|clocks| !clocks.is_empty())
}

/// All and available memory, from the file where Linux and Android tell it.
#[cfg_attr(target_os = "ios", expect(dead_code, reason = "iOS has no such file"))]
fn memory_in(file: &str) -> Option<(u64, u64)> {
    let text = std::fs::read_to_string(file).ok()?;
    let bytes_of = |what: &str| -> Option<u64> {
        let line = text.lines().find_map(|line| line.strip_prefix(what))?;
        let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kilobytes * 1024)
    };
    Some((bytes_of("MemTotal:")?, bytes_of("MemAvailable:")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GIGABYTE: u64 = 1 << 30;

    fn threads(clocks: &[u64]) -> usize {
        Hardware { clocks: clocks.to_vec(), memory: None }.search_threads()
    }

    #[test]
    fn a_search_takes_the_fast_cores_and_never_all() {
        assert_eq!(threads(&[3000, 2500, 2500, 2500, 1800, 1800, 1800, 1800]), 4, "1 + 3 + 4");
        assert_eq!(threads(&[2400, 2400, 2000, 2000, 2000, 2000, 2000, 2000]), 2, "2 + 6");
        assert_eq!(
            threads(&[3300, 2800, 2800, 2800, 2800, 2800, 2800, 2000]),
            4,
            "four are enough"
        );
        assert_eq!(threads(&[2000; 8]), 4, "all alike");
        assert_eq!(threads(&[2000; 4]), 3, "one is left for the screen");
        assert_eq!(threads(&[2000; 2]), 1);
        assert_eq!(threads(&[2000]), 1);
        assert_eq!(threads(&[]), 1);
    }

    #[test]
    fn a_search_takes_a_small_part_of_the_memory() {
        let share =
            |all, free| Hardware { clocks: vec![1], memory: Some((all, free)) }.search_memory();
        assert_eq!(share(8 * GIGABYTE, 4 * GIGABYTE), 200 << 20);
        assert_eq!(share(2 * GIGABYTE, GIGABYTE), 64 << 20);
        assert_eq!(share(2 * GIGABYTE, 200 << 20), 25 << 20, "others need it now");
        assert_eq!(share(GIGABYTE, 0), 16 << 20);
    }

    #[test]
    fn cores_and_memory_are_read_as_linux_writes_them() {
        let folder = tempfile::tempdir().unwrap();
        for (core, clock) in ["1803000\n", "1803000\n", "2600000\n", "3000000\n"].iter().enumerate()
        {
            let core = folder.path().join(format!("cpu{core}/cpufreq"));
            std::fs::create_dir_all(&core).unwrap();
            std::fs::write(core.join("cpuinfo_max_freq"), clock).unwrap();
        }
        std::fs::create_dir(folder.path().join("cpufreq")).unwrap();
        let mut clocks = clocks_in(folder.path().to_str().unwrap()).unwrap();
        clocks.sort_unstable();
        assert_eq!(clocks, [1_803_000, 1_803_000, 2_600_000, 3_000_000]);
        std::fs::create_dir(folder.path().join("cpu4")).unwrap();
        assert_eq!(clocks_in(folder.path().to_str().unwrap()), None, "a core that does not tell");

        let meminfo = folder.path().join("meminfo");
        let text = "MemTotal:        3820000 kB\nMemFree:          100000 kB\nMemAvailable:    1500000 kB\n";
        std::fs::write(&meminfo, text).unwrap();
        let told = memory_in(meminfo.to_str().unwrap());
        assert_eq!(told, Some((3_820_000 * 1024, 1_500_000 * 1024)));
        assert_eq!(memory_in("/no/such/file"), None);
    }
}
