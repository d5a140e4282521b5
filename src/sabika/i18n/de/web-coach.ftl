### Das Spiel im Browser: der Coach am Tisch und beim Nachspielen.

web-coach = Coach
    .ask = Coach fragen
    .thinks = Der Coach denkt nach …
    .best = Was der Coach täte
    .close = Coach schließen
web-coach-chance = Gewinnchance: { $percent }
web-coach-points = { $points ->
        [one] { $points } Punkt am Ende
       *[other] { $points } Punkte am Ende
    }
web-coach-playouts = { $playouts ->
        [one] einmal ausprobiert
       *[other] { $playouts }-mal ausprobiert
    }
web-coach-do = So machen
web-coach-knows = Er weiß, was du weißt, nicht was verdeckt ist, und stellt sich vor, wie das Spiel weitergehen kann.

## Beim Nachspielen: was der Coach getan hätte

web-coach-here = Was täte der Coach hier?
web-coach-of = { $name } entscheidet
web-coach-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu entscheiden.
web-coach-same = { $name } tat dasselbe.
web-coach-played = Gespielt: { $option }
web-coach-lost = { $percent } weniger
web-coach-lost-points = { $points ->
        [one] { $points } Punkt weniger
       *[other] { $points } Punkte weniger
    }

## Wie gut eine Entscheidung war

web-coach-inaccuracy = ungenau
web-coach-mistake = Fehler

## Die Chancen im Lauf des Spiels

web-after-measure-chance = Gewinnchance
    .hint = Wie der Coach die Chancen am Ende jedes Zuges beurteilt, in Prozent.
