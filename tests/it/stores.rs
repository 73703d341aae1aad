//! What the stores are given: texts within their limits, icons and pictures in the sizes they take.

use std::fs;

use crate::support::{files_below, in_project, project_text as read};

/// Languages as Google Play and as the App Store call them.
const LANGUAGES: [(&str, &str); 3] = [("en-US", "en-US"), ("nl-NL", "nl-NL"), ("ru-RU", "ru")];

/// What the head of a PNG tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Picture {
    width: u32,
    height: u32,
    /// Whether it could be seen through.
    has_alpha: bool,
}

fn picture(path: &str) -> Picture {
    let bytes = fs::read(in_project(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "{path} is no PNG");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    let (color_type, chunk) = (bytes[25], |name: &[u8]| bytes.windows(4).any(|four| four == name));
    let has_alpha = matches!(color_type, 4 | 6) || chunk(b"tRNS");
    Picture { width: number(16), height: number(20), has_alpha }
}

fn size(path: &str) -> (u32, u32) {
    let Picture { width, height, .. } = picture(path);
    (width, height)
}

#[test]
fn every_icon_of_ios_is_there_in_its_size_and_cannot_be_seen_through() {
    let folder = "ios/Assets.xcassets/AppIcon.appiconset";
    let catalog = read(format!("{folder}/Contents.json"));
    let catalog: serde_json::Value = serde_json::from_str(&catalog).unwrap();
    let images = catalog["images"].as_array().unwrap();
    assert_eq!(images.len(), 18);
    for image in images {
        let told = |key: &str| image[key].as_str().unwrap();
        let points: f64 = told("size").split('x').next().unwrap().parse().unwrap();
        let scale: f64 = told("scale").trim_end_matches('x').parse().unwrap();
        let px = (points * scale) as u32;
        let icon = picture(&format!("{folder}/{}", told("filename")));
        assert_eq!(icon, Picture { width: px, height: px, has_alpha: false }, "{image}");
    }
}

#[test]
fn every_icon_of_android_is_there_in_its_size() {
    for (density, quarter) in
        [("mdpi", 4), ("hdpi", 6), ("xhdpi", 8), ("xxhdpi", 12), ("xxxhdpi", 16)]
    {
        for (icon, dp) in [("icon", 48), ("icon_front", 108), ("icon_one_color", 108)] {
            let px = dp * quarter / 4;
            let path = format!("android/res/mipmap-{density}/{icon}.png");
            assert_eq!(size(&path), (px, px), "{path}");
        }
    }
}

#[test]
fn google_play_has_an_icon_and_a_banner() {
    let images = "fastlane/metadata/android/en-US/images";
    assert_eq!(size(&format!("{images}/icon.png")), (512, 512));
    let banner = Picture { width: 1024, height: 500, has_alpha: false };
    assert_eq!(picture(&format!("{images}/featureGraphic.png")), banner);
}

/// From two to eight pictures, each side of 320 to 3840 pixels, none longer than twice its width.
#[test]
fn google_play_takes_the_pictures_of_phones_and_tablets() {
    for (language, _) in LANGUAGES {
        for device in ["phoneScreenshots", "tenInchScreenshots"] {
            let folder = format!("fastlane/metadata/android/{language}/images/{device}");
            let files = files_below(&in_project(&folder));
            assert!((2..=8).contains(&files.len()), "{folder}: {files:?}");
            for file in files {
                let (width, height) = size(&format!("{folder}/{file}"));
                assert!(width >= 320 && height <= 3840 && height <= 2 * width, "{folder}/{file}");
            }
        }
    }
}

/// The sizes of the largest phone and the largest tablet, from which the App Store makes the others.
#[test]
fn the_app_store_takes_the_pictures_of_phones_and_tablets() {
    for (_, language) in LANGUAGES {
        let folder = format!("fastlane/screenshots/{language}");
        let files = files_below(&in_project(&folder));
        for (device, wanted) in [("iphone-", (1320, 2868)), ("ipad-", (2064, 2752))] {
            let of_device: Vec<&String> =
                files.iter().filter(|file| file.starts_with(device)).collect();
            assert!((1..=10).contains(&of_device.len()), "{folder}: {files:?}");
            for file in of_device {
                let shown = picture(&format!("{folder}/{file}"));
                assert_eq!((shown.width, shown.height), wanted, "{folder}/{file}");
                assert!(!shown.has_alpha, "{folder}/{file}");
            }
        }
    }
}

fn in_limits(folder: &str, limits: &[(&str, usize)]) {
    for (file, most) in limits {
        let path = format!("fastlane/metadata/{folder}/{file}.txt");
        let length = read(&path).trim_end().chars().count();
        assert!((1..=*most).contains(&length), "{path}: {length} characters, of {most}");
    }
}

#[test]
fn store_texts_stand_in_three_languages_and_within_the_stores_limits() {
    for (google, apple) in LANGUAGES {
        let limits = [
            ("title", 30),
            ("short_description", 80),
            ("full_description", 4000),
            ("changelogs/1", 500),
        ];
        in_limits(&format!("android/{google}"), &limits);
        let limits = [
            ("name", 30),
            ("subtitle", 30),
            ("keywords", 100),
            ("description", 4000),
            ("release_notes", 4000),
        ];
        in_limits(apple, &limits);
    }
}

#[test]
fn both_stores_tell_the_same() {
    for (google, apple) in LANGUAGES {
        let google = read(format!("fastlane/metadata/android/{google}/full_description.txt"));
        assert_eq!(google, read(format!("fastlane/metadata/{apple}/description.txt")));
    }
}

#[test]
fn there_are_as_many_puzzles_as_the_texts_promise() {
    let puzzles = oust::app::learn::puzzles::entries().len();
    for (_, language) in LANGUAGES {
        let text = read(format!("fastlane/metadata/{language}/description.txt"));
        let told = text.split_whitespace().filter_map(|word| word.parse::<usize>().ok()).max();
        assert_eq!(told, Some(puzzles / 100 * 100), "{language}");
    }
}
