### De browser: de coach aan tafel en bij het terugkijken.

web-coach = Coach
    .ask = Vraag de coach
    .thinks = De coach denkt na …
    .best = Wat de coach zou doen
    .close = Coach sluiten
web-coach-chance = Winstkans: { $percent }
web-coach-points = { $points ->
        [one] { $points } punt aan het eind
       *[other] { $points } punten aan het eind
    }
web-coach-playouts = { $playouts ->
        [one] één keer geprobeerd
       *[other] { $playouts } keer geprobeerd
    }
web-coach-do = Doe dit
web-coach-knows = De coach weet wat jij weet, niet wat verborgen is, en stelt zich voor hoe het spel verder kan gaan.

## Bij het terugkijken: wat de coach gedaan zou hebben

web-coach-here = Wat zou de coach hier doen?
web-coach-of = { $name } moet beslissen
web-coach-over = Het spel is afgelopen: er valt niets meer te beslissen.
web-coach-same = { $name } deed hetzelfde.
web-coach-played = Gespeeld: { $option }
web-coach-lost = { $percent } minder
web-coach-lost-points = { $points ->
        [one] { $points } punt minder
       *[other] { $points } punten minder
    }

## Hoe goed een beslissing was

web-coach-inaccuracy = onnauwkeurig
web-coach-mistake = fout

## De kansen in de loop van het spel

web-after-measure-chance = Winstkans
    .hint = Hoe de coach de kansen aan het eind van elke beurt beoordeelt, in procenten.
