### Currency exchange cards: they let a payment mix two currencies.

module-exchange = Currency exchange
    .blurb =
        Six exchange cards lie among the money, and each shows two currencies. Take one as the only card of your action.
        Play it when you buy a tile of the yard, and pay with both currencies in any mixture.

# $first and $second are names of currencies. `.card` stands within a sentence, `.played` in brackets after a payment.
mixing-card = Exchange { $first }/{ $second }
    .card = the exchange card { $first }/{ $second }
    .played = exchange card { $first }/{ $second }

refusal-single-card = Take { $card } by itself or not at all ({ $rule }).
refusal-one-mixing-card = Only one exchange card can be played for a purchase ({ $rule }).
refusal-no-mixing-here = You cannot use { $card } here: it serves for tiles of the yard only, so pay in { $currency } ({ $rule }).
refusal-wrong-mixing-card = You cannot use { $card } here: this tile is paid in { $currency } ({ $rule }).

## In the terminal

state-exchange = Your exchange cards: { $things }

## On the scorepad

scorepad-step-exchange = Shuffle the { $cards } exchange cards and then { $each } of them, face down, into each of piles { $first }, { $second } and { $third } ({ $rule }).

## In the browser

web-table-mixing = Exchange cards
