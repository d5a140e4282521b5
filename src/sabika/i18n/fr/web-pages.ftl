### The pages around the games: what they say besides their first words.

## The scorepad without the server

web-scorepad-tallied = Compté d’après ce qui a été noté. Modifiez ce qui diffère.
    .old = Compté avant la perte de la connexion. Vérifiez chaque nombre.
    .not = Ce qui a été noté ne peut pas être compté maintenant. Notez tous les nombres.
web-scorepad-old = Points d’avant les derniers ajouts. Ils seront recomptés dès le retour du serveur.
web-scorepad-counted-old = Ce qui a changé depuis la perte de la connexion n’est pas encore compté.

## The replay

web-replay-begins = Tout est en place.
    .who = Tout est en place. { $name } commence.

## Setting up a table

web-new-no-modules = aucun
