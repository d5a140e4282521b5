### The client: what is planned while others move.

web-premove = Gepland
    .planned = gepland
    .thing = { $thing }, gepland
    .buy = Aankoop plannen
    .drop = Het plan laten vallen.
web-premove-take = Gepland: { $cards } nemen.
web-premove-buy = Gepland: { $tile } kopen.
    .with = Gepland: { $tile } kopen met { $cards }.
web-premove-gone-card = De kaart is genomen. Kies opnieuw.
web-premove-gone-tile = De tegel is weg. Kies opnieuw.
web-premove-gone-payment = Die betaling kan nu niet. Kies een andere.
web-premove-gone-impossible = Wat je had gepland, kan nu niet. Kies opnieuw.
web-premove-gone-undone = Er is een zet teruggenomen. Kies opnieuw.
