### Building sites: tiles at half price that are finished later.

module-sites = Building sites
    .blurb =
        Pay half the price of a tile and draw a hidden token: the tile stands as a building site whose walls count but whose building does not.
        Finish it later with its full price in the currency of its token, or lose all money of that currency at the end.

site = Building site
site-token = Token
    .hidden = hidden token
unfinished-tile = a building site

# What a term says about a tile that is left out
part-s3 = without { $what }, not finished

event-site-begun = { $seat } pays { $payment } and begins { $tile } as a building site.
event-token-kept = { $seat } puts a hidden token on { $tile } (left in the bag: { $left }).
event-site-finished = { $over ->
        [0] { $seat } pays exactly { $payment } and finishes { $tile }.
       *[other] { $seat } pays { $payment }, { $over } too much, and finishes { $tile }.
    }
event-token-revealed = { $seat } has not finished { $tile }: the token shows { $currency }.
event-money-lost = { $seat } discards { $cards }.

refusal-no-sites = There are no building sites at this table: choose the module before the game ({ $rule }).
refusal-no-tokens = All tokens are in use: no building site can be begun now ({ $rule }).
refusal-token-not-drawn = You have not drawn a token for { $currency }: keep one of the two ({ $rule }).
refusal-no-site = You cannot finish { $tile }: it is not one of your building sites ({ $rule }).
refusal-unfinished = You cannot give { $tile } away: it is not finished ({ $rule }).

## What one can do

action-buy-site = Begin { $tile } as a building site for { $money }
action-keep = Keep the token for { $currency }
action-finish = Finish { $tile } for { $money }

## In the terminal

pad-ask-sites = Tiles that are still building sites: their numbers, or nothing for none:
ask-keep = You drew two tokens for { $tile }. Which one do you keep?
state-bag = Tokens in the bag: { $count }
state-site = { $name }: { $tile }, { $token }

## On the scorepad

scorepad-field-sites = Building sites
scorepad-step-site-tokens = Put the { $tokens } tokens for building sites, { $each } of each currency, into their bag ({ $rule }).
scorepad-refused-too-many-sites = That makes { $number } building sites, but there are tokens for only { $most } ({ $rule }).
scorepad-refused-site-not-built = { $piece } cannot be a building site: it is not a tile of this palace ({ $rule }).

## In the browser

web-palace-site = { $tile }, building site: { $cell }
web-badge-sites = { $count ->
        [one] { $count } building site
       *[other] { $count } building sites
    }
web-scorepad-site = Building sites
web-scorepad-how-site = Tap the tiles that are not finished.
web-scorepad-site-at = Building site: { $tile }, { $cell }
web-table-ask-keep = Which token stays on { $tile }? Finishing it will cost its price in that currency.
web-table-sites = Building sites
web-table-finish = Finish: { $price }
