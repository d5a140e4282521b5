### The vizier’s favour: tiles bought out of turn.

module-vizier = Vizier’s favour
    .blurb =
        After any turn your vizier may buy you a tile out of turn, paid to the coin; then he falls asleep.
        Waking him is an action of your own turn.

vizier = Vizier
    .awake = awake
    .asleep = asleep

event-favour-used = { $seat } enjoys the vizier’s favour and buys out of turn: the vizier falls asleep.
event-vizier-woken = { $seat } wakes the vizier.

refusal-no-viziers = There are no viziers at this table: choose the module before the game ({ $rule }).
refusal-vizier-awake = Your vizier is already awake ({ $rule }).
refusal-not-by-vizier = A vizier cannot buy a tile in this way ({ $rule }).
refusal-cannot-pay-exactly = This tile costs { $price } { $currency } and you cannot pay that to the coin ({ $rule }).

## What one can do

action-favour = The vizier buys { $tile } for { $money }
action-wake = Wake the vizier

## In the terminal

ask-favour = Your vizier may buy a tile now, paid to the coin.

## On the scorepad

scorepad-step-viziers = Give each of the { $players } players a vizier, awake ({ $rule }).

## In the browser

web-table-ask-favour = Does your vizier buy a tile? It has to be paid exactly.
web-table-which-favour = How does the vizier buy { $tile }?
web-table-vizier-state = { $awake ->
        [true] Your vizier is awake
       *[false] Your vizier is asleep
    }
web-table-wake = Wake
web-table-round-act-favour = Buy with the vizier
