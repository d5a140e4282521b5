### What lies on the table: tiles, walls, cells, money. Small parts that sentences are made of.

# a, b and c
list = { $items } and { $last }
series = { $first }, { $next }
bracketed = { $text } ({ $more })

## Tiles. `.tile` stands within a sentence as what is built or paid for, `.count` is a number of tiles.

kind-pavilion = Pavilion
    .tile = Pavilion { $price }
    .count = { $count ->
        [one] { $count } pavilion
       *[other] { $count } pavilions
    }
kind-seraglio = Seraglio
    .tile = Seraglio { $price }
    .count = { $count ->
        [one] { $count } seraglio
       *[other] { $count } seraglios
    }
kind-arcades = Arcades
    .tile = Arcades { $price }
    .count = { $count ->
        [one] { $count } arcade
       *[other] { $count } arcades
    }
kind-chambers = Chambers
    .tile = Chambers { $price }
    .count = { $count ->
        [one] { $count } chamber
       *[other] { $count } chambers
    }
kind-garden = Garden
    .tile = Garden { $price }
    .count = { $count ->
        [one] { $count } garden
       *[other] { $count } gardens
    }
kind-tower = Tower
    .tile = Tower { $price }
    .count = { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    }

fountain = the fountain
    .label = Fountain

tile-label = { $kind } { $price }
tile-without-walls = { $tile } without walls
tile-with-walls = { $tile } { $count ->
        [one] with wall { $walls }
       *[other] with walls { $walls }
    }

side-n = N
side-e = E
side-s = S
side-w = W

## Cells, in steps from the fountain.

cell-n = { $y } north
cell-ne = { $x } east, { $y } north
cell-e = { $x } east
cell-se = { $x } east, { $y } south
cell-s = { $y } south
cell-sw = { $x } west, { $y } south
cell-w = { $x } west
cell-nw = { $x } west, { $y } north
cell-of-the-fountain = at the fountain

## Money. `$shown` is a total or the cards it is made of: 10, or 6 + 4.

currency-florin = Florin
    .plural = florins
    .amount = { $shown } { $total ->
        [one] florin
       *[other] florins
    }
    .card = the florin { $value }
currency-dirham = Dirham
    .plural = dirhams
    .amount = { $shown } { $total ->
        [one] dirham
       *[other] dirhams
    }
    .card = the dirham { $value }
currency-denar = Denar
    .plural = denars
    .amount = { $shown } { $total ->
        [one] denar
       *[other] denars
    }
    .card = the denar { $value }
currency-ducat = Ducat
    .plural = ducats
    .amount = { $shown } { $total ->
        [one] ducat
       *[other] ducats
    }
    .card = the ducat { $value }

card-label = { $currency } { $value }
