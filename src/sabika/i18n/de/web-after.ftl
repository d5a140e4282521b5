### Im Browser, wenn ein Spiel vorbei ist: Ergebnis, Diagramme, Wiederholung, Aufzeichnung.

## Das Ergebnis

web-after-over = Das Spiel ist vorbei
web-after-result = Ergebnis
web-after-replay = Wiederholung
web-after-board = Schlussstellung
web-after-share = Ergebnis teilen
web-after-copied = Link kopiert.
web-after-you = du
web-after-place = Rang { $place }
# Eine Seite ohne Platz, die Punkte hat, aber nicht gewinnen kann
web-after-unranked = kann nicht gewinnen
web-after-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-after-palace = Palast von { $name }
web-after-sheet = Blatt von { $name }

## Jeder Punkt

web-after-every-point = Jeder Punkt
    .hint = Ein Klick auf eine Zahl zeigt, woraus sie besteht.
web-after-which-scoring = Welche Wertung
web-after-all-scorings = Alle
# Die Enden aller Runden von Roll & Write, in denen Arten vollendet wurden
web-after-rounds = In den Runden
web-after-total = Summe
# Ein Feld der Tabelle: Ana, Turm: 13 Punkte
web-after-cell = { $name }, { $what }: { web-after-points }
web-after-gained = +{ $points }

## Was gebaut wurde

web-after-palaces = Die Paläste
web-after-sheets = Die Blätter
web-after-look = Genau ansehen, was { $name } gebaut hat
web-after-buildings = { $count ->
        [one] { $count } Gebäude
       *[other] { $count } Gebäude
    }
# Die längste Mauer oder der längste Graben: Mauer 10
web-after-length = { $what } { $length }
web-after-reserve = Reserve
web-after-beside = Noch zu legen

## Diagramme

web-after-as-table = Als Tabelle
web-after-course = Der Verlauf des Spiels
web-after-measure = Was die Linien zeigen
web-after-measure-standing = { $board ->
        [sheet] Wenn das Spiel jetzt endete
       *[palace] Wenn jetzt gewertet würde
    }
    .hint = { $board ->
        [sheet] Was alle gehabt hätten, wenn das Spiel nach jedem Zug zu Ende gewesen wäre.
       *[palace] Die Punkte jedes Einzelnen und was die nächste Wertung am Ende jedes Zuges gebracht hätte.
    }
web-after-measure-points = Punkte
    .hint = Die Punkte, die alle wirklich hatten.
web-after-measure-buildings = Gebäude
    .hint = Wie viele Gebäude alle gebaut hatten.
web-after-measure-wall = Mauer
    .hint = Wie lang die längste Mauer aller war.
web-after-measure-moat = Graben
    .hint = Wie lang der längste Graben aller war.
web-after-measure-border = Grenze
    .hint = Wie lang die längste Grenze aller war, an der Mauer und Graben sich treffen.
web-after-measure-cards = Karten
    .hint = Wie viele Karten alle auf der Hand hatten.
web-after-mark = Wertung { $scoring }
web-after-turn = Zug { $turn }
web-after-turn-of = Zug { $turn }: { $name }
web-after-turn-slider = Die Züge entlang
web-after-show-moment = Diesen Moment zeigen
web-after-sources = Woher die Punkte kamen
web-after-source = Wofür
web-after-player = Spieler
web-after-exact = Passend gezahlt
    .hint = Wie viele der gekauften Plättchen auf den Cent genau bezahlt wurden, was eine weitere Aktion gibt.
web-after-exact-of = { $exact } von { $all }
web-after-purchases = Gekauft
web-after-exactly = Passend
web-after-time = Zeit
    .hint = Wie lange die anderen auf jeden gewartet haben.

## Zahlen

web-after-honours = Wer was am besten konnte
web-after-honour-scoring = Beste Wertung: { $amount } Punkte ({ $scoring })
web-after-honour-source = Am meisten für eine Sache: { $amount } Punkte ({ $source })
web-after-honour-wall = Längste Mauer: { $amount }
web-after-honour-moat = Längster Graben: { $amount }
web-after-honour-border = Längste Grenze: { $amount }
web-after-honour-buildings = Meiste Gebäude: { $amount }
web-after-honour-exact = Am häufigsten passend gezahlt: { $amount }-mal
web-after-turns = Züge
web-after-decisions = Entscheidungen
web-after-leads = Führungswechsel

## Die Wiederholung

web-after-moment = Moment des Spiels
web-after-moment-of = Aktion { $at } von { $last }
web-after-told = Was geschah
web-after-nothing-yet = Der nächste Schritt zeigt, was aus dieser Entscheidung wird.
web-after-moves = Züge des Spiels
web-after-setup = Aufbau
web-after-first = Zum Anfang
web-after-previous-turn = Voriger Zug
web-after-previous = Ein Schritt zurück
web-after-play = Abspielen
web-after-pause = Anhalten
web-after-next = Ein Schritt weiter
web-after-next-turn = Nächster Zug
web-after-next-scoring = Nächste Wertung
web-after-last = Zum Ende
web-after-keys = Tasten: ← → Schritt, Bild auf und ab Zug, S Wertung, Leertaste abspielen
web-after-pace = Tempo
web-after-pace-1 = langsam
web-after-pace-2 = normal
web-after-pace-3 = schnell
web-after-pace-4 = sehr schnell
web-after-eyes = Gesehen von
web-after-everything = allen, Hände offen
web-after-link-moment = Link zu diesem Moment
web-after-follow = Dem Spiel folgen
web-after-market = Bauhof, Auslage und Geld
web-after-yard = Bauhof
web-after-display = Auslage
web-after-hand = Geld von { $name }
web-after-no-cards = Keine Karten
web-after-empty = Platz { $space } ist leer
web-after-left = { $cards ->
        [one] { $cards } Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }, { $tiles ->
        [one] { $tiles } Plättchen im Beutel
       *[other] { $tiles } Plättchen im Beutel
    }
web-after-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-after-tiles = { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
web-after-awake = wach
web-after-asleep = schlafend
web-after-hidden = { $count } verdeckt
web-after-nothing-stored = nichts angespart

## Weiterspielen

web-after-fork = Von hier weiterspielen
    .hint = Ein neuer Tisch beginnt nach Aktion { $at } von { $last }. Wie es dann weitergeht, liegt an dir; dieses Spiel bleibt, wie es ist.
web-after-fork-seats = Wer spielt wen?
web-after-fork-other = Wer spielt { $name }?
web-after-fork-go = Weiterspielen

## Was bleibt

web-after-keep = Das Spiel behalten
    .hint = Der Link zeigt Ergebnis und Wiederholung allen, die ihn haben. Die Aufzeichnung ist eine Datei, die sich überall abspielen und prüfen lässt.
web-after-picture = Bild vom Ergebnis
web-after-download = Aufzeichnung herunterladen
web-after-deal = Wurde ehrlich gemischt?
    .hint = Alles Mischen folgt aus einem Seed. Er entsteht aus Zufallswerten: einem des Servers und je einem der Spieler, die einen gegeben haben. Von jedem Wert war der Fingerabdruck bekannt, bevor irgendein Wert bekannt war.
web-after-deal-check = Das Mischen prüfen
web-after-deal-say = { $count ->
        [one] { $names } hat mitgemischt.
       *[other] { $names } haben mitgemischt.
    }
web-after-deal-alone = Nur der Server hat gemischt, sonst niemand.
web-after-deal-late = { $count ->
        [one] Von { $names } kam kein Wert rechtzeitig.
       *[other] Von { $names } kam kein Wert rechtzeitig.
    }
web-after-deal-shared = Alles passt: Jeder Wert hat seinen Fingerabdruck, und der Seed entsteht genau aus diesen Werten.
web-after-deal-dropped = Dieser Browser hat rechtzeitig einen Wert gegeben, gemischt wurde aber ohne ihn. Frag nach, wer den Server betreibt.
web-after-deal-right = Der Seed hat genau diesen Fingerabdruck: Wie gemischt wurde, stand vor der ersten Karte fest, und niemand hat es danach geändert.
web-after-deal-noted = Der Seed hat genau den Fingerabdruck, den dieser Browser während des Spiels notiert hat: Wie gemischt wurde, stand vorher fest, und niemand hat es danach geändert.
web-after-deal-chosen = Der Seed hat genau diesen Fingerabdruck, niemand hat also etwas geändert. Aber wer den Tisch eröffnet hat, hat den Seed gewählt und könnte die Karten gekannt haben.
web-after-deal-recorded = Der Seed hat genau diesen Fingerabdruck. Das Spiel wurde allerdings als Aufzeichnung hochgeladen: Ob der Fingerabdruck schon vor dem Spiel bekannt war, wissen nur die Spieler.
web-after-deal-wrong = Etwas passt nicht und ist unten markiert: So war es nicht angekündigt.
web-after-deal-server = Der Server
web-after-deal-yours = von diesem Browser
web-after-deal-published = Fingerabdruck, vor dem Spiel veröffentlicht
web-after-deal-promised = Fingerabdruck, beim Hinsetzen angegeben
web-after-deal-value = Wert
web-after-deal-fits = Der Wert hat diesen Fingerabdruck.
web-after-deal-differs = Das ist nicht, was versprochen war.
web-after-deal-silent = Kein Wert kam rechtzeitig.
web-after-deal-left-out = Der Wert dieses Browsers wurde nicht verwendet.
web-after-deal-seed = Der Seed
    .made = Von deinem Browser aus all diesen Werten berechnet.
    .same = Er ist der Wert des Servers.
    .differs = Dein Browser berechnet aus diesen Werten einen anderen:
web-after-deal-yourself = Auch das ganze Spiel lässt sich anhand der Aufzeichnung prüfen:
