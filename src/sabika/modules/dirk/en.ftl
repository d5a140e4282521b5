### Dirk, the imaginary third player of a game of two.

dirk = Dirk

event-tile-given = { $seat } gives { $tile } to Dirk.
event-dirk-drew = Dirk gets { $count ->
        [one] one tile
       *[other] { $count } tiles
    }: { $tiles }.

## What one can do

action-give = Give { $tile } to Dirk

## Refusals

refusal-not-bought = Only a tile you have just bought can be given to Dirk, not { $tile } ({ $rule }).
refusal-no-dirk = There is no Dirk at this table: he plays in games of two only ({ $rule }).
refusal-not-for-dirk = Dirk takes building tiles only, not { $tile } ({ $rule }).

## In the terminal

pad-ask-given = Tile of Dirk’s ({ $count } so far; an empty line ends it):
key-give = give to Dirk
help-give = give the tile to Dirk (two players)

## On the scorepad

scorepad-step-dirk = Draw { $tiles } tiles for Dirk and lay them open beside the yard ({ $rule }).
scorepad-step-dirk-with-moats = Draw { $tiles } tiles for Dirk and lay them beside the yard, even face up ({ $rule }).
scorepad-step-dirk-both = Draw { $tiles } tiles of each bag for Dirk and lay them open beside the yard, those of Granada even face up ({ $rule }).
scorepad-step-dirk-again = Draw { $tiles } more tiles for Dirk once the yard is refilled ({ $rule }).
scorepad-step-dirk-again-both = Draw { $tiles } more tiles of each bag for Dirk once the yard is refilled, those of Granada with the face that the marker names ({ $rule }).
scorepad-step-dirk-third = Count the tiles left in the bag: Dirk gets a third of them, rounded down ({ $rule }).
scorepad-step-dirk-third-both = Count the tiles left in each bag: Dirk gets a third of each, rounded down ({ $rule }).
scorepad-refused-dirk-too-few = Dirk has { $least } tiles or more from the start, not { $number } ({ $rule }).
scorepad-refused-dirk-fewer = { $kind }: Dirk had { $before } already and never loses a tile, so he cannot have { $number } ({ $rule }).
scorepad-refused-not-for-dirk = Dirk takes building tiles only, not { $tile } ({ $rule }).

## In the browser

web-after-dirk = { $count ->
        [one] { $count } tile, but no palace
       *[other] { $count } tiles, but no palace
    }
web-dirk = Dirk: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
web-recap-given = to Dirk
web-table-give = Give to Dirk
