# Sentences of games that are kept, shared, set up, counted. See app.ftl for the conventions.

### The games kept

games-title = Games
games-search = Search by opponent, board or name
games-loading = Looking for your games…
games-none = No games yet. Every game you start is kept here.
games-none-found = No game fits.
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
games-more = Show more
games-running = { $count ->
    [one] { $count } placement so far
   *[other] { $count } placements so far
}
games-draw = A draw
games-you-won = You won
games-you-lost = The computer won
games-won = { $player ->
    [red] Red won
   *[blue] Blue won
}
games-share-one = Share: { $title }
games-rename-one = Rename: { $title }
games-delete-one = Delete: { $title }
games-name = Name of the game
games-save-name = Save
games-deleted = Deleted: { $title }
games-undo-delete = Bring back
games-read = Read a game sent by a friend
short-date = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $day }, { $year }

### Sharing

share-title = Share
share-read-title = Read a game
share-record = The game as text
share-send = Send the game
share-send-back = Send it back
share-copy = Copy the game
share-save = Save as a file
share-copy-code = Copy the position
share-picture = Send a picture
share-save-drawing = Save the drawing
share-copied = Copied.
share-saved = Saved.
share-nothing-to-paste = There is no text to paste.
share-not-text = That file is not a text.
share-failed = That did not work.
share-take = A game from a friend
share-take-more = Paste the text your friend sent you, place your stones, and send it back.
share-paste = Paste
share-open-file = Open a file
share-read = Read the text
share-play-on = Play on
share-look = Look at it
share-play-up-to = Take the game up to there
share-found-game = A game on { $board }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
share-found-position = A position on { $board }
read-line = line { $line }
read-nothing = There is no game and no position in this text.
read-too-long = This text is too long to be a game.
read-another-game = This text holds more than one game. The first one can be taken.
read-header = “{ $name }: { $text }” is not understood.
read-position = The code of the position is wrong: { $reason }.
read-not-a-move = Turn { $turn }, { $player ->
    [red] Red
   *[blue] Blue
}: “{ $text }” is not a placement.
read-no-such-cell = Turn { $turn }, { $player ->
    [red] Red
   *[blue] Blue
}: the board has no cell “{ $text }”.
read-occupied = Turn { $turn }, { $player ->
    [red] Red
   *[blue] Blue
}: { $text } is occupied.
read-joins = Turn { $turn }, { $player ->
    [red] Red
   *[blue] Blue
}: { $text } would join { $groups ->
    [1] { $own ->
        [1] a single stone
       *[other] a group of { $own }
    }
   *[other] { $groups } groups
} without capturing.
read-not-smaller = Turn { $turn }, { $player ->
    [red] Red
   *[blue] Blue
}: { $text } would make { $own }, but touches { $enemy ->
    [1] a single enemy stone
   *[other] an enemy group of { $enemy }
}, which is not smaller.
read-pass = Turn { $turn }, { $player ->
    [red] Red
   *[blue] Blue
}: “{ $text }” is not allowed while there is a placement.
read-swap = Turn { $turn }, { $player ->
    [red] Red
   *[blue] Blue
}: “{ $text }” is allowed as the second turn only.
read-game-over = Turn { $turn }, { $player ->
    [red] Red
   *[blue] Blue
}: { $text } comes after the end of the game.
read-captures = Turn { $turn }, { $player ->
    [red] Red
   *[blue] Blue
}: { $text } captures { $takes ->
    [0] nothing
    [one] { $takes } stone
   *[other] { $takes } stones
} here.
read-number = Turn { $turn }, { $player ->
    [red] Red
   *[blue] Blue
}: before “{ $text }” the number should be { $due }.
read-player = Turn { $turn }: it is { $player ->
    [red] Red’s
   *[blue] Blue’s
} turn, but the text says “{ $text }”.

### Setting a game up

new-names = Names
new-name-red = Red, places first
new-name-blue = Blue, places second
new-terms = Agreements
new-swap = Swap rule
new-swap-more = After the first stone the second player may take it over, color and all
new-clock = Clock
new-turn-board = Turn the board
new-turn-board-more = For the player opposite, when it is Blue’s turn
new-minutes = Minutes · { $who }
new-increment = Seconds for each turn · { $who }
new-head-start = Head start
new-head-start-none = None
new-head-start-more = These red stones stand on the board already when Red places first.
new-square-at-hand = { $side ->
    [19] 19 × 19, the Go board
   *[other] { $side } × { $side }
}
game-swap = Swap
clock-spoken = { $minutes } min { $seconds } s left
swapped = Colors exchanged · Blue to place
swapped-yours = The computer took over the red stone · you are Blue now
may-swap = { $player ->
    [red] Red to place · or to swap and take the red stone
   *[blue] Blue to place · or to swap and take the red stone
}
may-swap-yours = Your turn · place, or swap to take the red stone
out-of-time = { $player ->
    [red] Red ran out of time · Blue wins
   *[blue] Blue ran out of time · Red wins
}
said-swapped = The colors were exchanged
dialog-undo-title = Take the turn back?
dialog-undo-text = That turn was finished: the other player must agree.
dialog-undo-accept = Agreed
dialog-undo-dismiss = Leave it
dialog-clear-title = Clear the statistics?
dialog-clear-text = All numbers start again at zero. Your games stay.
dialog-clear-accept = Clear
dialog-clear-dismiss = Keep

### Statistics

statistics-title = Statistics
statistics-none = No finished games against the computer yet.
statistics-played = Played
statistics-won = Won
statistics-lost = Lost
statistics-streak = Won in a row now
statistics-best-streak = Longest winning streak
statistics-longest-chain = Most captures in one turn
statistics-largest-capture = Most stones at once
statistics-clear = Clear the statistics
statistics-counted = Games that go on from a review, or from a text, are not counted.
end-level = Level { $level }
end-easier = Try level { $level }, a little easier
