### Le bloc de score dans le navigateur, pour la partie sur la vraie table. Ce qu’on note, met en place et refuse est dans scorepad.ftl.

web-title-score = Bloc de score
web-nav-score = Bloc de score
web-scorepad = Bloc de score
    .blurb = Pour la partie sur la vraie table : indiquer ce que chacun a bâti, et les points sont comptés, chacun avec sa règle.
    .open = Ouvrir le bloc de score

## Les parties de ce navigateur

web-scorepad-new = Nouvelle partie
web-scorepad-open = Ouvrir un fichier
    .wrong = Ce fichier n’est pas un bloc de score que Sabika sait lire. Choisissez-en un qui a été enregistré ici.
    .newer = Ce fichier vient d’une version plus récente de Sabika. Mettez Sabika à jour pour l’ouvrir.
web-scorepad-games = Mes parties
    .none = Aucune partie pour l’instant. Celle qui commence reste ici.
    .export = Enregistrer tous les résultats en tableau (CSV)
    .where = Les parties ne sont gardées que dans ce navigateur. Celles qui comptent méritent un fichier.
web-scorepad-over = terminée
web-scorepad-going-on = { $rounds ->
        [one] après { $rounds } décompte
       *[other] après { $rounds } décomptes
    }
web-scorepad-begun = à peine commencée
web-scorepad-remove = Supprimer { $game } du { $day }
    .sure = Supprimer
    .keep = Garder
web-scorepad-lost = Cette partie n’est pas ici
    .why = Les parties du bloc de score sont gardées dans le navigateur où elles ont commencé. Ouvrez-la là-bas, ou ouvrez son fichier.
web-scorepad-first-online = Le serveur ne répond pas. Il le faut une fois pour commencer une partie ; la page continuera dès qu’il sera là.

## Une nouvelle partie

web-scorepad-player = Joueur { $number }
web-scorepad-name = Nom du joueur { $number }
web-scorepad-mark = La marque de { $name }
web-scorepad-mark-circle = Cercle
web-scorepad-mark-square = Carré
web-scorepad-mark-triangle = Triangle
web-scorepad-mark-diamond = Losange
web-scorepad-mark-hexagon = Hexagone
web-scorepad-mark-star = Étoile
web-scorepad-up = Monter { $name }
web-scorepad-leaves = Retirer { $name }
web-scorepad-more = Un joueur de plus
web-scorepad-begin = Commencer

## Le bloc

web-scorepad-good-game = Bonne partie !
web-scorepad-standing = Les points jusqu’ici
web-scorepad-what-next = La suite
web-scorepad-away = Pas de connexion au serveur. Tout ce qui est noté est gardé ; les points suivront dès son retour.
web-scorepad-unkept = Ce navigateur ne garde rien. Enregistrez la partie dans un fichier avant de fermer la page.
web-scorepad-setup = Mise en place
    .done = { $done } sur { $all }
web-scorepad-enter = Noter : { $scoring }
    .skip = Noter tout de suite : { $scoring }
    .why = Un décompte n’a jamais eu lieu ? On le saute.
web-scorepad-go-on = Continuer : { $name }
web-scorepad-kind-completed = Un type a été achevé
web-scorepad-enter-sheets = Fin de partie : noter les feuilles
web-scorepad-undo = Annuler
web-scorepad-drop = Supprimer : { $round }
web-scorepad-correct = Corriger : { $name }
web-scorepad-round = Types achevés, { $number }
web-scorepad-entered = noté
web-scorepad-missing = pas encore noté
web-scorepad-refused = impossible
web-scorepad-course = De décompte en décompte
web-scorepad-start = Début
web-scorepad-scoring = Décompte

## Ce qui reste

web-scorepad-keep = Garder et partager
    .hint = La partie reste dans ce navigateur, même la page fermée. Un fichier s’ouvre partout, aussi dans le terminal avec « sabika score ».
web-scorepad-again = Une autre partie avec les mêmes joueurs
web-scorepad-text = Partager en texte
web-scorepad-copied = Texte copié.
web-scorepad-save = Enregistrer dans un fichier
web-scorepad-table = Enregistrer en tableau (CSV)

## Noter

web-scorepad-back = Retour au bloc
web-scorepad-way = Comment noter
web-scorepad-way-numbers = Par nombres
web-scorepad-way-tiles = Par tuiles
web-scorepad-way-given = Par tuiles
web-scorepad-way-lines = Par nombres
web-scorepad-way-cells = Par cases
web-scorepad-as-before = Comme au dernier décompte : changer ce qui est nouveau.
web-scorepad-to-points = Voir les points
web-scorepad-next = Suite : { $name }
web-scorepad-most = { $most } au plus
web-scorepad-value = { $label } : { $value }. Choisir un nombre
web-scorepad-less = { $label } : un de moins
web-scorepad-one-more = { $label } : un de plus
web-scorepad-best = { $kind } : prix le plus élevé, pour l’égalité
web-scorepad-rows-one = Ligne { $number }
web-scorepad-columns-one = Colonne { $number }
web-scorepad-tick = Toucher les cases cochées.
web-scorepad-sheet = La feuille
web-scorepad-kinds = Types achevés
    .how = Qui a achevé quel type dans cette manche ?
    .of = { $name } : { $kind } achevé

## Tuile par tuile

web-scorepad-drawers = Dans la boîte
web-scorepad-drawer = { $what }, encore { $count }
    .empty = Il ne reste rien.
web-scorepad-counted = Compté jusqu’ici
web-scorepad-take = Enlever
web-scorepad-how-choose = Choisir une tuile dans la boîte.
web-scorepad-how-lay = { $tile } : toucher sa place.
web-scorepad-how-take = Toucher ce qu’on enlève.
web-scorepad-nowhere = { $tile } ne va encore nulle part. Placer d’abord ses voisines.
web-scorepad-lay-at = Placer ici : { $cell }
    .later = Placer ici, d’autres doivent encore venir à côté : { $cell }
web-scorepad-take-at = Enlever cette tuile : { $cell }
web-scorepad-give-back = Rendre : { $tile }
web-scorepad-tiles-away = Seul le serveur sait où vont les tuiles. Continuez dès son retour, ou notez des nombres en attendant.
    .some = Pas de connexion au serveur : seules les cases certaines sont proposées. Les autres suivront dès son retour.
