### Granada: tiles with two faces, and moats instead of walls.

## Kinds, as in pieces.ftl.

kind-arena = Arena
    .tile = Arena { $price }
    .count = { $count ->
        [one] { $count } arena
       *[other] { $count } arenas
    }
kind-bath_house = Bath house
    .tile = Bath house { $price }
    .count = { $count ->
        [one] { $count } bath house
       *[other] { $count } bath houses
    }
kind-library = Library
    .tile = Library { $price }
    .count = { $count ->
        [one] { $count } library
       *[other] { $count } libraries
    }
kind-hostel = Hostel
    .tile = Hostel { $price }
    .count = { $count ->
        [one] { $count } hostel
       *[other] { $count } hostels
    }
kind-hospital = Hospital
    .tile = Hospital { $price }
    .count = { $count ->
        [one] { $count } hospital
       *[other] { $count } hospitals
    }
kind-market = Market
    .tile = Market { $price }
    .count = { $count ->
        [one] { $count } market
       *[other] { $count } markets
    }
kind-park = Park
    .tile = Park { $price }
    .count = { $count ->
        [one] { $count } park
       *[other] { $count } parks
    }
kind-school = School
    .tile = School { $price }
    .count = { $count ->
        [one] { $count } school
       *[other] { $count } schools
    }
kind-district = District
    .tile = District { $price }
    .count = { $count ->
        [one] { $count } district
       *[other] { $count } districts
    }

## Moats and faces

tile-without-moats = { $tile } without moats
tile-with-moats = { $tile } { $count ->
        [one] with moat { $moats }
       *[other] with moats { $moats }
    }
# What is printed on the other side
tile-with-back = { $tile } (back: { $back })

moat = Moat
marker = Marker
    .even = even
    .odd = odd

## What can be done and what happens

# The tile has this other face
action-turn = Turn { $tile } for { $currency }: { $face }
event-marker-moved = { $face ->
        [0] The marker moves: the next new tiles show their even face.
       *[other] The marker moves: the next new tiles show their odd face.
    }
event-tile-turned = { $seat } pays { $payment } and turns { $old }: now it shows { $tile }.

## Points

reason-moat = a moat of { $count }
# What gave a side its place in a tie, in brackets after its tiles
tie-broken = highest price { $price }
# After the place of a side, where points depend on the number of tiles that everybody has
for-each-tile = { $reason }, { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for { $together ->
        [one] the only tile
       *[other] each of the { $together } tiles
    } in all palaces

## Refusals

refusal-one-face = You cannot turn { $tile }: it has only one face ({ $rule }).
refusal-leftover-not-turned = You cannot turn { $tile }: a leftover tile keeps its face ({ $rule }).
refusal-turned-already = You have already turned this tile: build { $tile } or put it into the reserve ({ $rule }).
refusal-one-card-to-turn = Turning a tile is paid with a single card of { $price } or more ({ $rule }).
refusal-no-card-to-turn = Turning a tile takes a single card of { $price } { $currency } or more, and you have none ({ $rule }).
refusal-other-face-up = { $rule ->
        [G5] The other face of this tile is up: turn it first, for at least 3 of one currency ({ $rule }).
       *[other] The other face of this tile is up, and a leftover tile is not turned ({ $rule }).
    }
refusal-other-face-up-card = The other face of this tile is up: turn it first, with a single card of 3 or more ({ $rule }).
