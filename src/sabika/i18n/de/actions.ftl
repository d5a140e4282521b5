### Was ein Spieler tun kann, als Zeile in einer Liste.

action-take = { $cards } nehmen
action-buy = { $tile } für { $money } kaufen
action-pay = { $payment } zahlen
action-build = { $tile } bauen ({ $cell })
action-reserve = { $tile } in die Reserve legen
    .turned = Mit der anderen Seite in die Reserve legen: { $tile }
action-remove = { $tile } ({ $cell }) in die Reserve nehmen
action-swap = { $old } ({ $cell }) gegen { $tile } tauschen
action-pass = Passen: nichts ist möglich
action-stop = Aktionen beenden
action-decline = Nichts tun
action-decline-out-of-turn = Außer der Reihe nichts tun
