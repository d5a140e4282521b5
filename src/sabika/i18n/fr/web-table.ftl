### La table d’un jeu de palais dans le navigateur : ce qui s’y trouve, ce qui est demandé et ce que disent les boutons.

## Ce qui se trouve sur la table

web-table-yard = Chantier
web-table-empty-space = Emplacement { $space } : vide
web-table-can-buy = achat possible
web-table-marker = Prochaines tuiles : { $face ->
        [even] prix pair
       *[odd] prix impair
    }
web-table-marker-why = Les nouvelles tuiles montrent cette face ; puis le marqueur passe à l’autre.
web-table-display = Étal
web-table-hand = Votre main
web-table-no-cards = Aucune carte.
web-table-palace = Votre palais
web-table-palace-of = Le palais de { $name }
web-table-beside = À placer
web-table-reserve = Réserve
web-table-reserve-empty = Aucune tuile.
web-table-turn-bar = Votre tour
web-table-tabs = Parties de la table
web-table-tab-market = Marché
web-table-tab-palace = Mon palais
web-table-tab-others = Les autres

## L’appoint

web-table-plan = Suite d’appoints
web-table-plan-why = Le plus grand nombre de tuiles à payer à la pièce près pendant ce tour. Chaque appoint donne une action de plus.
web-table-chain-place = numéro { $place } de la suite d’appoints

## Ce que disent les boutons

web-table-take = Prendre
web-table-to-reserve = En réserve
web-table-turn-over = Retourner pour { $price }
web-table-turn-over-card = Retourner : une carte, { $price }+
web-table-return = Rendre à la provision
web-table-redesign = Réaménager
web-table-redesign-why = Montre les tuiles du palais qui peuvent aller dans la réserve. Pour bâtir ou échanger, choisir une tuile de la réserve.
web-table-sentence = La phrase entière
web-table-undo = Annuler
web-table-confirm = Confirmer le tour
web-table-actions = Toutes les actions
web-table-filter = Filtrer
web-table-filter-nothing = Aucune action de ce nom.
web-table-back-out = Retour
web-table-dismiss = Masquer

## Payer

web-table-paying = Paiement
web-table-pay = Payer { $payment }
web-table-pay-exact = appoint : une action de plus
web-table-pay-exactly = appoint
web-table-pay-over = { $over } de trop
web-table-pay-lost = { $over } de trop, perdu
web-table-pay-so-far = { $total } sur { $price }
web-table-pay-otherwise = Autres paiements
web-table-pay-more = { $count } de plus

## Ce qui est demandé

web-table-ask-act = À vous : prendre de l’argent, acheter une tuile ou réaménager.
web-table-ask-another = L’appoint ! Encore une action.
web-table-ask-another-or-stop = L’appoint ! Une action de plus, ou terminer vos actions.
web-table-ask-stop = L’appoint, mais plus rien n’est possible : il faut terminer vos actions.
web-table-ask-pass = Rien n’est possible : il faut passer.
web-table-ask-redesign = Où va { $tile } ? À bâtir, ou à échanger contre une tuile du palais.
web-table-ask-remove = Quelle tuile va dans la réserve ?
web-table-ask-place = Où va { $tile } ?
web-table-ask-place-nowhere = { $tile } : aucune case ne convient (bords assortis, accès à pied, pas de trou). Choisissez où aller.
web-table-ask-pay = Comment payer { $tile } ?
web-table-ask-pay-turning = Comment payer le retournement ?
web-table-ask-pay-turning-card = Avec quelle carte de { $price } ou plus payer le retournement ?
web-table-ask-wait = À { $name } de jouer.
web-table-ask-stood-in = Un bot joue à votre place jusqu’à votre retour.
web-table-ask-out-of-turn = Voulez-vous agir hors de votre tour ?
web-table-wait-out-of-turn = { $name } peut agir hors de son tour.
web-table-ask-nothing = Vous n’avez rien à choisir maintenant : la réponse est donnée pour vous.
web-table-ask-over = La partie est finie.
web-table-ask-confirm = { $action }. Est-ce bien votre tour ?

web-table-which-buy = Comment acheter { $tile } ?
web-table-which-reserve = Quelle face visible ?
web-table-which-turn = Dans quelle devise payer pour retourner { $tile } ?
web-table-which-build = Où ?
web-table-which-swap = Où ?

## La table elle-même

web-table-menu = Menu
web-table-away = Laisser un bot jouer à ma place
web-table-back-again = Me revoilà
web-table-resign = Abandonner
web-table-resign-sure = Abandonner ? Un bot jouera à votre place jusqu’à la fin, sans retour possible.
web-table-resign-no = Continuer à jouer
web-table-leave = Vers la page d’accueil

## Touches

web-table-keys = Touches
web-table-key-yard = acheter la tuile de cet emplacement du chantier
web-table-key-display = choisir cette carte de l’étal
web-table-key-enter = ce qui est mis en valeur : prendre, payer, confirmer
web-table-key-stop = terminer vos actions, après un appoint
web-table-key-escape = lâcher, revenir
web-table-key-undo = annuler
web-table-key-arrows = parcourir le palais
web-table-key-actions = la liste de toutes les actions
web-table-key-help = cette aide
web-table-key-to-yard = vers le chantier
web-table-key-to-display = vers l’étal
web-table-key-to-palace = vers le palais
web-table-key-to-reserve = vers la réserve
web-table-key-to-hand = vers votre main
web-table-key-to-log = vers le journal

## Qui agit hors de son tour

web-table-round = Entre deux tours : quelqu’un agit-il hors de son tour ?
web-table-round-left = encore { $seconds } s
web-table-round-act = Agir hors de mon tour
web-table-round-wanted = On vous demandera dans un instant.
web-table-round-out-of-turn = Hors de mon tour :
web-table-round-of = { $name }, hors de son tour :
web-table-round-ask = Me demander
web-table-round-not-this-turn = Pas à ce tour
web-table-round-never = Plus jusqu’à nouvel ordre
web-table-round-by = { $name } : { $what }
