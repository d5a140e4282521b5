### The table of a palace game in the browser: what lies there, what a player is asked, and what the buttons say.

## What lies on the table

web-table-yard = Yard
web-table-empty-space = Space { $space }: empty
web-table-can-buy = can be bought now
web-table-marker = Next tiles: { $face ->
        [even] even price up
       *[odd] odd price up
    }
web-table-marker-why = New tiles show this face; then the marker moves to the other one.
web-table-display = Display
web-table-hand = Your hand
web-table-no-cards = No cards.
web-table-palace = Your palace
web-table-palace-of = The palace of { $name }
web-table-beside = To be placed
web-table-reserve = Reserve
web-table-reserve-empty = No tiles yet.
web-table-turn-bar = Your turn
web-table-tabs = Parts of the table
web-table-tab-market = Market
web-table-tab-palace = My palace
web-table-tab-others = The others

## Exact change

web-table-plan = Exact chain
web-table-plan-why = The most tiles you can buy to the coin this turn. Each exact payment gives another action.
web-table-chain-place = number { $place } of the exact chain

## What the buttons say

web-table-take = Take
web-table-to-reserve = To the reserve
web-table-turn-over = Turn for { $price }
web-table-turn-over-card = Turn: one card, { $price }+
web-table-return = Back to the supply
web-table-redesign = Redesign
web-table-redesign-why = Shows the tiles that you can take from your palace into the reserve. To build or swap, pick a tile of the reserve.
web-table-sentence = The whole sentence
web-table-undo = Undo
web-table-confirm = Confirm turn
web-table-actions = All actions
web-table-filter = Filter
web-table-filter-nothing = No action is called so.
web-table-back-out = Back
web-table-dismiss = Dismiss

## Paying

web-table-paying = Payment
web-table-pay = Pay { $payment }
web-table-pay-exact = exact: another action
web-table-pay-exactly = exact
web-table-pay-over = { $over } too much
web-table-pay-lost = { $over } too much, lost
web-table-pay-so-far = { $total } of { $price }
web-table-pay-otherwise = Other payments
web-table-pay-more = { $count } more

## What is asked

web-table-ask-act = Your turn: take money, buy a tile, or redesign.
web-table-ask-another = Paid exactly: you have another action.
web-table-ask-another-or-stop = Paid exactly: take another action, or end your actions.
web-table-ask-stop = Paid exactly, but nothing else is possible: end your actions.
web-table-ask-pass = Nothing is possible: pass.
web-table-ask-redesign = Where does { $tile } go? Build it, or swap it for a tile of your palace.
web-table-ask-remove = Which tile goes into the reserve?
web-table-ask-place = Where does { $tile } go?
web-table-ask-place-nowhere = { $tile } fits no cell now: its edges must match, it must be reachable and leave no gap. Choose where it goes instead.
web-table-ask-pay = How do you pay for { $tile }?
web-table-ask-pay-turning = How do you pay for turning the tile?
web-table-ask-pay-turning-card = With which card of { $price } or more do you pay for turning the tile?
web-table-ask-wait = { $name } is to move.
web-table-ask-stood-in = A bot plays for you until you are back.
web-table-ask-out-of-turn = Do you want to act out of turn?
web-table-wait-out-of-turn = { $name } may do something out of turn.
web-table-ask-nothing = You have nothing to choose now: the answer is given for you.
web-table-ask-over = The game is over.
web-table-ask-confirm = { $action }. Is that your turn?

web-table-which-buy = How do you buy { $tile }?
web-table-which-reserve = With which face up?
web-table-which-turn = With which currency do you pay for turning { $tile }?
web-table-which-build = Where?
web-table-which-swap = Where?

## The table itself

web-table-menu = Menu
web-table-away = Let a bot play for me
web-table-back-again = I am back
web-table-resign = Give up
web-table-resign-sure = Give up? A bot plays on for you to the end, and you cannot come back.
web-table-resign-no = Play on
web-table-leave = To the start page

## Keys

web-table-keys = Keys
web-table-key-yard = buy the tile on this place of the yard
web-table-key-display = select this card of the display
web-table-key-enter = do what is marked: take, pay, confirm
web-table-key-stop = end your actions, after an exact payment
web-table-key-escape = let go, back
web-table-key-undo = undo
web-table-key-arrows = move around in the palace
web-table-key-actions = all actions as a list
web-table-key-help = this help
web-table-key-to-yard = to the yard
web-table-key-to-display = to the display
web-table-key-to-palace = to the palace
web-table-key-to-reserve = to the reserve
web-table-key-to-hand = to your hand
web-table-key-to-log = to the log

## Who acts out of turn

web-table-round = Between two turns: does anybody act out of turn?
web-table-round-left = { $seconds } s left
web-table-round-act = Act out of turn
web-table-round-wanted = You will be asked in a moment.
web-table-round-out-of-turn = Out of turn:
web-table-round-of = { $name }, out of turn:
web-table-round-ask = Ask me
web-table-round-not-this-turn = Not this turn
web-table-round-never = Not until I say so
web-table-round-by = { $name }: { $what }
