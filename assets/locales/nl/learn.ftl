# Lessen: alle zinnen in het Nederlands. Wat na " · " staat, wordt zachter getoond.

### De lijst en het scherm van een les

learn-title = Oust leren
learn-intro = Korte lessen. Jij plaatst de stenen.
learn-start = Begin
learn-go-on = Verder
learn-done = klaar
learn-game = Je eerste spel
learn-game-more = Tegen niveau 1, op een klein bord
lesson-count = Les { $lesson } van { $count }
lesson-next = Verder
lesson-finish = Klaar
lesson-first-game = Eerste spel
lesson-again = Nog eens
lesson-hint = Hint
lesson-hint-off = Verberg hint
lesson-answer = { $number }
lesson-one-more = Dat is een van de twee · vind ook de andere
lesson-task = Opdracht { $task } van { $count }

### Wat er misging

wrong-captured = Dat sloeg. Sla deze keer niets
wrong-not-diagonal = Dat veld ligt niet schuin naast een rode steen
wrong-no-bait = Blauw kan die steen niet slaan, dus is het geen lokaas
wrong-bait-gets-away = Blauw kan die steen slaan en buiten je bereik blijven
wrong-touches-no-enemy = Die steen raakt geen blauwe steen
wrong-unsafe = Blauw kan die steen meteen slaan
wrong-something-capturable = Blauw kan nu iets slaan
wrong-captures-nothing = Die steen sloeg niets, en je beurt is voorbij
wrong-takes-too-few = Je slaat, maar er kan meer
wrong-chain-ended = Je beurt was te vroeg voorbij
wrong-no-more-captures = In deze volgorde valt er niets meer te slaan
wrong-nobody-passes = Niemand hoefde te passen
wrong-stones-left = Je beurt is voorbij, en er staan nog blauwe stenen
wrong-was-allowed = Dat mocht. Zoek wat niet mag
wrong-number = Niet { $number }

### Lessen

lesson-placing = Stenen plaatsen
lesson-placing-1-text = Jij bent Rood. Om de beurt zet je één steen op een leeg veld. Een stip staat op elk veld waar je mag plaatsen.
lesson-placing-1-ask = Plaats ergens een steen.
lesson-placing-1-hint = Tik op een veld met een stip. Is je steen nog bleek, tik er dan nog eens op om te bevestigen.
lesson-placing-1-done = Goed zo. Een steen die niets slaat, beëindigt je beurt.
lesson-placing-2-text = Een nieuwe steen mag niet zomaar aan je eigen stenen raken. Daarom staat er geen stip naast.
lesson-placing-2-ask = Plaats een steen die geen rode steen raakt.
lesson-placing-2-hint = Blijf minstens één veld van je eigen stenen vandaan.
lesson-placing-2-done = Juist. Zulke losse stenen zijn als zaadjes: ze kunnen later groeien.
lesson-placing-3-text = Bij stenen van de ander is dat anders: die mag je vrij raken. Van aanraken alleen gebeurt er niets.
lesson-placing-3-ask = Plaats een steen vlak naast een blauwe.
lesson-placing-3-hint = De blauwe stenen staan aan de rand. Kies een veld dat er een raakt, en geen rode steen.
lesson-placing-3-done = Precies. De ander aanraken mag altijd.

lesson-groups = Groepen
lesson-groups-1-text = Stenen van één kleur die elkaar raken, zijn één groep. Een steen die alleen staat, is een groep van één.
lesson-groups-1-ask = Hoeveel rode groepen zijn er?
lesson-groups-1-hint = Twee paren en een losse steen.
lesson-groups-1-done = Drie: twee paren en een losse steen.
lesson-groups-2-text = Bij Oust gaat het om de grootte van een groep: het aantal stenen.
lesson-groups-2-ask = Hoeveel stenen heeft de grootste blauwe groep?
lesson-groups-2-hint = Volg de band van steen naar steen.
lesson-groups-2-done = Vier stenen zitten aan elkaar. Het paar is een andere groep.

lesson-capturing = Slaan
lesson-capturing-1-text = Je mag je eigen stenen verbinden als je daarmee slaat: de nieuwe groep moet een blauwe groep raken en groter zijn. Een ring toont waar je slaat.
lesson-capturing-1-ask = Sla de blauwe steen in het midden.
lesson-capturing-1-hint = Twee rode stenen zijn meer dan één blauwe. Tik op de ring.
lesson-capturing-1-done = Twee tegen één: de blauwe steen is weg.
lesson-capturing-2-text = Eén steen kan twee groepen van je verbinden. Hier ontstaat een groep van vier, die een blauwe groep van drie en een van twee raakt.
lesson-capturing-2-ask = Sla beide blauwe groepen tegelijk.
lesson-capturing-2-hint = Twee en één en de nieuwe steen is vier. Zoek het veld ertussen.
lesson-capturing-2-done = Vier is meer dan drie en meer dan twee: beide groepen zijn weg.
lesson-capturing-3-text = Nu staat er één blauwe groep van vier. Je hebt er vijf nodig.
lesson-capturing-3-ask = Verbind je twee paren en sla ze alle vier.
lesson-capturing-3-hint = Het veld moet beide rode paren raken, en de blauwe groep.
lesson-capturing-3-done = Vijf wint van vier. Een mooie vangst.

lesson-several = Twee tegelijk
lesson-several-1-text = Je groep slaat alles wat ze raakt, waar dan ook. Een groep van vijf kan zo op twee plekken een losse steen slaan.
lesson-several-1-ask = Sla beide blauwe stenen met één steen.
lesson-several-1-hint = Verbind de twee rode paren in het midden.
lesson-several-1-done = Eén steen, twee slagen: elk raakte een ander deel van je groep.
lesson-several-2-text = Drie stenen zijn meer dan twee, en meer dan één.
lesson-several-2-ask = Maak een groep van drie die een paar en een losse steen slaat.
lesson-several-2-hint = Verbind je twee losse stenen.
lesson-several-2-done = Drie stenen in één klap.

lesson-far-side = Weggroeien
lesson-far-side-1-text = Nu ben jij Blauw. Een rode steen is tegen jouw paar komen staan. Je nieuwe steen hoeft hem niet te raken: het gaat om je hele groep.
lesson-far-side-1-ask = Sla de rode steen. Het kan op vijf manieren.
lesson-far-side-1-hint = Elk veld dat jouw paar raakt is goed, ook aan de andere kant.
lesson-far-side-1-done = Je groep van drie raakte de rode steen, dus is hij geslagen. Alle vijf velden zijn goed.

lesson-not-allowed = Wat niet mag
lesson-not-allowed-1-text = Je mag stenen niet verbinden zonder te slaan. En gelijk is niet genoeg: twee slaan er geen twee.
lesson-not-allowed-1-ask = Probeer allebei: verbind waar geen blauw in de buurt is, en verbind bij het blauwe paar.
lesson-not-allowed-1-hint = Tik naast de rode steen links. Tik daarna op het veld tussen de andere rode steen en het blauwe paar.
lesson-not-allowed-1-done = Geen van beide mag. De zin onder het bord zegt altijd waarom.
lesson-not-allowed-2-text = Alle blauwe groepen die je nieuwe groep raakt, moeten kleiner zijn. Eén die even groot is, en het mag niet.
lesson-not-allowed-2-ask = Vind het veld waar je drie stenen een losse steen én een groep van drie zouden raken.
lesson-not-allowed-2-hint = Kijk naar de velden rond je paar. Eén ervan raakt ook de grote groep.
lesson-not-allowed-2-done = Drie slaan er geen drie, ook al ligt de losse steen voor het grijpen.
lesson-not-allowed-3-text = Op tien velden zou je rode stenen verbinden. Negen ervan mogen niet. Deze keer zonder stippen en ringen.
lesson-not-allowed-3-ask = Vind het ene veld dat slaat.
lesson-not-allowed-3-hint = Je hebt een groep van drie nodig tegen een blauw paar.
lesson-not-allowed-3-done = Gevonden. Nu weet je wanneer je mag verbinden.

lesson-chain = De beurt gaat door
lesson-chain-1-text = Na een slag moet je nog een steen plaatsen. Je beurt eindigt met een steen die niets slaat.
lesson-chain-1-ask = Sla, en sluit je beurt af met nog een steen.
lesson-chain-1-hint = Eerst de ring. Daarna een stip naar keuze.
lesson-chain-1-done = Dat was een hele beurt: een slag en een losse steen.
lesson-chain-2-text = Na elke slag is je groep groter, en klaar voor een grotere vangst. Dat is een reeks.
lesson-chain-2-ask = Sla er één, dan twee, dan drie, in één beurt.
lesson-chain-2-hint = Eerst kan er maar één slag. Kijk na elke slag opnieuw.
lesson-chain-2-done = Zes stenen in één beurt. Eén reeks kan een heel spel omkeren.

lesson-passing = Geen plaats meer
lesson-passing-1-text = Passen mag je niet zomaar. Maar wie nergens kan plaatsen, moet passen. De app doet dat vanzelf.
lesson-passing-1-ask = Plaats zo dat Blauw nergens meer kan plaatsen.
lesson-passing-1-hint = Sla niets: slaan maakt ruimte. Maar één veld slaat niets.
lesson-passing-1-done = Blauw moest passen, en jij bent weer aan de beurt.
lesson-passing-2-text = Het kan ook midden in je beurt: je hebt geslagen en hebt zelf geen veld meer. Dan gaat de beurt naar de ander.
lesson-passing-2-ask = Sla zo dat je zelf nergens meer kunt plaatsen.
lesson-passing-2-hint = Elk veld slaat hier iets. Probeer het laagste vrije veld van de derde kolom.
lesson-passing-2-done = Je kon niet verder plaatsen, dus was je beurt voorbij.

lesson-winning = Winnen
lesson-winning-1-text = Wie de laatste steen van de ander slaat, wint meteen. (Met de eerste stenen win je niets: beiden moeten geplaatst hebben.)
lesson-winning-1-ask = Win in deze beurt.
lesson-winning-1-hint = Sla eerst de losse steen. Dan ben je groot genoeg voor het paar.
lesson-winning-1-done = Je hebt gewonnen! Er is geen blauwe steen meer.
lesson-winning-2-text = Vaak beslist de volgorde. Er kunnen hier zes slagen, maar slechts één begint een reeks die alles slaat.
lesson-winning-2-ask = Win in deze beurt.
lesson-winning-2-hint = Zoek de groep die op het eind de blauwe drie kan bereiken.
lesson-winning-2-done = De juiste volgorde wint. Zulke reeksen beslissen de meeste spellen.

lesson-square = Vierkante borden
lesson-square-1-text = Op een vierkant bord raakt een steen hoogstens vier andere. Schuin raakt niet.
lesson-square-1-ask = Plaats een steen schuin naast een rode.
lesson-square-1-hint = Kies een van de velden schuin naast de onderste rode steen.
lesson-square-1-done = Juist: stenen die schuin staan, horen niet bij elkaar.
lesson-square-2-text = Verder is alles hetzelfde: verbind je stenen, raak een kleinere groep, en die is van jou.
lesson-square-2-ask = Sla het blauwe paar.
lesson-square-2-hint = Drie tegen twee. Waar komen je stenen samen?
lesson-square-2-done = Geslagen. Nu ken je alle regels.

lesson-ideas = Veilige stenen
lesson-ideas-1-text = Een losse steen is veilig als Blauw hem de volgende beurt niet kan slaan. Zet je stenen in het begin ver van elkaar en van de ander.
lesson-ideas-1-ask = Plaats een steen die Blauw niet kan slaan.
lesson-ideas-1-hint = Blauw slaat wat het met één steen erbij kan bereiken. Houd minstens twee lege velden ertussen.
lesson-ideas-1-done = Een veilige steen: Blauw kan er niets mee.
lesson-ideas-2-text = Twee van jou naast één van de ander: de blauwe steen kan tot twee groeien, maar twee slaan er geen twee. Jij kunt hem slaan wanneer je wilt; haast is niet nodig.
lesson-ideas-2-ask = Als Blauw nu aan de beurt was, op hoeveel velden zou het jouw paar slaan?
lesson-ideas-2-hint = Blauw zou met één steen een groep van drie moeten maken.
lesson-ideas-2-done = Op geen enkel. Je paar staat veilig, en de blauwe steen loopt niet weg.
lesson-ideas-3-text = Een losse steen waar de ander niets mee kan, is een gratis zet. Wie er geen meer heeft, moet stenen weggeven. Tel dus de jouwe en die van de ander.
lesson-ideas-3-ask = Vind een gratis zet: een steen die Blauw niet kan slaan.
lesson-ideas-3-hint = Blauw kan bijna overal bij. Kijk langs de linkerrand.
lesson-ideas-3-done = Een gratis zet. Hoe meer je er nog hebt, hoe beter.

lesson-sizes = Veel groepen, grote groepen
lesson-sizes-1-text = Te veel kleine groepen zijn zwak: één reeks rolt ze op. Houd er zelf dus weinig, en laat de ander er veel hebben.
lesson-sizes-1-ask = Begin een reeks: sla in deze beurt vier keer of vaker.
lesson-sizes-1-hint = Eerst kun je op drie velden slaan, rond je steen aan de rechterrand. Alleen het middelste leidt verder.
lesson-sizes-1-done = Elke slag maakte de weg vrij voor de volgende.
lesson-sizes-2-text = Een grote groep is moeilijk te slaan. Maar als ze valt, valt ze in één klap helemaal.
lesson-sizes-2-ask = Sla alle vijf met één steen.
lesson-sizes-2-hint = Drie en twee en de nieuwe steen is zes. Zoek het veld tussen je twee groepen.
lesson-sizes-2-done = Zes tegen vijf. Laat de ander zich niet verbinden naast jouw grote groep.
lesson-sizes-3-text = Je kunt hier een losse steen slaan, maar dan kom je binnen bereik van de zes blauwe. Sla als het helpt, niet omdat het kan.
lesson-sizes-3-ask = Sluit je beurt zo af dat Blauw niets kan slaan.
lesson-sizes-3-hint = Je paar staat veilig waar het staat. Zet een steen zo ver mogelijk van de zes blauwe.
lesson-sizes-3-done = Niets van jou is in gevaar. Vraag je dat af bij elke laatste steen.

lesson-game = Van opening tot einde
lesson-game-1-text = In de opening mag je best een steen weggeven, als Blauw er niet beter van wordt. Je drie stenen staan dicht bij een losse: bied een lokaas aan, Blauw wordt twee, en drie slaan er twee.
lesson-game-1-ask = Plaats een lokaas dat Blauw kan slaan, maar dan verliest.
lesson-game-1-hint = Zet het dicht bij de blauwe steen, zodat het blauwe paar binnen je bereik ligt.
lesson-game-1-done = Een lokaas. Onthoud: twee meer dan de groep van de ander.
lesson-game-2-text = Zo eindigt een spel: iemand vindt een reeks die alles slaat. Zoek die voordat je een losse steen plaatst, voor jezelf en voor Blauw.
lesson-game-2-ask = Win in deze beurt.
lesson-game-2-hint = Begin naast je steen aan de linkerrand.
lesson-game-2-done = Gewonnen! Je bent klaar voor je eerste spel.

### Puzzels

puzzles-title = Puzzels
puzzles-intro = Stellingen met precies één goede eerste plaatsing.
puzzles-streak = { $count ->
    [0] { $best ->
        [0] Elke dag een nieuwe
       *[other] Langste reeks dagen: { $best }
    }
    [1] Eén dag op rij · record { $best }
   *[other] { $count } dagen op rij · record { $best }
}
puzzles-solved = { $solved } van { $count }
puzzle-daily = Puzzel van de dag
puzzle-daily-done = Puzzel van de dag: opgelost
puzzle-win = Win in deze beurt
puzzle-win-more = Een reeks die alles slaat
puzzle-save = Red het spel
puzzle-save-more = Laat geen reeks toe die al je stenen slaat
puzzle-two = Win in twee beurten
puzzle-two-more = Wat de ander ook doet
puzzle-seed = De beste plaatsing
puzzle-seed-more = Eén steen is duidelijk beter dan elke andere
puzzle-number = Puzzel { $number }
puzzle-grade = Moeilijkheid { $grade } van 5
puzzle-was-solved = opgelost
puzzle-next = Volgende
puzzle-solution = Oplossing
puzzle-shown = Dat is de oplossing · probeer het nu zelf
puzzle-win-ask = { $player ->
    [red] Rood is aan de beurt: sla alle blauwe stenen in deze beurt.
   *[blue] Blauw is aan de beurt: sla alle rode stenen in deze beurt.
}
puzzle-save-ask = { $player ->
    [red] Rood is aan de beurt: Blauw dreigt alles te slaan. Speel een beurt die dat voorkomt.
   *[blue] Blauw is aan de beurt: Rood dreigt alles te slaan. Speel een beurt die dat voorkomt.
}
puzzle-two-ask = { $player ->
    [red] Rood is aan de beurt: speel zo dat je de volgende keer alles slaat, wat Blauw ook doet.
   *[blue] Blauw is aan de beurt: speel zo dat je de volgende keer alles slaat, wat Rood ook doet.
}
puzzle-win-solved = Alles geslagen. Opgelost!
puzzle-win-wrong = { $player ->
    [red] Vanaf hier blijven er altijd rode stenen staan
   *[blue] Vanaf hier blijven er altijd blauwe stenen staan
} · begin opnieuw
puzzle-save-solved = { $player ->
    [red] Gered: Rood heeft geen reeks meer die alles slaat.
   *[blue] Gered: Blauw heeft geen reeks meer die alles slaat.
}
puzzle-save-wrong = { $player ->
    [red] Rood slaat alles: kijk maar
   *[blue] Blauw slaat alles: kijk maar
} · begin opnieuw
puzzle-two-solved = Juist: wat er ook komt, je slaat de volgende beurt alles.
puzzle-two-wrong = { $player ->
    [red] Na deze beurt ontsnapt Rood
   *[blue] Na deze beurt ontsnapt Blauw
} · begin opnieuw
puzzle-seed-ask = { $player ->
    [red] Rood is aan de beurt: één plaatsing is duidelijk de beste. Welke?
   *[blue] Blauw is aan de beurt: één plaatsing is duidelijk de beste. Welke?
}
puzzle-seed-solved = De beste: { $best } % kans op winst, met de op een na beste { $next } %
puzzle-seed-wrong = { $player ->
    [red] Er is een veel betere. Het antwoord van Rood: kijk maar
   *[blue] Er is een veel betere. Het antwoord van Blauw: kijk maar
} · begin opnieuw

### De computer als leraar

settings-remarks = Opmerkingen van de computer
settings-remarks-more = Niveau 1 tot 4 zeggen het als een andere plaatsing veel beter was, 1 en 2 ook wat er gebeurt
hint-wins = Hint: { $cell } · wint het spel in deze beurt
hint-opens-chain = Hint: { $cell } · slaat er { $count }, en er kan meer volgen
hint-takes = Hint: { $cell } · slaat er { $count }
hint-safe-seed = Hint: { $cell } · een veilige steen: hij is niet meteen te slaan
coach-first = Zet je eerste steen dicht bij het midden
coach-opening = Houd je stenen uit elkaar, en weg van de ander
coach-can-capture = Je kunt slaan: op een ring
coach-can-win = Je kunt in deze beurt alles slaan: vind de reeks!
coach-danger = { $count } van je stenen zijn in gevaar
coach-first-capture = Je eerste slag! Plaats nog een steen: je beurt gaat door
coach-chain = Twee slagen in één beurt: een reeks
coach-first-loss = Zo word je geslagen: verbonden stenen winnen van minder stenen
coach-loss = { $count ->
    [one] Je verloor één steen
   *[other] Je verloor { $count } stenen
}
coach-pass = Wie niet kan plaatsen, past. Dat gaat vanzelf
coach-mistake = Na je laatste steen konden er { $count } van jou geslagen worden; { $cell } was veiliger
coach-missed-win = Je had alles kunnen slaan, te beginnen op { $cell }
coach-better = { $cell } was veel beter
coach-take-back = Neem terug
