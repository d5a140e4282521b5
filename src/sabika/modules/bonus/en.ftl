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
refusal-bonus-tile-unfinished = Finish { $tile } first: { unfinished-tile } does not serve a bonus card ({ $rule }).

## What one can do

action-reveal = Reveal the bonus card { $tile }
action-decline-reveal = Reveal nothing now

## In the terminal

pad-ask-bonus = Revealed bonus cards: their numbers, or nothing for none:
ask-reveal = A scoring is coming. Do you reveal a bonus card?
state-own = Your hidden cards: { $things }
state-hidden = { $name }: { $count } hidden
state-known = { $name } hides again: { $things }
state-revealed = { $name } has revealed: { $things }

## On the scorepad

scorepad-field-bonus = Bonus cards
scorepad-step-bonus = Shuffle the { $cards } bonus cards and deal { $each } to each player in secret; { $aside } go back into the box unseen ({ $rule }).
scorepad-refused-no-such-card = There is no bonus card for { $piece }: only tiles without walls have one ({ $rule }).
scorepad-refused-card-twice = The bonus card for { $tile } exists only once ({ $rule }).
scorepad-refused-too-many-cards = { $number } bonus cards are too many: everybody got { $most } ({ $rule }).
scorepad-refused-card-without-tile = The bonus card for { $tile } counts only while that tile stands in the palace: enter the tile too ({ $rule }).

## In the browser

web-badge-bonus = Bonus cards: { $revealed } revealed, { $hidden } hidden
web-scorepad-no-cards = No tile in this palace has a bonus card.
web-table-ask-reveal = Before the scoring: do you reveal a bonus card?
web-table-wait-reveal = Before the scoring: { $name } may reveal a bonus card.
web-table-bonus-card = { $tile }, { $open ->
        [true] revealed
       *[false] hidden
    }
web-table-reveal = Reveal
