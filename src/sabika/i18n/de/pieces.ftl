### Was auf dem Tisch liegt: Plättchen, Mauern, Felder, Geld. Kleine Teile von Sätzen.

# a, b und c
list = { $items } und { $last }
series = { $first }, { $next }
bracketed = { $text } ({ $more })

## Plättchen. `.tile` steht im Satz im Akkusativ: was gebaut oder bezahlt wird. `.count` ist eine Anzahl.

kind-pavilion = Pavillon
    .tile = den Pavillon { $price }
    .count = { $count ->
        [one] { $count } Pavillon
       *[other] { $count } Pavillons
    }
kind-seraglio = Serail
    .tile = das Serail { $price }
    .count = { $count ->
        [one] { $count } Serail
       *[other] { $count } Serails
    }
kind-arcades = Arkaden
    .tile = die Arkaden { $price }
    .count = { $count ->
        [one] { $count } Arkade
       *[other] { $count } Arkaden
    }
kind-chambers = Gemächer
    .tile = die Gemächer { $price }
    .count = { $count ->
        [one] { $count } Gemach
       *[other] { $count } Gemächer
    }
kind-garden = Garten
    .tile = den Garten { $price }
    .count = { $count ->
        [one] { $count } Garten
       *[other] { $count } Gärten
    }
kind-tower = Turm
    .tile = den Turm { $price }
    .count = { $count ->
        [one] { $count } Turm
       *[other] { $count } Türme
    }

fountain = den Brunnen
    .label = Brunnen

tile-label = { $kind } { $price }
tile-without-walls = { $tile } ohne Mauern
tile-with-walls = { $tile } { $count ->
        [one] mit Mauer { $walls }
       *[other] mit Mauern { $walls }
    }

side-n = N
side-e = O
side-s = S
side-w = W

## Felder, in Schritten vom Brunnen aus.

cell-n = { $y } nördlich
cell-ne = { $x } östlich, { $y } nördlich
cell-e = { $x } östlich
cell-se = { $x } östlich, { $y } südlich
cell-s = { $y } südlich
cell-sw = { $x } westlich, { $y } südlich
cell-w = { $x } westlich
cell-nw = { $x } westlich, { $y } nördlich
cell-of-the-fountain = auf dem Brunnen

## Geld. `$shown` ist eine Summe oder die Karten, aus denen sie besteht: 10, oder 6 + 4.

currency-florin = Florin
    .plural = Florin
    .amount = { $shown } { $total ->
        [one] Florin
       *[other] Florin
    }
    .card = die Karte Florin { $value }
currency-dirham = Dirham
    .plural = Dirham
    .amount = { $shown } { $total ->
        [one] Dirham
       *[other] Dirham
    }
    .card = die Karte Dirham { $value }
currency-denar = Denar
    .plural = Denare
    .amount = { $shown } { $total ->
        [one] Denar
       *[other] Denare
    }
    .card = die Karte Denar { $value }
currency-ducat = Dukat
    .plural = Dukaten
    .amount = { $shown } { $total ->
        [one] Dukat
       *[other] Dukaten
    }
    .card = die Karte Dukat { $value }

card-label = { $currency } { $value }
