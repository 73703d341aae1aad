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

/// What dx 0.7.10 writes below `app/src/main/res` at every build.
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

/// A project as dx 0.7.10 writes it from our `Dioxus.toml`. Its gradle file is dx's own template, filled
/// in; pictures and texts that the overlay does not look into are left empty.
fn generated_project() -> tempfile::TempDir {
    let project = tempfile::tempdir().unwrap();
    let write = |file: &str, content: &str| {
        let file = project.path().join("app").join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, content).unwrap();
    };
    write("build.gradle.kts", &read("tests/data/dx-android/build.gradle.kts"));
    write("keep.pro", &read("android/keep.pro"));
    write("src/main/AndroidManifest.xml", &read("android/AndroidManifest.xml"));
    write("src/main/kotlin/dev/dioxus/main/MainActivity.kt", &read("android/MainActivity.kt"));
    for file in DX_RESOURCES {
        write(&format!("src/main/res/{file}"), "dx's own");
    }
    project
}

fn overlay(arguments: &[&str], project: &Path) -> std::process::Output {
    Command::new(here().join("scripts/overlay-android"))
        .args(arguments)
        .arg(project)
        .env("VERSION_CODE", "42")
        .output()
        .unwrap()
}

/// The files in a folder and below, as paths relative to it, in order.
fn files_below(folder: &Path) -> Vec<String> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { open.push(path) } else { files.push(path) }
        }
    }
    let relative = |file: PathBuf| file.strip_prefix(folder).unwrap().display().to_string();
    let mut files: Vec<String> = files.into_iter().map(relative).collect();
    files.sort();
    files
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
    let mut wanted = files_below(&here().join("android/res"));
    let keeps = |file: &&&str| !file.contains("ic_launcher");
    wanted.extend(DX_RESOURCES.iter().filter(keeps).map(|file| file.to_string()));
    wanted.sort();
    assert_eq!(resources, wanted, "ours, and dx's without its icons");
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

#[test]
fn store_texts_stand_in_three_languages_and_within_the_stores_limits() {
    let in_limits = |folder: &str, limits: &[(&str, usize)]| {
        for (file, most) in limits {
            let path = format!("fastlane/metadata/{folder}/{file}.txt");
            let length = read(&path).trim_end().chars().count();
            assert!((1..=*most).contains(&length), "{path}: {length} characters, of {most}");
        }
    };
    for language in ["en-US", "nl-NL", "ru-RU"] {
        let limits = [
            ("title", 30),
            ("short_description", 80),
            ("full_description", 4000),
            ("changelogs/1", 500),
        ];
        in_limits(&format!("android/{language}"), &limits);
    }
    for language in ["en-US", "nl-NL", "ru"] {
        let limits = [
            ("name", 30),
            ("subtitle", 30),
            ("keywords", 100),
            ("description", 4000),
            ("release_notes", 4000),
        ];
        in_limits(language, &limits);
    }
}
