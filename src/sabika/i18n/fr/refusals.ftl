### Pourquoi une action est refusée : ce qui ne va pas, ce qu’il faut faire, et la règle.

## Quand

refusal-not-now = Ce n’est pas ce qu’il faut décider maintenant ({ $rule }).
refusal-game-over = La partie est terminée ({ $rule }).
refusal-may-not-pass = On ne passe que si rien n’est possible de tout le tour ({ $rule }).
refusal-may-not-stop = On ne termine ses actions qu’après la première ({ $rule }).
refusal-has-to-go-on = Cette partie suit d’anciennes règles : après un paiement exact, il faut faire une autre action ({ $rule }).

## Prendre de l’argent

refusal-not-in-display = Impossible de prendre { $card } : cette carte n’est pas à l’étal ({ $rule }).
refusal-too-much-money = Ces cartes valent { $total } ensemble : prenez-en une seule, ou plusieurs qui totalisent { $limit } au plus ({ $rule }).

## Acheter

refusal-empty-space = L’emplacement { $space } reste vide jusqu’à la fin du tour ({ $rule }).
refusal-cannot-afford = { $rule ->
        [G5] Retourner une tuile coûte
       *[other] Cette tuile coûte
    } { $price } { $currency } et { $held ->
        [0] vous n’en avez pas
       *[other] vous n’en avez que { $held }
    } ({ $rule }).
refusal-wrong-currency = Ici, on paie en { $currency } ({ $rule }).
refusal-not-in-hand = Vous n’avez pas toutes ces cartes en main ({ $rule }).
refusal-too-little-money = Ces cartes valent { $total } et il faut payer { $price } : ajoutez-en une ({ $rule }).
refusal-not-exact = Ces cartes valent { $total }, mais ici il faut faire l’appoint de { $price } ({ $rule }).
refusal-superfluous-card = Gardez { $card } : le reste suffit à couvrir le prix ({ $rule }).

## Bâtir

refusal-not-in-reserve = Vous n’avez pas { $tile } en réserve ({ $rule }).
refusal-not-beside = Vous n’avez pas { $tile } à côté du palais ({ $rule }).
refusal-occupied = Il y a déjà une tuile dans cette case ({ $rule }).
refusal-not-touching = Une nouvelle tuile doit toucher le palais par un bord entier ({ $rule }).
refusal-edges-differ = { $barriers ->
        [moats] Une douve toucherait un bord nu ({ $edges }) : il faut deux douves ou aucune ({ $rule }).
        [both] Ces bords ne vont pas ensemble ({ $edges }) : murs et douves ne touchent que des murs et des douves, un bord nu qu’un bord nu de la même partie ({ $rule }).
       *[walls] Un mur toucherait un bord nu ({ $edges }) : il faut deux murs ou aucun ({ $rule }).
    }
refusal-not-walkable = { $barriers ->
        [moats] On ne pourrait pas venir ici à pied depuis la fontaine : une douve barre le chemin ({ $rule }).
        [both] On ne pourrait pas venir ici à pied : par des bords nus, on rejoint les tuiles Alhambra depuis la fontaine et les tuiles Granada depuis la première d’entre elles ({ $rule }).
       *[walls] On ne pourrait pas venir ici à pied depuis la fontaine : un mur barre le chemin ({ $rule }).
    }
refusal-hole = Cela laisserait un trou dans le palais ({ $rule }).

## Réaménager

refusal-empty-cell = Il n’y a pas de tuile dans cette case ({ $rule }).
refusal-start-tile = { $rule ->
        [C6] Votre première tuile Granada ne bouge jamais ({ $rule }).
       *[other] La fontaine ne bouge jamais ({ $rule }).
    }
refusal-cut-off = { $rule ->
        [C7] Sans cette tuile, on ne pourrait plus rejoindre à pied toutes les autres de sa partie ({ $rule }).
       *[other] Sans cette tuile, on ne pourrait plus rejoindre à pied toutes les autres depuis la fontaine ({ $rule }).
    }
