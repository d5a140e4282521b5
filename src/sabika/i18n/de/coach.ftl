### Was der Coach zu einer Entscheidung sagt, im Terminal und im Browser.

coach-percent = { $number } %
coach-played = (gespielt)

## Warum eine Möglichkeit gut oder schlecht ist. Punkte haben ihr Vorzeichen.

coach-reason-another-action = passend bezahlt bringt es noch eine Aktion
coach-reason-placed = { $points } Punkte bei der nächsten Wertung, sobald es gebaut ist
coach-reason-scoring = { $points } Punkte, wenn jetzt gewertet würde
coach-reason-exact-change = macht es möglich, { $tiles } passend zu bezahlen
