### Who plays: the opponents on their ladder, one's own place at the table, one's own games.

## The ladder of opponents

web-seat-a-bot = Een bot
web-ladder = Tegenstander op plaats { $seat }, van makkelijk naar moeilijk
# For screen readers: who it is, and which of the five.
web-ladder-rung = { $called }, { $rung } van 5
web-played-by = Gespeeld door een bot: { $called }

## One's own place at the table

web-you = jij
# On the plate beside the palace that is shown large
web-you-palace = Paleis van { $name }
# In the result, for everybody who shared the screen
web-you-here = aan dit scherm

## What cost most in the last game

web-costly = Je drie duurste momenten
    .hint = Waar de coach iets anders had gedaan, met wat jij toen wist.
    .whose = Wiens momenten
web-costly-find = Zoek ze
web-costly-busy = De coach loopt je beslissingen langs …
web-costly-none = De coach had het nauwelijks beter gedaan. Goed gespeeld!
web-costly-played = Jij
web-costly-better = De coach
web-costly-points = { $points ->
        [one] ongeveer { $points } punt
       *[other] ongeveer { $points } punten
    }
web-costly-look = Bekijk het

## One's own games on this device

web-title-you = Je spellen
web-stats = Je spellen
    .where = De spellen die op dit apparaat zijn uitgespeeld. Ze worden alleen in deze browser bewaard: niemand anders ziet ze.
web-stats-link = Je spellen tot nu toe
web-stats-none = Nog niets. Speel een spel uit en het telt mee; spellen die je eerder hebt uitgespeeld tellen zodra je hun uitslag weer opent.
web-stats-who = Wiens spellen
web-stats-everybody = iedereen
web-stats-game = Welk spel
web-stats-games = Spellen
web-stats-won = Gewonnen
web-stats-mean = Punten gemiddeld
web-stats-best = Meeste punten
web-stats-wall = Langste muur
web-stats-moat = Langste gracht
web-stats-share = { $won } ({ $percent }%)
web-stats-points = Punten, spel voor spel
web-stats-won-dot = gewonnen
web-stats-other-dot = niet gewonnen
web-stats-trend = gemiddelde van de laatste vijf
web-stats-date = Datum
web-stats-name = Naam
web-stats-points-of = Punten
web-stats-place = Plaats
web-stats-bots = Tegen wie
web-stats-against = { $won } van { $games } gewonnen
web-stats-export = Als bestand bewaren
web-stats-erase = Alles wissen
    .sure = Alle spellen hier worden voorgoed vergeten.
    .yes = Wissen
    .no = Bewaren
