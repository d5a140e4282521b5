### Scorings: who gets points, and for what.

scoring-name = { $scoring ->
        [1] First scoring
        [2] Second scoring
       *[other] Final scoring
    }

event-scored = { scoring-name }: { $count ->
        [0] nobody gets points.
       *[other] { $gains }.
    }

# One player's points in the sentence above: Ana 12
gain = { $name } { $points }

# Ana gets 13 points: 4 towers, first place.
term = { $name } gets { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }: { $reason }.
reason-wall = a wall of { $length }
reason-kind = { $sharers ->
        [1] { $tiles }, { $place ->
            [1] first place
            [2] second place
           *[other] third place
        }
       *[other] { $tiles }, { $place ->
            [1] shared first place
            [2] shared second place
           *[other] shared third place
        }
    }

# What points are for, where it is not a kind: a heading by itself.
source-wall = Wall
source-moat = { moat }
source-border = { border }

## The end

end-winner = { $count ->
        [one] { $winners } wins with { $points } points!
       *[other] { $winners } share the win with { $points } points!
    }
