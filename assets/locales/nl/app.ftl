# Elke zin die een speler leest of hoort, in het Nederlands.
# $player is "red" of "blue" en kiest een woord; getallen kiezen het meervoud. Wat na " · " staat, wordt zachter getoond.

### Woorden voor overal

app-name = Oust
app-tagline = Sla elke steen van het bord.
player = { $player ->
    [red] Rood
   *[blue] Blauw
}
board-name = { $kind ->
    [hex] hex{"\u00A0"}{ $side }
   *[square] vierkant{"\u00A0"}{ $side }
}
back = Terug
close = Sluiten
menu = Menu
screen-failed = Dit scherm kon niet worden getoond.
screen-failed-home = Naar het begin

### Begin

home-continue = Verder spelen
home-look = Bekijk het einde
home-new = Nieuw spel
home-learn = Leer het spel
home-learn-more = Korte lessen: jij plaatst de stenen
home-level-1 = Speel tegen niveau 1
home-level-1-more = Een rustig eerste spel tegen de computer
home-friend = Twee spelers
home-friend-more = Samen op dit apparaat

### Nieuw spel

new-title = Nieuw spel
new-opponent = Tegenstander
new-opponent-computer = Computer
new-opponent-friend = Vriend, hier
new-level = Niveau
new-level-about = { $level ->
    [1] Plaatst willekeurig: goed voor een eerste spel.
    [2] Plaatst meestal willekeurig.
    [3] De helft van de plaatsingen is goed gekozen.
    [4] Slaat altijd als het kan.
    [5] Kijkt een halve seconde vooruit.
   *[6] Onverslaanbaar: denkt drie seconden na.
}
new-color = Jij speelt
new-color-first = begint
new-color-second = is tweede
new-color-lot = Loting
new-color-lot-more = een van beide
new-board = Bord
new-kind-hex = Zeshoeken
new-kind-square = Vierkanten
new-side = Zijde
new-cells = { $count ->
    [one] { $count } veld
   *[other] { $count } velden
}
new-start = Begin

### Het spel

game-title-level = Niveau { $level } · { $board }
game-title-friends = Twee spelers · { $board }
side-you = jij
side-level = niveau { $level }
side-first = speler 1
side-second = speler 2
side-spoken = { $player ->
    [red] Rood
   *[blue] Blauw
}, { $who }, { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
}{ $now ->
    [yes] , aan de beurt
   *[no] {""}
}
game-undo = Ongedaan maken
game-redo = Opnieuw
game-hint = Hint
game-confirm = Bevestig
menu-last-turn = Toon de laatste beurt nog eens
menu-resign = Opgeven
menu-home = Beginscherm
end-chain = Winnende reeks
end-rematch = Revanche
board-label = Bord, { $board }
zoom-in = Vergroot het bord
zoom-out = Toon het hele bord
nudge-up = Schuif de steen omhoog
nudge-down = Schuif de steen omlaag
nudge-left = Schuif de steen naar links
nudge-right = Schuif de steen naar rechts

### De ene zin

turn-yours = Jij bent aan de beurt
turn = { $player ->
    [red] Rood is aan de beurt
   *[blue] Blauw is aan de beurt
}
place-again-yours = { $captures ->
    [1] Je sloeg { $stones } · plaats nog een steen
   *[other] Je sloeg { $stones } in { $captures } keer · plaats nog een steen
}
place-again = { $player ->
    [red] { $captures ->
        [1] Rood sloeg { $stones } · Rood plaatst nog een steen
       *[other] Rood sloeg { $stones } in { $captures } keer · Rood plaatst nog een steen
    }
   *[blue] { $captures ->
        [1] Blauw sloeg { $stones } · Blauw plaatst nog een steen
       *[other] Blauw sloeg { $stones } in { $captures } keer · Blauw plaatst nog een steen
    }
}
took = { $player ->
    [red] { $captures ->
        [1] Rood sloeg { $stones } · Blauw is aan de beurt
       *[other] Rood sloeg { $stones } in { $captures } keer · Blauw is aan de beurt
    }
   *[blue] { $captures ->
        [1] Blauw sloeg { $stones } · Rood is aan de beurt
       *[other] Blauw sloeg { $stones } in { $captures } keer · Rood is aan de beurt
    }
}
passed = { $player ->
    [red] Rood kan niet plaatsen en past
   *[blue] Blauw kan niet plaatsen en past
}
passed-within-chain = { $player ->
    [red] Rood kan niet meer plaatsen · de beurt gaat verder
   *[blue] Blauw kan niet meer plaatsen · de beurt gaat verder
}
computer-took = De computer sloeg { $stones ->
    [one] { $stones } steen
   *[other] { $stones } stenen
}{ $captures ->
    [1] {""}
   *[other] {" "}in { $captures } keer
} · jij bent aan de beurt
computer-again = De computer sloeg { $stones ->
    [one] { $stones } steen
   *[other] { $stones } stenen
}{ $captures ->
    [1] {""}
   *[other] {" "}in { $captures } keer
} · hij plaatst nog een steen
computer-thinks = Niveau { $level } denkt na
pending-places = Slaat niets · de beurt is dan voorbij
pending-takes = Slaat { $count } · daarna plaats je nog een steen
explain-places = Hier mag het · slaat niets, de beurt is dan voorbij
explain-takes = Slaat { $count } · daarna plaats je nog een steen
explain-group = { $player ->
    [red] { $size ->
        [1] Een losse rode steen
       *[other] Een rode groep van { $size }
    }
   *[blue] { $size ->
        [1] Een losse blauwe steen
       *[other] Een blauwe groep van { $size }
    }
}
hint-thinking = Zoekt een goede plaatsing
hint-shown = Hint: { $cell }
hint-area = Hint: ergens in dit gebied · druk nog eens voor het veld
showing-again = De beurt nog eens
refused-occupied = { $cell } is bezet
refused-joins = { $groups ->
    [1] { $own ->
        [1] Zou aan je losse steen vastzitten zonder te slaan
       *[other] Zou aan je groep van { $own } vastzitten zonder te slaan
    }
   *[other] Zou { $groups } van je groepen verbinden zonder te slaan
}
refused-not-smaller = { $player ->
    [red] { $enemy ->
        [1] De losse rode steen
       *[other] De rode groep van { $enemy }
    }
   *[blue] { $enemy ->
        [1] De losse blauwe steen
       *[other] De blauwe groep van { $enemy }
    }
} is niet kleiner dan jouw { $own }
refused-game-over = Het spel is afgelopen
refused-computer-to-move = De computer is aan de beurt
you-won = Je hebt gewonnen! · in de laatste beurt { $stones ->
    [one] { $stones } steen
   *[other] { $stones } stenen
} geslagen
you-lost = De computer wint · in de laatste beurt { $stones ->
    [one] { $stones } steen
   *[other] { $stones } stenen
} geslagen
won = { $player ->
    [red] Rood heeft gewonnen!
   *[blue] Blauw heeft gewonnen!
} · in de laatste beurt { $stones ->
    [one] { $stones } steen
   *[other] { $stones } stenen
} geslagen
you-resigned = Je hebt opgegeven · de computer wint
resigned = { $player ->
    [red] Rood heeft opgegeven · Blauw wint
   *[blue] Blauw heeft opgegeven · Rood wint
}
deadlock = Gelijkspel · geen van beiden kan nog plaatsen

### Wat buiten het spel misging

notice-save-damaged = Je bewaarde spel was niet te lezen. Het is apart gehouden als { $file }.
notice-save-newer = Een nieuwere versie van Oust heeft dit spel bewaard. Het is gebleven als { $file }.
notice-save-unreadable = Het bestand { $file } kon niet worden geopend.
unsaved = Niet bewaard
unsaved-spoken = Het spel wordt niet bewaard: vertel waarom
notice-not-saved = Dit spel wordt niet bewaard.
notice-not-saved-no-folder = Dit spel wordt niet bewaard: er is geen map om het in te bewaren.
notice-not-saved-disk-full = Dit spel wordt niet bewaard: de schijf is vol.
notice-computer-failed = De computer raakte de draad kwijt en plaatste zoals niveau 4.
notice-hint-failed = Het zoeken naar een hint is mislukt. Probeer het nog eens.

### Hardop gezegd

said-placed = { $player ->
    [red] Rood plaatste op { $cell }
   *[blue] Blauw plaatste op { $cell }
}
said-captured = { $player ->
    [red] Rood plaatste op { $cell } en sloeg { $count }
   *[blue] Blauw plaatste op { $cell } en sloeg { $count }
}
said-passed = { $player ->
    [red] Rood paste
   *[blue] Blauw paste
}
cell-empty = { $cell }, leeg
cell-stone = { $cell }, { $player ->
    [red] rode steen
   *[blue] blauwe steen
}, { $size ->
    [1] los
   *[other] groep van { $size }
}
cell-pending = { $cell }, { $player ->
    [red] rode steen
   *[blue] blauwe steen
}, nog te bevestigen
cell-plain = plaatsing
cell-capture = slaande plaatsing, slaat { $count }
cell-last = laatste plaatsing
cell-would-be-captured = zou geslagen worden
cell-trace = { $player ->
    [red] hier is een rode steen geslagen
   *[blue] hier is een blauwe steen geslagen
}
cell-dead = kan geslagen worden
cell-alive = kan niet geslagen worden
cell-endangered = in gevaar
cell-hint = hint

### Vragen

dialog-drop-game-title = Een nieuw spel beginnen?
dialog-drop-game-text = Het lopende spel wordt dan verlaten.
dialog-drop-game-accept = Nieuw spel
dialog-drop-game-dismiss = Verder spelen
dialog-resign-title = Opgeven?
dialog-resign-text = De tegenstander wint dan het spel.
dialog-resign-accept = Opgeven
dialog-resign-dismiss = Verder spelen

### Instellingen

settings-title = Instellingen
settings-board = Bord
settings-confirm = Plaatsingen bevestigen
settings-confirm-more = Eén tik toont de steen, een tweede plaatst hem
settings-marking = Plaatsingen markeren
settings-marking-more = Een stip waar je mag plaatsen, een ring waar je slaat
settings-sizes = Grootte van groepen
settings-coordinates = Coördinaten
settings-dead = Wat geslagen kan worden
settings-dead-more = Gestippelde ringen om groepen die deze beurt geslagen kunnen worden, dichte om de andere
settings-endangered = Waarschuw bij gevaar
settings-endangered-more = Een driehoek op jouw groepen die de volgende beurt geslagen kunnen worden
settings-theme = Thema
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
settings-stones = Stenen
stones-classic = Klassiek
stones-color-blind = Kleurenblind
stones-high-contrast = Hoog contrast
settings-motion = Beweging
motion-system = Zoals het systeem
motion-full = Aan
motion-reduced = Uit
settings-pace = Tempo van de computer
pace-quick = Snel
pace-normal = Normaal
pace-slow = Langzaam
settings-hint-area = Hint in twee stappen
settings-hint-area-more = Eerst het gebied, dan het veld
settings-favored = Toon wat de computer overweegt
settings-senses = Geluid en trillen
settings-sound = Geluid
settings-vibration = Trillen
settings-language = Taal
language-system = Zoals het systeem
language-en = English
language-nl = Nederlands
language-ru = Русский

### Regels

rules-title = Regels
rules-aim = Twee spelers, Rood en Blauw, plaatsen om de beurt stenen. Wie alle stenen van de ander slaat, wint.
rules-start = Het bord begint leeg. Rood plaatst als eerste. Elke plaatsing zet één steen op een leeg veld.
rules-group = Stenen van één kleur die elkaar raken, vormen een groep. Een losse steen is ook een groep.
rules-place = Een niet-slaande plaatsing raakt geen enkele eigen steen. Stenen van de ander mag ze wel raken. Ze beëindigt je beurt.
rules-place-picture = Rood mag plaatsen op elke stip: daar raakt geen rode steen aan. Op een ring slaat Rood.
rules-capture = Een slaande plaatsing verbindt eigen stenen tot een grotere groep die groepen van de ander raakt, allemaal kleiner dan de nieuwe groep. Die groepen gaan van het bord.
rules-capture-picture = De nieuwe rode groep telt drie stenen en raakt een blauwe groep van twee: die is geslagen.
rules-refused = Eigen stenen verbinden mag alleen als je daarmee slaat. Is één groep van de ander die de nieuwe groep raakt even groot of groter, dan mag de plaatsing niet.
rules-refused-picture = Twee rode stenen tegen twee blauwe: gelijk is niet kleiner, dus Rood mag hier niet plaatsen.
rules-again = Na een slag moet je nog een steen plaatsen. Je beurt eindigt met een plaatsing die niets slaat.
rules-pass = Kun je niet plaatsen, dan pas je; de app doet dat voor je. Anders moet je plaatsen.
rules-win = Je wint als je de laatste steen van de ander slaat. Met de eerste stenen van een spel win je niets.
rules-square-title = Vierkante borden
rules-square = De stenen staan op de kruispunten van de lijnen. Elk kruispunt heeft hoogstens vier buren; schuin raakt niet. Hier kan het gebeuren dat niemand meer kan plaatsen: dan is het gelijkspel.
rules-about-title = Over Oust
rules-about = Oust © Mark Steere, 2007. Deze regels volgen zijn regelblad (marksteeregames.com); hij laat iedereen het spel programmeren, met zijn naam en ongewijzigde regels. Deze app heeft geen accounts, geen reclame en volgt niemand.
