### What the coach says about a decision, in the terminal and in the browser.

coach-percent = { $number }%
coach-played = (played)

## Why an option is good or bad. Points have their sign.

coach-reason-another-action = paid exactly, it gives another action
coach-reason-placed = { $points } points at the next scoring once it is built
coach-reason-scoring = { $points } points if it were scored now
coach-reason-exact-change = makes it possible to pay { $tiles } exactly
