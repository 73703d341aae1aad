//! iOS and iPadOS: what the page cannot do there, asked of UIKit on the main thread.

use std::{
    ffi::{CStr, c_char, c_int, c_void},
    path::PathBuf,
};

use objc2::{
    MainThreadMarker, class, msg_send,
    rc::{Allocated, Retained},
    runtime::AnyObject,
};

/// `Library/Application Support` of the app's sandbox, which the system backs up.
pub fn data_folder() -> Option<PathBuf> {
    let folders = directories::ProjectDirs::from("org", "oustgame", "Oust")?;
    Some(folders.data_dir().to_path_buf())
}

/// Lets the device tick: the webview has no vibration there. Longer is stronger.
pub fn tick(duration_ms: u32) {
    if MainThreadMarker::new().is_none() {
        return;
    }
    // UIImpactFeedbackStyle: light 0, medium 1, heavy 2.
    let style: isize = match duration_ms {
        0..=10 => 0,
        11..=25 => 1,
        _ => 2,
    };
    // SAFETY: on the main thread, checked above; the class has this initializer and this method
    // since iOS 10.
    #[expect(unsafe_code, reason = "UIKit is called by name")]
    unsafe {
        let generator: Allocated<AnyObject> = msg_send![class!(UIImpactFeedbackGenerator), alloc];
        let generator: Retained<AnyObject> = msg_send![generator, initWithStyle: style];
        let () = msg_send![&*generator, impactOccurred];
    }
}

/// Keeps the screen on, or lets it go off again after the person's time.
pub fn keep_screen_on(on: bool) {
    if MainThreadMarker::new().is_none() {
        return;
    }
    // SAFETY: on the main thread, checked above; the shared application exists while the app runs,
    // and the setter takes one BOOL.
    #[expect(unsafe_code, reason = "UIKit is called by name")]
    unsafe {
        let application: Retained<AnyObject> = msg_send![class!(UIApplication), sharedApplication];
        let () = msg_send![&*application, setIdleTimerDisabled: on];
    }
}

/// Gives the app's window the theme that its page has, so that the system's bars can be read on it.
pub fn set_bars(on_dark: Option<bool>) {
    if MainThreadMarker::new().is_none() {
        return;
    }
    // UIUserInterfaceStyle: unspecified 0, light 1, dark 2.
    let style: isize = on_dark.map_or(0, |dark| if dark { 2 } else { 1 });
    // SAFETY: on the main thread, checked above; the window is nil-checked by its Option, and has this
    // property since iOS 13.
    #[expect(unsafe_code, reason = "UIKit is called by name")]
    unsafe {
        let application: Retained<AnyObject> = msg_send![class!(UIApplication), sharedApplication];
        let window: Option<Retained<AnyObject>> = msg_send![&*application, keyWindow];
        if let Some(window) = window {
            let () = msg_send![&*window, setOverrideUserInterfaceStyle: style];
        }
    }
}

/// One number a core: 2 for those of the fast kind, 1 for the others. `None` when the system does not
/// tell the kinds.
pub fn clocks() -> Option<Vec<u64>> {
    let all = number_of(c"hw.physicalcpu")?;
    let fast = number_of(c"hw.perflevel0.physicalcpu")?;
    Some((0..all).map(|core| if core < fast { 2 } else { 1 }).collect())
}

/// The memory of the device, and as much of it as an app may use before the system ends it: about
/// half.
pub fn memory() -> Option<(u64, u64)> {
    let all = number_of(c"hw.memsize")?;
    Some((all, all / 2))
}

/// A number that the system tells under a name; `None` where it does not know the name.
fn number_of(name: &CStr) -> Option<u64> {
    #[expect(unsafe_code, reason = "the system's own function")]
    unsafe extern "C" {
        fn sysctlbyname(
            name: *const c_char,
            old: *mut c_void,
            old_size: *mut usize,
            new: *mut c_void,
            new_size: usize,
        ) -> c_int;
    }
    // Some numbers have four bytes, others eight; the lower half comes first.
    let (mut number, mut size) = (0_u64, size_of::<u64>());
    // SAFETY: the name ends in zero, number and size are writable and as large as told, and nothing is
    // set.
    #[expect(unsafe_code, reason = "the system's own function")]
    let failed = unsafe {
        sysctlbyname(
            name.as_ptr(),
            (&raw mut number).cast(),
            &raw mut size,
            std::ptr::null_mut(),
            0,
        )
    };
    (failed == 0).then_some(number)
}
