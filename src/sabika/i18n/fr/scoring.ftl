### Décomptes : qui marque des points, et pour quoi.

scoring-name = { $scoring ->
        [1] Premier décompte
        [2] Deuxième décompte
       *[other] Décompte final
    }

event-scored = { scoring-name } : { $count ->
        [0] personne ne marque de points.
       *[other] { $gains }.
    }

# Les points d’un joueur dans la phrase ci-dessus : Ana 12
gain = { $name } { $points }

# Ana marque 13 points : 4 tours, première place.
term = { $points ->
        [0] { $name } ne marque aucun point
        [one] { $name } marque { $points } point
       *[other] { $name } marque { $points } points
    } : { $reason }.
reason-wall = un mur de { $count }
reason-place-1 = { $tiles }, première place
    .shared = { $tiles }, première place partagée
reason-place-2 = { $tiles }, deuxième place
    .shared = { $tiles }, deuxième place partagée
reason-place-3 = { $tiles }, troisième place
    .shared = { $tiles }, troisième place partagée

# Ce qui donne des points, hors types : un titre à part.
source-wall = Mur
source-moat = { moat }
source-border = { border }

## La fin

end-winner = { $count ->
        [one] { $winners } gagne avec { $points } points !
       *[other] { $winners } gagnent ensemble avec { $points } points !
    }
