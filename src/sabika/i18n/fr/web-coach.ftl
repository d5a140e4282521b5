### Dans le navigateur : le coach à la table et dans la rediffusion.

web-coach = Coach
    .ask = Demander au coach
    .thinks = Le coach réfléchit…
    .best = Ce que ferait le coach
    .close = Fermer le coach
web-coach-chance = Chances de victoire : { $percent }
web-coach-points = { $points ->
        [one] { $points } point à la fin
       *[other] { $points } points à la fin
    }
web-coach-playouts = { $playouts ->
        [one] essayé une fois
       *[other] essayé { $playouts } fois
    }
web-coach-do = Faire cela
web-coach-knows = Il sait ce que vous savez, pas ce qui est caché, et imagine comment la partie pourrait continuer.

## Dans la rediffusion : ce que le coach aurait fait

web-coach-here = Que ferait le coach ici ?
web-coach-of = Décision de { $name }
web-coach-over = La partie est finie : il n’y a plus rien à décider.
web-coach-same = { $name } a fait de même.
web-coach-played = Joué : { $option }
web-coach-lost = { $percent } de moins
web-coach-lost-points = { $points ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    }

## La qualité d’une décision

web-coach-inaccuracy = imprécision
web-coach-mistake = erreur

## Les chances au cours de la partie

web-after-measure-chance = Chances de victoire
    .hint = Le jugement du coach sur les chances à la fin de chaque tour, en pour cent.
