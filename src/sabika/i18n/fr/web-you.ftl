### Who plays: the opponents on their ladder, one's own place at the table, one's own games.

## The ladder of opponents

web-seat-a-bot = Un bot
web-ladder = Adversaire à la place { $seat }, du plus facile au plus fort
# For screen readers: who it is, and which of the five.
web-ladder-rung = { $called }, { $rung } sur 5
web-played-by = Joué par un bot : { $called }

## One's own place at the table

web-you = vous
# On the plate beside the palace that is shown large
web-you-palace = Palais de { $name }
# In the result, for everybody who shared the screen
web-you-here = devant cet écran

## What cost most in the last game

web-costly = Vos trois moments les plus coûteux
    .hint = Là où le coach aurait fait autrement, avec ce que vous saviez alors.
    .whose = Les moments de qui
web-costly-find = Les chercher
web-costly-busy = Le coach parcourt vos décisions …
web-costly-none = Le coach n’aurait guère fait mieux. Bien joué !
web-costly-played = Vous
web-costly-better = Le coach
web-costly-points = { $points ->
        [one] environ { $points } point
       *[other] environ { $points } points
    }
web-costly-look = Revoir ce moment

## One's own games on this device

web-title-you = Vos parties
web-stats = Vos parties
    .where = Les parties terminées sur cet appareil. Elles ne sont gardées que dans ce navigateur : personne d’autre ne les voit.
web-stats-link = Vos parties jusqu’ici
web-stats-none = Rien pour l’instant. Terminez une partie et elle est comptée ; celles que vous avez terminées avant comptent dès que vous rouvrez leur résultat.
web-stats-who = Les parties de qui
web-stats-everybody = tout le monde
web-stats-game = Quel jeu
web-stats-games = Parties
web-stats-won = Gagnées
web-stats-mean = Points en moyenne
web-stats-best = Meilleur score
web-stats-wall = Plus longue muraille
web-stats-moat = Plus longue douve
web-stats-share = { $won } ({ $percent } %)
web-stats-points = Points, partie par partie
web-stats-won-dot = gagnée
web-stats-other-dot = non gagnée
web-stats-trend = moyenne des cinq dernières
web-stats-date = Date
web-stats-name = Nom
web-stats-points-of = Points
web-stats-place = Place
web-stats-bots = Contre qui
web-stats-against = { $won } gagnées sur { $games }
web-stats-export = Garder dans un fichier
web-stats-erase = Tout effacer
    .sure = Toutes les parties d’ici sont oubliées, pour de bon.
    .yes = Effacer
    .no = Les garder
