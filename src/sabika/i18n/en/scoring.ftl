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
reason-wall = a wall of { $count }
reason-place-1 = { $tiles }, first place
    .shared = { $tiles }, shared first place
reason-place-2 = { $tiles }, second place
    .shared = { $tiles }, shared second place
reason-place-3 = { $tiles }, third place
    .shared = { $tiles }, shared third place

# What points are for, where it is not a kind: a heading by itself.
source-wall = Wall
source-moat = { moat }
source-border = { border }

## The end

end-winner = { $count ->
        [one] { $winners } wins with { $points } points!
       *[other] { $winners } share the win with { $points } points!
    }
