### In de browser: wat gezegd wordt terwijl een waardering verteld wordt.

web-ceremony-key = Escape slaat de waardering over, met de pijltoetsen ga je stap voor stap
# Zolang de waardering verteld wordt, wacht wat de anderen doen.
web-ceremony-ahead = { $moves ->
        [one] De anderen hebben doorgespeeld: { $moves } actie wacht.
       *[other] De anderen hebben doorgespeeld: { $moves } acties wachten.
    }
web-ceremony-your-turn = Jij bent aan de beurt.
web-ceremony-over = Het spel is afgelopen.
# In een herhaling: wat een moment opleverde, is stap voor stap te zien.
web-ceremony-show = Toon de waardering
