### Dirk, the imaginary third player of a game of two.

dirk = Dirk

event-tile-given = { $seat } gives { $tile } to Dirk.
event-dirk-drew = Dirk gets { $count ->
        [one] one tile
       *[other] { $count } tiles
    }: { $tiles }.
