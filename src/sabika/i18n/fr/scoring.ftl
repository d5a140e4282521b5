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
reason-wall = un mur de { $length }
reason-kind = { $sharers ->
        [1] { $tiles }, { $place ->
            [1] première place
            [2] deuxième place
           *[other] troisième place
        }
       *[other] { $tiles }, { $place ->
            [1] première place partagée
            [2] deuxième place partagée
           *[other] troisième place partagée
        }
    }

# Ce qui donne des points, hors types : un titre à part.
source-wall = Mur
source-moat = { moat }
source-border = { border }

## La fin

end-winner = { $count ->
        [one] { $winners } gagne avec { $points } points !
       *[other] { $winners } gagnent ensemble avec { $points } points !
    }
