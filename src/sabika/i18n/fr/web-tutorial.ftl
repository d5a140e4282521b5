### L’initiation dans le navigateur : la page qui la propose, la carte qui guide, et chaque étape.
### Le texte d’une étape explique ; `do` est ce qu’il y a à faire, là où l’écran l’indique.

## La page

web-tutorial = Apprendre en jouant
    .blurb = À une vraie table, avec une donne où rien ne manque. Libre à chacun de regarder autour de soi et d’essayer autre chose : la leçon attend, ou reprend à un moment préparé.
web-tutorial-minutes = environ { $minutes } minutes
web-tutorial-done = terminée
web-tutorial-begin = Commencer
web-tutorial-go-on = Reprendre
web-tutorial-from-the-start = Depuis le début
web-tutorial-of = { $what } : { $game }

## La carte

web-tutorial-card = Initiation : { $game }
web-tutorial-step = { $number } sur { $of }
web-tutorial-leave = Quitter l’initiation
web-tutorial-back = Étape précédente
web-tutorial-next = Suite
web-tutorial-skip = Passer
web-tutorial-again = Réessayer
web-tutorial-show = Montrer
web-tutorial-others = Autres leçons
web-tutorial-play = Jouer une partie
web-tutorial-opening = La table se prépare …
web-tutorial-confirm = Reste à confirmer. D’ici là, tout peut être repris.
web-tutorial-waiting = Les autres jouent …
web-tutorial-otherwise = C’est permis aussi. Ce qui est entouré peut s’essayer plus tard.
web-tutorial-prepared = La partie a pris un autre chemin : voici un moment préparé.

## Alhambra

web-tutorial-alhambra = L’argent, l’appoint, les murs et les jardins : tout ce qu’il faut pour une première partie.
web-tutorial-alhambra-welcome = Voici votre palais : pour l’instant, une simple fontaine. Les bâtiments achetés se placent autour d’elle. Trois fois dans la partie, on marque des points : pour la majorité dans un type de bâtiment et pour un long mur extérieur.
web-tutorial-alhambra-yard = Les bâtiments sont en vente au chantier. Chaque emplacement a sa devise, et le nombre sur la tuile est son prix. Il y a six types ; les plus chers rapportent davantage.
web-tutorial-alhambra-hand = Voici votre argent. Une tuile ne se paie que dans la devise de son emplacement : le choix des cartes à réunir compte donc.
web-tutorial-alhambra-take = À son tour, on fait une seule chose : prendre de l’argent, acheter une tuile ou réaménager son palais. De l’étal, on prend une carte de n’importe quelle valeur, ou plusieurs dont le total ne dépasse pas 5.
    .do = Choisir les deux cartes entourées, puis « { web-table-take } ». Elles permettront de faire l’appoint au prochain tour.
web-tutorial-alhambra-others = Puis les autres jouent. Voici leurs palais et, en dessous, ce qu’ils ont fait.
web-tutorial-alhambra-exact = On peut maintenant payer une tuile à la pièce près. C’est le but recherché : faire l’appoint donne droit à une action de plus.
    .do = Cliquer sur la tuile entourée, puis payer.
web-tutorial-alhambra-overpay = L’appoint est fait : on a droit à une action de plus. La tuile attend à côté du palais jusqu’à la fin des actions. Pour les autres tuiles, l’argent ne tombe pas juste.
    .do = Cliquer sur la tuile entourée pour voir ce qu’elle coûterait. Rien n’est encore acheté.
web-tutorial-alhambra-no-change = On ne rend pas la monnaie : l’excédent est perdu, et il n’y a pas d’autre action. Une tuile le vaut parfois. Cette fois-ci, mieux vaut garder son argent.
    .do = Dans le paiement, choisir « { web-table-back-out } ».
web-tutorial-alhambra-more = L’action servira plutôt à réunir de l’argent pour le prochain achat. C’est un droit, pas un devoir : « { action-stop } » y renoncerait.
    .do = Prendre l’argent entouré.
web-tutorial-alhambra-walls = La tuile cherche maintenant sa place. Les tuiles ne pivotent jamais, et là où deux tuiles se touchent, les deux bords sont murés ou aucun ne l’est. Ici, elle ne va pas : pointer la case entourée, ou la toucher, dit pourquoi et d’après quelle règle.
web-tutorial-alhambra-on-foot = De plus, on doit pouvoir aller à pied de la fontaine à chaque tuile sans franchir de mur, et aucune case vide ne doit être enfermée. Le nombre dans une case dit combien de points elle rapporterait si un décompte avait lieu maintenant.
web-tutorial-alhambra-place = Les murs sont à leur place à l’extérieur : ils y deviennent un seul long mur.
    .do = Placer la tuile dans la case entourée, ou dans une autre qui est permise.
web-tutorial-alhambra-buy-again = Un nouveau tour. Là encore, l’appoint est possible.
    .do = Acheter la tuile entourée.
web-tutorial-alhambra-end-actions = Et de nouveau, droit à une action de plus.
    .do = Prendre l’argent entouré.
web-tutorial-alhambra-reserve = Rien n’oblige à bâtir tout de suite une tuile achetée. Elle peut attendre dans la réserve aussi longtemps qu’il le faut, mais n’y rapporte rien.
    .do = Cette fois, choisir « { web-table-to-reserve } ».
web-tutorial-alhambra-redesign = Réaménager est aussi une action : bâtir une tuile de la réserve, en retirer une du palais vers la réserve, ou en échanger deux.
    .do = Choisir la tuile de la réserve, puis la case entourée.
web-tutorial-alhambra-later = Avançons de quelques tours. Deux cartes de décompte sont cachées dans la pile d’argent ; cette bande montre à peu près où. Quand l’une apparaît, tout le monde marque. Le troisième décompte vient à la fin.
web-tutorial-alhambra-kinds = Voici ce que chacun marquerait maintenant. Au premier décompte, la majorité dans un type donne des points : de 1 pour les pavillons à 6 pour les tours. À égalité, on partage. La réserve ne compte pas.
web-tutorial-alhambra-wall = Chacun marque aussi un point par bord de son plus long mur extérieur ininterrompu. La case « { web-hint-glow } », à côté du tableau des points, montre le vôtre.
web-tutorial-alhambra-score = La première carte de décompte est sur le dessus de la pile.
    .do = Prendre l’argent entouré et voir ce qui apparaît.
web-tutorial-alhambra-scored = Voilà un décompte. Le deuxième rapporte davantage, aussi à la deuxième place ; le dernier récompense les trois premiers. Le chiffre romain, ici, remontre chaque décompte.
web-tutorial-alhambra-last-tiles = Et la fin : le sac est vide. Quand un emplacement du chantier ne peut plus être regarni après un tour, la partie est finie. Les tuiles qui restent vont à qui a le plus d’argent dans leur devise.
web-tutorial-alhambra-last-turn = C’est votre dernier tour. Ensuite, l’argent ne vaut plus rien.
    .do = Acheter ce qu’on peut, le placer, et voir qui gagne.
web-tutorial-alhambra-end = Vous connaissez Alhambra. En cas d’oubli, la table indique ce qui est possible et dit pourquoi le reste ne l’est pas.

## Granada

web-tutorial-granada = Ce qui change : des douves, des tuiles à deux faces, et des types qui valent plus à chaque tuile.
web-tutorial-granada-welcome = Granada se joue comme Alhambra, avec des douves au lieu de murs. On bâtit selon les mêmes règles, et les plus longues douves comptent comme le plus long mur.
web-tutorial-granada-faces = Chaque tuile a deux faces de types différents. La petite marque montre ce qu’il y a au dos, pour 1 de plus ou de moins. On achète la face visible. Les nouvelles tuiles montrent tour à tour la face paire et la face impaire.
web-tutorial-granada-buy = On paie comme d’habitude, et de préférence avec l’appoint.
    .do = Acheter la tuile entourée.
web-tutorial-granada-more = Appoint : encore une action, au choix.
    .do = Prendre l’argent entouré.
web-tutorial-granada-turn = Une tuile se bâtit telle qu’elle a été achetée. Mais on peut d’abord la retourner, pour 3 dans une seule devise, au choix. Ici non plus, on ne rend pas la monnaie.
    .do = Choisir le bouton entouré, puis payer.
web-tutorial-granada-place = Dans la réserve, une nouvelle tuile se pose gratuitement sur l’une ou l’autre face. Une fois bâtie ou en réserve, elle n’est plus jamais retournée.
    .do = La bâtir dans la case entourée.
web-tutorial-granada-later = Quelques tours plus tard. Plus il y a de tuiles d’un type dans tous les palais, plus il vaut : s’il y en a sept, la majorité donne 7 points au premier décompte. Au deuxième, 14, et 7 pour la deuxième place ; à la fin, 21, 14 et 7.
web-tutorial-granada-ties = On ne partage jamais. À égalité, la tuile la plus chère du type l’emporte.
web-tutorial-granada-score = Ici aussi, la carte de décompte est sur le dessus de la pile.
    .do = Prendre l’argent entouré.
web-tutorial-granada-end = Voilà Granada. La partie finit comme Alhambra : quand le chantier ne peut plus être regarni.

## Alhambra et Granada

web-tutorial-combined = Les deux jeux à la fois : deux tuiles par emplacement, et un palais en deux parties.
web-tutorial-combined-welcome = Chaque emplacement offre maintenant deux tuiles dans la même devise : une d’Alhambra, avec des murs, et une de Granada, avec des douves. Avec l’appoint, on peut acheter les deux en un tour.
web-tutorial-combined-parts = Pour l’instant, votre palais est tout entier d’Alhambra. Une tuile de Granada ne s’y joint que par sa douve, contre un mur ; les bords nus des deux jeux ne se touchent jamais.
web-tutorial-combined-buy = Voici une tuile dont la douve va avec un de vos murs.
    .do = Acheter la tuile entourée.
web-tutorial-combined-more = Appoint : encore une action, au choix.
    .do = Prendre l’argent entouré.
web-tutorial-combined-place = La première tuile de Granada commence la seconde partie du palais. Elle n’est plus jamais déplacée.
    .do = La placer douve contre mur, dans la case entourée ou dans une autre qui est permise.
web-tutorial-combined-grow = On marche séparément dans chaque partie : dans Alhambra depuis la fontaine, dans Granada depuis la tuile au drapeau. Toute autre tuile de Granada a besoin d’un bord nu vers sa propre partie.
web-tutorial-combined-later = Quelques tours plus tard. Les murs, les douves et les quinze types comptent comme d’habitude. Et la frontière aussi : 2 points par bord de la plus longue suite ininterrompue de mur contre douve.
web-tutorial-combined-score = La carte de décompte est sur le dessus de la pile.
    .do = Prendre l’argent entouré.
web-tutorial-combined-end = C’est tout. La partie finit quand un emplacement du chantier n’a plus aucune tuile.

## Roll & Write

web-tutorial-roll-and-write = Des dés, des pièces et une feuille de 36 bâtiments ; les dés passent de main en main.
web-tutorial-roll-and-write-welcome = Voici votre feuille, avec 36 bâtiments de six types. Les dés bleus désignent la colonne, les jaunes la ligne. Trois bâtiments sont là dès le début.
web-tutorial-roll-and-write-dice = Il y a quatre dés. Chaque bleu désigne une case avec chaque jaune. Les cases qui brillent peuvent être bâties maintenant.
web-tutorial-roll-and-write-build = À son tour, on bâtit une de ces cases ou on gagne des pièces.
    .do = Cliquer sur la case entourée, ou sur une autre qui brille.
web-tutorial-roll-and-write-again = Pour 3 pièces, on pourrait bâtir aussi la case des deux dés restants. Cette fois-ci, mieux vaut garder ses pièces.
    .do = Choisir le bouton entouré.
web-tutorial-roll-and-write-passed = Les deux dés utilisés ont été relancés et restent là. Les deux autres passent tels quels au joueur suivant : attention à ce qu’on lui laisse. Voici les feuilles des autres.
web-tutorial-roll-and-write-turn = Avant de bâtir, chaque pièce tourne un dé d’un cran, vers le haut ou vers le bas, deux dés au plus par tour.
    .do = Choisir la flèche entourée.
web-tutorial-roll-and-write-build-turned = Les dés désignent maintenant d’autres cases.
    .do = Bâtir la case entourée.
web-tutorial-roll-and-write-earn = Gagner des pièces en donne une pour chaque couple d’un dé bleu et d’un dé jaune qui désigne un bâtiment déjà bâti. C’est pour les tours où les dés ne servent à rien d’autre.
    .do = Choisir le bouton entouré.
web-tutorial-roll-and-write-keep = Les quatre dés ont été lancés. On en garde un de chaque couleur et on passe les autres.
    .do = Choisir la paire à garder par la case qu’elle désigne.
web-tutorial-roll-and-write-kinds = Qui achève un type reçoit, à la fin de la manche, la meilleure place qui reste. À la fin de la partie, les autres places vont à ceux qui ont le plus bâti de ce type.
web-tutorial-roll-and-write-lines = Les lignes et les colonnes comptent aussi : 2 points pour quatre bâtiments, 5 pour cinq, 10 pour six. À la fin, deux pièces valent un point.
web-tutorial-roll-and-write-last-turn = Et maintenant, la dernière manche d’une partie.
    .do = Bâtir encore une fois, ou gagner des pièces, et voir qui gagne.
web-tutorial-roll-and-write-end = C’est tout. Si une case ne peut pas être bâtie, cliquer dessus dit pourquoi.
