### A recorded game as the coach sees it, in the terminal.

coach-turn = turn { $turn }
coach-decision = { $name }, turn { $turn }, decision { $decision }
coach-nothing = There was nothing to choose in these decisions.
coach-better = Better: { $action }
coach-lost = Lost: { $chance } of the chance to win, { $points } points of margin.
coach-lost-points = Lost: { $points } points.
coach-best = { $name } decided best in turn { $turn } (decision { $decision }): { $action }
coach-worst = { $name } lost most in turn { $turn } (decision { $decision }): { $action }
coach-turned = Turning point in turn { $turn } (decision { $decision }): the chance of { $name } went from { $before } to { $after }.

## Headings of tables

coach-heading-decisions = decisions
coach-heading-as-coached = like the coach
coach-heading-chance-lost = chance lost each
coach-heading-points-lost = points lost each
coach-heading-inaccuracies = inaccurate
coach-heading-mistakes = mistakes
coach-heading-chance = to win
coach-heading-points = points at the end
coach-heading-margin = ahead by
coach-heading-playouts = playouts
