### Wat een speler kan doen, als regel in een lijst met keuzes.

action-take = Neem { $cards }
action-buy = Koop { $tile } voor { $money }
action-pay = Betaal { $payment }
action-build = Bouw { $tile } ({ $cell })
action-reserve = Leg { $tile } in de reserve
    .turned = Leg hem met de andere kant in de reserve: { $tile }
action-remove = Neem { $tile } ({ $cell }) terug in de reserve
action-swap = Ruil { $old } ({ $cell }) voor { $tile }
action-pass = Passen: er is niets mogelijk
action-stop = Acties beëindigen
action-decline = Niets doen
action-decline-out-of-turn = Niets doen buiten de beurt
