### Exchange certificates: money paid too much is stored.

module-certificates = Exchange certificates
    .blurb =
        When you overpay by 1 to 6, you may take a token and store the money on your certificate, in the token’s currency.
        Spend it later all at once, like one more card.

# Within a payment. `.card` stands within a sentence, `.label` by itself.
stored-money = { $amount } from the certificate
    .card = the stored { $money }
    .label = { $card } (stored)

event-money-stored = { $seat } stores { $money } on the certificate.

refusal-no-certificates = There are no certificates at this table: choose the module before the game ({ $rule }).
refusal-no-token = There is no token for { $currency } left in the middle ({ $rule }).
refusal-has-to-be-stored = With superfluous cards you have to store the overpayment: choose a currency ({ $rule }).
refusal-not-to-be-stored = This cannot be stored yet: lay down more, up to { $limit } too much ({ $rule }).
refusal-not-to-be-laid = You cannot lay down { $card } now ({ $rule }).
refusal-leads-nowhere = With { $card } you would not end with a superfluous card and at most { $limit } too much: pay as usual ({ $rule }).
refusal-nothing-overpaid = Nothing is overpaid here, so nothing can be stored: pay as usual ({ $rule }).

## What one can do

action-lay = Lay down { $card }
    .first = Lay down { $card } and more, to store the rest
action-store = Store { $money }
    .nothing = Store nothing

## In the terminal

ask-store = You paid { $over } too much. Do you store it?
ask-lay = { $tile } costs { $money }, { $total } lie there. What else?
state-tokens = Tokens in the middle: { $things }

## On the scorepad

scorepad-step-certificates = Give each of the { $players } players a certificate, and lay { $tokens } currency tokens into the middle, { $each } of each currency ({ $rule }).

## In the browser

web-badge-stored = Stored: { $money }
web-table-lay = Lay down card by card, to store what is too much
web-table-ask-lay = Which card next?
web-table-ask-store = You paid { $over } too much. Store it as money of a currency?
web-table-tokens = Tokens
web-table-tokens-left = { $currency }: { $count }
