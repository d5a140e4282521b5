### In the browser: what is said while a scoring is told.

web-ceremony-key = Escape skips the scoring, the arrow keys go step by step
# While the scoring is told, what the others do waits.
web-ceremony-ahead = { $moves ->
        [one] The others have gone on: { $moves } move waits.
       *[other] The others have gone on: { $moves } moves wait.
    }
web-ceremony-your-turn = It is your turn.
web-ceremony-over = The game is over.
# In a replay: what a moment brought can be seen step by step.
web-ceremony-show = Show the scoring
