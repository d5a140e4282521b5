### Dirk, de denkbeeldige derde speler van een spel met twee.

dirk = Dirk

event-tile-given = { $seat } geeft { $tile } aan Dirk.
event-dirk-drew = Dirk krijgt { $count ->
        [one] één tegel
       *[other] { $count } tegels
    }: { $tiles }.
