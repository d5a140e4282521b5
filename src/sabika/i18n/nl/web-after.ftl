### In de browser als een spel is afgelopen: uitslag, grafieken, herhaling, spelverslag.

## De uitslag

web-after-over = Het spel is afgelopen
web-after-result = Uitslag
web-after-replay = Herhaling
web-after-board = Slotstand
web-after-share = Uitslag delen
web-after-copied = Link gekopieerd.
web-after-you = jij
web-after-place = Plaats { $place }
# Een kant zonder stoel, die punten heeft maar niet kan winnen
web-after-unranked = kan niet winnen
web-after-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-after-palace = Het paleis van { $name }
web-after-sheet = Het blad van { $name }

## Elk punt

web-after-every-point = Elk punt
    .hint = Klik op een getal om te zien waaruit het bestaat.
web-after-which-scoring = Welke waardering
web-after-all-scorings = Alle
# Het einde van alle rondes van Roll & Write, waarin soorten werden voltooid
web-after-rounds = Tijdens de rondes
web-after-total = Totaal
# Een vak van de tabel: Ana, Toren: 13 punten
web-after-cell = { $name }, { $what }: { web-after-points }
web-after-gained = +{ $points }

## Wat er gebouwd is

web-after-palaces = De paleizen
web-after-sheets = De bladen
web-after-look = Van dichtbij bekijken wat { $name } heeft gebouwd
web-after-buildings = { $count ->
        [one] { $count } gebouw
       *[other] { $count } gebouwen
    }
# De langste muur of gracht: Muur 10
web-after-length = { $what } { $length }
web-after-reserve = Reserve
web-after-beside = Nog te plaatsen

## Grafieken

web-after-as-table = Als tabel
web-after-course = Het verloop van het spel
web-after-measure = Wat de lijnen tonen
web-after-measure-standing = { $board ->
        [sheet] Als het spel nu afgelopen was
       *[palace] Als er nu gewaardeerd werd
    }
    .hint = { $board ->
        [sheet] Wat iedereen had gehad als het spel na elke beurt was afgelopen.
       *[palace] Ieders punten, plus wat de volgende waardering aan het einde van elke beurt had opgeleverd.
    }
web-after-measure-points = Punten
    .hint = De punten die iedereen echt had.
web-after-measure-buildings = Gebouwen
    .hint = Hoeveel gebouwen iedereen had gebouwd.
web-after-measure-wall = Muur
    .hint = Hoe lang ieders langste muur was.
web-after-measure-moat = Gracht
    .hint = Hoe lang ieders langste gracht was.
web-after-measure-border = Grens
    .hint = Hoe lang ieders langste grens was, waar muur en gracht elkaar raken.
web-after-measure-cards = Kaarten
    .hint = Hoeveel kaarten iedereen in de hand had.
web-after-mark = Waardering { $scoring }
web-after-turn = Beurt { $turn }
web-after-turn-of = Beurt { $turn }: { $name }
web-after-turn-slider = Langs de beurten
web-after-show-moment = Dit moment tonen
web-after-sources = Waar de punten vandaan kwamen
web-after-source = Waarvoor
web-after-player = Speler
web-after-exact = Gepast betaald
    .hint = Hoeveel van de gekochte tegels precies gepast werden betaald, wat nog een actie geeft.
web-after-exact-of = { $exact } van { $all }
web-after-purchases = Gekocht
web-after-exactly = Gepast
web-after-time = Tijd
    .hint = Hoe lang de anderen op iedereen hebben gewacht.

## Cijfers

web-after-honours = Wie was waarin de beste
web-after-honour-scoring = Beste waardering: { $amount } punten ({ $scoring })
web-after-honour-source = Meeste punten voor één ding: { $amount } ({ $source })
web-after-honour-wall = Langste muur: { $amount }
web-after-honour-moat = Langste gracht: { $amount }
web-after-honour-border = Langste grens: { $amount }
web-after-honour-buildings = Meeste gebouwen: { $amount }
web-after-honour-exact = Vaakst gepast betaald: { $amount } keer
web-after-turns = Beurten
web-after-decisions = Beslissingen
web-after-leads = Wisselingen van koploper

## De herhaling

web-after-moment = Moment van het spel
web-after-moment-of = Actie { $at } van { $last }
web-after-told = Wat er gebeurde
web-after-nothing-yet = De volgende stap toont wat er van deze beslissing komt.
web-after-moves = Zetten
web-after-setup = Opzet
web-after-first = Naar het begin
web-after-previous-turn = Vorige beurt
web-after-previous = Eén stap terug
web-after-play = Afspelen
web-after-pause = Pauzeren
web-after-next = Eén stap verder
web-after-next-turn = Volgende beurt
web-after-next-scoring = Volgende waardering
web-after-last = Naar het einde
web-after-keys = Toetsen: ← → stap, Page Up en Down beurt, S waardering, spatie afspelen
web-after-pace = Tempo
web-after-pace-1 = langzaam
web-after-pace-2 = normaal
web-after-pace-3 = snel
web-after-pace-4 = heel snel
web-after-eyes = Gezien door
web-after-everything = allen, open handen
web-after-link-moment = Link naar dit moment
web-after-follow = Het spel volgen
web-after-market = Bouwplaats, aanbod en geld
web-after-yard = Bouwplaats
web-after-display = Aanbod
web-after-hand = Geld van { $name }
web-after-no-cards = Geen kaarten
web-after-empty = Veld { $space } is leeg
web-after-left = { $cards ->
        [one] { $cards } kaart in de stapel
       *[other] { $cards } kaarten in de stapel
    }, { $tiles ->
        [one] { $tiles } tegel in de buidel
       *[other] { $tiles } tegels in de buidel
    }
web-after-cards = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
web-after-tiles = { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
web-after-awake = wakker
web-after-asleep = in slaap
web-after-hidden = { $count } verborgen
web-after-nothing-stored = niets bewaard

## Verder spelen

web-after-fork = Vanaf hier verder spelen
    .hint = Een nieuwe tafel begint na actie { $at } van { $last }. Wat er dan gebeurt, bepaal jij; dit spel blijft zoals het is.
web-after-fork-seats = Wie speelt wie?
web-after-fork-other = Wie speelt { $name }?
web-after-fork-go = Verder spelen

## Wat blijft

web-after-keep = Het spel bewaren
    .hint = De link toont de uitslag en de herhaling aan iedereen die hem heeft. Het spelverslag is een bestand dat overal kan worden afgespeeld en gecontroleerd.
web-after-picture = Afbeelding van de uitslag
web-after-download = Spelverslag downloaden
web-after-deal = Is er eerlijk geschud?
    .hint = Al het schudden volgt uit één seed. Die is gemaakt van toevalswaarden: een van de server, en een van elke speler die er een gaf. Van elke waarde was de vingerafdruk bekend voordat een van de waarden bekend was.
web-after-deal-check = Het schudden controleren
web-after-deal-say = { $count ->
        [one] { $names } heeft meegeschud.
       *[other] { $names } hebben meegeschud.
    }
web-after-deal-alone = Alleen de server heeft geschud, verder niemand.
web-after-deal-late = { $count ->
        [one] Van { $names } kwam geen waarde op tijd.
       *[other] Van { $names } kwam geen waarde op tijd.
    }
web-after-deal-shared = Alles klopt: elke waarde heeft haar vingerafdruk, en de seed is precies van deze waarden gemaakt.
web-after-deal-dropped = Deze browser gaf op tijd een waarde, maar er werd zonder geschud. Vraag waarom aan wie de server beheert.
web-after-deal-right = De seed heeft precies deze vingerafdruk: hoe er geschud werd, lag vóór de eerste kaart vast, en niemand heeft het daarna veranderd.
web-after-deal-noted = De seed heeft precies de vingerafdruk die deze browser tijdens het spel heeft genoteerd: hoe er geschud werd, lag al vast, en niemand heeft het daarna veranderd.
web-after-deal-chosen = De seed heeft precies deze vingerafdruk, dus niemand heeft iets veranderd. Maar wie de tafel opende, koos de seed en kon de kaarten kennen.
web-after-deal-recorded = De seed heeft precies deze vingerafdruk. Het spel is wel als verslag geüpload: of de vingerafdruk al voor het spel bekend was, weten alleen de spelers.
web-after-deal-wrong = Er klopt iets niet, zoals hieronder staat: zo was het niet aangekondigd.
web-after-deal-server = De server
web-after-deal-yours = van deze browser
web-after-deal-published = Vingerafdruk, vóór het spel gepubliceerd
web-after-deal-promised = Vingerafdruk, bij het gaan zitten gegeven
web-after-deal-value = Waarde
web-after-deal-fits = De waarde heeft deze vingerafdruk.
web-after-deal-differs = Dit is niet wat beloofd was.
web-after-deal-silent = Er kwam geen waarde op tijd.
web-after-deal-left-out = De waarde van deze browser is niet gebruikt.
web-after-deal-seed = De seed
    .made = Door je browser van al deze waarden gemaakt.
    .same = Het is de waarde van de server.
    .differs = Je browser maakt er een andere van:
web-after-deal-yourself = Ook het hele spel is met het verslag te controleren:
