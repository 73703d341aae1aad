//! Android: the data folder through JNI. Everything else goes through the page, which speaks to
//! the object `phone` of `android/MainActivity.kt`.

use std::path::PathBuf;

use jni::{
    JavaVM,
    errors::Error,
    objects::{JObject, JString},
};

/// The app's files folder, which the system makes, backs up and deletes with the app.
///
/// The crate `directories` takes Android for Linux and looks for `$HOME`, which an app does not have.
pub fn data_folder() -> Option<PathBuf> {
    files_folder().ok()
}

fn files_folder() -> Result<PathBuf, Error> {
    let context = ndk_context::android_context();
    // SAFETY: the window library filled the context in WryActivity.onCreate, before `main` ran, with
    // the process's one Java VM, which lives as long as the process.
    #[expect(unsafe_code, reason = "the VM comes as a raw pointer")]
    let vm = unsafe { JavaVM::from_raw(context.vm().cast()) }?;
    let mut env = vm.attach_current_thread()?;
    // SAFETY: the window library holds a global reference to the activity while the app runs, and
    // JObject does not release what it is given.
    #[expect(unsafe_code, reason = "the activity comes as a raw pointer")]
    let activity = unsafe { JObject::from_raw(context.context().cast()) };
    let folder = env.call_method(&activity, "getFilesDir", "()Ljava/io/File;", &[])?.l()?;
    let path = env.call_method(&folder, "getAbsolutePath", "()Ljava/lang/String;", &[])?.l()?;
    let path: String = env.get_string(&JString::from(path))?.into();
    Ok(PathBuf::from(path))
}
