### The client: what is planned while others move.

web-premove = Prévu
    .planned = prévu
    .thing = { $thing }, prévu
    .buy = Prévoir l’achat
    .drop = Renoncer à ce projet.
web-premove-take = Prévu : prendre { $cards }.
web-premove-buy = Prévu : acheter { $tile }.
    .with = Prévu : acheter { $tile } avec { $cards }.
web-premove-gone-card = La carte a été prise. Choisissez à nouveau.
web-premove-gone-tile = La tuile n’est plus là. Choisissez à nouveau.
web-premove-gone-payment = Ce paiement n’est pas possible maintenant. Choisissez-en un autre.
web-premove-gone-impossible = Ce qui était prévu n’est pas possible maintenant. Choisissez à nouveau.
web-premove-gone-undone = Un coup a été annulé. Choisissez à nouveau.
