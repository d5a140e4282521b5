### The client: what is planned while others move.

web-premove = Planned
    .planned = planned
    .thing = { $thing }, planned
    .buy = Plan to buy
    .drop = Take the plan back.
web-premove-take = Planned: take { $cards }.
web-premove-buy = Planned: buy { $tile }.
    .with = Planned: buy { $tile } with { $cards }.
web-premove-gone-card = The card was taken. Choose anew.
web-premove-gone-tile = The tile is gone. Choose anew.
web-premove-gone-payment = That payment is not possible now. Choose another.
web-premove-gone-impossible = What you planned is not possible now. Choose anew.
web-premove-gone-undone = A move was taken back. Choose anew.
