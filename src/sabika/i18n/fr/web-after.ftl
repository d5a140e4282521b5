### Dans le navigateur, quand une partie est finie : résultat, graphiques, rediffusion, enregistrement.

## Le résultat

web-after-over = La partie est finie
web-after-result = Résultat
web-after-replay = Revoir la partie
web-after-board = Plateau final
web-after-share = Partager le résultat
web-after-copied = Lien copié.
web-after-you = moi
web-after-place = Place { $place }
# Un camp sans siège, qui a des points mais ne peut pas gagner
web-after-unranked = ne peut pas gagner
web-after-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-after-palace = Palais : { $name }
web-after-sheet = Feuille : { $name }

## Chaque point

web-after-every-point = Chaque point
    .hint = Un clic sur un nombre montre de quoi il est fait.
web-after-which-scoring = Quel décompte
web-after-all-scorings = Tous
# La fin de toutes les manches de Roll & Write, où des types ont été complétés
web-after-rounds = Pendant les manches
web-after-total = Total
# Une case du tableau : Ana, Tour : 13 points
web-after-cell = { $name }, { $what } : { web-after-points }
web-after-gained = +{ $points }

## Ce qui a été bâti

web-after-palaces = Les palais
web-after-sheets = Les feuilles
web-after-look = Voir de près : { $name }
web-after-buildings = { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
# Le mur ou la douve les plus longs : Mur 10
web-after-length = { $what } { $length }
web-after-reserve = Réserve
web-after-beside = À placer

## Graphiques

web-after-as-table = En tableau
web-after-course = Le cours de la partie
web-after-measure = Ce que montrent les lignes
web-after-measure-standing = { $board ->
        [sheet] Si la partie s’arrêtait
       *[palace] Si le décompte avait lieu
    }
    .hint = { $board ->
        [sheet] Ce que chacun aurait eu si la partie s’était arrêtée après chaque tour.
       *[palace] Les points de chacun, et ce que le décompte suivant aurait rapporté à la fin de chaque tour.
    }
web-after-measure-points = Points
    .hint = Les points que chacun avait vraiment.
web-after-measure-buildings = Bâtiments
    .hint = Combien de bâtiments chacun avait bâtis.
web-after-measure-wall = Mur
    .hint = La longueur du plus long mur de chacun.
web-after-measure-moat = Douve
    .hint = La longueur de la plus longue douve de chacun.
web-after-measure-border = Frontière
    .hint = La longueur de la plus longue frontière de chacun, où mur et douve se touchent.
web-after-measure-cards = Cartes
    .hint = Combien de cartes chacun avait en main.
web-after-mark = Décompte { $scoring }
web-after-turn = Tour { $turn }
web-after-turn-of = Tour { $turn } : { $name }
web-after-turn-slider = Parcourir les tours
web-after-show-moment = Montrer ce moment
web-after-sources = D’où viennent les points
web-after-source = Pour
web-after-player = Joueur
web-after-exact = Appoints
    .hint = Combien des tuiles achetées ont été payées à la pièce près, ce qui donne une action de plus.
web-after-exact-of = { $exact } sur { $all }
web-after-purchases = Achats
web-after-exactly = Appoints
web-after-time = Temps
    .hint = Combien de temps les autres ont attendu chacun.

## Chiffres

web-after-honours = Qui a fait quoi le mieux
web-after-honour-scoring = Meilleur décompte : { $amount } points ({ $scoring })
web-after-honour-source = Le plus de points pour une seule chose : { $amount } ({ $source })
web-after-honour-wall = Plus long mur : { $amount }
web-after-honour-moat = Plus longue douve : { $amount }
web-after-honour-border = Plus longue frontière : { $amount }
web-after-honour-buildings = Le plus de bâtiments : { $amount }
web-after-honour-exact = Le plus d’appoints : { $amount }
web-after-turns = Tours
web-after-decisions = Décisions
web-after-leads = Changements de tête

## Revoir la partie

web-after-moment = Moment de la partie
web-after-moment-of = Action { $at } sur { $last }
web-after-told = Ce qui s’est passé
web-after-nothing-yet = Le pas suivant montre ce qui en résulte.
web-after-moves = Coups
web-after-setup = Mise en place
web-after-first = Au début
web-after-previous-turn = Tour précédent
web-after-previous = Un pas en arrière
web-after-play = Lecture
web-after-pause = Pause
web-after-next = Un pas en avant
web-after-next-turn = Tour suivant
web-after-next-scoring = Décompte suivant
web-after-last = À la fin
web-after-keys = Touches : ← → pas, page préc. et suiv. tour, S décompte, espace lecture
web-after-pace = Allure
web-after-pace-1 = lente
web-after-pace-2 = normale
web-after-pace-3 = rapide
web-after-pace-4 = très rapide
web-after-eyes = Vu par
web-after-everything = tous, mains ouvertes
web-after-link-moment = Lien vers ce moment
web-after-follow = Suivre la partie
web-after-market = Chantier, étal et argent
web-after-yard = Chantier
web-after-display = Étal
web-after-hand = Argent : { $name }
web-after-no-cards = Aucune carte
web-after-empty = L’emplacement { $space } est vide
web-after-left = { $cards ->
        [one] { $cards } carte dans la pile
       *[other] { $cards } cartes dans la pile
    }, { $tiles ->
        [one] { $tiles } tuile dans le sac
       *[other] { $tiles } tuiles dans le sac
    }
web-after-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-after-tiles = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
web-after-awake = éveillé
web-after-asleep = endormi
web-after-hidden = { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
web-after-nothing-stored = rien de noté

## Continuer

web-after-fork = Jouer la suite d’ici
    .hint = Une nouvelle table commence après l’action { $at } sur { $last }. La suite reste à écrire ; cette partie-ci ne change pas.
web-after-fork-seats = Qui joue qui ?
web-after-fork-other = Qui joue { $name } ?
web-after-fork-go = Jouer la suite

## Ce qui reste

web-after-keep = Garder la partie
    .hint = Le lien montre le résultat et toute la partie à quiconque l’a reçu. L’enregistrement est un fichier qui peut être revu et vérifié partout.
web-after-picture = Image du résultat
web-after-download = Télécharger l’enregistrement
web-after-deal = La donne était-elle honnête ?
    .hint = Tous les mélanges découlent d’une seule graine. Elle est faite de valeurs aléatoires : une du serveur, et une de chaque joueur qui en a donné une. L’empreinte de chaque valeur était connue avant toutes les valeurs.
web-after-deal-check = Vérifier la donne
web-after-deal-say = { $count ->
        [one] { $names } a eu son mot à dire dans cette donne.
       *[other] { $names } ont eu leur mot à dire dans cette donne.
    }
web-after-deal-alone = Personne d’autre que le serveur n’a eu son mot à dire dans cette donne.
web-after-deal-late = { $count ->
        [one] { $names } n’a pas donné de valeur à temps.
       *[other] { $names } n’ont pas donné de valeur à temps.
    }
web-after-deal-shared = Tout concorde : chaque valeur a son empreinte, et la graine est faite exactement de ces valeurs.
web-after-deal-dropped = Ce navigateur a donné une valeur à temps, mais la donne s’est faite sans elle. Demandez pourquoi à qui gère le serveur.
web-after-deal-right = La graine a exactement cette empreinte : la donne était fixée avant la première carte, et personne ne l’a changée ensuite.
web-after-deal-noted = La graine a exactement l’empreinte que ce navigateur a notée pendant la partie : la donne était fixée avant, et personne ne l’a changée ensuite.
web-after-deal-chosen = La graine a exactement cette empreinte, donc personne n’a changé la donne. Mais qui a ouvert la table a choisi la graine et a pu connaître les cartes.
web-after-deal-recorded = La graine a exactement cette empreinte. Mais la partie vient d’un enregistrement déposé ici : si l’empreinte était connue avant de jouer, seuls les joueurs le savent.
web-after-deal-wrong = Quelque chose ne concorde pas, comme indiqué ci-dessous : ce n’est pas la donne annoncée.
web-after-deal-server = Le serveur
web-after-deal-yours = de ce navigateur
web-after-deal-published = Empreinte, publiée avant la partie
web-after-deal-promised = Empreinte, donnée en s’asseyant
web-after-deal-value = Valeur
web-after-deal-fits = La valeur a cette empreinte.
web-after-deal-differs = Ce n’est pas ce qui était promis.
web-after-deal-silent = Aucune valeur n’est arrivée à temps.
web-after-deal-left-out = La valeur de ce navigateur n’a pas servi.
web-after-deal-seed = La graine
    .made = Faite de toutes ces valeurs par ce navigateur.
    .same = C’est la valeur du serveur.
    .differs = De ces valeurs, ce navigateur en fait une autre :
web-after-deal-yourself = La partie entière se vérifie aussi à partir de l’enregistrement :
