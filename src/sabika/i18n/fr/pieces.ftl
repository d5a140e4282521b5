### Ce qui se trouve sur la table : tuiles, murs, cases, argent. De petits morceaux de phrases.

# a, b et c
list = { $items } et { $last }
series = { $first }, { $next }
bracketed = { $text } ({ $more })

## Tuiles. `.tile` est ce que l’on bâtit ou paie, dans une phrase ; `.count` est un nombre de tuiles.

kind-pavilion = Pavillon
    .tile = le pavillon { $price }
    .count = { $count ->
        [one] { $count } pavillon
       *[other] { $count } pavillons
    }
kind-seraglio = Sérail
    .tile = le sérail { $price }
    .count = { $count ->
        [one] { $count } sérail
       *[other] { $count } sérails
    }
kind-arcades = Arcades
    .tile = les arcades { $price }
    .count = { $count ->
        [one] { $count } arcade
       *[other] { $count } arcades
    }
kind-chambers = Chambres
    .tile = les chambres { $price }
    .count = { $count ->
        [one] { $count } chambre
       *[other] { $count } chambres
    }
kind-garden = Jardin
    .tile = le jardin { $price }
    .count = { $count ->
        [one] { $count } jardin
       *[other] { $count } jardins
    }
kind-tower = Tour
    .tile = la tour { $price }
    .count = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }

fountain = la fontaine
    .label = Fontaine

tile-label = { $kind } { $price }
tile-without-walls = { $tile } sans mur
tile-with-walls = { $tile } { $count ->
        [one] avec mur { $walls }
       *[other] avec murs { $walls }
    }

side-n = N
side-e = E
side-s = S
side-w = O

## Cases, en pas depuis la fontaine.

cell-n = { $y } au nord
cell-ne = { $x } à l’est, { $y } au nord
cell-e = { $x } à l’est
cell-se = { $x } à l’est, { $y } au sud
cell-s = { $y } au sud
cell-sw = { $x } à l’ouest, { $y } au sud
cell-w = { $x } à l’ouest
cell-nw = { $x } à l’ouest, { $y } au nord
cell-of-the-fountain = sur la fontaine

## Argent. `$shown` est un total ou les cartes qui le composent : 10, ou 6 + 4.

currency-florin = Florin
    .plural = florins
    .amount = { $shown } { $total ->
        [one] florin
       *[other] florins
    }
    .card = le florin { $value }
currency-dirham = Dirham
    .plural = dirhams
    .amount = { $shown } { $total ->
        [one] dirham
       *[other] dirhams
    }
    .card = le dirham { $value }
currency-denar = Denar
    .plural = denars
    .amount = { $shown } { $total ->
        [one] denar
       *[other] denars
    }
    .card = le denar { $value }
currency-ducat = Ducat
    .plural = ducats
    .amount = { $shown } { $total ->
        [one] ducat
       *[other] ducats
    }
    .card = le ducat { $value }

card-label = { $currency } { $value }
