### Granada : des tuiles à deux faces, et des douves au lieu de murs.

## Types, comme dans pieces.ftl.

kind-arena = Arène
    .tile = l’arène { $price }
    .count = { $count ->
        [one] { $count } arène
       *[other] { $count } arènes
    }
kind-bath_house = Bains
    .tile = les bains { $price }
    .count = { $count ->
        [one] { $count } bains
       *[other] { $count } bains
    }
kind-library = Bibliothèque
    .tile = la bibliothèque { $price }
    .count = { $count ->
        [one] { $count } bibliothèque
       *[other] { $count } bibliothèques
    }
kind-hostel = Auberge
    .tile = l’auberge { $price }
    .count = { $count ->
        [one] { $count } auberge
       *[other] { $count } auberges
    }
kind-hospital = Hôpital
    .tile = l’hôpital { $price }
    .count = { $count ->
        [one] { $count } hôpital
       *[other] { $count } hôpitaux
    }
kind-market = Marché
    .tile = le marché { $price }
    .count = { $count ->
        [one] { $count } marché
       *[other] { $count } marchés
    }
kind-park = Parc
    .tile = le parc { $price }
    .count = { $count ->
        [one] { $count } parc
       *[other] { $count } parcs
    }
kind-school = École
    .tile = l’école { $price }
    .count = { $count ->
        [one] { $count } école
       *[other] { $count } écoles
    }
kind-district = Quartier
    .tile = le quartier { $price }
    .count = { $count ->
        [one] { $count } quartier
       *[other] { $count } quartiers
    }

## Douves et faces

tile-without-moats = { $tile } sans douve
tile-with-moats = { $tile } { $count ->
        [one] avec douve { $moats }
       *[other] avec douves { $moats }
    }
# Ce qui est imprimé de l’autre côté
tile-with-back = { $tile } (au dos : { $back })

moat = Douve
marker = Marqueur
    .even = pair
    .odd = impair

## Ce que l’on peut faire et ce qui se passe

# La tuile a cette autre face
action-turn = Retourner { $tile }, payé en { $currency } : { $face }
event-marker-moved = { $face ->
        [0] Le marqueur passe sur pair : les prochaines tuiles montreront leur face paire.
       *[other] Le marqueur passe sur impair : les prochaines tuiles montreront leur face impaire.
    }
event-tile-turned = { $seat } paie { $payment } et retourne { $old } : on y voit maintenant { $tile }.

## Points

reason-moat = des douves de { $count }
# Ce qui a départagé une égalité, entre parenthèses après les tuiles
tie-broken = prix le plus élevé { $price }
# Après la place d’un joueur, quand les points dépendent du nombre de tuiles de tous
for-each-tile = { $reason }, { $each ->
        [one] { $each } point
       *[other] { $each } points
    } pour { $together ->
        [1] la seule tuile
       *[other] chacune des { $together } tuiles
    } de tous les palais

## Refus

refusal-one-face = Vous ne pouvez pas retourner { $tile } : cette tuile n’a qu’une face ({ $rule }).
refusal-leftover-not-turned = Vous ne pouvez pas retourner { $tile } : une tuile restante garde sa face ({ $rule }).
refusal-turned-already = Vous avez déjà retourné cette tuile : bâtissez { $tile } ou mettez la tuile en réserve ({ $rule }).
refusal-one-card-to-turn = Une tuile se retourne avec une seule carte de { $price } ou plus ({ $rule }).
refusal-no-card-to-turn = Retourner une tuile demande une seule carte de { $price } { $currency } ou plus, et vous n’en avez pas ({ $rule }).
refusal-other-face-up = { $rule ->
        [G5] C’est l’autre face de cette tuile qui est visible : retournez-la d’abord, pour au moins 3 d’une même devise ({ $rule }).
       *[other] C’est l’autre face de cette tuile qui est visible, et une tuile restante n’est pas retournée ({ $rule }).
    }
refusal-other-face-up-card = C’est l’autre face de cette tuile qui est visible : retournez-la d’abord, avec une seule carte de 3 ou plus ({ $rule }).
