### Bonus cards: a secret building more for a tile without walls.

module-bonus = Bonus cards
    .blurb =
        You hold secret cards, each showing a tile without walls.
        While that tile stands in your palace you may reveal its card, which counts as one more building of the kind.

bonus-card = Bonus card { $tile }

event-bonus-dealt = { $count ->
        [one] Everybody gets one bonus card in secret.
       *[other] Everybody gets { $count } bonus cards in secret.
    }
event-bonus-revealed = { $seat } reveals a bonus card: one more building for { $tile }.
event-bonus-returned = { $seat } takes the bonus card for { $tile } back into the hand.

part-b3 = { $amount } by the bonus card { $what }

refusal-no-bonus-cards = There are no bonus cards at this table: choose the module before the game ({ $rule }).
refusal-no-such-bonus-card = You do not hide a bonus card for { $tile } ({ $rule }).
refusal-bonus-tile-not-built = Build { $tile } first: its bonus card can be revealed only while it stands in your palace ({ $rule }).
refusal-bonus-tile-unfinished = Finish { $tile } first: a building site does not serve a bonus card ({ $rule }).
