### What happens in a game, sentence by sentence.

# Whoever has given no name, where a name would stand: alone with bots nobody is asked for one.
guest = Guest

## Set-up

event-dealt = { $seat } starts with { $cards }, { $total } in all.
event-starts-first = { $seat } goes first.

## A turn

event-turn-began = Turn { $turn }: { $seat }.
event-money-taken = { $seat } takes { $cards }.
event-tile-bought = { $over ->
        [0] { $seat } pays exactly { $payment } for { $tile }.
       *[other] { $seat } pays { $payment } for { $tile } and overpays by { $over }.
    }
event-tile-built = { $seat } builds { $tile } ({ $cell }).
event-tile-reserved = { $seat } puts { $tile } into the reserve.
event-tile-removed = { $seat } takes { $tile } ({ $cell }) back into the reserve.
event-tiles-swapped = { $seat } swaps { $old } ({ $cell }) for { $tile } from the reserve.
event-passed = { $seat } cannot do anything and passes.
event-stopped = { $seat } takes no further action.

## After a turn

event-pile-reshuffled = The pile is used up: { $cards ->
        [one] the one card of the discard becomes the new pile.
       *[other] the { $cards } cards of the discard are shuffled into a new one.
    }
event-display-filled = New in the display: { $cards }.
event-yard-filled = New on space { $space }: { $tile }.
event-scoring-turned = Scoring card { $scoring } turns up.

## The end

event-tile-awarded = { $seat } has the most { $currency } and gets { $tile } for free.
event-game-ended = { $count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the win.
    }
