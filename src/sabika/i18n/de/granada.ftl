### Granada: Plättchen mit zwei Seiten, und Gräben statt Mauern.

## Arten, wie in pieces.ftl.

kind-arena = Arena
    .tile = die Arena { $price }
    .count = { $count ->
        [one] { $count } Arena
       *[other] { $count } Arenen
    }
kind-bath_house = Badehaus
    .tile = das Badehaus { $price }
    .count = { $count ->
        [one] { $count } Badehaus
       *[other] { $count } Badehäuser
    }
kind-library = Bibliothek
    .tile = die Bibliothek { $price }
    .count = { $count ->
        [one] { $count } Bibliothek
       *[other] { $count } Bibliotheken
    }
kind-hostel = Herberge
    .tile = die Herberge { $price }
    .count = { $count ->
        [one] { $count } Herberge
       *[other] { $count } Herbergen
    }
kind-hospital = Hospital
    .tile = das Hospital { $price }
    .count = { $count ->
        [one] { $count } Hospital
       *[other] { $count } Hospitäler
    }
kind-market = Markt
    .tile = den Markt { $price }
    .count = { $count ->
        [one] { $count } Markt
       *[other] { $count } Märkte
    }
kind-park = Park
    .tile = den Park { $price }
    .count = { $count ->
        [one] { $count } Park
       *[other] { $count } Parks
    }
kind-school = Schule
    .tile = die Schule { $price }
    .count = { $count ->
        [one] { $count } Schule
       *[other] { $count } Schulen
    }
kind-district = Viertel
    .tile = das Viertel { $price }
    .count = { $count ->
        [one] { $count } Viertel
       *[other] { $count } Viertel
    }

## Gräben und Seiten

tile-without-moats = { $tile } ohne Gräben
tile-with-moats = { $tile } { $count ->
        [one] mit Graben { $moats }
       *[other] mit Gräben { $moats }
    }
# Was auf der anderen Seite steht
tile-with-back = { $tile } (Rückseite: { $back })

moat = Graben
marker = Zeiger
    .even = gerade
    .odd = ungerade

## Was man tun kann und was geschieht

# Das Plättchen hat diese andere Seite
action-turn = { $tile } für { $currency } wenden: { $face }
event-marker-moved = { $face ->
        [0] Der Zeiger wechselt: Die nächsten neuen Plättchen zeigen ihre gerade Seite.
       *[other] Der Zeiger wechselt: Die nächsten neuen Plättchen zeigen ihre ungerade Seite.
    }
event-tile-turned = { $seat } zahlt { $payment } und wendet { $old }: Nun zeigt das Plättchen { $tile }.

## Punkte

reason-moat = ein Graben der Länge { $count }
# Was einen Gleichstand entschieden hat, in Klammern nach den Plättchen
tie-broken = höchster Preis { $price }
# Nach dem Rang, wenn die Punkte von der Zahl der Plättchen aller abhängen
for-each-tile = { $reason }, { $each ->
        [one] { $each } Punkt
       *[other] { $each } Punkte
    } für { $together ->
        [one] das einzige Plättchen
       *[other] jedes der { $together } Plättchen
    } in allen Palästen

## Was nicht geht

refusal-one-face = Du kannst { $tile } nicht wenden: Das Plättchen hat nur eine Seite ({ $rule }).
refusal-leftover-not-turned = Du kannst { $tile } nicht wenden: Ein übriges Plättchen behält seine Seite ({ $rule }).
refusal-turned-already = Du hast dieses Plättchen schon gewendet: Baue { $tile } oder lege es in die Reserve ({ $rule }).
refusal-one-card-to-turn = Ein Plättchen zu wenden bezahlst du mit einer einzelnen Karte von { $price } oder mehr ({ $rule }).
refusal-no-card-to-turn = Ein Plättchen zu wenden kostet eine einzelne Karte von { $price } { $currency } oder mehr, und du hast keine ({ $rule }).
refusal-other-face-up = { $rule ->
        [G5] Die andere Seite dieses Plättchens liegt oben: Wende es zuerst, für mindestens 3 einer Währung ({ $rule }).
       *[other] Die andere Seite dieses Plättchens liegt oben, und ein übriges Plättchen wird nicht gewendet ({ $rule }).
    }
refusal-other-face-up-card = Die andere Seite dieses Plättchens liegt oben: Wende es zuerst, mit einer einzelnen Karte von 3 oder mehr ({ $rule }).
