//! One game on the board: its course, who plays, and what is going on around the next placement.
