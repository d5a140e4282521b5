### The client: what is planned while others move.

web-premove = Geplant
    .planned = geplant
    .thing = { $thing }, geplant
    .buy = Kauf planen
    .drop = Den Plan fallen lassen.
web-premove-take = Geplant: { $cards } nehmen.
web-premove-buy = Geplant: { $tile } kaufen.
    .with = Geplant: { $tile } mit { $cards } kaufen.
web-premove-gone =
    .card = Die Karte wurde genommen. Wähle neu.
    .tile = Das Plättchen ist weg. Wähle neu.
    .payment = Diese Zahlung ist jetzt nicht möglich. Wähle eine andere.
    .impossible = Was du geplant hast, ist jetzt nicht möglich. Wähle neu.
    .undone = Ein Zug wurde zurückgenommen. Wähle neu.
