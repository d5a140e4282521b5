### Building sites: tiles at half price that are finished later.

module-sites = Building sites
    .blurb =
        Pay half the price of a tile and draw a hidden token: the tile stands as a building site whose walls count but whose building does not.
        Finish it later with its full price in the currency of its token, or lose all money of that currency at the end.

site = Building site
site-token = Token
    .hidden = hidden token

# What a term says about a tile that is left out
part-s3 = without { $what }, not finished

event-site-begun = { $seat } pays { $payment } and begins { $tile } as a building site.
event-token-kept = { $seat } puts a hidden token on { $tile } (left in the bag: { $left }).
event-site-finished = { $over ->
        [0] { $seat } pays exactly { $payment } and finishes { $tile }.
       *[other] { $seat } pays { $payment }, { $over } too much, and finishes { $tile }.
    }
event-token-revealed = { $seat } has not finished { $tile }: the token shows { $currencies }.
event-money-lost = { $seat } discards { $cards }.

refusal-no-sites = There are no building sites at this table: choose the module before the game ({ $rule }).
refusal-no-tokens = All tokens are in use: no building site can be begun now ({ $rule }).
refusal-token-not-drawn = You have not drawn a token for { $currency }: keep one of the two ({ $rule }).
refusal-no-site = You cannot finish { $tile }: it is not one of your building sites ({ $rule }).
refusal-unfinished = You cannot give { $tile } away: it is not finished ({ $rule }).
