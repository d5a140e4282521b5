### Wat de coach van een beslissing zegt, in de terminal en in de browser.

coach-percent = { $number }%
coach-played = (gespeeld)

## Waarom een mogelijkheid goed of slecht is. Punten hebben hun teken.

coach-reason-another-action = gepast betaald levert dit nog een actie op
coach-reason-placed = { $points } punten bij de volgende waardering zodra de tegel gebouwd is
coach-reason-scoring = { $points } punten als er nu werd geteld
coach-reason-exact-change = maakt het mogelijk { $tiles } gepast te betalen
