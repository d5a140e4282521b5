### Le client dans le navigateur : ce qui peut mal se passer avec une demande au serveur, d’après les codes du serveur.

## La connexion et le serveur

web-problem-unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez ; rien n’est perdu.
web-problem-tab-missing = Le jeu n’a pas pu être téléchargé. Vérifiez la connexion et réessayez ; rien n’est perdu.
web-problem-tab-broken = Le jeu s’est arrêté dans ce navigateur. Réessayez ; tout est gardé jusqu’à votre dernier coup.
web-problem-tab-too-old = Ce navigateur est trop ancien pour y faire tourner le jeu. Mettez-le à jour ou prenez-en un autre.
web-problem-store = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant ; rien n’est perdu.
web-problem-unreadable-table = Cette table ne peut plus être affichée : ce qui en est conservé est endommagé, ou une autre version de Sabika l’a commencée avec d’autres règles. Ouvrez une nouvelle table.
web-problem-unexpected = Un problème est survenu sur le serveur. Réessayez ou rechargez la page.
web-problem-other = Cela n’a pas fonctionné ({ $code }). Rechargez la page et réessayez.
web-problem-outdated = Cette page et le serveur ne se comprennent pas. Rechargez la page.
web-problem-no-hello = { web-problem-outdated }
web-problem-not-here = { web-problem-outdated }
web-problem-wrong-type = { web-problem-outdated }
web-problem-wrong-host = Le serveur ne s’appelle pas { $host }. Ouvrez-le à sa propre adresse, ou lancez-le avec --allowed-host { $host }.
web-problem-wrong-origin = Le serveur ne connaît pas l’adresse de cette page. Ouvrez le jeu à l’adresse du serveur, ou lancez le serveur avec --allowed-host et le nom qui figure dans cette adresse.
web-problem-banned = Ce serveur ne vous accepte pas. Adressez-vous à la personne qui le gère.
web-problem-unwell = Le serveur ne va pas bien en ce moment. La personne qui le gère peut voir pourquoi à /api/health.
web-problem-no-such-page = Il n’y a rien à cette adresse. Retournez à l’accueil.
web-problem-too-many-requests = C’était trop à la fois. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
web-problem-too-many-tables = Beaucoup de tables ont été ouvertes d’ici. La prochaine pourra l’être dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
web-problem-too-many-records = Beaucoup de parties ont été envoyées d’ici. La prochaine pourra l’être dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
web-problem-too-many-questions = Le coach a reçu beaucoup de questions. Redemandez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
web-problem-coach-asked-already = Le coach réfléchit encore à la dernière question. Attendre sa réponse.
web-problem-coach-busy = Le coach est occupé par d’autres. Redemandez dans un instant.
web-problem-coach = Le coach n’a pas trouvé de réponse. Redemandez dans un instant ; la partie n’en souffre pas.
web-problem-too-much-reckoned = Beaucoup a déjà été calculé ici. Redemandez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
web-problem-reckoning-asked-already = Ce qui a été demandé avant est encore en cours de calcul. Attendez les réponses.
web-problem-reckoning-busy = Le serveur calcule pour d’autres. Redemandez dans un instant.
web-problem-reckoning = Le serveur n’a pas pu calculer cela. Redemandez dans un instant ; la partie n’en souffre pas.
web-problem-too-many-connections = Trop de tables sont ouvertes à la fois depuis votre réseau. Fermez quelques-unes de leurs fenêtres ; celle-ci fait d’elle-même un nouvel essai.

## Attendre avant de redemander au serveur : pourquoi, et combien de temps

web-waits = Le serveur est occupé pour le moment.
    .again = Nouvel essai dans { $seconds } s.
web-waits-too-many-requests = Beaucoup de demandes viennent de votre réseau en ce moment.
web-waits-too-many-connections = Beaucoup de tables sont ouvertes depuis votre réseau en ce moment.
web-waits-too-many-tables = Beaucoup de tables ont été ouvertes depuis votre réseau.
web-waits-too-many-records = Beaucoup de parties ont été envoyées depuis votre réseau.
web-waits-too-many-questions = Le coach a reçu beaucoup de questions.
web-waits-too-much-reckoned = Beaucoup a déjà été calculé pour votre réseau.
web-waits-store = Le serveur ne peut rien enregistrer pour le moment.

## Ce qui a été envoyé

web-problem-unreadable = Le serveur ne peut pas lire ce qui a été saisi. Corrigez-le et réessayez.
web-problem-bad-input = Le serveur n’accepte pas cela. Corrigez ce qui a été choisi ou saisi, puis réessayez.
web-problem-bad-record = Ce n’est pas l’enregistrement complet d’une partie : son élément « { $field } » ne convient pas. Choisissez un fichier tel que Sabika l’a enregistré.
    .because = Quelque chose ne va pas dans cet enregistrement. { $why }
web-problem-too-slow = L’envoi a mis trop de temps à arriver. Réessayez avec une meilleure connexion.
web-problem-length-required = Le serveur n’accepte rien qui ne dise pas sa longueur. S’il y a un proxy devant le serveur, il doit la transmettre.
web-problem-too-large = Ce fichier est trop gros pour un enregistrement. Choisissez un fichier tel que Sabika l’a enregistré.
web-problem-no-such-address = Les tours ne peuvent pas être annoncés là. Saisissez une adresse web complète, sans nom ni mot de passe.
web-problem-inner-address = Ce serveur n’annonce les tours à aucune machine de son propre réseau. Saisissez une adresse sur Internet, ou demandez à qui gère le serveur le réglage private_hooks.
web-problem-wrong-name = Ce nom ne peut pas être utilisé. Écrivez-le avec des lettres ordinaires et visibles d’une seule écriture, et deux accents au plus sur une lettre.

## La table

web-problem-no-such-table = Cette table n’existe pas, ou le lien est incomplet. Redemandez le lien.
web-problem-no-such-seat = Il n’y a personne à cette place. Choisissez-en une autre.
web-problem-no-such-moment = La partie ne compte pas autant d’actions. Choisissez un moment plus tôt.
web-problem-no-valid-token = Ce navigateur n’a plus de place à cette table. Reprenez-en une ou regardez la partie.
web-problem-not-the-host = Seul l’hôte peut le faire. Demandez à la personne qui a ouvert la table.
web-problem-no-seat-left = Les bots occupent toutes les places. Gardez-en une pour vous.
web-problem-seat-taken = Quelqu’un vient de prendre cette place. Choisissez-en une autre.
web-problem-seats-taken = Toutes les places sont prises. Regardez la partie ou ouvrez votre propre table.
web-problem-wrong-share = La valeur aléatoire n’est pas celle qui a été promise. La partie commence sans elle.
web-problem-seats-free = Il reste des places libres. Attendez qu’elles soient toutes prises.
web-problem-table-open = La partie n’a pas encore commencé. Attendez que l’hôte la commence.
web-problem-table-shuffling = On est en train de mélanger. Attendez la distribution.
web-problem-table-playing = La partie a déjà commencé. Regardez-la ou ouvrez votre propre table.
web-problem-table-over = La partie est terminée. Proposez une revanche ou ouvrez une nouvelle table.
web-problem-table-closed = Cette table a été abandonnée. Ouvrez-en une nouvelle.
web-problem-table-full = Il s’est déjà passé trop de choses à cette table pour cela. Continuez à jouer.
web-problem-not-over = Cela se voit une fois la partie terminée. Jouez-la d’abord jusqu’au bout.
web-problem-alone = En jouant seul, il n’y a personne à battre. Regarder les points.
web-problem-rematch-there = Il y a déjà une table pour la revanche. Allez-y.

## Décider

web-problem-refused = Les règles ne le permettent pas ({ $rule }). Choisissez autre chose.
web-problem-out-of-date = Il s’est passé quelque chose à la table entre-temps. Regardez-la et décidez à nouveau.
web-problem-not-your-turn = Ce n’est pas à vous de décider. Attendez votre tour.
web-problem-too-late = Il est trop tard pour le dire : ce tour de table est déjà en cours. Attendez le prochain.
web-problem-no-hints = Cette table joue sans indications : pas de coach avant la fin de la partie.
web-problem-other-player = Un bot joue à votre place pour le moment. Reprenez d’abord votre place.
web-problem-confirm-first = Votre décision est en attente. Confirmez-la ou annulez-la d’abord.
web-problem-nothing-to-confirm = Votre décision n’est plus en attente. Regardez la table et continuez.
web-problem-nothing-to-undo = Il n’y a rien à annuler : ce qui a terminé un tour ou révélé quelque chose reste joué. Continuez à jouer.
web-problem-resigned-already = Un bot joue déjà à cette place jusqu’à la fin. Regardez comment il s’en sort.
web-problem-away-already = Un bot joue déjà provisoirement à cette place. Continuez à jouer.
web-problem-not-absent = On ne remplace quelqu’un qu’après l’absence que cette table a choisie. Patientez encore un peu.
web-problem-agreed-already = Vous avez déjà donné votre accord. Attendez les autres, ou l’hôte.
web-problem-not-away = Aucun bot ne vous remplace. Jouez simplement.
