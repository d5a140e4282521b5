### Le client : être averti quand c’est son tour. Le serveur dit les deux premiers quand la page est fermée.

web-notify-turn = À vous de jouer
web-notify-with = { $game } avec { $names }
web-notify = M’avertir quand c’est mon tour
    .on = oui
    .off = non
    .bell = M’avertir de mes tours
    .stop = Ne plus m’avertir de mes tours
    .note-off = Rien n’est envoyé tant que vous ne l’activez pas. Votre navigateur vous demande alors une fois.
    .note-page = Une notification arrive quand cette page est ouverte en arrière-plan.
    .note-push = Une notification arrive quand cette page est en arrière-plan, et aussi quand elle est fermée.
    .denied = Votre navigateur bloque les notifications de cette page. Autorisez-les dans les réglages du navigateur pour cette page, puis activez ceci de nouveau.
    .http = Les navigateurs n’autorisent les notifications que par https. Ici, votre tour s’affiche dans le titre de l’onglet, et vous l’entendez si le son est activé.
    .none = Ce navigateur n’a pas de notifications ici. Sur un iPhone ou un iPad, ajoutez cette page à l’écran d’accueil et ouvrez-la de là.

## Ce qui peut échouer

web-problem-no-push = Ce serveur ne peut rien envoyer aux pages fermées. Laissez cette page ouverte en arrière-plan.
web-problem-no-such-push = Le service de notifications de votre navigateur ne peut pas être utilisé d’ici. Laissez cette page ouverte en arrière-plan.
