### The client: what is planned while others move.

web-premove = Gepland
    .planned = gepland
    .thing = { $thing }, gepland
    .buy = Aankoop plannen
    .drop = Het plan laten vallen.
web-premove-take = Gepland: { $cards } nemen.
web-premove-buy = Gepland: { $tile } kopen.
    .with = Gepland: { $tile } kopen met { $cards }.
web-premove-gone =
    .card = De kaart is genomen. Kies opnieuw.
    .tile = De tegel is weg. Kies opnieuw.
    .payment = Die betaling kan nu niet. Kies een andere.
    .impossible = Wat je had gepland, kan nu niet. Kies opnieuw.
    .undone = Er is een zet teruggenomen. Kies opnieuw.
