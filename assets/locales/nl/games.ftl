# Sentences of games that are kept, shared, set up, counted. See app.ftl for the conventions.

### De bewaarde spellen

games-title = Spellen
games-search = Zoek op tegenstander, bord of naam
games-loading = Je spellen worden opgezocht…
games-none = Nog geen spellen. Elk spel dat je begint, wordt hier bewaard.
games-none-found = Geen enkel spel past daarbij.
games-count = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
games-more = Toon meer
games-running = { $count ->
    [one] { $count } plaatsing tot nu toe
   *[other] { $count } plaatsingen tot nu toe
}
games-draw = Gelijkspel
games-you-won = Jij won
games-you-lost = De computer won
games-won = { $player ->
    [red] Rood won
   *[blue] Blauw won
}
games-share-one = Deel: { $title }
games-rename-one = Hernoem: { $title }
games-delete-one = Verwijder: { $title }
games-name = Naam van het spel
games-save-name = Bewaar
games-deleted = Verwijderd: { $title }
games-undo-delete = Zet terug
games-read = Lees een spel dat een vriend stuurde
short-date = { $day } { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] jun
    [7] jul
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[12] dec
} { $year }

### Delen

share-title = Deel
share-read-title = Lees een spel
share-record = Het spel als tekst
share-send = Stuur het spel
share-send-back = Stuur het terug
share-copy = Kopieer het spel
share-save = Bewaar als bestand
share-copy-code = Kopieer de stelling
share-picture = Stuur een plaatje
share-save-drawing = Bewaar de tekening
share-copied = Gekopieerd.
share-saved = Bewaard.
share-nothing-to-paste = Er is geen tekst om te plakken.
share-not-text = Dat bestand is geen tekst.
share-failed = Dat lukte niet.
share-take = Een spel van een vriend
share-take-more = Plak de tekst die je vriend stuurde, plaats je stenen en stuur het spel terug.
share-paste = Plak
share-open-file = Open een bestand
share-read = Lees de tekst
share-play-on = Speel verder
share-look = Bekijk het
share-play-up-to = Neem het spel tot daar
share-found-game = Een spel op { $board }, { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
share-found-position = Een stelling op { $board }
read-line = regel { $line }
read-nothing = In deze tekst staat geen spel en geen stelling.
read-too-long = Deze tekst is te lang voor een spel.
read-another-game = Deze tekst bevat meer dan één spel. Het eerste kan je overnemen.
read-header = “{ $name }: { $text }” is niet te begrijpen.
read-position = De code van de stelling klopt niet: { $reason }.
read-not-a-move = Beurt { $turn }, { $player ->
    [red] Rood
   *[blue] Blauw
}: “{ $text }” is geen plaatsing.
read-no-such-cell = Beurt { $turn }, { $player ->
    [red] Rood
   *[blue] Blauw
}: het bord heeft geen veld “{ $text }”.
read-occupied = Beurt { $turn }, { $player ->
    [red] Rood
   *[blue] Blauw
}: { $text } is bezet.
read-joins = Beurt { $turn }, { $player ->
    [red] Rood
   *[blue] Blauw
}: { $text } zou bij { $groups ->
    [1] { $own ->
        [1] een losse steen
       *[other] een groep van { $own }
    }
   *[other] { $groups } groepen
} komen zonder te slaan.
read-not-smaller = Beurt { $turn }, { $player ->
    [red] Rood
   *[blue] Blauw
}: { $text } maakt { $own }, maar raakt { $enemy ->
    [1] een losse steen
   *[other] een groep van { $enemy }
} van de ander, en die is niet kleiner.
read-pass = Beurt { $turn }, { $player ->
    [red] Rood
   *[blue] Blauw
}: “{ $text }” mag niet zolang er een plaatsing is.
read-swap = Beurt { $turn }, { $player ->
    [red] Rood
   *[blue] Blauw
}: “{ $text }” mag alleen als tweede beurt.
read-game-over = Beurt { $turn }, { $player ->
    [red] Rood
   *[blue] Blauw
}: { $text } komt na het einde van het spel.
read-captures = Beurt { $turn }, { $player ->
    [red] Rood
   *[blue] Blauw
}: { $text } slaat hier { $takes ->
    [0] niets
    [one] { $takes } steen
   *[other] { $takes } stenen
}.
read-number = Beurt { $turn }, { $player ->
    [red] Rood
   *[blue] Blauw
}: voor “{ $text }” hoort nummer { $due } te staan.
read-player = Beurt { $turn }: { $player ->
    [red] Rood
   *[blue] Blauw
} is aan de beurt, maar de tekst zegt “{ $text }”.

### Een spel opzetten

new-names = Namen
new-name-red = Rood, begint
new-name-blue = Blauw, is tweede
new-terms = Afspraken
new-swap = Ruilregel
new-swap-more = Na de eerste steen mag de tweede speler die overnemen, met kleur en al
new-clock = Klok
new-turn-board = Draai het bord
new-turn-board-more = Voor wie tegenover zit, als Blauw aan de beurt is
new-minutes = Minuten · { $who }
new-increment = Seconden per beurt · { $who }
new-head-start = Voorsprong
new-head-start-none = Geen
new-head-start-more = Deze rode stenen staan al op het bord als Rood begint.
new-square-at-hand = { $side ->
    [19] 19 × 19, het gobord
   *[other] { $side } × { $side }
}
game-swap = Ruil
clock-spoken = nog { $minutes } min { $seconds } s
swapped = Kleuren geruild · Blauw plaatst
swapped-yours = De computer nam de rode steen over · jij bent nu Blauw
may-swap = { $player ->
    [red] Rood plaatst · of ruilt en neemt de rode steen over
   *[blue] Blauw plaatst · of ruilt en neemt de rode steen over
}
may-swap-yours = Jouw beurt · plaats, of ruil en neem de rode steen over
out-of-time = { $player ->
    [red] De tijd van Rood is op · Blauw wint
   *[blue] De tijd van Blauw is op · Rood wint
}
said-swapped = De kleuren zijn geruild
dialog-undo-title = De beurt terugnemen?
dialog-undo-text = Die beurt was klaar: de andere speler moet het goedvinden.
dialog-undo-accept = Akkoord
dialog-undo-dismiss = Laat staan
dialog-clear-title = Statistiek wissen?
dialog-clear-text = Alle getallen beginnen weer bij nul. Je spellen blijven.
dialog-clear-accept = Wis
dialog-clear-dismiss = Bewaar

### Statistiek

statistics-title = Statistiek
statistics-none = Nog geen spellen tegen de computer uitgespeeld.
statistics-played = Gespeeld
statistics-won = Gewonnen
statistics-lost = Verloren
statistics-streak = Nu op rij gewonnen
statistics-best-streak = Langste winstreeks
statistics-longest-chain = Meeste slagen in één beurt
statistics-largest-capture = Meeste stenen tegelijk
statistics-clear = Wis de statistiek
statistics-counted = Spellen die verdergaan vanuit een analyse of een tekst tellen niet mee.
end-level = Niveau { $level }
end-easier = Probeer niveau { $level }, iets makkelijker
