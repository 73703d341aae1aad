//! What the phones are given: the files in `android/` and `ios/`, and what the scripts do with them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = here().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A project as dx 0.7.10 writes it, with the lines that the overlay looks at.
fn generated_project() -> tempfile::TempDir {
    let project = tempfile::tempdir().unwrap();
    let app = project.path().join("app");
    let main = app.join("src/main");
    for folder in ["kotlin/dev/dioxus/main", "res/mipmap-hdpi", "res/drawable", "res/values"] {
        fs::create_dir_all(main.join(folder)).unwrap();
    }
    let gradle =
        "android {\n    namespace=\"org.oustgame.oust\"\n    compileSdk = 35\n    defaultConfig {
        applicationId = \"org.oustgame.oust\"\n        minSdk = 30\n        targetSdk = 35
        versionCode = 1\n        versionName = \"0.1.0\"\n    }\n}\n";
    fs::write(app.join("build.gradle.kts"), gradle).unwrap();
    fs::write(main.join("AndroidManifest.xml"), read("android/AndroidManifest.xml")).unwrap();
    let activity = main.join("kotlin/dev/dioxus/main/MainActivity.kt");
    fs::write(activity, read("android/MainActivity.kt")).unwrap();
    fs::write(main.join("res/mipmap-hdpi/ic_launcher.webp"), "dx's icon").unwrap();
    fs::write(main.join("res/drawable/ic_launcher_background.xml"), "dx's icon").unwrap();
    fs::write(main.join("res/values/styles.xml"), "dx's style").unwrap();
    project
}

fn overlay(project: &Path) -> std::process::Output {
    Command::new(here().join("scripts/overlay-android"))
        .arg(project)
        .env("VERSION_CODE", "42")
        .output()
        .unwrap()
}

#[test]
fn the_overlay_puts_our_icons_splash_and_version_into_a_generated_project() {
    let project = generated_project();
    let output = overlay(project.path());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let main = project.path().join("app/src/main");
    assert!(!main.join("res/mipmap-hdpi/ic_launcher.webp").exists(), "two icons of one name");
    assert!(!main.join("res/drawable/ic_launcher_background.xml").exists());
    for file in ["mipmap-hdpi/ic_launcher.png", "values-v31/styles.xml", "values/styles.xml"] {
        let ours = fs::read(here().join("android/res").join(file)).unwrap();
        assert_eq!(fs::read(main.join("res").join(file)).unwrap(), ours, "{file}");
    }
    let gradle = fs::read_to_string(project.path().join("app/build.gradle.kts")).unwrap();
    assert!(gradle.contains("        versionCode = 42\n"), "{gradle}");
}

#[test]
fn the_overlay_refuses_a_project_that_is_not_as_it_expects() {
    let project = generated_project();
    let manifest = project.path().join("app/src/main/AndroidManifest.xml");
    fs::write(manifest, "<manifest/>").unwrap();
    let output = overlay(project.path());
    assert!(!output.status.success());
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("AndroidManifest.xml is not ours"), "{told}");
}

#[test]
fn the_android_app_asks_for_two_permissions_only() {
    let manifest = read("android/AndroidManifest.xml");
    let asked: Vec<&str> = manifest
        .lines()
        .filter_map(|line| {
            line.trim().strip_prefix("<uses-permission android:name=\"android.permission.")
        })
        .collect();
    assert_eq!(asked, ["INTERNET\" />", "VIBRATE\" />"]);
    let network = read("android/res/xml/network_security_config.xml");
    assert!(network.contains("<base-config cleartextTrafficPermitted=\"false\" />"));
    assert_eq!(network.matches("<domain ").count(), 1, "cleartext to this device only");
}

#[test]
fn the_same_identity_and_languages_stand_everywhere() {
    let identity = "org.oustgame.oust";
    assert!(read("Dioxus.toml").contains(&format!("identifier = \"{identity}\"")));
    let plist = read("ios/Info.plist");
    assert!(plist.contains(&format!("<string>{identity}</string>")));
    assert!(read("android/MainActivity.kt").contains(&format!("= {identity}.BuildConfig")));
    for language in ["en", "nl", "ru"] {
        assert!(
            plist.contains(&format!("<string>{language}</string>")),
            "{language} in Info.plist"
        );
        assert!(
            here().join("assets/locales").read_dir().unwrap().any(|entry| {
                entry.unwrap().file_name().to_string_lossy().starts_with(language)
            })
        );
    }
}

#[test]
fn every_icon_that_a_catalog_names_is_there() {
    let folder = here().join("ios/Assets.xcassets/AppIcon.appiconset");
    let catalog = fs::read_to_string(folder.join("Contents.json")).unwrap();
    let catalog: serde_json::Value = serde_json::from_str(&catalog).unwrap();
    let images = catalog["images"].as_array().unwrap();
    assert_eq!(images.len(), 18);
    for image in images {
        assert!(folder.join(image["filename"].as_str().unwrap()).exists(), "{image}");
    }
}
