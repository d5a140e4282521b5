### Ce que le coach dit d’une décision, dans le terminal et dans le navigateur.

coach-percent = { $number } %
coach-played = (joué)

## Pourquoi une possibilité est bonne ou mauvaise. Les points ont leur signe.

coach-reason-another-action = payée avec l’appoint, donne une action de plus
coach-reason-placed = { $points } points au prochain décompte une fois construite
coach-reason-scoring = { $points } points si l’on comptait maintenant
coach-reason-exact-change = permet ensuite de payer { $tiles } avec l’appoint
