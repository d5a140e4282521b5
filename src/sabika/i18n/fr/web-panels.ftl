### Le client du navigateur : ce qui entoure son propre palais. Adversaires, points, pile, types, déroulement, décomptes, avis.

web-go-on = Continuer
web-total = Total
# Les points que quelqu’un marque : +7
web-points-more = +{ $points }

## Les autres

web-opponents = Les autres joueurs
web-opponent = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } dans le palais, { $reserve } en réserve.{ $turn ->
        [yes] {" "}C’est son tour.
       *[no] {""}
    } Montrer le palais.
web-opponent-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-opponent-cards = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-opponent-reserve = { $count ->
        [one] { $count } tuile en réserve
       *[other] { $count } tuiles en réserve
    }
web-palace-of = Palais : { $name }
web-sides = Joueurs
web-played-by-stand-in = Un bot joue jusqu’au retour du joueur

## Horloge

web-time-left = Temps restant
web-time-left-days = { $days } j { $hours } h

## Points

web-track = Piste de score
web-track-show = Revoir : { $name }
web-track-again = Revoir ce décompte

## Pile d’argent, sac

web-gauge-label = Pile : { $pile } cartes, défausse : { $discard }. { $next }
web-gauge-pile = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-gauge-window = { $name } : { $soonest ->
        [0] d’ici { $latest } cartes
       *[other] dans { $soonest } à { $latest } cartes
    }
web-gauge-put-aside = { $name } : une fois la pile épuisée
web-gauge-final = { $name } : quand le sac sera vide, { $count ->
        [one] encore { $count } tuile
       *[other] encore { $count } tuiles
    }
web-gauge-about = La bande est la pile d’argent, la prochaine carte à gauche. La carte d’un décompte apparaît quelque part dans une partie marquée.
web-gauge-discard = { $count ->
        [one] { $count } carte dans la défausse
       *[other] { $count } cartes dans la défausse
    }
web-gauge-bag = { $count ->
        [one] { $count } tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }

## Types

web-kinds = Dans le sac, et qui en a le plus
web-kinds-left = { $kind } : encore { $count }
web-kinds-in-bag = { $count ->
        [0] Plus aucune dans le sac
       *[other] Encore { $count } dans le sac
    }
web-kinds-nobody = Personne n’en a encore bâti.

## Un décompte maintenant

web-hint = Un décompte maintenant
    .tab = Décompte
web-hint-glow = Mur le plus long en lumière
web-hint-nothing = Personne ne marquerait de points.
web-hint-with = avec { $tile }

## Déroulement

web-log = Déroulement
    .tab = Déroulement
web-log-turn = tour { $turn }
web-log-before = Avant
web-log-earlier = Montrer les tours précédents
web-log-show = Montrer ce moment
web-moment = Tour { $turn }
web-moment-failed = Ce moment ne peut pas être montré. Fermez la fenêtre et réessayez.
web-moment-steps = Moments
web-moment-earlier = avant
web-moment-later = après
web-moment-at = { $actions } sur { $last }

## Depuis le dernier tour

web-state = L’état de la partie
web-recap = Depuis votre dernier tour
    .tab = Résumé
web-recap-hint-or-log = Résumé, aides ou déroulement
web-recap-reserved = réserve

## Décomptes

web-ceremony-skip = Passer
web-ceremony-steps = Étapes du décompte
web-ceremony-back = Précédent
web-ceremony-next = Suivant
web-ceremony-summary = Bilan
web-ceremony-why = Montrer pourquoi
web-ceremony-gained = Gagnés

## Avis

web-notice-lost = Connexion perdue. Nouvel essai en cours …
web-notice-found = Connexion rétablie.
web-notice-title-turn = ● À vous · { $title }
web-notice-title-over = Partie terminée · { $title }
web-notice-away = Absence : { $name }. Un bot joue en attendant.
web-notice-back = { $name } est de retour.
web-notice-resign = { $name } a quitté la partie : un bot prend la suite.
web-notice-late = Temps écoulé : { $name }. Un bot décide cette fois.
web-notice-rematch = Une nouvelle table est ouverte pour la revanche.
