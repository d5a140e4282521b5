### Who plays: the opponents on their ladder, one's own place at the table, one's own games.

## The ladder of opponents

web-seat-a-bot = A bot
web-ladder = Opponent on seat { $seat }, from easy to hard
# For screen readers: who it is, and which of the five.
web-ladder-rung = { $called }, { $rung } of 5
web-played-by = Played by a bot: { $called }

## One's own place at the table

web-you = you
# On the plate beside the palace that is shown large
web-you-palace = { $name }’s palace
# In the result, for everybody who shared the screen
web-you-here = at this screen

## What cost most in the last game

web-costly = Your three costliest moments
    .hint = Where the coach would have done something else, by what you knew then.
    .whose = Whose moments
web-costly-find = Find them
web-costly-busy = The coach goes through your decisions …
web-costly-none = The coach would hardly have done anything better. Well played!
web-costly-played = You did
web-costly-better = The coach
web-costly-points = { $points ->
        [one] about { $points } point
       *[other] about { $points } points
    }
web-costly-look = Look at it

## One's own games on this device

web-title-you = Your games
web-stats = Your games
    .where = The games that were finished on this device. They are kept in this browser only: nobody else sees them.
web-stats-link = Your games so far
web-stats-none = Nothing here yet. Finish a game and it is counted; games that you finished before count as soon as you open their result again.
web-stats-who = Whose games
web-stats-everybody = everybody
web-stats-game = Which game
web-stats-games = Games
web-stats-won = Won
web-stats-mean = Points on average
web-stats-best = Most points
web-stats-wall = Longest wall
web-stats-moat = Longest moat
web-stats-share = { $won } ({ $percent }%)
web-stats-points = Points, game by game
web-stats-won-dot = won
web-stats-other-dot = not won
web-stats-trend = mean of the last five
web-stats-date = Date
web-stats-name = Name
web-stats-points-of = Points
web-stats-place = Place
web-stats-bots = Against whom
web-stats-against = won { $won } of { $games }
web-stats-export = Keep as a file
web-stats-erase = Erase all
    .sure = All games here are forgotten, for good.
    .yes = Erase
    .no = Keep them
