# Lessons: every sentence in American English. What stands after " · " is shown quieter.

### The list and the screen of a lesson

learn-title = Learn Oust
learn-intro = Short lessons. You place the stones.
learn-start = Start
learn-go-on = Continue
learn-done = done
learn-game = Your first game
learn-game-more = Against level 1, on a small board
lesson-count = Lesson { $lesson } of { $count }
lesson-next = Next
lesson-finish = Finish
lesson-first-game = First game
lesson-again = Try again
lesson-hint = Hint
lesson-hint-off = Hide hint
lesson-answer = { $number }
lesson-one-more = That is one of the two · find the other
lesson-task = Task { $task } of { $count }

### What went wrong

wrong-captured = That captured. This time capture nothing
wrong-not-diagonal = That cell is not diagonal to a red stone
wrong-no-bait = Blue cannot take that stone, so it is no bait
wrong-bait-gets-away = Blue can take that stone and stay out of your reach
wrong-touches-no-enemy = That stone touches no blue stone
wrong-unsafe = Blue can take that stone at once
wrong-something-capturable = Blue can capture something now
wrong-captures-nothing = That stone captured nothing, and your turn is over
wrong-takes-too-few = A capture, but a larger one is possible
wrong-chain-ended = Your turn ended too soon
wrong-no-more-captures = Nothing is left to capture in this order
wrong-nobody-passes = Nobody had to pass
wrong-stones-left = Your turn is over, and blue stones are left
wrong-was-allowed = That was allowed. Look for what is not
wrong-number = Not { $number }

### Lessons

lesson-placing = Placing stones
lesson-placing-1-text = You are Red. Players take turns and put one stone on an empty cell. A spot marks every cell where you may place.
lesson-placing-1-ask = Place a stone anywhere.
lesson-placing-1-hint = Tap a cell with a spot. If your stone looks pale, tap it again to confirm.
lesson-placing-1-done = Well done. A stone that captures nothing ends your turn.
lesson-placing-2-text = A new stone must not simply touch your own stones. That is why the cells beside them have no spot.
lesson-placing-2-ask = Place a stone that touches no red stone.
lesson-placing-2-hint = Stay at least one cell away from your own stones.
lesson-placing-2-done = Right. Stones that stand apart are called seeds here: they may grow later.
lesson-placing-3-text = Enemy stones are different: you may touch them freely. Nothing happens by touch alone.
lesson-placing-3-ask = Place a stone right beside a blue one.
lesson-placing-3-hint = The blue stones stand at the edge. Choose a cell that touches one of them and no red stone.
lesson-placing-3-done = Exactly. Touching the enemy is always allowed.

lesson-groups = Groups
lesson-groups-1-text = Stones of one color that touch are one group. A stone that stands alone is a group of one.
lesson-groups-1-ask = How many red groups are there?
lesson-groups-1-hint = Two pairs and a single stone.
lesson-groups-1-done = Three: two pairs and a single stone.
lesson-groups-2-text = What counts in Oust is the size of a group: its number of stones.
lesson-groups-2-ask = How many stones has the largest blue group?
lesson-groups-2-hint = Follow the band from stone to stone.
lesson-groups-2-done = Four stones hang together. The pair is another group.

lesson-capturing = Capturing
lesson-capturing-1-text = You may join your own stones, if that captures: the new group must touch a blue group and be larger than it. A ring marks a capture.
lesson-capturing-1-ask = Capture the blue stone in the middle.
lesson-capturing-1-hint = Two red stones are more than one blue stone. Tap the ring.
lesson-capturing-1-done = Two against one: the blue stone is gone.
lesson-capturing-2-text = One stone can join two of your groups. Here it makes a group of four, which touches a blue three and a blue two.
lesson-capturing-2-ask = Take both blue groups at once.
lesson-capturing-2-hint = Two and one and the new stone make four. Find the cell between them.
lesson-capturing-2-done = Four are more than three and more than two: both groups are gone.
lesson-capturing-3-text = Now there is one blue group of four. You need five.
lesson-capturing-3-ask = Join your two pairs and take all four.
lesson-capturing-3-hint = The cell must touch both red pairs and the blue group.
lesson-capturing-3-done = Five beat four. That was a big catch.

lesson-several = Two at once
lesson-several-1-text = Your group captures everything it touches, wherever it touches it. A group of five can take two single stones in two places.
lesson-several-1-ask = Take both blue stones with one stone.
lesson-several-1-hint = Join the two red pairs in the middle.
lesson-several-1-done = One stone, two captures: each touched another part of your group.
lesson-several-2-text = Three stones are more than two, and more than one.
lesson-several-2-ask = Make a group of three that takes a pair and a single stone.
lesson-several-2-hint = Join your two single stones.
lesson-several-2-done = Three stones taken at one stroke.

lesson-far-side = Growing away
lesson-far-side-1-text = Now you are Blue. A red stone has come to lean on your pair. The new stone need not touch it: what counts is that your whole group does.
lesson-far-side-1-ask = Capture the red stone. There are five ways.
lesson-far-side-1-hint = Any cell that touches your pair will do, even on the far side.
lesson-far-side-1-done = Your group of three touched the red stone, so it is taken. All five cells work.

lesson-not-allowed = What is not allowed
lesson-not-allowed-1-text = You may not join your stones without capturing. And equal is not enough: two do not beat two.
lesson-not-allowed-1-ask = Try both: join a red stone where no blue is near, and join where the blue pair is.
lesson-not-allowed-1-hint = Tap beside the red stone on the left. Then tap the cell between the other red stone and the blue pair.
lesson-not-allowed-1-done = Neither is allowed. The sentence below the board always tells you why.
lesson-not-allowed-2-text = All blue groups that your new group touches must be smaller. One that is as large spoils it.
lesson-not-allowed-2-ask = Find the cell where your three would meet a single stone and a group of three.
lesson-not-allowed-2-hint = Look at the cells around your pair. One of them touches the large group too.
lesson-not-allowed-2-done = Three do not beat three, even with an easy catch beside them.
lesson-not-allowed-3-text = Ten cells would join red stones here. Nine of them are not allowed. There are no marks this time.
lesson-not-allowed-3-ask = Find the one that captures.
lesson-not-allowed-3-hint = You need a group of three against a blue pair.
lesson-not-allowed-3-done = You found it. Now you know when you may join.

lesson-chain = The turn goes on
lesson-chain-1-text = After a capture you must place again. Your turn ends with a stone that captures nothing.
lesson-chain-1-ask = Capture, then finish your turn with another stone.
lesson-chain-1-hint = First the ring. Then any spot.
lesson-chain-1-done = That was a whole turn: a capture and a seed.
lesson-chain-2-text = Each capture makes your group larger, and so ready for a larger catch. That is a chain.
lesson-chain-2-ask = Take one, then two, then three stones in one turn.
lesson-chain-2-hint = Only one capture is possible at first. Look again after each.
lesson-chain-2-done = Six stones in one turn. One chain can turn a whole game.

lesson-passing = No placement left
lesson-passing-1-text = You may never pass by choice. But who has no placement at all must pass. The app does it by itself.
lesson-passing-1-ask = Place so that Blue has no placement.
lesson-passing-1-hint = Do not capture: captures make room. Only one cell captures nothing.
lesson-passing-1-done = Blue had to pass, and it is your turn again.
lesson-passing-2-text = It can happen in the middle of your turn too: you captured, and no cell is left for you. Then the turn passes on.
lesson-passing-2-ask = Capture so that you have no placement left.
lesson-passing-2-hint = Every cell here captures. Try the lowest empty cell of the third column.
lesson-passing-2-done = You could not place again, so your turn ended.

lesson-winning = Winning
lesson-winning-1-text = Whoever takes the last enemy stone wins at once. (The first stones of a game win nothing: both sides must have placed.)
lesson-winning-1-ask = Win in this turn.
lesson-winning-1-hint = Take the single stone first. Then you are large enough for the pair.
lesson-winning-1-done = You win! No blue stone is left.
lesson-winning-2-text = Often the order decides. Six captures are possible here, but only one of them begins a chain that takes everything.
lesson-winning-2-ask = Win in this turn.
lesson-winning-2-hint = Look for a group that can reach the blue three in the end.
lesson-winning-2-done = The right order wins. Such chains decide most games.

lesson-square = Square boards
lesson-square-1-text = On a square board a stone touches up to four others. Diagonals do not touch.
lesson-square-1-ask = Place a stone diagonally beside a red one.
lesson-square-1-hint = Choose one of the cells diagonally beside the lower red stone.
lesson-square-1-done = Right: stones on a diagonal stay apart.
lesson-square-2-text = Everything else is the same: join your stones, touch a smaller group, and it is yours.
lesson-square-2-ask = Capture the blue pair.
lesson-square-2-hint = Three against two. Where do your stones meet?
lesson-square-2-done = Taken. Now you know all the rules.

lesson-ideas = Safe stones
lesson-ideas-1-text = A seed is safe if Blue cannot take it in the next turn. Early in a game place your stones far from each other and from the enemy.
lesson-ideas-1-ask = Place a stone that Blue cannot take.
lesson-ideas-1-hint = Blue takes what it can reach with one more stone. Keep at least two empty cells between.
lesson-ideas-1-done = A safe seed: Blue cannot punish it.
lesson-ideas-2-text = Two of yours beside one of theirs: the blue stone could grow to two, but two do not beat two. You can take it whenever you like, so there is no hurry.
lesson-ideas-2-ask = If it were Blue’s turn, how many cells would capture your pair?
lesson-ideas-2-hint = Blue would have to make a group of three with one stone.
lesson-ideas-2-done = None. The pair is safe, and the blue stone will not run away.
lesson-ideas-3-text = A seed that the enemy cannot punish is a free move. Whoever runs out of free moves must give stones away, so keep count of yours and of theirs.
lesson-ideas-3-ask = Find a free move: a stone that Blue cannot take.
lesson-ideas-3-hint = Blue reaches nearly everything. Look along the left edge.
lesson-ideas-3-done = A free move. The more of them you have left, the better.

lesson-sizes = Many groups, large groups
lesson-sizes-1-text = Too many small groups are weak: one chain can roll through them. So keep yours few, and let the enemy have many.
lesson-sizes-1-ask = Open a chain: capture four times or more in this turn.
lesson-sizes-1-hint = Three captures are possible at first, around your stone at the right edge. Only the middle one leads on.
lesson-sizes-1-done = Each capture opened the way to the next.
lesson-sizes-2-text = A big group is hard to take. But when it falls, all of it falls at one stroke.
lesson-sizes-2-ask = Capture all five with one stone.
lesson-sizes-2-hint = Three and two and the new stone make six. Find the cell between your two groups.
lesson-sizes-2-done = Six against five. Do not let the enemy join up beside your own big group.
lesson-sizes-3-text = You could take a single stone here, but then you would be within reach of the blue six. Capture when it helps, not because you can.
lesson-sizes-3-ask = End your turn so that Blue can capture nothing.
lesson-sizes-3-hint = Your pair is safe where it stands. Place a stone as far from the blue six as you can.
lesson-sizes-3-done = Nothing of yours can be taken. Ask yourself this before each last stone.

lesson-game = From opening to end
lesson-game-1-text = In the opening a stone may be given up, if Blue does not get to keep the gain. Your three stand near a single stone: offer it a bait, it becomes two, and three can take two.
lesson-game-1-ask = Place a bait that Blue can take and then loses.
lesson-game-1-hint = Put it close to the blue stone, so that the blue pair will lie within your reach.
lesson-game-1-done = A bait. Two more than the enemy group is the number to remember.
lesson-game-2-text = This is how games end: somebody finds a chain that takes everything. Look for it before you place a quiet stone, for yourself and for Blue.
lesson-game-2-ask = Win in this turn.
lesson-game-2-hint = Begin beside your stone at the left edge.
lesson-game-2-done = You win! You are ready for your first game.

### Puzzles

puzzles-title = Puzzles
puzzles-intro = Positions with exactly one right first placement.
puzzles-streak = { $count ->
    [0] { $best ->
        [0] A new one every day
       *[other] Longest row of days: { $best }
    }
    [1] One day in a row · best { $best }
   *[other] { $count } days in a row · best { $best }
}
puzzles-solved = { $solved } of { $count }
puzzle-daily = Puzzle of the day
puzzle-daily-done = Puzzle of the day: solved
puzzle-win = Win this turn
puzzle-win-more = A chain that takes everything
puzzle-save = Save the game
puzzle-save-more = Leave no chain that takes all of you
puzzle-two = Win in two turns
puzzle-two-more = Whatever the other side does
puzzle-seed = The best seed
puzzle-seed-more = One stone is clearly better than any other
puzzle-number = Puzzle { $number }
puzzle-grade = Difficulty { $grade } of 5
puzzle-was-solved = solved
puzzle-next = Next
puzzle-solution = Solution
puzzle-shown = That is the solution · now try it yourself
puzzle-win-ask = { $player ->
    [red] Red to place: take every blue stone in this turn.
   *[blue] Blue to place: take every red stone in this turn.
}
puzzle-save-ask = { $player ->
    [red] Red to place: Blue threatens to take everything. Play a turn that prevents it.
   *[blue] Blue to place: Red threatens to take everything. Play a turn that prevents it.
}
puzzle-two-ask = { $player ->
    [red] Red to place: play a turn after which you take everything next time, whatever Blue does.
   *[blue] Blue to place: play a turn after which you take everything next time, whatever Red does.
}
puzzle-win-solved = Everything is taken. Solved!
puzzle-win-wrong = { $player ->
    [red] From here some red stones are always left
   *[blue] From here some blue stones are always left
} · start again
puzzle-save-solved = { $player ->
    [red] Saved: Red has no chain that takes everything.
   *[blue] Saved: Blue has no chain that takes everything.
}
puzzle-save-wrong = { $player ->
    [red] Red takes everything: look
   *[blue] Blue takes everything: look
} · start again
puzzle-two-solved = Right: whatever comes now, you take everything next turn.
puzzle-two-wrong = { $player ->
    [red] Red gets away with this turn
   *[blue] Blue gets away with this turn
} · start again
puzzle-seed-ask = { $player ->
    [red] Red to place: one placement is clearly the best. Find it.
   *[blue] Blue to place: one placement is clearly the best. Find it.
}
puzzle-seed-solved = The best one: { $best } % to win, { $next } % with the next best
puzzle-seed-wrong = { $player ->
    [red] There is a much better one. Red’s reply: look
   *[blue] There is a much better one. Blue’s reply: look
} · start again

### The computer as a teacher

settings-remarks = Remarks by the computer
settings-remarks-more = Levels 1 to 4 tell when another placement was much better, 1 and 2 also what happens
hint-wins = Hint: { $cell } · wins the game in this turn
hint-opens-chain = Hint: { $cell } · takes { $count }, and more can follow
hint-takes = Hint: { $cell } · takes { $count }
hint-safe-seed = Hint: { $cell } · a safe stone: it cannot be taken at once
coach-first = Place your first stone near the middle
coach-opening = Keep your stones apart from each other, and away from the enemy
coach-can-capture = You can capture: on a ring
coach-can-win = You can take everything in this turn: find the chain!
coach-danger = { $count } of your stones are in danger
coach-first-capture = Your first capture! Now place again: your turn goes on
coach-chain = Two captures in one turn: a chain
coach-first-loss = That is how you are captured: joined stones beat fewer of yours
coach-loss = { $count ->
    [one] You lost one stone
   *[other] You lost { $count } stones
}
coach-pass = Who has no placement passes. That happens by itself
coach-mistake = Your last stone let { $count } of yours be taken; { $cell } was safer
coach-missed-win = You could have taken everything, beginning at { $cell }
coach-better = { $cell } was much better
coach-take-back = Take back
