### Im Browser, der Moment des Siegers: wer gewonnen hat, und eine Zeile für alle.

web-winner-place = { $place ->
        [1] Erster Platz
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
        [5] Fünfter Platz
       *[other] Sechster Platz
    }
# Zweiter Platz zusammen mit Zaida
web-winner-placed-with = { $place } zusammen mit { $names }
# Zweiter Platz, 3 Punkte hinter dem ersten
web-winner-second = { $placed }, { $points ->
        [one] { $points } Punkt hinter dem ersten
       *[other] { $points } Punkte hinter dem ersten
    }
# Dritter Platz, 9 Punkte hinter dem ersten
web-winner-placed = { $placed }, { $points ->
        [one] { $points } Punkt hinter dem ersten
       *[other] { $points } Punkte hinter dem ersten
    }
web-winner-won = { $points ->
        [one] Du gewinnst mit { $points } Punkt Vorsprung
       *[other] Du gewinnst mit { $points } Punkten Vorsprung
    }
web-winner-shared = Du teilst dir den Sieg mit { $names }
# Zweiter Platz, 3 Punkte hinter dem ersten; deine Mauer war die längste.
web-winner-line = { $placed }; { $merit }.
web-winner-just = { $placed }.
# Für jemanden, der nicht mitgespielt hat
web-winner-lead = { $points ->
        [one] { $points } Punkt vor { $names }.
       *[other] { $points } Punkte vor { $names }.
    }
# Neben dem Namen von jemandem, der nicht gewonnen hat
web-winner-behind = { $points ->
        [one] { $points } Punkt dahinter
       *[other] { $points } Punkte dahinter
    }

## Was niemand besser gemacht hat, zu dem gesagt, den es angeht

web-winner-yours-wall = { $shared ->
        [yes] keine Mauer war länger als deine
       *[no] deine Mauer war die längste
    }
web-winner-yours-moat = { $shared ->
        [yes] kein Graben war länger als deiner
       *[no] dein Graben war der längste
    }
web-winner-yours-border = { $shared ->
        [yes] keine Grenze war länger als deine
       *[no] deine Grenze war die längste
    }
# $tiles: 4 Türme
web-winner-yours-kind = { $shared ->
        [yes] niemand hatte mehr als deine { $tiles }
       *[no] du hattest die meisten: { $tiles }
    }
web-winner-yours-buildings = { $shared ->
        [yes] niemand hat mehr gebaut als du
       *[no] du hast am meisten gebaut
    }
web-winner-yours-exact = { $shared ->
        [yes] niemand hat öfter passend gezahlt
       *[no] du hast am häufigsten passend gezahlt
    }

## Dasselbe neben dem Namen von jemand anderem

web-winner-theirs-wall = { $shared ->
        [yes] keine Mauer war länger
       *[no] längste Mauer
    }
web-winner-theirs-moat = { $shared ->
        [yes] kein Graben war länger
       *[no] längster Graben
    }
web-winner-theirs-border = { $shared ->
        [yes] keine Grenze war länger
       *[no] längste Grenze
    }
web-winner-theirs-kind = { $shared ->
        [yes] { $tiles }, niemand hatte mehr
       *[no] { $tiles }, die meisten
    }
web-winner-theirs-buildings = { $shared ->
        [yes] niemand hat mehr gebaut
       *[no] am meisten gebaut
    }
web-winner-theirs-exact = { $shared ->
        [yes] niemand hat öfter passend gezahlt
       *[no] am häufigsten passend gezahlt
    }
