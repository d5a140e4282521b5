### Portals: half pieces that are bought along with a tile and carry the wall on. `.tile` stands within a sentence.

module-portals = Portals
    .blurb =
        Buying a tile, pay 6 more (4 after the first scoring, 2 after the second) to get a portal of its kind: a triangle that fills half a cell.
        A leg lies against a tile of its kind, the long side is a wall, and each portal in your longest wall brings 2 points more.

portal-pavilion = Pavilion portal
    .tile = a pavilion portal
portal-seraglio = Seraglio portal
    .tile = a seraglio portal
portal-arcades = Arcades portal
    .tile = an arcades portal
portal-chambers = Chambers portal
    .tile = a chambers portal
portal-garden = Garden portal
    .tile = a garden portal
portal-tower = Tower portal
    .tile = a tower portal

event-portal-bought = { $seat } gets { $tile } along with it for { $surcharge } more.
event-portal-placed = { $seat } places { $tile } ({ $cell }) with legs { $legs }.
event-portal-returned = { $seat } returns { $tile } to the supply.

reason-portals = { $count ->
        [one] { $count } portal in the wall
       *[other] { $count } portals in the wall
    }
source-portals = Portals

refusal-no-portals = There are no portals at this table: choose the module before the game ({ $rule }).
refusal-no-portal-left = You cannot get { $tile }: all three have been bought ({ $rule }).
refusal-turned-freely = A portal can be turned any way: name its kind, a cell and the sides of its legs ({ $rule }).
refusal-never-reserved = A portal is never put into the reserve: place it or return it ({ $rule }).
refusal-not-at-its-kind = You cannot place { $tile } here: one of its legs has to lie against a tile of its kind ({ $rule }).
refusal-half-cell = There is a portal in this cell, and nothing may lie at its long side ({ $rule }).
refusal-never-moved = A portal stays where it is ({ $rule }).
refusal-leaned-on = Without this tile { $tile } would touch no tile of its kind any more ({ $rule }).
