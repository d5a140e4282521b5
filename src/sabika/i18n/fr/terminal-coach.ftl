### Une partie enregistrée vue par le coach, dans le terminal.

coach-turn = tour { $turn }
coach-decision = { $name }, tour { $turn }, décision { $decision }
coach-nothing = Il n’y avait rien à choisir dans ces décisions.
coach-better = Mieux : { $action }
coach-lost = Perdu : { $chance } des chances de victoire, { $points } points d’avance.
coach-lost-points = Perdu : { $points } points.
coach-best = La meilleure décision de { $name }, au tour { $turn } (décision { $decision }) : { $action }
coach-worst = La plus grosse perte de { $name }, au tour { $turn } (décision { $decision }) : { $action }
coach-turned = Tournant au tour { $turn } (décision { $decision }) : les chances de { $name } passent de { $before } à { $after }.

## Titres des tableaux

coach-heading-decisions = décisions
coach-heading-as-coached = comme le coach
coach-heading-chance-lost = chances perdues chaque fois
coach-heading-points-lost = points perdus chaque fois
coach-heading-inaccuracies = imprécis
coach-heading-mistakes = erreurs
coach-heading-chance = victoire
coach-heading-points = points à la fin
coach-heading-margin = avance
coach-heading-playouts = essais
