### In de browser, het moment van de winnaar: wie gewonnen heeft, en een regel voor iedereen.

web-winner-place = { $place ->
        [1] Eerste
        [2] Tweede
        [3] Derde
        [4] Vierde
        [5] Vijfde
       *[other] Zesde
    }
# Tweede samen met Zaida
web-winner-placed-with = { $place } samen met { $names }
# Tweede, op 3 punten van de eerste
web-winner-second = { $placed }, { $points ->
        [one] op { $points } punt van de eerste
       *[other] op { $points } punten van de eerste
    }
# Derde, op 9 punten van de eerste
web-winner-placed = { $placed }, { $points ->
        [one] op { $points } punt van de eerste
       *[other] op { $points } punten van de eerste
    }
web-winner-won = { $points ->
        [one] Jij wint met { $points } punt verschil
       *[other] Jij wint met { $points } punten verschil
    }
web-winner-shared = Jij deelt de overwinning met { $names }
# Tweede, op 3 punten van de eerste; jouw muur was de langste.
web-winner-line = { $placed }; { $merit }.
web-winner-just = { $placed }.
# Voor wie niet meespeelde
web-winner-lead = { $points ->
        [one] { $points } punt voor op { $names }.
       *[other] { $points } punten voor op { $names }.
    }
# Naast de naam van wie niet gewonnen heeft
web-winner-behind = { $points ->
        [one] { $points } punt achter
       *[other] { $points } punten achter
    }

## Wat niemand beter deed, gezegd tegen wie het aangaat

web-winner-yours-wall = { $shared ->
        [yes] geen muur was langer dan die van jou
       *[no] jouw muur was de langste
    }
web-winner-yours-moat = { $shared ->
        [yes] geen gracht was langer dan die van jou
       *[no] jouw gracht was de langste
    }
web-winner-yours-border = { $shared ->
        [yes] geen grens was langer dan die van jou
       *[no] jouw grens was de langste
    }
# $tiles: 4 torens
web-winner-yours-kind = { $shared ->
        [yes] met { $tiles } had niemand er meer dan jij
       *[no] jij had de meeste: { $tiles }
    }
web-winner-yours-buildings = { $shared ->
        [yes] niemand bouwde meer dan jij
       *[no] jij bouwde het meest
    }
web-winner-yours-exact = { $shared ->
        [yes] niemand betaalde vaker gepast
       *[no] jij betaalde het vaakst gepast
    }

## Hetzelfde naast de naam van iemand anders

web-winner-theirs-wall = { $shared ->
        [yes] geen muur was langer
       *[no] langste muur
    }
web-winner-theirs-moat = { $shared ->
        [yes] geen gracht was langer
       *[no] langste gracht
    }
web-winner-theirs-border = { $shared ->
        [yes] geen grens was langer
       *[no] langste grens
    }
web-winner-theirs-kind = { $shared ->
        [yes] { $tiles }, niemand had er meer
       *[no] { $tiles }, de meeste
    }
web-winner-theirs-buildings = { $shared ->
        [yes] niemand bouwde meer
       *[no] bouwde het meest
    }
web-winner-theirs-exact = { $shared ->
        [yes] niemand betaalde vaker gepast
       *[no] betaalde het vaakst gepast
    }
