### Was ein Spieler tun kann, als Zeile in einer Liste.

action-take = { $cards } nehmen
action-buy = { $tile } für { $money } kaufen
action-buy-portal = { $tile } mit Portal für { $money } kaufen
action-buy-site = { $tile } als Baustelle für { $money } beginnen
action-pay = { $payment } zahlen
action-build = { $tile } bauen ({ $cell })
action-reserve = { $tile } in die Reserve legen
    .turned = Mit der anderen Seite in die Reserve legen: { $tile }
action-remove = { $tile } ({ $cell }) in die Reserve nehmen
action-swap = { $old } ({ $cell }) gegen { $tile } tauschen
action-pass = Passen: nichts ist möglich
action-give = { $tile } an Dirk geben

## Module

action-favour = Der Wesir kauft { $tile } für { $money }
action-favour-portal = Der Wesir kauft { $tile } mit Portal für { $money }
action-wake = Den Wesir wecken
action-reveal = Bonuskarte { $tile } aufdecken
action-hut = Die offene Hütte nehmen: { $tile }
action-falcon = Setze { $falcon } (Plättchen im Nordwesten: { $cell })
action-pay-falcon = Zahle mit { $card }
action-portal = Setze { $tile } ({ $cell }), Seiten { $legs }
action-return = Gib { $tile } zurück
action-keep = Die Marke für { $currencies } behalten
action-finish = { $tile } für { $money } fertigstellen
action-lay = Lege { $card }
    .first = Lege { $card } und mehr, der Rest wird Guthaben
action-store = { $money } gutschreiben
    .nothing = Nichts gutschreiben

# Nein sagen, je nach Frage.
action-decline = Nichts tun
    .favour = Der Wesir kauft nichts
    .reveal = Jetzt nichts aufdecken
    .more-falcons = Keine weiteren Falken
