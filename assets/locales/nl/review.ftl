# Sentences of looking through a game afterwards. See app.ftl for the conventions.

review-title = Analyse
review-one = Analyse: { $title }
notice-review-failed = Het doornemen van het spel is mislukt. Wat al gevonden was, blijft bewaard.

### Waar je staat

review-place = Beurt { $turn } van { $turns } · { $player ->
    [red] Rood
   *[blue] Blauw
}
review-place-loss = Beurt { $turn } van { $turns } · { $player ->
    [red] Rood
   *[blue] Blauw
} verloor { $loss }%
review-place-start = Begin · { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
review-before = Voor de eerste steen
review-placed = { $player ->
    [red] Rood
   *[blue] Blauw
}: { $cell }
review-took = { $player ->
    [red] Rood
   *[blue] Blauw
}: { $cell } slaat { $count }
review-swapped = De kleuren zijn geruild
review-best = de beste plaatsing
review-as-good = zo goed als { $cell }
review-loss = { $loss }% verloren, beter was { $cell }
review-missed-win = miste een winnende reeks vanaf { $cell }
review-line = Beter, { $player ->
    [red] Rood
   *[blue] Blauw
}: { $cell }
review-line-took = Beter, { $player ->
    [red] Rood
   *[blue] Blauw
}: { $cell } slaat { $count }
review-line-place = { $shown } van { $all }

### De grafiek en de keerpunten

review-graph = Winstkans van Rood
review-chance = Rood { $percent }%
review-points = Keerpunten
review-no-points = Geen beurt kostte veel.
review-point = Beurt { $turn } { $player ->
    [red] Rood
   *[blue] Blauw
} −{ $loss }%
review-point-win = Beurt { $turn } { $player ->
    [red] Rood
   *[blue] Blauw
}: winst gemist

### Wat je kunt doen

review-judge = Analyse door niveau 6
review-go-on = Ga verder
review-cancel = Stop
review-judging = Niveau 6 neemt het spel door
review-progress = { $done } van { $all } stellingen
review-steps = Stappen
review-step-first = Naar het begin
review-step-turn-back = Een beurt terug
review-step-back = Een plaatsing terug
review-step-on = Een plaatsing verder
review-step-turn-on = Een beurt verder
review-step-last = Naar het eind
review-better = Toon beter
review-play = Speel vanaf hier
