### Le client sans serveur : le jeu tourne dans le navigateur lui-même.

## Sur chaque page

web-tab-starting = Sabika se prépare dans ce navigateur …
web-tab-again = Réessayer
web-tab-forgets = Ce navigateur ne garde rien : les parties disparaissent quand cet onglet est fermé. Enregistrez dans un fichier ce que vous voulez garder.
web-tab-read = J’ai compris
web-tab-full = Ce navigateur n’a plus de place : ce qui se passe à partir de maintenant disparaît quand cet onglet est fermé. Enregistrez vos parties dans des fichiers, ou faites de la place ; tout sera alors gardé de nouveau.
    .save = Enregistrer dans des fichiers
web-tab-away = Le serveur est injoignable. Ce que vous jouez en solo ou à plusieurs devant cet écran continue dans ce navigateur, le bloc de score aussi. Les parties commencées maintenant restent dans ce navigateur, même quand le serveur est de retour.
web-tab-version = Une nouvelle version de Sabika est là. Toutes ses pages ouvertes sont rechargées ; aucune partie n’est perdue.
    .take = L’utiliser maintenant
web-tab-where = dans ce navigateur

## Ce qui demande un serveur

web-tab-new = Choisissez le jeu, les modules et les adversaires : d’autres devant cet écran, ou des bots.
web-tab-friends = Sans serveur, personne ne peut venir d’ailleurs. Pour jouer entre amis par un lien, installez Sabika et lancez un serveur : sabika serve --host 0.0.0.0. Qui vous a envoyé un lien en a déjà un : ouvrez le lien dans le navigateur.
web-tab-public = Les tables publiques sont sur un serveur, où les autres les trouvent. Pour en avoir un, installez Sabika et lancez : sabika serve --host 0.0.0.0
web-tab-screens = Un grand écran avec un téléphone pour chaque main demande un serveur : sabika serve --host 0.0.0.0
web-tab-invite = Cette table n’est que dans ce navigateur : aucun lien n’y mène. Pour jouer entre amis par un lien, ouvrez une table sur un serveur : sabika serve --host 0.0.0.0
web-tab-share = Cette partie n’est que dans ce navigateur : aucun lien n’y mène. Envoyez son enregistrement : qui ouvre le fichier voit toute la partie.
web-tab-push = Tant que la page est ouverte. Pour être prévenu aussi quand elle est fermée, jouez sur un serveur : sabika serve
web-tab-programs = Pour les programmes, les webhooks et les amis au loin : sabika serve
