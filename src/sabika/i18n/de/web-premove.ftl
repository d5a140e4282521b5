### The client: what is planned while others move.

web-premove = Geplant
    .planned = geplant
    .thing = { $thing }, geplant
    .buy = Kauf planen
    .drop = Den Plan fallen lassen.
web-premove-take = Geplant: { $cards } nehmen.
web-premove-buy = Geplant: { $tile } kaufen.
    .with = Geplant: { $tile } mit { $cards } kaufen.
web-premove-gone-card = Die Karte wurde genommen. Wähle neu.
web-premove-gone-tile = Das Plättchen ist weg. Wähle neu.
web-premove-gone-payment = Diese Zahlung ist jetzt nicht möglich. Wähle eine andere.
web-premove-gone-impossible = Was du geplant hast, ist jetzt nicht möglich. Wähle neu.
web-premove-gone-undone = Ein Zug wurde zurückgenommen. Wähle neu.
