### Le jeu dans le terminal de Roll & Write.

## Les parties du plateau

heading-sheet = Sabika · { $game } · { $round } · au tour de { $name }
heading-sheet-over = Sabika · { $game } · terminé après { $rounds } manches
heading-sheet-replay = Sabika · action { $position } sur { $last } · { $round }

panel-paper = Feuille de { $name } · { $points } points, { $now } si c’était la fin
panel-paper-over = Feuille de { $name } · { $points } points
panel-dice = Dés de { $name }
panel-sheets = Les autres
panel-points = Points

# Devant une rangée de signes : les pièces cochées, pleines et encore à gagner
paper-coins = Pièces { $coins }, dépensées { $spent }
# Ce qui désigne les couleurs des dés là où il n’y a place que pour une lettre
letter-blue = B
letter-yellow = J

score-now = Si terminé
score-coins = Pièces
score-dice = Dés { $blue } { $yellow }
# Au-dessus des points des places qui ne sont pas encore attribuées
score-places = places libres

## Les questions

hint-roll = Entrée lance les dés, u annule.
hint-watching-sheet = Vous regardez une autre feuille. p ou Échap ramène à la vôtre.
hint-dice = ← et → choisissent un dé, ↑ et ↓ le changent pour une pièce. Tab ramène à la feuille.
hint-dice-turned = ↑ et ↓ ne changent plus que les dés déjà changés, marqués ↕. Tab ramène à la feuille.
hint-cell = { $action } : { $kind } { $number }/{ $size }, ligne { $row }/6, colonne { $column }/6.

## Les touches, chacune en un ou deux mots

key-roll = lancer les dés
key-build = bâtir
key-cell = case
key-earn = { $coins ->
        [0] ne rien gagner
        [one] gagner { $coins } pièce
       *[other] gagner { $coins } pièces
    }
key-dice = changer les dés
key-sheet = feuille
key-build-again = bâtir pour { $coins } pièces
key-nothing-more = rien de plus
key-keep = garder
key-next-pair = paire suivante
key-watch-sheet = feuilles
key-sheets = voir les feuilles

## Les points

sheet-if-over = Si la partie se terminait maintenant

## Le début et l’aide

start-motto-sheet = Lancez les dés, cochez des bâtiments, remplissez votre feuille.
start-dummies = Joueurs fictifs
start-goal = But

help-sheet = Vos quatre dés désignent jusqu’à quatre cases de votre feuille, marquées par des traits épais et des numéros : les dés bleus désignent les colonnes, les jaunes les lignes. À votre tour, vous en bâtissez une, ou vous gagnez une pièce pour chaque paire d’un dé bleu et d’un dé jaune qui désigne un de vos bâtiments. Avant cela, chaque pièce monte ou baisse un dé de un, deux dés au plus par tour ; ↕ marque ceux déjà changés. Après avoir bâti, 3 pièces permettent de bâtir aussi la case des deux autres dés. Puis on lance les dés, et une paire passe au joueur suivant. Les points viennent des types achevés ou majoritaires, des lignes et colonnes d’au moins 4 bâtiments, et des pièces. Les nombres à côté des lignes et sous les colonnes : les bâtiments et leurs points. Dans le tableau, * marque le plus grand nombre de bâtiments d’un type et ✓ le type achevé, à côté des points des places encore à attribuer. Tout marche aussi à la souris.
help-named-cell = bâtir la case de ce numéro, ou garder la paire de dés qui la désigne
help-next-named = case suivante ou précédente que l’on peut choisir
help-earn = gagner des pièces au lieu de bâtir
help-dice = aller aux dés : gauche et droite en choisissent un, haut et bas le changent pour une pièce
help-decline-building = ne rien bâtir de plus, ou revenir à sa feuille
help-take-back-dice = annuler, tant que les dés ne sont pas lancés
help-watch-sheet = regarder la feuille du joueur suivant
help-score-sheet = ce que chacun aurait si la partie se terminait maintenant, et pourquoi
