//! What the phones are given: the files in `android/` and `ios/`, and what the scripts do with them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::{files_below, in_project, project_text as read};

/// The texts of the project that dx 0.7.10 writes, by its own templates.
const GENERATED: &str = "tests/data/dx-android";

/// What dx writes below `app/src/main/res` at every build.
const DX_RESOURCES: [&str; 12] = [
    "drawable-v24/ic_launcher_foreground.xml",
    "drawable/ic_launcher_background.xml",
    "mipmap-anydpi-v26/ic_launcher.xml",
    "mipmap-hdpi/ic_launcher.webp",
    "mipmap-mdpi/ic_launcher.webp",
    "mipmap-xhdpi/ic_launcher.webp",
    "mipmap-xxhdpi/ic_launcher.webp",
    "mipmap-xxxhdpi/ic_launcher.webp",
    "values/colors.xml",
    "values/strings.xml",
    "values/styles.xml",
    "xml/network_security_config.xml",
];

/// A project as dx 0.7.10 writes it from our `Dioxus.toml`, without its programs; its pictures are left
/// empty.
fn generated_project() -> tempfile::TempDir {
    let project = tempfile::tempdir().unwrap();
    let write = |file: &str, content: &str| {
        let file = project.path().join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, content).unwrap();
    };
    for file in DX_RESOURCES {
        write(&format!("app/src/main/res/{file}"), "a picture");
    }
    for file in files_below(&in_project(GENERATED)) {
        write(&file, &read(format!("{GENERATED}/{file}")));
    }
    write("app/keep.pro", &read("android/keep.pro"));
    write("app/src/main/AndroidManifest.xml", &read("android/AndroidManifest.xml"));
    write("app/src/main/kotlin/dev/dioxus/main/MainActivity.kt", &read("android/MainActivity.kt"));
    project
}

fn overlay(arguments: &[&str], project: &Path) -> std::process::Output {
    Command::new(in_project("scripts/overlay-android"))
        .args(arguments)
        .arg(project)
        .env("VERSION_CODE", "42")
        .output()
        .unwrap()
}

#[test]
fn the_overlay_puts_our_icons_splash_signature_and_version_into_a_generated_project() {
    let project = generated_project();
    for _ in 0..2 {
        // The second time it finds its own work.
        let output = overlay(&[], project.path());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let resources = files_below(&project.path().join("app/src/main/res"));
    let mut wanted = files_below(&in_project("android/res"));
    wanted.push("values/strings.xml".into());
    wanted.sort();
    assert_eq!(resources, wanted, "ours, and of dx's the app's name");
    let gradle = fs::read_to_string(project.path().join("app/build.gradle.kts")).unwrap();
    for (line, times) in [
        ("        versionCode = 42\n", 1),
        ("            isShrinkResources = true\n", 1),
        ("            signingConfig = signingConfigs.findByName(\"store\")", 1),
        ("    signingConfigs {\n", 1),
        ("isMinifyEnabled = true\n            isShrinkResources", 1),
    ] {
        assert_eq!(gradle.matches(line).count(), times, "{line}{gradle}");
    }
}

#[test]
fn what_the_manifest_names_is_there_before_dx_runs_gradle_and_dx_overwrites_none_of_it() {
    let project = tempfile::tempdir().unwrap();
    assert!(overlay(&["--resources"], project.path()).status.success());
    let ours = files_below(&project.path().join("app/src/main/res"));
    let stem = |file: &str| file.rsplit_once('.').unwrap().0.to_string();
    for file in &ours {
        assert!(!DX_RESOURCES.iter().any(|dx| stem(dx) == stem(file)), "dx writes {file} too");
    }
    let manifest = read("android/AndroidManifest.xml");
    let named = |kind: &str| -> Vec<String> {
        let mark = format!("\"@{kind}/");
        let rest = manifest.split(&mark).skip(1);
        rest.map(|rest| rest.split('"').next().unwrap().to_string()).collect()
    };
    for kind in ["xml", "mipmap", "drawable"] {
        for name in named(kind) {
            let is_it =
                |file: &String| file.starts_with(kind) && stem(file).ends_with(&format!("/{name}"));
            assert!(ours.iter().any(is_it), "@{kind}/{name}");
        }
    }
    assert_eq!(named("style"), ["BoardTheme"]);
    assert!(read("android/res/values/board_theme.xml").contains("<style name=\"BoardTheme\""));
    assert_eq!(named("string"), ["app_name", "app_name"], "dx makes it of the program's name");
}

#[test]
fn the_overlay_refuses_a_project_that_is_not_as_it_expects() {
    let project = generated_project();
    let manifest = project.path().join("app/src/main/AndroidManifest.xml");
    fs::write(manifest, "<manifest/>").unwrap();
    let output = overlay(&[], project.path());
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
    let network = read("android/res/xml/loopback_only.xml");
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
            in_project("assets/locales").read_dir().unwrap().any(|entry| {
                entry.unwrap().file_name().to_string_lossy().starts_with(language)
            })
        );
    }
}

#[test]
fn the_android_webview_keeps_to_itself() {
    let manifest = read("android/AndroidManifest.xml");
    for (name, value) in [("EnableSafeBrowsing", "false"), ("MetricsOptOut", "true")] {
        let line = format!(
            "<meta-data android:name=\"android.webkit.WebView.{name}\" android:value=\"{value}\" />"
        );
        assert!(manifest.contains(&line), "{line}");
    }
}

/// The page calls these by name, so no compiler sees whether both sides fit.
#[test]
fn what_the_page_asks_of_the_activity_is_what_the_activity_offers() {
    let activity = read("android/MainActivity.kt");
    let offers: BTreeSet<String> = activity
        .split("@JavascriptInterface")
        .skip(1)
        .filter_map(|rest| rest.trim_start().strip_prefix("fun "))
        .map(|rest| rest.split('(').next().unwrap().to_string())
        .collect();
    let android = read("src/platform/exchange/android.rs");
    let calls = read("src/platform/page.rs") + &android.replace("{method}", "");
    let name_at_start =
        |rest: &str| -> String { rest.chars().take_while(char::is_ascii_alphabetic).collect() };
    let mut asked: BTreeSet<String> =
        calls.split("phone.").chain(calls.split("phone?.")).skip(1).map(name_at_start).collect();
    asked.extend(android.split("wait_for(\"").skip(1).map(name_at_start));
    asked.remove("");
    assert_eq!(asked, offers);
}

#[test]
fn the_oldest_system_is_the_same_wherever_it_is_told() {
    let settings = read("Dioxus.toml");
    for line in ["android_min_sdk_version = 30", "min_sdk = 30", "target_sdk = 35"] {
        assert!(settings.lines().any(|told| told == line), "{line}");
    }
    assert!(settings.contains("deployment_target = \"15.0\""));
    let plist = read("ios/Info.plist");
    assert!(plist.contains("<key>MinimumOSVersion</key><string>15.0</string>"));
    assert!(read("scripts/finish-ios").contains("--minimum-deployment-target 15.0"));
}

#[test]
fn the_launch_screen_of_ios_has_the_color_that_the_page_begins_with() {
    assert!(
        read("ios/Info.plist").contains("<key>UIColorName</key><string>BoardDark</string>"),
        "no storyboard, which dx names and never makes"
    );
    let color = read("ios/Assets.xcassets/BoardDark.colorset/Contents.json");
    let color: serde_json::Value = serde_json::from_str(&color).unwrap();
    let parts = &color["colors"][0]["color"]["components"];
    let hex = ["red", "green", "blue"]
        .map(|part| parts[part].as_str().unwrap()[2..].to_ascii_lowercase())
        .concat();
    assert!(read("src/platform/page.html").contains(&format!("background: #{hex}")), "{hex}");
    let android = read("android/res/values/board_colors.xml").to_ascii_lowercase();
    assert!(android.contains(&format!("#ff{hex}")), "{hex}");
}
