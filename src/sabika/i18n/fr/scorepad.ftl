### Le bloc de score pour la partie sur la vraie table : ce qu’on note, comment mettre en place, et ce qui est impossible.

scorepad-scoring = Décompte
scorepad-source = Pour quoi
scorepad-total = Total
# A line of the ranking: Ana: 132
scorepad-standing = { $name } : { $points }

## Ce qu’on note

scorepad-field-kinds = Bâtiments
scorepad-field-wall = Plus long mur
scorepad-field-moat = Plus longue douve
scorepad-field-border = Plus longue frontière
scorepad-field-best = Prix le plus élevé
scorepad-field-rows = Lignes
scorepad-field-columns = Colonnes
scorepad-field-coins = Pièces
scorepad-field-completed = Types achevés

## Mise en place. À quel moment, puis étape par étape.

scorepad-when-start = Avant la partie
scorepad-when-scoring-1 = Après le premier décompte
scorepad-when-scoring-2 = Après le deuxième décompte
scorepad-when-pile = Quand la pile est épuisée pour la première fois

scorepad-step-fountains = Donner une fontaine à chacun des { $players } joueurs ; tous commencent sans points et avec une réserve vide ({ $rule }).
scorepad-step-tiles = Mélanger les { $tiles } tuiles face cachée, ou les mettre dans le sac ({ $rule }).
scorepad-step-yard = Tirer des tuiles pour les emplacements 1 à { $spaces } du chantier, dans cet ordre ({ $rule }).
scorepad-step-tiles-with-moats = Mettre les { $tiles } tuiles à douves dans le sac ({ $rule }).
scorepad-step-yard-with-moats = Tirer des tuiles pour les emplacements 1 à { $spaces } du chantier, face paire visible ; puis placer le marqueur sur impair ({ $rule }).
scorepad-step-two-bags = Mettre les { $tiles } tuiles à murs et les { $moats } tuiles à douves dans deux sacs ({ $rule }).
scorepad-step-two-yards = Tirer une tuile de chaque sac pour chacun des { $spaces } emplacements du chantier. Les premières tuiles de Granada doivent avoir une douve : remettre les autres. Leur face paire est visible ; puis placer le marqueur sur impair ({ $rule }).
scorepad-step-cards-out = Retirer du jeu un exemplaire de chaque carte d’argent, { $out } en tout ; il en reste { $cards } ({ $rule }).
scorepad-step-money = Mettre de côté les cartes de décompte et mélanger les { $cards } cartes d’argent. Distribuer, face visible, à un joueur après l’autre, jusqu’à ce qu’il ait { $total } ou plus ({ $rule }).
scorepad-step-first-player = Qui a le moins de cartes commence ; en cas d’égalité, le plus petit total, puis le plus jeune. Chacun prend alors ses cartes en main ({ $rule }).
scorepad-step-first-player-by-age = Qui a le moins de cartes commence ; en cas d’égalité, le plus petit total, puis { $count ->
        [one] { $names }, le plus jeune
       *[other] dans l’ordre des âges : { $names }
    }. Chacun prend alors ses cartes en main ({ $rule }).
scorepad-step-display = Retourner { $cards } cartes pour l’étal ({ $rule }).
scorepad-step-piles = Répartir le reste en { $piles } piles à peu près égales ({ $rule }).
scorepad-step-first-card = Mélanger la carte de décompte 1 à la pile { $pile } et mettre la carte 2 de côté ({ $rule }).
scorepad-step-scoring-cards = Mélanger la carte de décompte 1 à la pile { $first } et la carte 2 à la pile { $second } ({ $rule }).
scorepad-step-stack = Empiler le tout, la pile 1 au-dessus ({ $rule }).
scorepad-step-second-card = Répartir la défausse mélangée en { $piles } piles, mélanger la carte de décompte 2 à la pile { $pile } et empiler le tout, la pile 1 au-dessus ({ $rule }).
scorepad-step-sheets = { $players ->
        [one] Prendre une feuille et un stylo ({ $rule }).
       *[other] Donner une feuille et un stylo à chacun des { $players } joueurs ({ $rule }).
    }
scorepad-step-coins = Chacun commence avec { $coins } pièces ({ $rule }).
scorepad-step-first-buildings = Chacun lance { $buildings } fois un dé bleu et un dé jaune et coche la case qu’ils désignent ; pour une case déjà cochée, on relance ({ $rule }).
scorepad-step-first-pair = Chacun lance encore un dé bleu et un dé jaune et les laisse sur sa feuille ({ $rule }).
scorepad-step-second-pair = Tirer au sort qui commence ; ce joueur lance une deuxième paire ({ $rule }).
scorepad-step-second-pair-alone = Lancer une deuxième paire : en solo, les quatre dés restent sur la feuille ({ $rule }).
scorepad-step-dummies = { $dummies ->
        [one] Un joueur fictif participe : tirer aux dés { $buildings } bâtiments pour lui et cocher leurs types ; il en reçoit un de plus après chaque manche ({ $rule }).
       *[other] { $dummies } joueurs fictifs participent : tirer aux dés { $buildings } bâtiments pour chacun et cocher leurs types ; chacun en reçoit un de plus après chaque manche ({ $rule }).
    }
scorepad-step-beat = Il s’agit de battre les joueurs fictifs : ils marquent leurs places, et { $points } points de plus chacun ({ $rule }).
scorepad-step-rounds = On joue { $rounds } manches ({ $rule }).

## Ce qui est impossible

scorepad-refused = { $name } : { $why }
scorepad-refused-negative = { $number } est moins que rien : indiquer 0 ou plus ({ $rule }).
scorepad-refused-unknown-piece = { $piece } n’existe pas dans ce jeu ({ $rule }).
scorepad-refused-not-in-game = « { $what } » ne compte pas ici : le laisser de côté, ou choisir un autre jeu ou module ({ $rule }).
scorepad-refused-wrong-entry = Cela ne se note pas ainsi dans ce jeu ({ $rule }).
scorepad-refused-too-many-tiles = { $kind } : cela ferait { $number } tuiles, mais il n’y en a que { $most } ({ $rule }).
scorepad-refused-too-many-in-all = Cela ferait { $number } tuiles en tout, mais il n’y en a que { $most } ({ $rule }).
scorepad-refused-wall-too-long = Si peu de tuiles ne donnent pas un mur de { $number } : { $most } au plus ({ $rule }).
scorepad-refused-moat-too-long = Si peu de tuiles ne donnent pas une douve de { $number } : { $most } au plus ({ $rule }).
scorepad-refused-border-too-long = Si peu de tuiles ne donnent pas une frontière de { $number } : { $most } au plus ({ $rule }).
scorepad-refused-no-such-price = { $kind } : aucune tuile qui pourrait être ici ne coûte { $price } ({ $rule }).
scorepad-refused-price-too-low = { $kind } : avec { $number } tuiles, le prix le plus élevé est au moins { $least }, pas { $price } ({ $rule }).
scorepad-refused-price-twice = { $kind } : une seule tuile coûte { $price }, deux joueurs ne peuvent pas l’avoir ({ $rule }).
scorepad-refused-tie = { $kind } : il y a égalité, indiquer donc le prix le plus élevé parmi ces tuiles ({ $rule }).
scorepad-refused-used-twice = { $tile } n’existe qu’une fois, et { $other } a déjà cette tuile ({ $rule }).
scorepad-refused-moved-on = { $scoring ->
        [1] { $tile } était chez { $other } au premier décompte, et les tuiles restent à qui les a reçues ({ $rule }).
       *[other] { $tile } était chez { $other } au deuxième décompte, et les tuiles restent à qui les a reçues ({ $rule }).
    }
scorepad-refused-turned = { $tile } montrait auparavant l’autre face ({ $old }), et une tuile ne se retourne plus jamais ({ $rule }).
scorepad-refused-palace = { $tile } ne peut pas être là ({ $cell }). { $because }
scorepad-refused-rules = { $because }
scorepad-refused-out-of-order = { $scoring ->
        [1] Le premier décompte ne peut pas venir ici : noter les décomptes dans leur ordre ({ $rule }).
        [2] Le deuxième décompte ne peut pas venir ici : noter les décomptes dans leur ordre ({ $rule }).
       *[other] Le dernier décompte ne peut pas venir ici : noter les décomptes dans leur ordre ({ $rule }).
    }
scorepad-refused-only-completed = À la fin d’une manche, on ne note que les types achevés ; les feuilles viennent à la fin ({ $rule }).
scorepad-refused-completed-at-end = Les types achevés dans la dernière manche comptent avec les feuilles : ne pas les noter à part ({ $rule }).
scorepad-refused-no-such-side = Ce camp n’existe pas à cette table ({ $rule }).
scorepad-refused-completed-twice = { $kind } : ce type était déjà achevé ({ $rule }).
scorepad-refused-not-completed = { $kind } : ce type a été achevé, la feuille a donc { $most } bâtiments, pas { $number } ({ $rule }).
scorepad-refused-no-such-cell = Il n’y a pas de case bleu { $blue }, jaune { $yellow } : les dés vont de 1 à 6 ({ $rule }).
scorepad-refused-cell-twice = La case bleu { $blue }, jaune { $yellow } ne se coche qu’une fois ({ $rule }).
scorepad-refused-wrong-line = { $number } bâtiments, c’est impossible : une ligne ou une colonne a { $most } cases ({ $rule }).
scorepad-refused-lines-differ = Les types font { $number } bâtiments, les lignes { $rows }, les colonnes { $columns } : les trois doivent être égaux ({ $rule }).
scorepad-refused-lines-impossible = Aucune feuille n’a à la fois ces lignes et ces colonnes : recompter ({ $rule }).
scorepad-refused-too-many-buildings = { $kind } : { $number } bâtiments, c’est trop, la feuille en a { $most } ({ $rule }).
scorepad-refused-too-many-coins = { $number } pièces, c’est trop : la feuille en a { $most } ({ $rule }).
