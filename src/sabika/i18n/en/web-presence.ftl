### Who is there, who thinks, and bots that sit in.

## Times in short

web-presence-seconds = { $count } s
web-presence-minutes = { $count } min
web-presence-hours = { $count } h
web-presence-days = { $count } d

## At the table

web-presence-thinks = thinking · { $time }
web-presence-away = away
    .for = away · { $time }
    .unseen = { $name } is away.
web-presence-is-away = { $name } is away
web-presence-after = After { $time } a bot can sit in.
web-presence-let-in = Let a bot sit in
    .who = Let a bot sit in for { $name }
web-presence-agreed = You agreed. Still missing: { $names }.
web-presence-all = All who are here have to agree, or the host alone.
web-presence-others-agreed = { $names } would let a bot sit in. Do you agree?

## Set-up

web-presence-absent = If somebody is away
    .never = wait for them
    .note = After this time the others can let a bot sit in until they are back.
    .never-note = No bot ever sits in, unless they ask for it themselves.

## Waiting room

web-presence-seat-bot = A bot …
    .seat = Let a bot take seat { $number }
web-presence-seat-free = Make it free
    .who = Make { $name }’s seat free
