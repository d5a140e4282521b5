### The scorepad for the game on the real table: what is written down, how to set up, and what cannot be.

scorepad-scoring = Scoring
scorepad-source = For what
scorepad-total = Total
# A line of the ranking: Ana: 132
scorepad-standing = { $name }: { $points }

## What is written down

scorepad-field-kinds = Buildings
scorepad-field-wall = Longest wall
scorepad-field-moat = Longest moat
scorepad-field-border = Longest border
scorepad-field-best = Highest price
scorepad-field-rows = Rows
scorepad-field-columns = Columns
scorepad-field-coins = Coins
scorepad-field-completed = Completed kinds

## Setting up. When it is done, then step by step.

scorepad-when-start = Before the game
scorepad-when-scoring-1 = After the first scoring
scorepad-when-scoring-2 = After the second scoring
scorepad-when-pile = When the pile runs out for the first time

scorepad-step-fountains = Give each of the { $players } players a fountain; everybody begins with no points and an empty reserve ({ $rule }).
scorepad-step-tiles = Shuffle the { $tiles } tiles face down, or put them into the bag ({ $rule }).
scorepad-step-yard = Draw tiles onto spaces 1 to { $spaces } of the yard, in this order ({ $rule }).
scorepad-step-tiles-with-moats = Put the { $tiles } tiles with moats into the bag ({ $rule }).
scorepad-step-yard-with-moats = Draw tiles onto spaces 1 to { $spaces } of the yard, even face up; then set the marker to odd ({ $rule }).
scorepad-step-two-bags = Put the { $tiles } tiles with walls and the { $moats } tiles with moats into two bags ({ $rule }).
scorepad-step-two-yards = Draw a tile of each bag onto each of the { $spaces } spaces of the yard. The first tiles of Granada must have a moat: put others back. They lie even face up; then set the marker to odd ({ $rule }).
scorepad-step-cards-out = Take one copy of each money card out of the game, { $out } in all; { $cards } are left ({ $rule }).
scorepad-step-money = Put the scoring cards aside and shuffle the { $cards } money cards. Deal to one player after the other, face up, until that player has { $total } or more ({ $rule }).
scorepad-step-first-player = Whoever has fewest cards begins; in a tie the lowest total, then the youngest. Now everybody takes the cards into the hand ({ $rule }).
scorepad-step-first-player-by-age = Whoever has fewest cards begins; in a tie the lowest total, then { $count ->
        [one] { $names }, the youngest
       *[other] by age: { $names }
    }. Now everybody takes the cards into the hand ({ $rule }).
scorepad-step-display = Turn { $cards } cards face up for the display ({ $rule }).
scorepad-step-piles = Deal the rest into { $piles } piles of about the same size ({ $rule }).
scorepad-step-first-card = Shuffle scoring card 1 into pile { $pile } and put card 2 aside ({ $rule }).
scorepad-step-scoring-cards = Shuffle scoring card 1 into pile { $first } and card 2 into pile { $second } ({ $rule }).
scorepad-step-stack = Stack the piles, with pile 1 on top ({ $rule }).
scorepad-step-second-card = Divide the shuffled discard into { $piles } piles, shuffle scoring card 2 into pile { $pile }, and stack them with pile 1 on top ({ $rule }).
scorepad-step-sheets = { $players ->
        [one] Take a sheet and a pen ({ $rule }).
       *[other] Give each of the { $players } players a sheet and a pen ({ $rule }).
    }
scorepad-step-coins = Everybody begins with { $coins } coins ({ $rule }).
scorepad-step-first-buildings = Everybody rolls a blue and a yellow die and crosses the cell that they name, { $buildings } times; a cell already crossed is rolled again ({ $rule }).
scorepad-step-first-pair = Everybody rolls a blue and a yellow die once more and leaves them on the sheet ({ $rule }).
scorepad-step-second-pair = Draw lots for who begins; that player rolls a second pair ({ $rule }).
scorepad-step-second-pair-alone = Roll a second pair: alone, all four dice stay on your sheet ({ $rule }).
scorepad-step-dummies = { $dummies ->
        [one] A dummy joins in: roll { $buildings } buildings for it and tick their kinds; one more follows after each round ({ $rule }).
       *[other] { $dummies } dummies join in: roll { $buildings } buildings for each of them and tick their kinds; one more each follows after each round ({ $rule }).
    }
scorepad-step-beat = You play to beat the dummies: they score their places, and { $points } points more each ({ $rule }).
scorepad-step-rounds = { $rounds } rounds are played ({ $rule }).

## What cannot be

scorepad-refused = { $name }: { $why }
scorepad-refused-negative = { $number } is less than nothing: enter 0 or more ({ $rule }).
scorepad-refused-unknown-piece = There is no { $piece } in this game ({ $rule }).
scorepad-refused-not-in-game = “{ $what }” is not counted here: leave it out, or choose another game or module ({ $rule }).
scorepad-refused-wrong-entry = This is not written down in this way here ({ $rule }).
scorepad-refused-too-many-tiles = { $kind }: that makes { $number } tiles, but only { $most } exist ({ $rule }).
scorepad-refused-too-many-in-all = That makes { $number } tiles in all, but only { $most } exist ({ $rule }).
scorepad-refused-wall-too-long = So few tiles cannot make a wall of { $number }: { $most } at most ({ $rule }).
scorepad-refused-moat-too-long = So few tiles cannot make a moat of { $number }: { $most } at most ({ $rule }).
scorepad-refused-border-too-long = So few tiles cannot make a border of { $number }: { $most } at most ({ $rule }).
scorepad-refused-no-such-price = { $kind }: no tile that could be here costs { $price } ({ $rule }).
scorepad-refused-price-too-low = { $kind }: with { $number } tiles the highest price is at least { $least }, not { $price } ({ $rule }).
scorepad-refused-price-twice = { $kind }: only one tile costs { $price }, so two players cannot both have it ({ $rule }).
scorepad-refused-tie = { $kind }: this is a tie, so enter the highest price among these tiles ({ $rule }).
scorepad-refused-used-twice = { $tile } exists only once, and { $other } has it already ({ $rule }).
scorepad-refused-moved-on = { $scoring ->
        [1] { $tile } was with { $other } at the first scoring, and tiles stay with whoever got them ({ $rule }).
       *[other] { $tile } was with { $other } at the second scoring, and tiles stay with whoever got them ({ $rule }).
    }
scorepad-refused-turned = { $tile } lay with the other face up before ({ $old }), and a tile is never turned again ({ $rule }).
scorepad-refused-palace = { $tile } cannot lie there ({ $cell }). { $because }
scorepad-refused-rules = { $because }
scorepad-refused-out-of-order = { $scoring ->
        [1] The first scoring cannot come here: write the scorings down in their order ({ $rule }).
        [2] The second scoring cannot come here: write the scorings down in their order ({ $rule }).
       *[other] The last scoring cannot come here: write the scorings down in their order ({ $rule }).
    }
scorepad-refused-only-completed = At the end of a round only completed kinds are written down; the sheets follow at the end ({ $rule }).
scorepad-refused-completed-at-end = Kinds completed in the last round are paid with the sheets: do not write them down apart ({ $rule }).
scorepad-refused-no-such-side = There is nobody like that at this table ({ $rule }).
scorepad-refused-completed-twice = { $kind }: this kind was completed before ({ $rule }).
scorepad-refused-not-completed = { $kind }: this kind was completed, so there are { $most } buildings on the sheet, not { $number } ({ $rule }).
scorepad-refused-no-such-cell = There is no cell blue { $blue }, yellow { $yellow }: dice go from 1 to 6 ({ $rule }).
scorepad-refused-cell-twice = The cell blue { $blue }, yellow { $yellow } can be crossed only once ({ $rule }).
scorepad-refused-wrong-line = { $number } buildings do not fit: a row or column has { $most } cells ({ $rule }).
scorepad-refused-lines-differ = The kinds make { $number } buildings, the rows { $rows }, the columns { $columns }: all three have to be the same ({ $rule }).
scorepad-refused-lines-impossible = No sheet has these rows and these columns at once: count them again ({ $rule }).
scorepad-refused-too-many-buildings = { $kind }: { $number } buildings are too many, the sheet has { $most } ({ $rule }).
scorepad-refused-too-many-coins = { $number } coins are too many: the sheet has { $most } ({ $rule }).
