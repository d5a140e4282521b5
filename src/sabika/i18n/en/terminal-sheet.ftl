### The terminal game of Roll & Write.

## Parts of the board

heading-sheet = Sabika · { $game } · { $round } · { $name } to move
heading-sheet-over = Sabika · { $game } · over after { $rounds } rounds
heading-sheet-replay = Sabika · action { $position } of { $last } · { $round }

panel-paper = { $name }’s sheet · { $points } points, { $now } if it ended now
panel-paper-over = { $name }’s sheet · { $points } points
panel-dice = { $name }’s dice
panel-sheets = The others
panel-points = Points

# Before a row of signs: the coins that are crossed, full and still to be earned
paper-coins = Coins { $coins }, spent { $spent }
# What stands for the colours of the dice where there is room for a letter only
letter-blue = B
letter-yellow = Y

score-now = If over now
score-coins = Coins left
score-dice = Dice { $blue } { $yellow }
# Above the points of the places that are not yet given away
score-places = places left

## Questions

hint-roll = Enter rolls the dice, u takes it back.
hint-watching-sheet = You are looking at another sheet. Press p or Esc to return to yours.
hint-dice = ← and → choose a die, ↑ and ↓ turn it for a coin. Tab goes back to the sheet.
hint-dice-turned = ↑ and ↓ turn only the dice that you have already turned, marked ↕. Tab goes back to the sheet.
hint-cell = { $action }: { $kind } { $number }/{ $size }, row { $row }/6, column { $column }/6.

## Keys, each in a word or two

key-roll = roll the dice
key-build = build
key-cell = cell
key-earn = { $coins ->
        [0] earn nothing
        [one] earn { $coins } coin
       *[other] earn { $coins } coins
    }
key-dice = turn dice
key-sheet = sheet
key-build-again = build for { $coins } coins
key-nothing-more = nothing more
key-keep = keep
key-next-pair = next pair
key-watch-sheet = sheets
key-sheets = look at the sheets

## Points

sheet-if-over = If the game ended now

## Start and help

start-motto-sheet = Roll the dice, cross buildings, fill your sheet.
start-dummies = Dummies
start-goal = Goal

help-sheet = Your four dice name up to four cells of your sheet, marked by thick lines and numbers: blue dice name columns, yellow dice rows. In your turn you build one of them, or earn a coin for each pairing of a blue and a yellow die that names a building you have. Before that, each coin turns a die up or down by one, at most two dice in a turn; ↕ marks those already turned. After building, 3 coins build the cell of the other two dice as well. Then dice are rolled, and a pair goes to the next player. Points come from completing kinds or having most of them, from rows and columns with 4 buildings or more, and from coins. Numbers beside rows and below columns: buildings, and the points they give. In the table, * marks most buildings of a kind and ✓ all of them, beside the points of the places still to be given. Everything also works with the mouse.
help-named-cell = build the cell with this number, or keep the pair of dice that names it
help-next-named = next or previous cell that can be chosen
help-earn = earn coins instead of building
help-dice = to the dice: left and right choose one, up and down turn it for a coin
help-decline-building = build nothing more, or back to your own sheet
help-take-back-dice = take back, until dice are rolled
help-watch-sheet = look at the next player’s sheet
help-score-sheet = what each would have if the game ended now, and what for
