# Sentences of looking through a game afterwards. See app.ftl for the conventions.

review-title = Review
review-one = Review: { $title }
notice-review-failed = Going through the game broke down. What was found so far is kept.

### Where one stands

review-place = Turn { $turn } of { $turns } · { $player ->
    [red] Red
   *[blue] Blue
}
review-place-loss = Turn { $turn } of { $turns } · { $player ->
    [red] Red
   *[blue] Blue
} lost { $loss }%
review-place-start = Start · { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
review-before = Before the first stone
review-placed = { $player ->
    [red] Red
   *[blue] Blue
}: { $cell }
review-took = { $player ->
    [red] Red
   *[blue] Blue
}: { $cell } takes { $count }
review-swapped = The colors were exchanged
review-best = the best placement
review-as-good = as good as { $cell }
review-loss = { $loss }% lost, better was { $cell }
review-missed-win = missed a winning chain from { $cell }
review-line = Better, { $player ->
    [red] Red
   *[blue] Blue
}: { $cell }
review-line-took = Better, { $player ->
    [red] Red
   *[blue] Blue
}: { $cell } takes { $count }
review-line-place = { $shown } of { $all }

### The graph and the turning points

review-graph = Red’s chance to win
review-chance = Red { $percent }%
review-points = Turning points
review-no-points = No turn lost much.
review-point = Turn { $turn } { $player ->
    [red] Red
   *[blue] Blue
} −{ $loss }%
review-point-win = Turn { $turn } { $player ->
    [red] Red
   *[blue] Blue
}: missed win

### What can be done

review-judge = Let level 6 review it
review-go-on = Go on
review-cancel = Stop
review-judging = Level 6 goes through the game
review-progress = { $done } of { $all } positions
review-steps = Steps
review-step-first = To the start
review-step-turn-back = One turn back
review-step-back = One placement back
review-step-on = One placement on
review-step-turn-on = One turn on
review-step-last = To the end
review-better = Show better
review-play = Play from here
