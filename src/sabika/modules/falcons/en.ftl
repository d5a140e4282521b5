### The falconers: falcons on the points where four tiles meet.

module-falcons = Falconers
    .blurb =
        Instead of any other action, buy falcons with one money card each and set them where four tiles of your palace meet.
        Both kinds that a falcon names must be among the four; falcons of one colour score more the more you have.

falcon-white = the white falcon ({ $kinds })
falcon-brown = the brown falcon ({ $kinds })
falcon-black = the black falcon ({ $kinds })

event-falcon-placed = { $seat } pays { $card } for { $falcon } and places it (north-west tile: { $cell }).
event-falcon-returned = { $seat } returns { $falcon } to the supply (north-west tile: { $cell }).

reason-white-falcons = { $count ->
        [one] { $count } white falcon
       *[other] { $count } white falcons
    }
reason-brown-falcons = { $count ->
        [one] { $count } brown falcon
       *[other] { $count } brown falcons
    }
reason-black-falcons = { $count ->
        [one] { $count } black falcon
       *[other] { $count } black falcons
    }
source-white-falcons = White falcons
source-brown-falcons = Brown falcons
source-black-falcons = Black falcons

refusal-no-falcons = There are no falcons at this table: choose the module before the game ({ $rule }).
refusal-falcons-first = Falcons are the only action of a turn, and you have already taken another one: wait for your next turn ({ $rule }).
refusal-falcons-only = After buying a falcon you may only buy more falcons: place another one or decline ({ $rule }).
refusal-no-card = You have no money card left to pay a falcon with ({ $rule }).
refusal-lacks-card = You do not hold { $card }: pay with a card of your hand ({ $rule }).
refusal-falcon-gone = You cannot have { $falcon }: it is not in the supply ({ $rule }).
refusal-no-four-tiles = There are no four tiles meeting here: name the north-west one of the four ({ $rule }).
refusal-falcon-there = There is already a falcon on this point ({ $rule }).
refusal-falcon-kinds = You cannot place { $falcon } here: both of its kinds have to be among the four tiles ({ $rule }).

## What one can do

action-falcon = Place { $falcon } (north-west tile: { $cell })
action-pay-falcon = Pay with { $card }
action-decline-more-falcons = No more falcons

## In the terminal

pad-ask-falcon = Place a falcon? The cell is the north-west one of the four
ask-pay-falcon = With which card do you pay { $falcon }?
ask-more-falcons = Do you place another falcon?
state-white = White falcons in the supply: { $things }
state-brown = Brown falcons in the supply: { $things }
state-black = Black falcons in the supply: { $things }
state-falcon = { $falcon } at { $cell }

## On the scorepad

scorepad-field-falcons = Falcons
scorepad-step-falcons = Lay the { $falcons } falcons open beside the yard ({ $rule }).
scorepad-refused-too-many-falcons = { $colour }: that makes { $number }, but only { $most } exist ({ $rule }).

## In the browser

web-palace-falcon = { $falcon }, north-west tile: { $cell }
web-falcon = { $colour ->
        [white] White falcon
        [brown] Brown falcon
       *[black] Black falcon
    } ({ $kinds })
web-opponent-falcons = { $count ->
        [one] { $count } falcon
       *[other] { $count } falcons
    }
web-scorepad-how-falcon = Tap the point where it sits.
web-scorepad-take-falcon = Take this falcon away: { $cell }
web-scorepad-falcon-at = Set the falcon here: { $cell }
web-table-ask-falcon = Where does { $falcon } go?
web-table-ask-pay-falcon = With which card do you pay for { $falcon }?
web-table-ask-more-falcons = Another falcon?
web-table-which-falcon = At which point?
web-table-falcons = Falcons
