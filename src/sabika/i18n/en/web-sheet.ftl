### The table of Roll & Write in the browser.

## The parts of the table

web-sheet-own = My sheet
web-sheet-log = Log

## The sheet

web-sheet-of = { $name }’s sheet
web-sheet-head-blue = Blue { $value }
web-sheet-head-yellow = Yellow { $value }
# Read out for each cell. $cell are the dice that name it.
web-sheet-cell = { $state ->
        [offered] { $kind }, { $cell }: can be chosen
        [built] { $kind }, { $cell }: built
        [built-named] { $kind }, { $cell }: built, named by the dice
        [named] { $kind }, { $cell }: named by the dice
       *[free] { $kind }, { $cell }
    }
web-sheet-row = { $points ->
        [0] Row { $number }: { $count } of 6 buildings
       *[other] Row { $number }: { $count } of 6 buildings, { $points } points
    }
web-sheet-column = { $points ->
        [0] Column { $number }: { $count } of 6 buildings
       *[other] Column { $number }: { $count } of 6 buildings, { $points } points
    }
web-sheet-coins = Coins: { $coins } left, { $spent } spent, { $open } still to be earned

## The dice

web-sheet-dice = { $name }’s dice
# A die as a button; $die: the blue 3
web-sheet-die = { $turned ->
        [yes] Choose { $die }, already turned
       *[no] Choose { $die }
    }
web-sheet-turned = Already turned
web-sheet-no-third = Two dice are turned: { $die } stays as it is

## How the sides stand

web-sheet-standings = Standings
web-sheet-kind = Kind
# Above the points of the places of each kind
web-sheet-places = Places
web-sheet-place-taken = { $points ->
        [one] { $points } point, taken by { $name }
       *[other] { $points } points, taken by { $name }
    }
web-sheet-first = begins every round
web-sheet-completed = completed
web-sheet-coins-left = Coins left
web-sheet-points = Points
web-sheet-if-over = If it ended now
web-sheet-points-of = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The others

web-sheet-others = The others
web-sheet-small = { $name }: { $built } of 36 buildings, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, dice { $dice }. Enlarge
web-sheet-dummy-small = { $name }: what is ticked. Enlarge
web-sheet-ticked = { $kind }: { $number } of { $size }
web-sheet-dummy-points = After all players this dummy gets one building in every round. It takes places from you but scores no points.
web-sheet-dummy-beat = After all players this dummy gets one building in every round. It scores its places and some points in addition: beat it.
web-sheet-close = Close

## The turn

web-sheet-earned = { $coins ->
        [0] { $seat } earns no coins.
        [one] { $seat } earns { $coins } coin.
       *[other] { $seat } earns { $coins } coins.
    }
web-sheet-again = Build for 3 coins
web-sheet-roll = Roll the dice
web-sheet-then-roll = Then dice are rolled; until then you can take it back.
web-sheet-then-next = Then it is { $name }’s turn; until then you can take it back.
web-sheet-how-act = { $cells ->
        [0] You have built every cell that your dice name.
       *[other] Choose a glowing cell, or a blue and a yellow die.
    }
# After how to act, with coins; $left: how many other dice may still be turned
web-sheet-how-turn = { $left ->
        [0] The arrows turn the dice already turned for a coin, and no others.
        [1] The arrows turn a die for a coin: the one already turned or one more.
       *[other] The arrows turn a die for a coin.
    }
web-sheet-how-build-again = The two dice you have not used name the glowing cell.
web-sheet-how-keep = Choose a blue and a yellow die, or the cell that they name.
web-sheet-outcome = { $action }: { $kind } { $number }/{ $size }, row { $row }/6, column { $column }/6.

## Keys

web-sheet-key-arrows = move over the cells of the sheet
web-sheet-key-enter = choose the cell that has the focus
web-sheet-key-roll = roll the dice or end the turn, when that is asked
web-sheet-key-turn = turn the die that has the focus for a coin
web-sheet-key-earn = earn coins
web-sheet-key-decline = build nothing more
web-sheet-key-to-sheet = to your sheet
web-sheet-key-to-dice = to the dice
web-sheet-key-to-others = to the sheets of the others
web-sheet-key-to-log = to the log
