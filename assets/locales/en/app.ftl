# Every sentence that a player reads or hears, in American English.
# $player is "red" or "blue" and chooses a word; numbers choose the plural. What stands after " · " is shown quieter.

### Words used everywhere

app-name = Oust
app-tagline = Take every stone on the board.
player = { $player ->
    [red] Red
   *[blue] Blue
}
board-name = { $kind ->
    [hex] hex{"\u00A0"}{ $side }
   *[square] square{"\u00A0"}{ $side }
}
back = Back
close = Close
menu = Menu
screen-failed = This screen could not be shown.
screen-failed-home = Go home

### Home

home-continue = Continue
home-look = Look at the end
home-new = New game
home-learn = Learn to play
home-learn-more = Short lessons: you place the stones
home-level-1 = Play level 1
home-level-1-more = A gentle first game against the computer
home-friend = Two players
home-friend-more = Share this device with a friend

### New game

new-title = New game
new-opponent = Opponent
new-opponent-computer = Computer
new-opponent-friend = Friend, here
new-level = Level
new-level-about = { $level ->
    [1] Places at random: good for a first game.
    [2] Mostly places at random.
    [3] Half of its placements are chosen well.
    [4] Always captures when it can.
    [5] Looks ahead for half a second.
   *[6] Unbeatable: thinks for three seconds.
}
new-color = You play
new-color-first = places first
new-color-second = places second
new-color-lot = By lot
new-color-lot-more = one of them
new-board = Board
new-kind-hex = Hexagons
new-kind-square = Squares
new-side = Side length
new-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
new-start = Start

### The game screen

game-title-level = Level { $level } · { $board }
game-title-friends = Two players · { $board }
side-you = you
side-level = level { $level }
side-first = player 1
side-second = player 2
side-spoken = { $player ->
    [red] Red
   *[blue] Blue
}, { $who }, { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}{ $now ->
    [yes] , to place
   *[no] {""}
}
game-undo = Undo
game-redo = Redo
game-hint = Hint
game-confirm = Confirm
menu-last-turn = Show the last turn again
menu-resign = Resign
menu-home = Home
end-chain = Winning chain
end-rematch = Rematch
board-label = Board, { $board }
zoom-in = Enlarge the board
zoom-out = Show the whole board
nudge-up = Move the stone up
nudge-down = Move the stone down
nudge-left = Move the stone to the left
nudge-right = Move the stone to the right

### The one sentence

turn-yours = Your turn
turn = { $player ->
    [red] Red to place
   *[blue] Blue to place
}
place-again-yours = { $captures ->
    [1] You took { $stones } · place again
   *[other] You took { $stones } in { $captures } captures · place again
}
place-again = { $player ->
    [red] { $captures ->
        [1] Red took { $stones } · Red places again
       *[other] Red took { $stones } in { $captures } captures · Red places again
    }
   *[blue] { $captures ->
        [1] Blue took { $stones } · Blue places again
       *[other] Blue took { $stones } in { $captures } captures · Blue places again
    }
}
took = { $player ->
    [red] { $captures ->
        [1] Red took { $stones } · Blue to place
       *[other] Red took { $stones } in { $captures } captures · Blue to place
    }
   *[blue] { $captures ->
        [1] Blue took { $stones } · Red to place
       *[other] Blue took { $stones } in { $captures } captures · Red to place
    }
}
passed = { $player ->
    [red] Red has no placement and passes
   *[blue] Blue has no placement and passes
}
passed-within-chain = { $player ->
    [red] Red has no placement left · the turn passes on
   *[blue] Blue has no placement left · the turn passes on
}
computer-took = The computer took { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}{ $captures ->
    [1] {""}
   *[other] {" "}in { $captures } captures
} · your turn
computer-again = The computer took { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}{ $captures ->
    [1] {""}
   *[other] {" "}in { $captures } captures
} · it places again
computer-thinks = Level { $level } is thinking
pending-places = Captures nothing · ends the turn
pending-takes = Takes { $count } · place again after it
explain-places = Allowed here · captures nothing, ends the turn
explain-takes = Takes { $count } · place again after it
explain-group = { $player ->
    [red] A red
   *[blue] A blue
} { $size ->
    [1] single stone
   *[other] group of { $size }
}
hint-thinking = Looking for a good placement
hint-shown = Hint: { $cell }
hint-area = Hint: somewhere in this area · press again for the cell
showing-again = The turn again
refused-occupied = { $cell } is occupied
refused-joins = { $groups ->
    [1] { $own ->
        [1] Would join your single stone without capturing
       *[other] Would join your group of { $own } without capturing
    }
   *[other] Would join { $groups } of your groups without capturing
}
refused-not-smaller = { $player ->
    [red] The red
   *[blue] The blue
} { $enemy ->
    [1] single stone
   *[other] group of { $enemy }
} is not smaller than your { $own }
refused-game-over = The game is over
refused-computer-to-move = It is the computer’s turn
you-won = You win! · the last turn took { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
you-lost = The computer wins · the last turn took { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
won = { $player ->
    [red] Red wins!
   *[blue] Blue wins!
} · the last turn took { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
you-resigned = You resigned · the computer wins
resigned = { $player ->
    [red] Red resigned · Blue wins
   *[blue] Blue resigned · Red wins
}
deadlock = A draw · neither player has a placement left

### What went wrong outside

notice-save-damaged = Your saved game could not be read. It is kept aside as { $file }.
notice-save-newer = A newer version of Oust saved this game. It is kept as { $file }.
notice-save-unreadable = The file { $file } could not be opened.
unsaved = Not saved
unsaved-spoken = The game is not being saved: tell why
notice-not-saved = This game is not being saved.
notice-not-saved-no-folder = This game is not being saved: there is no folder to save in.
notice-not-saved-disk-full = This game is not being saved: the disk is full.
notice-computer-failed = The computer lost its thread and placed as level 4 does.
notice-hint-failed = The search for a hint broke down. Please try again.

### Said aloud

said-placed = { $player ->
    [red] Red placed on { $cell }
   *[blue] Blue placed on { $cell }
}
said-captured = { $player ->
    [red] Red placed on { $cell } and captured { $count }
   *[blue] Blue placed on { $cell } and captured { $count }
}
said-passed = { $player ->
    [red] Red passed
   *[blue] Blue passed
}
cell-empty = { $cell }, empty
cell-stone = { $cell }, { $player ->
    [red] red stone
   *[blue] blue stone
}, { $size ->
    [1] single
   *[other] group of { $size }
}
cell-pending = { $cell }, { $player ->
    [red] red stone
   *[blue] blue stone
} to be confirmed
cell-plain = placement
cell-capture = capturing placement, takes { $count }
cell-last = last placement
cell-would-be-captured = would be captured
cell-trace = { $player ->
    [red] a red stone was captured here
   *[blue] a blue stone was captured here
}
cell-dead = can be captured
cell-alive = cannot be captured
cell-endangered = in danger
cell-hint = hint

### Questions

dialog-drop-game-title = Start a new game?
dialog-drop-game-text = The game that is running will be left.
dialog-drop-game-accept = New game
dialog-drop-game-dismiss = Keep playing
dialog-resign-title = Resign?
dialog-resign-text = The other side wins the game.
dialog-resign-accept = Resign
dialog-resign-dismiss = Keep playing

### Settings

settings-title = Settings
settings-board = Board
settings-confirm = Confirm placements
settings-confirm-more = A tap shows the stone, a second tap places it
settings-marking = Mark placements
settings-marking-more = A spot where you may place, a ring where you capture
settings-sizes = Group sizes
settings-coordinates = Coordinates
settings-dead = What can be captured
settings-dead-more = Dotted rings on groups that can be captured this turn, solid ones on those that cannot
settings-endangered = Warn of danger
settings-endangered-more = A triangle on your groups that could be captured next turn
settings-theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-stones = Stones
stones-classic = Classic
stones-color-blind = Color-blind
stones-high-contrast = High contrast
settings-motion = Motion
motion-system = As the system
motion-full = On
motion-reduced = Off
settings-pace = Pace of the computer
pace-quick = Quick
pace-normal = Normal
pace-slow = Slow
settings-hint-area = Hint in two steps
settings-hint-area-more = First the area, then the cell
settings-favored = Show what the computer considers
settings-senses = Sound and vibration
settings-sound = Sound
settings-vibration = Vibration
settings-language = Language
language-system = As the system
language-en = English
language-nl = Nederlands
language-ru = Русский

### Rules

rules-title = Rules
rules-aim = Two players, Red and Blue, place stones by turns. Whoever takes every enemy stone wins.
rules-start = The board starts empty. Red places first. Each placement puts one stone on an empty cell.
rules-group = Stones of one color that touch form a group. A single stone is a group too.
rules-place = A non-capturing placement touches none of your own stones. It may touch enemy stones. It ends your turn.
rules-place-picture = Red may place on every spot: no red stone touches them. On a ring Red captures.
rules-capture = A capturing placement joins your own stones into a larger group that touches enemy groups, all of them smaller than the new group. Those enemy groups are removed.
rules-capture-picture = The new red group has three stones and touches a blue group of two: it is taken.
rules-refused = Joining your own stones is allowed only if it captures. If one enemy group that the new group touches is as large or larger, the placement is not allowed.
rules-refused-picture = Two red stones against two blue ones: equal is not smaller, so Red may not place here.
rules-again = After a capture you must place again. Your turn ends with a placement that captures nothing.
rules-pass = If you have no placement, you pass; the app does it for you. Otherwise you must place.
rules-win = You win by taking the last enemy stone. The first stones of a game win nothing.
rules-square-title = Square boards
rules-square = Stones stand on the crossings of the lines. Each has up to four neighbors; diagonals do not touch. Here both players can be left without a placement: then the game is a draw.
rules-about-title = About Oust
rules-about = Oust © Mark Steere, 2007. These rules follow his rule sheet (marksteeregames.com); he lets everyone program the game, with his name and the rules unchanged. This app has no accounts, no ads and no tracking.
