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

## What one can do

# The tile of a purchase, within a sentence, if a portal comes along
way-portal = { $tile } with a portal
action-portal = Place { $tile } ({ $cell }) with legs { $legs }
action-return = Return { $tile } to the supply

## In the terminal

portal = portal
ask-portal = Where do you place { $tile }?
hint-portal = Fits here, { $wall }. Enter places it, o turns it, x returns it.
hint-portal-nowhere = It fits nowhere now. Press x to return it.
key-turn-portal = turn
key-return = return
state-surcharge = A portal costs { $amount } more now.
help-turn-portal = turn the portal that is being placed

## On the scorepad

scorepad-field-portals = Portals in the wall
scorepad-step-portals = Lay out the { $portals } portals, { $each } of each kind ({ $rule }).
scorepad-step-portal-price = A portal costs { $more } on top of its tile now ({ $rule }).
scorepad-refused-portals-in-wall = { $number } portals cannot be part of a wall of { $most }: a portal counts as an edge of the wall too ({ $rule }).
scorepad-refused-too-many-portals = That makes { $number } portals, but only { $most } exist ({ $rule }).

## In the browser

web-palace-portal = { $tile } with legs { $legs }
web-table-ask-portal = Where does { $tile } go, and how is it turned?
web-table-which-portal = How is the portal turned?
web-table-portals = Portals
web-table-surcharge = +{ $surcharge } to the price
web-table-portals-left = { $kind }: { $count } left
