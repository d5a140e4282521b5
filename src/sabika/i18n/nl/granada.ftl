### Granada: tegels met twee kanten, en grachten in plaats van muren.

## Soorten, zoals in pieces.ftl.

kind-arena = Arena
    .tile = arena { $price }
    .count = { $count ->
        [one] { $count } arena
       *[other] { $count } arena’s
    }
kind-bath_house = Badhuis
    .tile = badhuis { $price }
    .count = { $count ->
        [one] { $count } badhuis
       *[other] { $count } badhuizen
    }
kind-library = Bibliotheek
    .tile = bibliotheek { $price }
    .count = { $count ->
        [one] { $count } bibliotheek
       *[other] { $count } bibliotheken
    }
kind-hostel = Herberg
    .tile = herberg { $price }
    .count = { $count ->
        [one] { $count } herberg
       *[other] { $count } herbergen
    }
kind-hospital = Hospitaal
    .tile = hospitaal { $price }
    .count = { $count ->
        [one] { $count } hospitaal
       *[other] { $count } hospitalen
    }
kind-market = Markt
    .tile = markt { $price }
    .count = { $count ->
        [one] { $count } markt
       *[other] { $count } markten
    }
kind-park = Park
    .tile = park { $price }
    .count = { $count ->
        [one] { $count } park
       *[other] { $count } parken
    }
kind-school = School
    .tile = school { $price }
    .count = { $count ->
        [one] { $count } school
       *[other] { $count } scholen
    }
kind-district = Wijk
    .tile = wijk { $price }
    .count = { $count ->
        [one] { $count } wijk
       *[other] { $count } wijken
    }

## Grachten en kanten

tile-without-moats = { $tile } zonder grachten
tile-with-moats = { $tile } { $count ->
        [one] met gracht { $moats }
       *[other] met grachten { $moats }
    }
# Wat er op de andere kant staat
tile-with-back = { $tile } (rug: { $back })

moat = Gracht
marker = Wijzer
    .even = even
    .odd = oneven

## Wat je kunt doen en wat er gebeurt

# De tegel heeft deze andere kant
action-turn = Draai { $tile } om voor { $currency }: { $face }
event-marker-moved = { $face ->
        [0] De wijzer gaat naar even: de volgende nieuwe tegels tonen hun even kant.
       *[other] De wijzer gaat naar oneven: de volgende nieuwe tegels tonen hun oneven kant.
    }
event-tile-turned = { $seat } betaalt { $payment } en draait { $old } om: nu ligt { $tile } boven.

## Punten

reason-moat = een gracht van { $count }
# Wat een gelijke stand heeft beslist, tussen haakjes na de tegels
tie-broken = hoogste prijs { $price }
# Na de plaats van een speler, als de punten afhangen van het aantal tegels van iedereen
for-each-tile = { $reason }, { $each ->
        [one] { $each } punt
       *[other] { $each } punten
    } voor { $together ->
        [one] de enige tegel
       *[other] elk van de { $together } tegels
    } in alle paleizen

## Weigeringen

refusal-one-face = Je kunt { $tile } niet omdraaien: deze tegel heeft maar één kant ({ $rule }).
refusal-leftover-not-turned = Je kunt { $tile } niet omdraaien: een overgebleven tegel houdt zijn kant ({ $rule }).
refusal-turned-already = Je hebt deze tegel al omgedraaid: bouw { $tile } of leg hem in de reserve ({ $rule }).
refusal-one-card-to-turn = Een tegel omdraaien betaal je met één kaart van { $price } of meer ({ $rule }).
refusal-no-card-to-turn = Een tegel omdraaien kost één kaart van { $price } { $currency } of meer, en die heb je niet ({ $rule }).
refusal-other-face-up = { $rule ->
        [G5] De andere kant van deze tegel ligt boven: draai hem eerst om, voor minstens 3 van één valuta ({ $rule }).
       *[other] De andere kant van deze tegel ligt boven, en een overgebleven tegel wordt niet omgedraaid ({ $rule }).
    }
refusal-other-face-up-card = De andere kant van deze tegel ligt boven: draai hem eerst om, met één kaart van 3 of meer ({ $rule }).
