### In the browser, the winner's moment: who won, and a line for everybody.

web-winner-place = { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
       *[other] Sixth
    }
# Second together with Zaida
web-winner-placed-with = { $place } together with { $names }
# Second, by 3 points
web-winner-second = { $placed }, { $points ->
        [one] by { $points } point
       *[other] by { $points } points
    }
# Third, 9 points behind first place
web-winner-placed = { $placed }, { $points ->
        [one] { $points } point behind first place
       *[other] { $points } points behind first place
    }
web-winner-won = { $points ->
        [one] You win by { $points } point
       *[other] You win by { $points } points
    }
web-winner-shared = You share the win with { $names }
# Second, by 3 points; your wall was the longest.
web-winner-line = { $placed }; { $merit }.
web-winner-just = { $placed }.
# For somebody who did not play
web-winner-lead = { $points ->
        [one] { $points } point ahead of { $names }.
       *[other] { $points } points ahead of { $names }.
    }
# Beside the name of somebody who did not win
web-winner-behind = { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }

## What nobody did better, said to whom it concerns

web-winner-yours-wall = { $shared ->
        [yes] no wall was longer than yours
       *[no] your wall was the longest
    }
web-winner-yours-moat = { $shared ->
        [yes] no moat was longer than yours
       *[no] your moat was the longest
    }
web-winner-yours-border = { $shared ->
        [yes] no border was longer than yours
       *[no] your border was the longest
    }
# $tiles: 4 towers
web-winner-yours-kind = { $shared ->
        [yes] nobody had more than your { $tiles }
       *[no] you had the most: { $tiles }
    }
web-winner-yours-buildings = { $shared ->
        [yes] nobody built more than you
       *[no] you built the most
    }
web-winner-yours-exact = { $shared ->
        [yes] nobody paid exactly more often
       *[no] you paid exactly most often
    }

## The same beside the name of somebody else

web-winner-theirs-wall = { $shared ->
        [yes] no wall was longer
       *[no] longest wall
    }
web-winner-theirs-moat = { $shared ->
        [yes] no moat was longer
       *[no] longest moat
    }
web-winner-theirs-border = { $shared ->
        [yes] no border was longer
       *[no] longest border
    }
web-winner-theirs-kind = { $shared ->
        [yes] { $tiles }, nobody had more
       *[no] { $tiles }, the most
    }
web-winner-theirs-buildings = { $shared ->
        [yes] nobody built more
       *[no] built the most
    }
web-winner-theirs-exact = { $shared ->
        [yes] nobody paid exactly more often
       *[no] paid exactly most often
    }
