### Who plays: the opponents on their ladder, one's own place at the table, one's own games.

## The ladder of opponents

web-seat-a-bot = Ein Bot
web-ladder = Gegner auf Platz { $seat }, von leicht bis schwer
# For screen readers: who it is, and which of the five.
web-ladder-rung = { $called }, { $rung } von 5
web-played-by = Ein Bot spielt: { $called }

## One's own place at the table

web-you = du
# On the plate beside the palace that is shown large
web-you-palace = Palast von { $name }
# In the result, for everybody who shared the screen
web-you-here = an diesem Bildschirm

## What cost most in the last game

web-costly = Deine drei teuersten Momente
    .hint = Wo der Coach etwas anderes getan hätte, mit dem, was du damals wusstest.
    .whose = Wessen Momente
web-costly-find = Finde sie
web-costly-busy = Der Coach geht deine Entscheidungen durch …
web-costly-none = Der Coach hätte kaum etwas besser gemacht. Gut gespielt!
web-costly-played = Du
web-costly-better = Der Coach
web-costly-points = { $points ->
        [one] etwa { $points } Punkt
       *[other] etwa { $points } Punkte
    }
web-costly-look = Ansehen

## One's own games on this device

web-title-you = Deine Spiele
web-stats = Deine Spiele
    .where = Die Spiele, die auf diesem Gerät zu Ende gespielt wurden. Sie bleiben in diesem Browser: Niemand sonst sieht sie.
web-stats-link = Deine Spiele bisher
web-stats-none = Noch nichts da. Spiel ein Spiel zu Ende, dann zählt es; früher beendete Spiele zählen, sobald du ihr Ergebnis wieder öffnest.
web-stats-who = Wessen Spiele
web-stats-everybody = alle
web-stats-game = Welches Spiel
web-stats-games = Spiele
web-stats-won = Gewonnen
web-stats-mean = Punkte im Mittel
web-stats-best = Meiste Punkte
web-stats-wall = Längste Mauer
web-stats-moat = Längster Graben
web-stats-share = { $won } ({ $percent } %)
web-stats-points = Punkte, Spiel für Spiel
web-stats-won-dot = gewonnen
web-stats-other-dot = nicht gewonnen
web-stats-trend = Mittel der letzten fünf
web-stats-date = Datum
web-stats-name = Name
web-stats-points-of = Punkte
web-stats-place = Rang
web-stats-bots = Gegen wen
web-stats-against = { $won } von { $games } gewonnen
web-stats-export = Als Datei behalten
web-stats-erase = Alles löschen
    .sure = Alle Spiele hier werden für immer vergessen.
    .yes = Löschen
    .no = Behalten
