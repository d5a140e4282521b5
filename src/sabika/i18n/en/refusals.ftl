### Why an action is refused: what is wrong, what to do, and the rule.

## When

refusal-not-now = That is not what is being decided now ({ $rule }).
refusal-game-over = The game is over ({ $rule }).
refusal-may-not-pass = You may only pass when nothing at all is possible in your turn ({ $rule }).
refusal-may-not-stop = You may only end your actions after the first one ({ $rule }).
refusal-has-to-go-on = This game is played by earlier rules: after an exact payment you have to take another action ({ $rule }).

## Taking money

refusal-not-in-display = You cannot take { $card }: it is not in the display ({ $rule }).
refusal-too-much-money = Together these cards are worth { $total }: take a single card, or several worth at most { $limit } ({ $rule }).

## Buying

refusal-empty-space = Space { $space } stays empty until the end of the turn ({ $rule }).
refusal-cannot-afford = { $rule ->
        [G5] Turning a tile costs
       *[other] This tile costs
    } { $price } { $currency } and { $held ->
        [0] you have none
       *[other] you have only { $held }
    } ({ $rule }).
refusal-wrong-currency = Here you pay in { $currency } ({ $rule }).
refusal-not-in-hand = You do not hold all of these cards ({ $rule }).
refusal-too-little-money = These cards are worth { $total } and { $price } is to be paid: add another one ({ $rule }).
refusal-not-exact = These cards are worth { $total }, but { $price } has to be paid to the coin here ({ $rule }).
refusal-superfluous-card = Keep { $card }: the rest already covers the price ({ $rule }).

## Building

refusal-not-in-reserve = You do not have { $tile } in your reserve ({ $rule }).
refusal-not-beside = You do not have { $tile } beside your palace ({ $rule }).
refusal-occupied = There is already a tile in this cell ({ $rule }).
refusal-not-touching = A new tile has to touch your palace along a whole edge ({ $rule }).
refusal-edges-differ = { $barriers ->
        [moats] A moat would meet a bare edge ({ $edges }): both edges need a moat, or neither ({ $rule }).
        [both] These edges do not go together ({ $edges }): walls and moats lie only against walls and moats, bare edges only against those of the same part ({ $rule }).
       *[walls] A wall would meet a bare edge ({ $edges }): both edges need a wall, or neither ({ $rule }).
    }
refusal-not-walkable = { $barriers ->
        [moats] You could not walk here from the fountain: a moat is in the way ({ $rule }).
        [both] You could not walk here: bare edges have to lead from the fountain to each Alhambra tile and from the first Granada tile to each other one ({ $rule }).
       *[walls] You could not walk here from the fountain: a wall is in the way ({ $rule }).
    }
refusal-hole = That would leave a hole in your palace ({ $rule }).

## Redesigning

refusal-empty-cell = There is no tile in this cell ({ $rule }).
refusal-start-tile = { $rule ->
        [C6] Your first Granada tile stays where it is ({ $rule }).
       *[other] The fountain stays where it is ({ $rule }).
    }
refusal-cut-off = { $rule ->
        [C7] Without this tile you could no longer walk to all the others of its part ({ $rule }).
       *[other] Without this tile you could no longer walk from the fountain to all the others ({ $rule }).
    }
