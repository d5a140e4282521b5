### What a player can do, as a line in a list of choices.

action-take = Take { $cards }
action-buy = Buy { $tile } for { $money }
action-pay = Pay { $payment }
action-build = Build { $tile } ({ $cell })
action-reserve = Put { $tile } into the reserve
    .turned = Put it into the reserve with the other face: { $tile }
action-remove = Take { $tile } ({ $cell }) back into the reserve
action-swap = Swap { $old } ({ $cell }) for { $tile }
action-pass = Pass: nothing is possible
action-stop = End my actions
action-decline = Do nothing
action-decline-out-of-turn = Do nothing out of turn
