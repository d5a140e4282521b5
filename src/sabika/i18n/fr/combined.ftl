### Alhambra et Granada ensemble : des palais en deux parties.

# Une place du chantier, quand chaque emplacement a une tuile de chaque jeu : Nouveau à l’emplacement 2 (Granada)
space-alhambra = { $space } (Alhambra)
space-granada = { $space } (Granada)

border = Frontière
reason-border = { $count ->
        [one] une frontière de { $count } entre mur et douve, 2 points
       *[other] une frontière de { $count } entre mur et douve, 2 points par bord
    }

refusal-not-beside-wall = Votre première tuile Granada doit toucher par une douve un mur de votre Alhambra, et rien d’autre ({ $rule }).
refusal-parts-apart = Sans cette tuile, votre Alhambra et votre Granada ne se toucheraient plus ({ $rule }).
