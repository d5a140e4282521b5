### Le jeu dans le terminal : écrans, touches, questions.

too-small = Sabika a besoin d’un terminal d’au moins 80 sur 24 caractères. Agrandissez-le, s’il vous plaît.

## Les parties du plateau

panel-yard = Chantier
panel-display = Étal
panel-gauge = Pile et sac
panel-palace = Palais : { $name } · { $lengths }
panel-hand = Argent : { $name } · { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
panel-hands = Toutes les mains
panel-reserve = Réserve { $count } · { $name }
panel-beside = À placer · { $count }
panel-scores = Score
panel-log = Déroulement
panel-choices = Comment payer
panel-options = Vos choix
panel-others = Les autres

heading = Sabika · tour { $turn } · à { $name } de jouer · édition { $edition }
heading-over = Sabika · terminé après { $turns } tours
stands-aside = hors de son tour : rien

offer-exact = ★ juste
offer-over = ✓ +{ $over }

pay-exact = ★ appoint : +1 action
pay-over = { $over } de trop

gauge-bag = Sac : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
gauge-pile = Pile : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
gauge-scoring = Décompte { $scoring } : { $soonest }–{ $latest }
gauge-last = Reste : la fin

score-points = Points
score-wall = Mur
score-cards = Cartes
score-reserve = Réserve
score-left = sac
score-total = Total

## Les questions

ask-over = La partie est finie.
ask-wait = { $name } réfléchit …
ask-act = { $name }, à vous : argent, achat ou réaménagement ?
ask-another = L’appoint ! { $name }, encore une action : argent, achat ou réaménagement ?
ask-another-or-stop = L’appoint ! { $name }, encore une action, ou e pour terminer vos actions.
ask-stop = L’appoint, mais plus rien n’est possible : { $name }, terminez vos actions.
ask-pay = { $tile } : { $money }. Comment payez-vous ?
ask-place = Où bâtissez-vous { $tile } ?
ask-redesign = Où mettez-vous { $tile } de la réserve ?
ask-more = { $name }, que faites-vous d’autre ?
ask-way = { $tile } : comment l’achetez-vous ?
ask-out-of-turn = Vous pouvez maintenant agir hors de votre tour.
ask-end-turn = Entrée termine le tour, u le reprend.

pace = Pause des bots : { $seconds } s.

hint-pay = Choisissez avec les flèches et Entrée ; Échap revient au chantier.
hint-display = Une carte, ou plusieurs jusqu’à 5 en tout. Espace choisit, Entrée prend.
hint-money = { $values } = { $total }. Entrée prend { $count ->
        [one] la carte
       *[other] les cartes
    }.
hint-offer = { $tile } : { $over ->
        [0] vous pouvez faire l’appoint.
       *[other] vous paieriez au moins { $over } de trop.
    }
hint-watching = Vous regardez un autre palais. Échap ramène au vôtre.
hint-no-cell = Elle ne va nulle part pour l’instant. x la met dans la réserve.
hint-palace = Parcourez votre palais : Entrée remet une tuile dans la réserve.
hint-reserve = Entrée choisit la tuile, puis choisissez sa place.
hint-wall = { $before ->
        [0] mur { $after }
       *[other] mur { $before } → { $after }
    }
hint-build = Possible ici, { $wall }. Entrée bâtit.
hint-swap = À la place de { $old }, { $wall }. Entrée échange.
hint-remove = Vers la réserve : { $old }, { $wall }. Entrée confirme.
hint-list = Choisissez avec les flèches et Entrée, ou par numéro.
hint-list-decline = Choisissez avec les flèches et Entrée, ou par numéro ; Échap refuse.
hint-list-back = Choisissez avec les flèches et Entrée, ou par numéro ; Échap revient.
hint-more = D’autres actions sont possibles : m les montre.

## Les touches, en un mot ou deux

key-choose = choisir
key-end-turn = finir le tour
key-take-back = reprendre
key-back = retour
key-buy = acheter
key-take = argent
key-redesign = réaménager
key-stop = terminer
key-next-cell = place suivante
key-reserve = réserve
key-skip = abréger
key-pause = rythme
key-watch = palais
key-large = grand
key-score-now = décompte
key-log = journal
key-result = résultat
key-rules = règles
key-help = aide
key-quit = quitter
key-go-on = continuer
key-other-scoring = autre décompte
key-again = rejouer
key-scorings = décomptes
key-board = revoir le plateau
key-leave = quitter
key-stay = rester
key-scroll = défiler
key-start = commencer
key-change = changer
key-more = plus
key-modules = modules
key-decline = refuser
key-stand-aside = ne plus demander
key-ask-again = redemander
key-toggle = avec ou sans
key-all = tous ou aucun
key-next-by-age = suivant, ou non

## Décomptes et fin

scoring-if = { $scoring }, s’il avait lieu maintenant
why-wall = ({ $amount })
why-place = { $place ->
        [1] 1er
        [2] 2e
       *[other] 3e
    }{ $sharers ->
        [1] { "" }
       *[other] =
    }
why-kind = { $amount }×, { $place ->
        [1] 1er
        [2] 2e
       *[other] 3e
    }{ $sharers ->
        [1] { "" }
       *[other] =
    }
end-scoring = D{ $scoring }
end-saved = La partie est conservée dans { $path }

## Revoir une partie

heading-replay = Sabika · action { $position } sur { $last } · tour { $turn } · vu par : { $viewer }
viewer-everything = tous (mains ouvertes)
viewer-spectator = un spectateur
replay-start = La partie est en place. La flèche droite montre la première action.
key-action = action
key-turn = tour
key-scoring = décompte
key-begin = début
key-end = fin
key-viewer = vu par

## Quitter, règles, début

quit-question = Quitter la partie ?
quit-saved = La partie est conservée dans { $path }. Pour la reprendre : { $command }
not-saved = La partie n’a pas pu être enregistrée dans { $path }. Vérifiez qu’il y a de la place et que vous pouvez y écrire. Vous pouvez continuer à jouer.
bot-failed = { $name } (bot { $bot }) est en panne : { $reason }
bot-cheated = { $name } (bot { $bot }) est en panne : son choix n’est pas possible.
rules-search = Des mots ou une règle, par exemple mur ou A21
rules-none = Aucune règle n’en parle. Essayez des mots plus courts ou moins nombreux.

start-motto = Prenez, achetez, bâtissez votre palais.
start-players = Joueurs
start-bot = Adversaire { $number }
start-edition = Édition
start-edition-2003 = 2003, second décompte dans la pile 4
start-edition-2020 = 2020, second décompte dans la pile 5
start-language = Langue
start-modules = Modules
start-modules-count = { $count ->
        [0] aucun
       *[other] { $count } sur { $all }
    }
modules-title = Modules
modules-none = Cette partie est sans modules.
start-ages = Le plus jeune
ages-unknown = personne ne le sait
ages-title = Qui est le plus jeune ?
ages-blurb = Si les totaux aussi sont égaux, le plus jeune commence. Choisissez à partir du plus jeune ; qui n’est pas nommé est plus âgé. Si personne ne le sait, on tire au sort.
start-name = Votre nom
start-bad-name = Un nom a de 1 à { $longest } lettres. Choisissez-en un autre.

## Ce que les modules ont sur la table

state-none = rien
state-player = { $name } : { $things }
state-supply = À disposition : { $things }
state-left = { $thing } { $count }

## Aide

help-title = Comment jouer
help-turn = À votre tour, vous prenez de l’argent, achetez une tuile ou réaménagez votre palais. L’appoint donne droit à une action de plus, à laquelle vous pouvez renoncer. À la fin du tour, vous bâtissez ce que vous avez acheté ou le mettez dans la réserve. Deux bords qui se touchent sont tous deux murés ou tous deux nus, on atteint chaque tuile à pied, et il n’y a pas de trou. Les points viennent du plus long mur extérieur et des majorités dans chaque type. Tout marche aussi à la souris.
help-buy = acheter la tuile de cet emplacement du chantier
help-card = choisir une carte de l’étal, ou la reposer
help-enter = choisir, et finir le tour
help-move = se déplacer ; Tab va à la partie suivante
help-next-cell = case suivante ou précédente où la tuile va
help-reserve = mettre la tuile dans la réserve
help-redesign = réaménager : choisir une tuile de la réserve, ou en retirer une
help-stop = terminer vos actions après un appoint
help-more = autres actions : modules, autres façons d’acheter
help-modules = les modules : ce qui est visible, et vos secrets
help-back = revenir, reposer ce qui est choisi
help-take-back = reprendre, jusqu’au début de votre tour
help-stand-aside = ne rien faire hors de votre tour, jusqu’à un nouvel appui
help-skip = ne pas attendre les bots
help-pause = ralentir ou accélérer les bots
help-watch = regarder le palais du joueur suivant
help-large = le palais aussi grand que possible, ou tout à nouveau
help-score-now = ce que donnerait un décompte maintenant
help-log = tout ce qui s’est passé
help-rules = chercher dans les règles
help-theme = sombre ou clair
help-language = langue suivante
help-quit = quitter ; la partie est conservée
