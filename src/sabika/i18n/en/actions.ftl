### What a player can do, as a line in a list of choices.

action-take = Take { $cards }
action-buy = Buy { $tile } for { $money }
action-buy-portal = Buy { $tile } with a portal for { $money }
action-buy-site = Begin { $tile } as a building site for { $money }
action-pay = Pay { $payment }
action-build = Build { $tile } ({ $cell })
action-reserve = Put { $tile } into the reserve
    .turned = Put it into the reserve with the other face: { $tile }
action-remove = Take { $tile } ({ $cell }) back into the reserve
action-swap = Swap { $old } ({ $cell }) for { $tile }
action-pass = Pass: nothing is possible
action-give = Give { $tile } to Dirk

## Modules

action-favour = The vizier buys { $tile } for { $money }
action-favour-portal = The vizier buys { $tile } with a portal for { $money }
action-wake = Wake the vizier
action-reveal = Reveal the bonus card { $tile }
action-hut = Take the open hut: { $tile }
action-falcon = Place { $falcon } (north-west tile: { $cell })
action-pay-falcon = Pay with { $card }
action-portal = Place { $tile } ({ $cell }) with legs { $legs }
action-return = Return { $tile } to the supply
action-keep = Keep the token for { $currencies }
action-finish = Finish { $tile } for { $money }
action-lay = Lay down { $card }
    .first = Lay down { $card } and more, to store the rest
action-store = Store { $money }
    .nothing = Store nothing

# Saying no, by what is asked.
action-decline = Do nothing
    .favour = The vizier buys nothing
    .reveal = Reveal nothing now
    .more-falcons = No more falcons
