//! The app: one window, and the whole screen in it.
fn main() {
    oust::ui::launch();
}
