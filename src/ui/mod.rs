//! What a person sees and touches.
pub mod root;
