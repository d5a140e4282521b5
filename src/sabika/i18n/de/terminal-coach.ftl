### Ein aufgezeichnetes Spiel aus der Sicht des Coachs, im Terminal.

coach-turn = Zug { $turn }
coach-decision = { $name }, Zug { $turn }, Entscheidung { $decision }
coach-nothing = In diesen Entscheidungen gab es nichts zu wählen.
coach-better = Besser: { $action }
coach-lost = Verloren: { $chance } Gewinnchance, { $points } Punkte Vorsprung.
coach-lost-points = Verloren: { $points } Punkte.
coach-best = Am besten entschied { $name } in Zug { $turn } (Entscheidung { $decision }): { $action }
coach-worst = Am meisten verlor { $name } in Zug { $turn } (Entscheidung { $decision }): { $action }
coach-turned = Wendepunkt in Zug { $turn } (Entscheidung { $decision }): Die Gewinnchance von { $name } ging von { $before } auf { $after }.

## Überschriften von Tabellen

coach-heading-decisions = Entscheidungen
coach-heading-as-coached = wie der Coach
coach-heading-chance-lost = Chance verloren je
coach-heading-points-lost = Punkte verloren je
coach-heading-inaccuracies = ungenau
coach-heading-mistakes = Fehler
coach-heading-chance = Gewinn
coach-heading-points = Punkte am Ende
coach-heading-margin = Vorsprung
coach-heading-playouts = Versuche
