//! iOS and iPadOS: the share sheet, the clipboard and the dialogs for files, asked of UIKit on the
//! main thread, which is the screen's own.

use std::{cell::Cell, fs, path::PathBuf};

use block2::DynBlock;
use objc2::{
    DefinedClass, MainThreadMarker, MainThreadOnly, class, define_class, msg_send,
    rc::{Allocated, Retained},
    runtime::AnyObject,
};
use objc2_foundation::{NSArray, NSObject, NSString, NSURL};
use tokio::sync::oneshot;

use super::{ExchangeError, Given, LARGEST_FILE};

// Holds the class UTType.
#[expect(unsafe_code, reason = "nothing of it is called but by name")]
#[link(name = "UniformTypeIdentifiers", kind = "framework")]
unsafe extern "C" {}

pub async fn share_text(text: &str) -> Result<Given, ExchangeError> {
    main_thread()?;
    let items = NSArray::from_retained_slice(&[NSString::from_str(text)]);
    // SAFETY: on the main thread, checked above; an array of strings is what the sheet takes.
    #[expect(unsafe_code, reason = "UIKit is called by name")]
    unsafe { share_sheet(&items) }.ok_or_else(no_view)
}

pub async fn share_picture(name: &str, png: &[u8]) -> Result<Given, ExchangeError> {
    main_thread()?;
    let items = NSArray::from_retained_slice(&[in_a_file(name, png)?]);
    // SAFETY: on the main thread, checked above; an array of URLs is what the sheet takes.
    #[expect(unsafe_code, reason = "UIKit is called by name")]
    unsafe { share_sheet(&items) }.ok_or_else(no_view)
}

pub async fn copy_text(text: &str) -> Result<(), ExchangeError> {
    main_thread()?;
    // SAFETY: on the main thread, checked above; the general pasteboard always exists and takes a
    // string.
    #[expect(unsafe_code, reason = "UIKit is called by name")]
    unsafe {
        let pasteboard: Retained<AnyObject> = msg_send![class!(UIPasteboard), generalPasteboard];
        let () = msg_send![&*pasteboard, setString: &*NSString::from_str(text)];
    }
    Ok(())
}

pub async fn paste_text() -> Option<String> {
    main_thread().ok()?;
    // SAFETY: as in `copy_text`; the system may ask the person, and gives nil when they refuse.
    #[expect(unsafe_code, reason = "UIKit is called by name")]
    let text: Option<Retained<NSString>> = unsafe {
        let pasteboard: Retained<AnyObject> = msg_send![class!(UIPasteboard), generalPasteboard];
        msg_send![&*pasteboard, string]
    };
    text.map(|text| text.to_string())
}

/// The name and the content of the file that the person chose.
pub async fn open_file() -> Result<Option<(String, Vec<u8>)>, ExchangeError> {
    let main_thread = main_thread()?;
    // SAFETY: on the main thread; the type exists on every system, the initializer since iOS 14.
    #[expect(unsafe_code, reason = "UIKit is called by name")]
    let picker: Retained<AnyObject> = unsafe {
        let any_file: Retained<AnyObject> =
            msg_send![class!(UTType), typeWithIdentifier: &*NSString::from_str("public.data")];
        let types = NSArray::from_retained_slice(&[any_file]);
        let picker: Allocated<AnyObject> = msg_send![class!(UIDocumentPickerViewController), alloc];
        msg_send![picker, initForOpeningContentTypes: &*types, asCopy: true]
    };
    let Some(path) = choice_in(&picker, main_thread).await? else { return Ok(None) };
    if fs::metadata(&path).map_err(refused)?.len() > LARGEST_FILE {
        return Err(ExchangeError::TooLarge);
    }
    let content = fs::read(&path).map_err(refused)?;
    // It is a copy of the system's making, in the app's own folder.
    let _ = fs::remove_file(&path);
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    Ok(Some((name.unwrap_or_default(), content)))
}

/// Saves where the person says.
pub async fn save_file(name: &str, content: &[u8]) -> Result<Given, ExchangeError> {
    let main_thread = main_thread()?;
    let files = NSArray::from_retained_slice(&[in_a_file(name, content)?]);
    // SAFETY: on the main thread; the initializer exists since iOS 14 and takes URLs of files.
    #[expect(unsafe_code, reason = "UIKit is called by name")]
    let picker: Retained<AnyObject> = unsafe {
        let picker: Allocated<AnyObject> = msg_send![class!(UIDocumentPickerViewController), alloc];
        msg_send![picker, initForExportingURLs: &*files, asCopy: true]
    };
    Ok(choice_in(&picker, main_thread).await?.map_or(Given::Nothing, |_| Given::Saved))
}

define_class!(
    // SAFETY: NSObject asks nothing of its subclasses, and this one has no Drop.
    #[unsafe(super(NSObject))]
    #[thread_kind = MainThreadOnly]
    #[name = "OustFileChoice"]
    #[ivars = Cell<Option<oneshot::Sender<Option<PathBuf>>>>]
    struct FileChoice;

    // The methods of UIDocumentPickerDelegate, with the types that it declares.
    impl FileChoice {
        #[unsafe(method(documentPicker:didPickDocumentsAtURLs:))]
        fn picked(&self, _picker: &AnyObject, urls: &NSArray<NSURL>) {
            let path = urls.firstObject().and_then(|url| url.path());
            self.answer(path.map(|path| PathBuf::from(path.to_string())));
        }

        #[unsafe(method(documentPickerWasCancelled:))]
        fn canceled(&self, _picker: &AnyObject) {
            self.answer(None);
        }
    }
);

impl FileChoice {
    fn new(
        answer: oneshot::Sender<Option<PathBuf>>,
        main_thread: MainThreadMarker,
    ) -> Retained<Self> {
        let choice = Self::alloc(main_thread).set_ivars(Cell::new(Some(answer)));
        // SAFETY: NSObject's own initializer.
        #[expect(unsafe_code, reason = "UIKit is called by name")]
        unsafe {
            msg_send![super(choice), init]
        }
    }

    fn answer(&self, path: Option<PathBuf>) {
        if let Some(answer) = self.ivars().take() {
            // Nobody waits any more once the app is closing.
            let _ = answer.send(path);
        }
    }
}

/// Shows a document picker and waits for what the person chooses there.
async fn choice_in(
    picker: &AnyObject,
    main_thread: MainThreadMarker,
) -> Result<Option<PathBuf>, ExchangeError> {
    let (answer, answered) = oneshot::channel();
    // The picker does not hold its delegate: it lives here until the answer has come.
    let choice = FileChoice::new(answer, main_thread);
    // SAFETY: on the main thread, as the marker proves; the delegate has the methods that the picker
    // calls.
    #[expect(unsafe_code, reason = "UIKit is called by name")]
    unsafe {
        let () = msg_send![picker, setDelegate: &*choice];
        present(picker).ok_or_else(no_view)?;
    }
    let path = answered.await.ok().flatten();
    drop(choice);
    Ok(path)
}

/// Opens the share sheet. `None` without a view to show it on.
///
/// # Safety
///
/// On the main thread, with items that a UIActivityViewController takes.
#[expect(unsafe_code, reason = "UIKit is called by name")]
unsafe fn share_sheet<Item: objc2::Message>(items: &NSArray<Item>) -> Option<Given> {
    let no_activities: Option<&AnyObject> = None;
    // SAFETY: the caller's promise; the initializer takes what is given here.
    unsafe {
        let sheet: Allocated<AnyObject> = msg_send![class!(UIActivityViewController), alloc];
        let sheet: Retained<AnyObject> =
            msg_send![sheet, initWithActivityItems: items, applicationActivities: no_activities];
        present(&sheet)?;
    }
    Some(Given::Offered)
}

/// Shows a controller over the app's own. `None` without a view to show it on.
///
/// # Safety
///
/// On the main thread, with a UIViewController.
#[expect(unsafe_code, reason = "UIKit is called by name")]
unsafe fn present(shown: &AnyObject) -> Option<()> {
    let when_done: Option<&DynBlock<dyn Fn()>> = None;
    // SAFETY: the caller's promise. Each property is asked of an object that has it and is
    // nil-checked by its Option; the presentation takes what is given here. Tablets show a share
    // sheet in a popover, which needs a view and a place to point at: the middle of the view.
    unsafe {
        let application: Retained<AnyObject> = msg_send![class!(UIApplication), sharedApplication];
        let window: Option<Retained<AnyObject>> = msg_send![&*application, keyWindow];
        let controller: Option<Retained<AnyObject>> = msg_send![&*window?, rootViewController];
        let controller = controller?;
        let popover: Option<Retained<AnyObject>> = msg_send![shown, popoverPresentationController];
        if let Some(popover) = popover {
            let view: Option<Retained<AnyObject>> = msg_send![&*controller, view];
            let () = msg_send![&*popover, setSourceView: &*view?];
        }
        let () = msg_send![
            &*controller, presentViewController: shown, animated: true, completion: when_done
        ];
    }
    Some(())
}

/// A file of the app's own with this name and content, for the system to copy from.
fn in_a_file(name: &str, content: &[u8]) -> Result<Retained<NSURL>, ExchangeError> {
    let path = std::env::temp_dir().join(name);
    fs::write(&path, content).map_err(refused)?;
    Ok(NSURL::fileURLWithPath(&NSString::from_str(&path.to_string_lossy())))
}

fn main_thread() -> Result<MainThreadMarker, ExchangeError> {
    MainThreadMarker::new().ok_or_else(|| refused("not on the main thread"))
}

fn no_view() -> ExchangeError {
    refused("no view to show it on")
}

fn refused(error: impl ToString) -> ExchangeError {
    ExchangeError::Refused(error.to_string())
}
