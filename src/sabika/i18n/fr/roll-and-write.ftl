### Roll & Write : une feuille, des dés, des pièces et des joueurs fictifs.

game-roll-and-write = Roll & Write
    .blurb =
        Des paires de dés bleus et jaunes désignent les bâtiments à cocher ; les pièces changent les dés, et les dés inutilisés passent au suivant.
        Des points pour les types achevés ou majoritaires, les lignes, les colonnes et les pièces ; en solo, on joue pour les points ou contre des joueurs fictifs.

option-dummies = Joueurs fictifs
    .blurb = En solo, choisissez combien de joueurs fictifs disputent les places des types : plus ils sont nombreux, moins il y a de manches.
    .fewest = le moins possible
    .number = { $count ->
        [one] { $count } joueur fictif
       *[other] { $count } joueurs fictifs
    }
option-goal = But
    .blurb = En solo, marquez le plus de points possible ou essayez de battre les joueurs fictifs, qui marquent alors aussi.
    .points = beaucoup de points
    .beat = battre les joueurs fictifs

## Ce qui se trouve sur la table

dummy = Joueur fictif { $number }
# La même chose en deux caractères
dummy-short = F{ $number }
sheet-round = Manche { $round } sur { $rounds }
# Des dés lancés, ou la case qu’une paire désigne : bleu 3 et 4, jaune 5 et 5
sheet-dice = bleu { $blue }, jaune { $yellow }
# Dans une phrase, ce que l’on tourne, garde ou passe
sheet-pair = le { $blue } bleu et le { $yellow } jaune
die-blue = le { $value } bleu
die-yellow = le { $value } jaune

# Dans une phrase, ce que l’on bâtit. `.all` sont tous les bâtiments du type.
building-pavilion = un pavillon
    .all = tous les pavillons
building-seraglio = un sérail
    .all = tous les sérails
building-arcades = des arcades
    .all = toutes les arcades
building-chambers = des chambres
    .all = toutes les chambres
building-garden = un jardin
    .all = tous les jardins
building-tower = une tour
    .all = toutes les tours

## Les questions

ask-sheet-act = { $coins ->
        [0] { $name }, à vous : bâtissez une case ou gagnez des pièces.
       *[other] { $name }, à vous : changez des dés, bâtissez une case ou gagnez des pièces.
    }
ask-sheet-build-again = Bâtissez-vous aussi { $building } ({ $cell }) pour 3 pièces ?
ask-sheet-keep = Quelle paire de dés gardez-vous ? L’autre passe à { $receiver }.

## Ce que l’on peut faire

action-turn-die = { $direction ->
        [up] Monter { $die } à { $after } pour une pièce
       *[down] Baisser { $die } à { $after } pour une pièce
    }
action-build-cell = Bâtir { $building } ({ $cell })
action-build-again = Bâtir aussi { $building } ({ $cell }) pour 3 pièces
action-earn = { $coins ->
        [0] Ne rien bâtir et ne rien gagner
        [one] Gagner { $coins } pièce
       *[other] Gagner { $coins } pièces
    }
action-keep-dice = Garder { $dice }, passer { $others }
action-decline-build-again = Ne plus rien bâtir

## Ce qui se passe

event-round-began = La manche { $number } commence.
event-dice-rolled = { $side } lance les dés : { $dice }.
event-die-turned = { $seat } dépense une pièce : { $die } devient un { $after }.
event-cell-built = { $coins ->
        [0] { $seat } bâtit { $building } ({ $cell }).
       *[other] { $seat } dépense { $coins } pièces et bâtit aussi { $building } ({ $cell }).
    }
event-dummy-built = { $side } reçoit { $building }.
event-kind-completed = { $side } a bâti { $buildings }.
# $missed sont des pièces qui n’ont plus de place sur la feuille
event-coins-earned = { $missed ->
        [0] { $coins ->
            [0] { $seat } ne gagne aucune pièce : les dés ne désignent aucune case bâtie.
            [one] { $seat } gagne { $coins } pièce.
           *[other] { $seat } gagne { $coins } pièces.
        }
       *[other] { $coins ->
            [0] { $seat } ne gagne aucune pièce : il n’en reste plus sur la feuille.
            [one] { $seat } gagne { $coins } pièce, la dernière de la feuille.
           *[other] { $seat } gagne { $coins } pièces, les dernières de la feuille.
        }
    }
event-dice-kept = { $seat } garde { $dice }.
event-dice-passed = { $seat } passe { $dice } à { $receiver }.

## Points

sheet-scoring-name = { $scoring ->
        [1] Fin de la manche
       *[other] Décompte final
    }
sheet-scored = { sheet-scoring-name } : { $count ->
        [0] personne ne marque de points.
       *[other] { $gains }.
    }
# Entre parenthèses après les bâtiments d’un type
part-r10 = type achevé
reason-row = ligne { $number } avec { $count } bâtiments
reason-column = colonne { $number } avec { $count } bâtiments
reason-coins = { $count } pièces restantes
reason-dummies = en plus, comme l’un des { $count } joueurs fictifs
# Ce qui donne des points, hors types : un titre à part.
source-row = Lignes
source-column = Colonnes
source-coins = Pièces
source-dummies = En plus

## La fin d’une partie en solo

sheet-ended = { $name } a joué jusqu’au bout.
sheet-beaten = { $outcome ->
        [won] { $name } bat les joueurs fictifs.
        [shared] { $name } partage la victoire avec { $others }.
       *[lost] { $count ->
            [one] { $others } bat { $name }.
           *[other] { $others } battent { $name }.
        }
    }
# La même chose avec les points, pour la fin de la partie. $best sont ceux des vainqueurs.
end-sheet-points = { $name } atteint { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
end-sheet-beaten = { $outcome ->
        [won] { $name } bat les joueurs fictifs avec { $points } points !
        [shared] { $name } partage la victoire avec { $others } : { $points } points chacun.
       *[lost] { $count ->
            [one] { $others } bat { $name } par { $best } points à { $points }.
           *[other] { $others } battent { $name } par { $best } points à { $points }.
        }
    }

## Refus

refusal-no-such-die = Vous ne pouvez pas changer { $die } : il n’est pas parmi vos dés ({ $rule }).
refusal-cannot-turn-over = Vous ne pouvez pas changer { $die } dans ce sens : un dé ne passe jamais de 6 à 1 ni l’inverse ({ $rule }).
refusal-no-coins = Vous n’avez plus de pièce pour changer un dé : bâtissez une case ou gagnez des pièces ({ $rule }).
refusal-two-dice-turned = Vous avez déjà changé deux dés, { $die } reste donc tel quel : continuez avec ces deux-là, bâtissez une case ou gagnez des pièces ({ $rule }).
refusal-not-named = Vos dés ne désignent pas cette case ({ $cell }) : choisissez celle d’un dé bleu et d’un dé jaune, ou changez d’abord un dé ({ $rule }).
refusal-already-built = Vous avez déjà bâti cette case ({ $cell }) : choisissez-en une autre ou gagnez des pièces ({ $rule }).
refusal-not-the-unused-dice = Un second bâtiment ne va que dans la case des deux dés inutilisés, pas ici ({ $cell }) : bâtissez celle-là ou renoncez ({ $rule }).
refusal-not-rolled = Vous n’avez pas obtenu { $dice } : gardez un dé bleu et un dé jaune parmi vos quatre ({ $rule }).
