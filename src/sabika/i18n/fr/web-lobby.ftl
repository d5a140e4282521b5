### Le client : la première page, les nouvelles tables, la salle d’attente, plusieurs personnes devant un écran.

## Autour de chaque page

web-title = { $page } · Sabika
web-title-home = Sabika : Alhambra et sa famille
web-title-new = Nouvelle table
web-title-tables = Table
web-title-rules = Règles
web-title-tutorial = Initiation
web-title-about = À propos
web-home = Sabika : vers la première page
web-skip = Aller au contenu
web-nav = Pages principales
web-nav-rules = Règles
web-nav-tutorial = Initiation
web-close = Fermer
web-on = oui
web-off = non
web-coming = Un instant …
web-foot-free = Sabika est libre : ni compte, ni publicité, rien à payer.
web-foot-about = À propos de Sabika, licence (MIT)
web-foot-api = Pour les programmes : l’API
web-foot-unaffiliated = Un projet de joueurs. Il n’appartient à aucun éditeur et n’est approuvé par aucun.
web-about = À propos de Sabika
web-about-what = Sabika permet de jouer à Alhambra, à Granada, aux deux à la fois et à Roll & Write, avec des amis proches ou lointains et avec des bots, sur sa propre machine ou sur celle d’un ami.
web-about-source = C’est un logiciel libre : chacun peut l’utiliser, en lire le code, le modifier et le transmettre. Le code est fourni avec lui.
web-about-pieces = Les règles sont dites avec nos propres mots, et tout ce qui se voit ici a été dessiné pour Sabika. Si le jeu plaît, il mérite d’être acheté : rien ne remplace une soirée autour d’une vraie table.
web-about-licence = Licence

## La première page

web-motto = Bâtir le palais dont on parlera longtemps.
web-welcome = Prendre de l’argent, acheter au chantier, élever tours et jardins derrière le plus long mur de la colline. Alhambra et sa famille, contre des bots ou entre amis.
web-play-now = Jouer maintenant
    .blurb = Alhambra contre deux bots, une vingtaine de minutes. Sans compte.
web-learn = Apprendre en cinq minutes
web-dealing = Les cartes sont distribuées …
web-new = Nouvelle table
    .blurb = Choisir le jeu, les modules et les adversaires : des amis par un lien, d’autres devant cet écran, ou des bots.
    .open = Ouvrir une table
    .begin = Commencer la partie
web-join-table = Rejoindre une table
web-join-how = Un lien est arrivé ? Il se colle ici.
web-join-link = Lien vers la table
web-join = Rejoindre
web-join-wrong = Ce n’est pas un lien vers une table. Il faut coller le lien reçu en entier.
web-record = Ouvrir un enregistrement
web-record-how = Regarder coup par coup une partie jouée ailleurs, ou la continuer.
web-record-open = Choisir un fichier
web-record-wrong = Ce fichier n’est pas un enregistrement que Sabika sait lire. Choisissez-en un qui a été sauvegardé après une partie.
web-record-reading = Lecture …

web-tables-going-on = Mes tables
web-tables-finished = Mes parties terminées
web-tables-all = Tout afficher ({ $count })
web-tables-open = Tables ouvertes
web-tables-none = Personne n’attend pour l’instant. Une table publique apparaît ici pour tout le monde.
web-tables-running = Parties à regarder
web-table-unknown = Table
web-table-open = attend des joueurs
web-table-playing = la partie est en cours
web-table-your-turn = à vous de jouer
web-table-over = terminée
web-table-gone = introuvable désormais
web-table-go = Y aller
web-table-look = Revoir
web-table-join = Jouer
web-table-watch = Regarder
web-table-forget = Retirer de la liste
web-seats-free = { $count ->
        [0] complète
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-unreachable-yet = Le serveur ne répond pas. Nouvel essai dans un instant.

## Noms

web-your-name = Votre nom
web-name-example = par exemple { $name }
# Des noms en exemple, séparés par des virgules ; aucun qu’un bot porte.
web-name-examples = Amira, Karim, Leila, Selim, Mariam, Omar, Yasmin, Hakim, Salma, Rafiq, Dunya, Jamil
web-name-question = Sous quel nom jouer ?
web-name-why = Les autres à la table verront ce nom.
web-name-missing = Il faut un nom à chaque personne devant cet écran.
    .own = Donnez-vous un nom : les autres le liront.

# How a bot plays that is not on the ladder, in a word.
web-bot-expecting = prévoyant

## Une nouvelle table

web-new-game = Quel jeu ?
web-new-players = { $fewest } à { $most } joueurs
web-new-seats = Qui joue ?
web-new-number = Nombre de joueurs
web-new-modules = Modules
    .combine = { $game } se joue avec { $count ->
            [one] ce module
            [2] ces deux modules
           *[other] ces { $count } modules, seuls ou combinés
        }.
    .none = { $game } n’a pas de modules.
web-module-only = Va avec { $games }.
web-new-variant = Variantes
web-new-table = La table

web-seat = Place { $number }
web-seat-free = Place { $number }
web-seat-me = Vous
web-seat-phone = Libre pour un téléphone
web-seat-friend = Libre pour un ami
    .blurb = Vient par le lien de la table.
web-seat-here = Une autre personne devant cet écran
    .name = Nom du joueur { $number }
web-seat-bot = Bot, { $bot }

# The order of ages, which decides the last tie about who begins (A8): names to tap, the youngest first.
web-youngest = Qui est le plus jeune ?
    .nobody = À la dernière égalité, le plus jeune commence. Si personne ne le sait, on tire au sort.
    .some = Et qui vient ensuite ? Qui n’est pas nommé est plus âgé.
    .all = Tout le monde y est, le plus jeune d’abord.
    .place = { $name }, numéro { $place } par âge

web-edition = Édition
web-edition-2003 = Le second décompte se trouve dans la pile 4 des cartes d’argent.
web-edition-2020 = Le second décompte se trouve dans la pile 5 des cartes d’argent : il vient plus tard.
web-edition-is = édition { $edition }
web-option-is = { $option } : { $value }

web-where = Où jouer ?
    .here = devant cet écran
    .board = cet écran est le plateau
    .here-note = Votre place est ici. Les amis peuvent avoir la leur sur leurs appareils.
    .board-note = Cet écran montre à tous le chantier et les palais ; chaque main est sur un téléphone.
web-visibility = Qui peut venir ?
    .link = qui a le lien
    .public = tout le monde
    .link-note = Personne d’autre ne trouve la table.
    .public-note = La table figure sur la première page. Chacun peut s’asseoir et regarder.
    .is-link = par lien
    .is-public = publique
web-thinking = Temps de réflexion
    .none = sans limite
    .move = par tour
    .bank = pour toute la partie
    .none-note = Personne n’est pressé.
    .move-note = Quand le temps d’un tour est écoulé, un bot décide.
    .bank-note = Quand le temps est écoulé, un bot décide ; chaque tour en ajoute un peu.
web-thinking-move = Par tour
web-thinking-bank = Pour toute la partie
web-thinking-increment = En plus à chaque tour
web-thinking-is-move = { $time } par tour
web-thinking-is-bank = { $more ->
        [0] { $time } pour la partie
       *[other] { $time } pour la partie et { $increment } par tour
    }
web-hints = Aide
    .on = avec conseils
    .purist = puriste
    .on-note = Tous voient ce qu’un décompte donnerait maintenant et quels paiements font l’appoint.
    .purist-note = Seulement ce que montre le jeu imprimé.
web-confirm = Confirmer les tours
    .on-note = Ce qui termine un tour attend une confirmation, pour qu’une erreur puisse être reprise.
    .off-note = Chaque décision compte aussitôt.
web-advanced = Pour les experts
web-seed = Graine de la distribution
    .drawn = tirée au sort
    .given = graine choisie
    .note = La même graine distribue les mêmes cartes et les mêmes tuiles. Qui la connaît pourrait savoir ce qui vient ; les autres à la table apprennent donc qu’elle a été choisie.

web-time-nothing = rien
web-time-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-time-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-time-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
web-time-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## La salle d’attente

web-waiting-seats = Qui est assis où
web-waiting-free = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-waiting-watch = Vous regardez. Pour jouer, il suffit de s’asseoir.
web-waiting-ready = Tout le monde est là. La partie peut commencer.
web-waiting-host = Tout le monde est là. C’est { $name } qui commence la partie.
web-waiting-shuffling = On mélange : chaque appareil donne une valeur aléatoire. On attend encore : { $names }.
web-begin = Commencer la partie
web-close-table = Renoncer à la table
web-seat-is-bot = bot, { $bot }
web-seat-is-own = vous
    .host = vous avez ouvert la table
web-seat-is-host = a ouvert la table
web-seat-is-free = libre
web-sit-down = S’asseoir
web-sit-another = Une autre personne devant cet écran
    .how = Plusieurs personnes peuvent partager cet écran. Un rideau le couvre quand il passe de l’une à l’autre.
web-stand-up = Se lever
    .who = Se lever : { $name }
web-send-away = Renvoyer
    .who = Renvoyer { $name }
web-sent-away = Votre place a été libérée. Il reste possible de regarder, ou de se rasseoir où une place est libre.

web-invite = Inviter des amis
web-invite-how = Envoyer ce lien, ou photographier le code avec un téléphone. Qui l’a peut s’asseoir ou regarder.
web-invite-link = Lien vers la table
web-invite-copy = Copier
web-invite-copied = Copié
web-invite-share = Envoyer
web-invite-text = Viens jouer avec moi !
web-invite-code = Le lien vers la table sous forme de code pour téléphones
web-invite-only-here = Ce lien ne vaut que sur cette machine. Pour les autres de la maison, lancer le serveur avec : sabika serve --host 0.0.0.0

## Plusieurs personnes devant un écran

web-curtain-turn = { $name }, à vous de jouer
web-curtain-next = Au suivant : { $name }
web-curtain-pass = Passez l’écran à { $name }. Personne d’autre ne devrait regarder.
web-curtain-lift = Je suis { $name }

## Un grand écran et des téléphones

web-screens = Le plateau sur un grand écran
web-screens-link = Grand écran et téléphones
web-screens-how = Un écran montre à tous le chantier, l’étal et les palais. Chacun a ses cartes sur un téléphone et décide là.
web-screens-board = Le plateau
    .how = À ouvrir sur le téléviseur ou l’ordinateur au milieu.
    .open = Montrer le plateau ici
web-screens-hands = Les mains
    .how = Photographier ce code avec chaque téléphone, puis s’asseoir.
web-screens-hand = Votre main
    .how = Ceci est pour le téléphone que vous tenez.
    .open = Montrer ma main ici
web-screens-back = Vers la table entière
web-big-join = Jouer avec un téléphone
web-big-yard = Chantier
web-big-display = Étal
web-big-turn = Tour de { $name }
web-big-over = { $count ->
        [one] { $winners } gagne !
       *[other] { $winners } se partagent la victoire !
    }
web-big-leave = Quitter le grand écran
web-big-rejoin = Téléphone fermé ? Photographier ceci.
web-hand-show = Ce qui est montré
    .yard = Chantier
    .palace = Palais
web-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Après la partie, en regardant

web-rematch = Rejouer
web-rematch-wanted = { $name } veut rejouer.
web-rematch-join = S’asseoir à la nouvelle table
web-rematch-watch = Suivre à la nouvelle table
web-watching = Vous regardez.
    .play = Jouer

## Ce qui n’a pas marché

web-no-table = Cette table n’existe pas
    .gone = Il n’y a plus de table derrière ce lien. Demandez-en un nouveau, ou ouvrez une table.
    .no-key = Il faut le lien entier pour voir cette table. Demandez qu’on vous le renvoie.
web-closed = La table a été abandonnée
    .what = La personne qui l’avait ouverte l’a fermée avant la partie. Ouvrez-en une autre, ou rejoignez une table ouverte.
web-unreachable = Le serveur ne répond pas
    .what = Les essais continuent, et la table apparaîtra dès qu’il sera là. Rien n’est perdu.
web-page-lost = Cette page n’a pas pu être chargée
    .what = Vérifiez la connexion. Les essais continuent, et la page apparaîtra dès que possible. Rien n’est perdu.
web-language-lost = Cette langue n’a pas pu être chargée. Les essais continuent.
web-no-script = Sabika se joue dans le navigateur lui-même et a besoin de JavaScript. Autorisez-le pour cette page, puis rechargez-la.
web-reload = Recharger
web-lost = Il n’y a rien ici
    .what = Cette adresse ne mène nulle part. Peut-être a-t-elle été coupée en la copiant.
web-broken = Cette page n’a pas pu être affichée
    .what = Rechargez-la. Si cela n’aide pas, quelque chose que ce navigateur conserve n’est pas comme il devrait : supprimez les données de ce site dans les réglages de votre navigateur. Enregistrez d’abord ce que vous pouvez, comme vos parties.
web-go-home = Vers la première page
