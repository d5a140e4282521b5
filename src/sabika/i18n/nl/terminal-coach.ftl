### Een vastgelegd spel door de ogen van de coach, in de terminal.

coach-turn = beurt { $turn }
coach-decision = { $name }, beurt { $turn }, beslissing { $decision }
coach-nothing = In deze beslissingen viel er niets te kiezen.
coach-better = Beter: { $action }
coach-lost = Verloren: { $chance } winstkans, { $points } punten voorsprong.
coach-lost-points = Verloren: { $points } punten.
coach-best = De beste beslissing van { $name }, in beurt { $turn } (beslissing { $decision }): { $action }
coach-worst = Het meeste verloor { $name } in beurt { $turn } (beslissing { $decision }): { $action }
coach-turned = Keerpunt in beurt { $turn } (beslissing { $decision }): de winstkans van { $name } ging van { $before } naar { $after }.

## Koppen van tabellen

coach-heading-decisions = beslissingen
coach-heading-as-coached = zoals de coach
coach-heading-chance-lost = kans verloren per keer
coach-heading-points-lost = punten verloren per keer
coach-heading-inaccuracies = onnauwkeurig
coach-heading-mistakes = fouten
coach-heading-chance = winstkans
coach-heading-points = punten aan het eind
coach-heading-margin = voorsprong
coach-heading-playouts = keer geprobeerd
