### Qui est là, qui réfléchit, et les bots remplaçants.

## Durées en bref

web-presence-seconds = { $count } s
web-presence-minutes = { $count } min
web-presence-hours = { $count } h
web-presence-days = { $count } j

## À la table

web-presence-thinks = réfléchit · { $time }
web-presence-away = hors ligne
    .for = hors ligne · { $time }
    .unseen = { $name } est hors ligne.
web-presence-is-away = { $name } est hors ligne
web-presence-after = Après { $time }, un bot pourra jouer à sa place.
web-presence-let-in = Laisser jouer un bot
    .who = Laisser jouer un bot à la place de { $name }
web-presence-agreed = Vous êtes d’accord. Il manque encore : { $names }.
web-presence-all = Tous ceux qui sont là doivent être d’accord, ou l’hôte seul.
web-presence-others-agreed = Pour un bot remplaçant : { $names }. Êtes-vous d’accord ?

## Préparation

web-presence-absent = Si quelqu’un s’absente
    .never = l’attendre
    .note = Après ce temps, les autres peuvent laisser jouer un bot jusqu’à son retour.
    .never-note = Aucun bot ne remplace jamais personne, sauf à sa propre demande.

## Salle d’attente

web-presence-seat-bot = Un bot …
    .seat = Donner la place { $number } à un bot
web-presence-seat-free = Libérer
    .who = Libérer la place de { $name }
