### Het scoreblok in de browser, voor het spel aan de echte tafel. Wat je noteert, klaarzet en wat niet kan, staat in scorepad.ftl.

web-title-score = Scoreblok
web-nav-score = Scoreblok
web-scorepad = Scoreblok
    .blurb = Voor het spel aan de echte tafel: vul in wat iedereen heeft gebouwd, en de punten worden geteld, elk met zijn regel.
    .open = Scoreblok openen

## De spellen van deze browser

web-scorepad-new = Nieuw spel
web-scorepad-open = Bestand openen
    .wrong = Dit bestand is geen scoreblok dat Sabika kan lezen. Kies er een dat hier is bewaard.
    .newer = Dit bestand komt van een nieuwere Sabika. Werk Sabika bij om het te openen.
web-scorepad-games = Jouw spellen
    .none = Nog geen spel. Begin er een, en het blijft hier.
    .export = Alle uitslagen bewaren als tabel (CSV)
    .where = De spellen staan alleen in deze browser. Bewaar als bestand wat je niet kwijt wilt.
web-scorepad-over = afgelopen
web-scorepad-going-on = { $rounds ->
        [one] na { $rounds } waardering
       *[other] na { $rounds } waarderingen
    }
web-scorepad-begun = net begonnen
web-scorepad-remove = { $game } van { $day } verwijderen
    .sure = Verwijderen
    .keep = Houden
web-scorepad-lost = Dit spel is hier niet
    .why = Spellen van het scoreblok staan in de browser waarin ze zijn begonnen. Open het daar, of open zijn bestand.
web-scorepad-first-online = De server antwoordt niet. Om een spel te beginnen is hij één keer nodig; zodra hij er is, gaat het verder.

## Een nieuw spel

web-scorepad-player = Speler { $number }
web-scorepad-name = Naam van speler { $number }
web-scorepad-mark = Het teken van { $name }
web-scorepad-mark-circle = Cirkel
web-scorepad-mark-square = Vierkant
web-scorepad-mark-triangle = Driehoek
web-scorepad-mark-diamond = Ruit
web-scorepad-mark-hexagon = Zeshoek
web-scorepad-mark-star = Ster
web-scorepad-up = { $name } naar boven
web-scorepad-leaves = { $name } verwijderen
web-scorepad-more = Nog een speler
web-scorepad-begin = Beginnen

## Het blok

web-scorepad-good-game = Veel plezier!
web-scorepad-standing = De punten tot nu toe
web-scorepad-what-next = Hoe het verdergaat
web-scorepad-away = Geen verbinding met de server. Alles wat je invult blijft bewaard; de punten volgen zodra hij terug is.
web-scorepad-unkept = Deze browser bewaart niets. Bewaar het spel als bestand voordat je de pagina sluit.
web-scorepad-setup = Klaarzetten
    .done = { $done } van { $all }
web-scorepad-enter = Invullen: { $scoring }
    .skip = Meteen invullen: { $scoring }
    .why = Is een waardering nooit gekomen? Sla haar over.
web-scorepad-go-on = Verder met { $name }
web-scorepad-kind-completed = Er is een soort voltooid
web-scorepad-enter-sheets = Einde: de bladen invullen
web-scorepad-undo = Terugnemen
web-scorepad-drop = Verwijderen: { $round }
web-scorepad-correct = Verbeteren: { $name }
web-scorepad-round = Voltooide soorten, { $number }
web-scorepad-entered = ingevuld
web-scorepad-missing = nog niet ingevuld
web-scorepad-refused = kan niet
web-scorepad-course = Van waardering tot waardering
web-scorepad-start = Begin
web-scorepad-scoring = Waardering

## Wat blijft

web-scorepad-keep = Bewaren en delen
    .hint = Het spel blijft in deze browser, ook als je de pagina sluit. Een bestand kun je overal openen, ook in de terminal met “sabika score”.
web-scorepad-again = Nog een spel met dezelfde spelers
web-scorepad-text = Delen als tekst
web-scorepad-copied = Tekst gekopieerd.
web-scorepad-save = Bewaren als bestand
web-scorepad-table = Bewaren als tabel (CSV)

## Invullen

web-scorepad-back = Terug naar het blok
web-scorepad-way = Hoe je invult
web-scorepad-way-numbers = Met getallen
web-scorepad-way-tiles = Met tegels
web-scorepad-way-given = Met tegels
web-scorepad-way-lines = Met getallen
web-scorepad-way-cells = Met vakken
web-scorepad-as-before = Zoals bij de laatste waardering: verander wat nieuw is.
web-scorepad-to-points = Toon de punten
web-scorepad-next = Verder: { $name }
web-scorepad-most = hoogstens { $most }
web-scorepad-value = { $label }: { $value }. Kies een getal
web-scorepad-less = { $label }: één minder
web-scorepad-one-more = { $label }: één meer
web-scorepad-best = { $kind }: hoogste prijs, voor de gelijke stand
web-scorepad-rows-one = Rij { $number }
web-scorepad-columns-one = Kolom { $number }
web-scorepad-tick = Tik op de vakken die zijn aangekruist.
web-scorepad-sheet = Het blad
web-scorepad-kinds = Voltooide soorten
    .how = Wie heeft in deze ronde welke soort voltooid?
    .of = { $name }: { $kind } voltooid

## Tegel voor tegel

web-scorepad-drawers = In de doos
web-scorepad-drawer = { $what }, nog { $count }
    .empty = Niets meer over.
web-scorepad-counted = Tot nu toe geteld
web-scorepad-take = Wegnemen
web-scorepad-how-choose = Kies een tegel uit de doos.
web-scorepad-how-lay = { $tile }: tik waar hij ligt.
web-scorepad-how-take = Tik op wat je wegneemt.
web-scorepad-nowhere = { $tile } past nog nergens. Leg eerst zijn buren.
web-scorepad-lay-at = Hier leggen: { $cell }
    .later = Hier leggen, er moeten nog andere naast: { $cell }
web-scorepad-take-at = Deze tegel wegnemen: { $cell }
web-scorepad-give-back = Teruggeven: { $tile }
web-scorepad-tiles-away = Alleen de server weet waar tegels passen. Ga verder zodra hij terug is, of vul zolang getallen in.
    .some = Geen verbinding met de server: alleen zekere vakken worden aangeboden. De andere volgen zodra hij terug is.
