//! iOS and iPadOS: what the page cannot do there, asked of UIKit on the main thread.

use std::path::PathBuf;

use block2::DynBlock;
use objc2::{
    MainThreadMarker, class, msg_send,
    rc::{Allocated, Retained},
    runtime::AnyObject,
};
use objc2_foundation::{NSArray, NSString};

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

/// Opens the system's share sheet with a text. Without a view to show it on, nothing happens.
pub fn share(text: &str) {
    if MainThreadMarker::new().is_some() {
        let _ = present_share_sheet(text);
    }
}

fn present_share_sheet(text: &str) -> Option<()> {
    let items = NSArray::from_retained_slice(&[NSString::from_str(text)]);
    let no_activities: Option<&AnyObject> = None;
    let when_done: Option<&DynBlock<dyn Fn()>> = None;
    // SAFETY: the caller is on the main thread. Each property is asked of an object that has it and
    // is nil-checked by its Option; the initializer and the presentation take what is given here.
    // Tablets show the sheet in a popover, which needs a view to point at.
    #[expect(unsafe_code, reason = "UIKit is called by name")]
    unsafe {
        let application: Retained<AnyObject> = msg_send![class!(UIApplication), sharedApplication];
        let window: Option<Retained<AnyObject>> = msg_send![&*application, keyWindow];
        let controller: Option<Retained<AnyObject>> = msg_send![&*window?, rootViewController];
        let controller = controller?;
        let view: Option<Retained<AnyObject>> = msg_send![&*controller, view];
        let sheet: Allocated<AnyObject> = msg_send![class!(UIActivityViewController), alloc];
        let sheet: Retained<AnyObject> =
            msg_send![sheet, initWithActivityItems: &*items, applicationActivities: no_activities];
        let popover: Option<Retained<AnyObject>> =
            msg_send![&*sheet, popoverPresentationController];
        if let Some(popover) = popover {
            let () = msg_send![&*popover, setSourceView: &*view?];
        }
        let () = msg_send![
            &*controller, presentViewController: &*sheet, animated: true, completion: when_done
        ];
    }
    Some(())
}
