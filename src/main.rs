//! The app: one window, and the whole screen in it.
fn main() {
    oust::platform::window::open(oust::ui::root::App);
}
