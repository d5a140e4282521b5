### La table de Roll & Write dans le navigateur.

## Les parties de la table

web-sheet-own = Ma feuille
web-sheet-log = Journal

## La feuille

web-sheet-of = Feuille de { $name }
web-sheet-head-blue = Bleu { $value }
web-sheet-head-yellow = Jaune { $value }
# Lu pour chaque case. $cell sont les dés qui la désignent.
web-sheet-cell = { $state ->
        [offered] { $kind }, { $cell } : peut être choisi
        [built] { $kind }, { $cell } : bâti
        [built-named] { $kind }, { $cell } : bâti, désigné par les dés
        [named] { $kind }, { $cell } : désigné par les dés
       *[free] { $kind }, { $cell }
    }
web-sheet-row = { $points ->
        [0] Ligne { $number } : { $count } bâtiments sur 6
       *[other] Ligne { $number } : { $count } bâtiments sur 6, { $points } points
    }
web-sheet-column = { $points ->
        [0] Colonne { $number } : { $count } bâtiments sur 6
       *[other] Colonne { $number } : { $count } bâtiments sur 6, { $points } points
    }
web-sheet-coins = Pièces : { $coins } restantes, { $spent } dépensées, { $open } encore à gagner

## Les dés

web-sheet-dice = Dés de { $name }
# Un dé comme bouton ; $die : le 3 bleu
web-sheet-die = { $turned ->
        [yes] Choisir { $die }, déjà changé
       *[no] Choisir { $die }
    }
web-sheet-turned = Déjà changé
web-sheet-no-third = Deux dés sont changés : { $die } reste tel quel

## La situation

web-sheet-standings = Situation
web-sheet-kind = Type
# Au-dessus des points des places de chaque type
web-sheet-places = Places
web-sheet-place-taken = { $points ->
        [one] { $points } point, pris par { $name }
       *[other] { $points } points, pris par { $name }
    }
web-sheet-first = commence chaque manche
web-sheet-completed = achevé
web-sheet-coins-left = Pièces restantes
web-sheet-points = Points
web-sheet-if-over = Si c’était la fin
web-sheet-points-of = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Les autres

web-sheet-others = Les autres
web-sheet-small = { $name } : { $built } bâtiments sur 36, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, dés { $dice }. Agrandir
web-sheet-dummy-small = { $name } : ce qui est coché. Agrandir
web-sheet-ticked = { $kind } : { $number } sur { $size }
web-sheet-dummy-points = Après tous les joueurs, ce joueur fictif reçoit un bâtiment à chaque manche. Il prend des places, mais ne marque pas de points.
web-sheet-dummy-beat = Après tous les joueurs, ce joueur fictif reçoit un bâtiment à chaque manche. Il marque ses places et quelques points en plus : à vous de le battre.
web-sheet-close = Fermer

## Le tour

web-sheet-earned = { $coins ->
        [0] { $seat } ne gagne aucune pièce.
        [one] { $seat } gagne { $coins } pièce.
       *[other] { $seat } gagne { $coins } pièces.
    }
web-sheet-again = Bâtir pour 3 pièces
web-sheet-roll = Lancer les dés
web-sheet-then-roll = Ensuite, les dés sont lancés ; d’ici là, on peut revenir en arrière.
web-sheet-then-next = Ensuite, c’est au tour de { $name } ; d’ici là, on peut revenir en arrière.
web-sheet-how-act = { $cells ->
        [0] Toutes les cases que les dés désignent sont déjà bâties.
       *[other] Choisissez une case lumineuse, ou un dé bleu et un dé jaune.
    }
# Après la façon d’agir, avec des pièces ; $left : combien d’autres dés peuvent encore être changés
web-sheet-how-turn = { $left ->
        [0] Les flèches ne changent plus que les dés déjà changés, pour une pièce.
        [1] Les flèches changent un dé pour une pièce : celui déjà changé ou un seul autre.
       *[other] Les flèches changent un dé pour une pièce.
    }
web-sheet-how-build-again = Les deux dés inutilisés désignent la case lumineuse.
web-sheet-how-keep = Choisissez un dé bleu et un dé jaune, ou la case qu’ils désignent.
web-sheet-outcome = { $action } : { $kind } { $number }/{ $size }, ligne { $row }/6, colonne { $column }/6.

## Touches

web-sheet-key-arrows = parcourir les cases de la feuille
web-sheet-key-enter = choisir la case
web-sheet-key-roll = lancer les dés ou finir le tour, quand c’est demandé
web-sheet-key-turn = changer le dé choisi pour une pièce
web-sheet-key-earn = gagner des pièces
web-sheet-key-decline = ne plus rien bâtir
web-sheet-key-to-sheet = à la feuille
web-sheet-key-to-dice = aux dés
web-sheet-key-to-others = aux feuilles des autres
web-sheet-key-to-log = au journal
