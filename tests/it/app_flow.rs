//! The app's behavior, by flow files: intents against the printed state.

use crate::support::{data, data_files, script};

#[test]
fn flow_files_hold() {
    let run = |name: String| script::run(&name, &data(&name)).err();
    let wrong: Vec<String> = data_files("flows", ".flow").into_iter().filter_map(run).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
