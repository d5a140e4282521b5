### The browser client: the coach at the table and in the replay.

web-coach = Coach
    .ask = Ask the coach
    .thinks = The coach is thinking …
    .best = What the coach would do
    .close = Close the coach
web-coach-chance = Chance to win: { $percent }
web-coach-points = { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
web-coach-playouts = { $playouts ->
        [one] tried out once
       *[other] tried out { $playouts } times
    }
web-coach-do = Do this
web-coach-knows = It knows what you know, not what is hidden, and imagines how the game could go on.

## In the replay: what the coach would have done

web-coach-here = What would the coach do here?
web-coach-of = { $name } is to decide
web-coach-over = The game is over: there is nothing left to decide.
web-coach-same = { $name } did the same.
web-coach-played = Played: { $option }
web-coach-lost = { $percent } less
web-coach-lost-points = { $points ->
        [one] { $points } point less
       *[other] { $points } points less
    }

## How good a decision was

web-coach-inaccuracy = inaccuracy
web-coach-mistake = mistake

## The chances over the game

web-after-measure-chance = Chance to win
    .hint = How the coach judged the chances at the end of each turn, in percent.
