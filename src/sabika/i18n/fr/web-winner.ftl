### Dans le navigateur, le moment du vainqueur : qui a gagné, et une ligne pour chacun.

web-winner-place = { $place ->
        [1] Première place
        [2] Deuxième place
        [3] Troisième place
        [4] Quatrième place
        [5] Cinquième place
       *[other] Sixième place
    }
# Deuxième place avec Zaida
web-winner-placed-with = { $place } avec { $names }
# Deuxième place, à 3 points de la première
web-winner-second = { $placed }, { $points ->
        [one] à { $points } point de la première
       *[other] à { $points } points de la première
    }
# Troisième place, à 9 points de la première
web-winner-placed = { $placed }, { $points ->
        [one] à { $points } point de la première
       *[other] à { $points } points de la première
    }
web-winner-won = { $points ->
        [one] Vous gagnez avec { $points } point d’avance
       *[other] Vous gagnez avec { $points } points d’avance
    }
web-winner-shared = Vous partagez la victoire avec { $names }
# Deuxième place, à 3 points de la première ; votre mur était le plus long.
web-winner-line = { $placed } ; { $merit }.
web-winner-just = { $placed }.
# Pour qui n’a pas joué
web-winner-lead = { $points ->
        [one] { $points } point d’avance sur { $names }.
       *[other] { $points } points d’avance sur { $names }.
    }
# À côté du nom de qui n’a pas gagné
web-winner-behind = { $points ->
        [one] à { $points } point
       *[other] à { $points } points
    }

## Ce que personne n’a fait mieux, dit à qui cela concerne

web-winner-yours-wall = { $shared ->
        [yes] aucun mur n’était plus long que le vôtre
       *[no] votre mur était le plus long
    }
web-winner-yours-moat = { $shared ->
        [yes] aucune douve n’était plus longue que la vôtre
       *[no] votre douve était la plus longue
    }
web-winner-yours-border = { $shared ->
        [yes] aucune frontière n’était plus longue que la vôtre
       *[no] votre frontière était la plus longue
    }
# $tiles : 4 tours
web-winner-yours-kind = { $shared ->
        [yes] avec { $tiles }, personne n’en avait plus que vous
       *[no] avec { $tiles }, vous en aviez le plus
    }
web-winner-yours-buildings = { $shared ->
        [yes] personne n’a bâti plus que vous
       *[no] vous avez bâti le plus
    }
web-winner-yours-exact = { $shared ->
        [yes] personne n’a fait l’appoint plus souvent
       *[no] vous avez fait l’appoint le plus souvent
    }

## La même chose à côté du nom de quelqu’un d’autre

web-winner-theirs-wall = { $shared ->
        [yes] aucun mur n’était plus long
       *[no] le plus long mur
    }
web-winner-theirs-moat = { $shared ->
        [yes] aucune douve n’était plus longue
       *[no] la plus longue douve
    }
web-winner-theirs-border = { $shared ->
        [yes] aucune frontière n’était plus longue
       *[no] la plus longue frontière
    }
web-winner-theirs-kind = { $shared ->
        [yes] { $tiles }, personne n’en avait plus
       *[no] { $tiles }, le plus grand nombre
    }
web-winner-theirs-buildings = { $shared ->
        [yes] personne n’a bâti plus
       *[no] a bâti le plus
    }
web-winner-theirs-exact = { $shared ->
        [yes] personne n’a fait l’appoint plus souvent
       *[no] a fait l’appoint le plus souvent
    }
