### Wat er op tafel ligt: tegels, muren, vakken, geld. Kleine stukjes van zinnen.

# a, b en c
list = { $items } en { $last }
series = { $first }, { $next }
bracketed = { $text } ({ $more })

## Tegels. `.tile` staat in een zin als wat wordt gebouwd of betaald, `.count` is een aantal tegels.

kind-pavilion = Paviljoen
    .tile = paviljoen { $price }
    .count = { $count ->
        [one] { $count } paviljoen
       *[other] { $count } paviljoens
    }
kind-seraglio = Serail
    .tile = serail { $price }
    .count = { $count ->
        [one] { $count } serail
       *[other] { $count } serails
    }
kind-arcades = Arcaden
    .tile = arcaden { $price }
    .count = { $count ->
        [one] { $count } arcade
       *[other] { $count } arcaden
    }
kind-chambers = Kamers
    .tile = kamers { $price }
    .count = { $count ->
        [one] { $count } kamer
       *[other] { $count } kamers
    }
kind-garden = Tuin
    .tile = tuin { $price }
    .count = { $count ->
        [one] { $count } tuin
       *[other] { $count } tuinen
    }
kind-tower = Toren
    .tile = toren { $price }
    .count = { $count ->
        [one] { $count } toren
       *[other] { $count } torens
    }

fountain = de fontein
    .label = Fontein

tile-label = { $kind } { $price }
tile-without-walls = { $tile } zonder muren
tile-with-walls = { $tile } { $count ->
        [one] met muur { $walls }
       *[other] met muren { $walls }
    }

side-n = N
side-e = O
side-s = Z
side-w = W

## Vakken, in stappen vanaf de fontein.

cell-n = { $y } noord
cell-ne = { $x } oost, { $y } noord
cell-e = { $x } oost
cell-se = { $x } oost, { $y } zuid
cell-s = { $y } zuid
cell-sw = { $x } west, { $y } zuid
cell-w = { $x } west
cell-nw = { $x } west, { $y } noord
cell-of-the-fountain = op de fontein

## Geld. `$shown` is een totaal of de kaarten waaruit het bestaat: 10, of 6 + 4.

currency-florin = Florijn
    .plural = florijnen
    .amount = { $shown } { $total ->
        [one] florijn
       *[other] florijnen
    }
    .card = de florijn { $value }
currency-dirham = Dirham
    .plural = dirhams
    .amount = { $shown } { $total ->
        [one] dirham
       *[other] dirhams
    }
    .card = de dirham { $value }
currency-denar = Denar
    .plural = denars
    .amount = { $shown } { $total ->
        [one] denar
       *[other] denars
    }
    .card = de denar { $value }
currency-ducat = Dukaat
    .plural = dukaten
    .amount = { $shown } { $total ->
        [one] dukaat
       *[other] dukaten
    }
    .card = de dukaat { $value }

card-label = { $currency } { $value }
