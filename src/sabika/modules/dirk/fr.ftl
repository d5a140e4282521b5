### Dirk, le troisième joueur, imaginaire, d’une partie à deux.

dirk = Dirk

event-tile-given = { $seat } donne { $tile } à Dirk.
event-dirk-drew = Dirk reçoit { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    } : { $tiles }.

## What one can do

action-give = Donner { $tile } à Dirk

## Refusals

refusal-not-bought = Seule une tuile que vous venez d’acheter peut être donnée à Dirk, pas { $tile } ({ $rule }).
refusal-no-dirk = Il n’y a pas de Dirk à cette table : il ne joue qu’à deux joueurs ({ $rule }).
refusal-not-for-dirk = Dirk ne prend que des bâtiments, pas { $tile } ({ $rule }).

## In the terminal

pad-ask-given = Tuile de Dirk ({ $count } jusqu’ici ; une ligne vide termine) :
key-give = donner à Dirk
help-give = donner la tuile à Dirk (à deux joueurs)

## On the scorepad

scorepad-step-dirk = Tirer { $tiles } tuiles pour Dirk et les poser, visibles, à côté du chantier ({ $rule }).
scorepad-step-dirk-with-moats = Tirer { $tiles } tuiles pour Dirk et les poser à côté du chantier, face paire visible ({ $rule }).
scorepad-step-dirk-both = Tirer { $tiles } tuiles de chaque sac pour Dirk et les poser, visibles, à côté du chantier, celles de Granada face paire visible ({ $rule }).
scorepad-step-dirk-again = Tirer { $tiles } tuiles de plus pour Dirk, une fois le chantier complété ({ $rule }).
scorepad-step-dirk-again-both = Tirer { $tiles } tuiles de plus de chaque sac pour Dirk, une fois le chantier complété, celles de Granada avec la face que désigne le marqueur ({ $rule }).
scorepad-step-dirk-third = Compter les tuiles restées dans le sac : Dirk en reçoit un tiers, arrondi vers le bas ({ $rule }).
scorepad-step-dirk-third-both = Compter les tuiles restées dans chaque sac : Dirk reçoit un tiers de chacun, arrondi vers le bas ({ $rule }).
scorepad-refused-dirk-too-few = Dirk a dès le début { $least } tuiles ou plus, pas { $number } ({ $rule }).
scorepad-refused-dirk-fewer = { $kind } : Dirk en avait déjà { $before } et ne perd jamais de tuile, il ne peut donc pas en avoir { $number } ({ $rule }).
scorepad-refused-not-for-dirk = Dirk ne prend que des tuiles de bâtiment, pas { $tile } ({ $rule }).

## In the browser

web-after-dirk = { $count ->
        [one] { $count } tuile, mais pas de palais
       *[other] { $count } tuiles, mais pas de palais
    }
web-dirk = Dirk : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
web-recap-given = à Dirk
web-table-give = Donner à Dirk
