### Wertungen: wer Punkte erhält, und wofür.

scoring-name = { $scoring ->
        [1] Erste Wertung
        [2] Zweite Wertung
       *[other] Schlusswertung
    }

event-scored = { scoring-name }: { $count ->
        [0] Niemand erhält Punkte.
       *[other] { $gains }.
    }

# Die Punkte eines Spielers im Satz darüber: Ana 12
gain = { $name } { $points }

# Ana erhält 13 Punkte: 4 Türme, erster Rang.
term = { $name } erhält { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $reason }.
reason-wall = eine Mauer der Länge { $count }
reason-place-1 = { $tiles }, erster Rang
    .shared = { $tiles }, geteilter erster Rang
reason-place-2 = { $tiles }, zweiter Rang
    .shared = { $tiles }, geteilter zweiter Rang
reason-place-3 = { $tiles }, dritter Rang
    .shared = { $tiles }, geteilter dritter Rang

# Wofür es Punkte gibt, wenn nicht für eine Art: eine Überschrift für sich.
source-wall = Mauer
source-moat = { moat }
source-border = { border }

## Das Ende

end-winner = { $count ->
        [one] { $winners } gewinnt mit { $points } Punkten!
       *[other] { $winners } gewinnen gemeinsam mit { $points } Punkten!
    }
