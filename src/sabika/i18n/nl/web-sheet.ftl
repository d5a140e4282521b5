### De tafel van Roll & Write in de browser.

## De delen van de tafel

web-sheet-own = Mijn blad
web-sheet-log = Log

## Het blad

web-sheet-of = Blad van { $name }
web-sheet-head-blue = Blauw { $value }
web-sheet-head-yellow = Geel { $value }
# Voorgelezen voor elk vak. $cell zijn de dobbelstenen die het noemen.
web-sheet-cell = { $state ->
        [offered] { $kind }, { $cell }: kan worden gekozen
        [built] { $kind }, { $cell }: gebouwd
        [built-named] { $kind }, { $cell }: gebouwd, door de dobbelstenen genoemd
        [named] { $kind }, { $cell }: door de dobbelstenen genoemd
       *[free] { $kind }, { $cell }
    }
web-sheet-row = { $points ->
        [0] Rij { $number }: { $count } van de 6 gebouwen
       *[other] Rij { $number }: { $count } van de 6 gebouwen, { $points } punten
    }
web-sheet-column = { $points ->
        [0] Kolom { $number }: { $count } van de 6 gebouwen
       *[other] Kolom { $number }: { $count } van de 6 gebouwen, { $points } punten
    }
web-sheet-coins = Munten: { $coins } over, { $spent } uitgegeven, { $open } nog te verdienen

## De dobbelstenen

web-sheet-dice = Dobbelstenen van { $name }
# Een dobbelsteen als knop; $die: de blauwe 3
web-sheet-die = { $turned ->
        [yes] Kies { $die }, al gedraaid
       *[no] Kies { $die }
    }
web-sheet-turned = Al gedraaid
web-sheet-no-third = Twee dobbelstenen zijn gedraaid: { $die } blijft zoals die is

## De stand

web-sheet-standings = Stand
web-sheet-kind = Soort
# Boven de punten van de plaatsen van elke soort
web-sheet-places = Plaatsen
web-sheet-place-taken = { $points ->
        [one] { $points } punt, voor { $name }
       *[other] { $points } punten, voor { $name }
    }
web-sheet-first = begint elke ronde
web-sheet-completed = voltooid
web-sheet-coins-left = Munten over
web-sheet-points = Punten
web-sheet-if-over = Als het nu afliep
web-sheet-points-of = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## De anderen

web-sheet-others = De anderen
web-sheet-small = { $name }: { $built } van de 36 gebouwen, { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }, dobbelstenen { $dice }. Vergroten
web-sheet-dummy-small = { $name }: wat er is aangekruist. Vergroten
web-sheet-ticked = { $kind }: { $number } van { $size }
web-sheet-dummy-points = Na alle spelers krijgt deze dummy elke ronde één gebouw. Hij pakt plaatsen van je af, maar krijgt geen punten.
web-sheet-dummy-beat = Na alle spelers krijgt deze dummy elke ronde één gebouw. Hij krijgt punten voor zijn plaatsen en nog wat extra: versla hem.
web-sheet-close = Sluiten

## De beurt

web-sheet-earned = { $coins ->
        [0] { $seat } verdient geen munten.
        [one] { $seat } verdient { $coins } munt.
       *[other] { $seat } verdient { $coins } munten.
    }
web-sheet-again = Voor 3 munten bouwen
web-sheet-roll = Dobbelen
web-sheet-then-roll = Daarna wordt er gedobbeld; tot dan kun je het terugnemen.
web-sheet-then-next = Daarna is { $name } aan de beurt; tot dan kun je het terugnemen.
web-sheet-how-act = { $cells ->
        [0] Je hebt elk vak dat je dobbelstenen noemen al gebouwd.
       *[other] Kies een oplichtend vak, of een blauwe en een gele dobbelsteen.
    }
# Na hoe te handelen, met munten; $left: hoeveel andere dobbelstenen nog gedraaid mogen worden
web-sheet-how-turn = { $left ->
        [0] Met de pijlen draai je voor een munt alleen nog de al gedraaide dobbelstenen.
        [1] Met de pijlen draai je een dobbelsteen voor een munt: de al gedraaide of nog één andere.
       *[other] Met de pijlen draai je een dobbelsteen voor een munt.
    }
web-sheet-how-build-again = De twee dobbelstenen die je niet hebt gebruikt noemen het oplichtende vak.
web-sheet-how-keep = Kies een blauwe en een gele dobbelsteen, of het vak dat ze noemen.
web-sheet-outcome = { $action }: { $kind } { $number }/{ $size }, rij { $row }/6, kolom { $column }/6.

## Toetsen

web-sheet-key-arrows = over de vakken van het blad bewegen
web-sheet-key-enter = het vak kiezen
web-sheet-key-roll = dobbelen of de beurt beëindigen, als daarom wordt gevraagd
web-sheet-key-turn = de gekozen dobbelsteen voor een munt draaien
web-sheet-key-earn = munten verdienen
web-sheet-key-decline = niets meer bouwen
web-sheet-key-to-sheet = naar je blad
web-sheet-key-to-dice = naar de dobbelstenen
web-sheet-key-to-others = naar de bladen van de anderen
web-sheet-key-to-log = naar de log
