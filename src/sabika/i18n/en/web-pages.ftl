### The pages around the games: what they say besides their first words.

## The scorepad without the server

web-scorepad-tallied = Counted from what was entered so far. Change what is different.
    .old = As counted before the connection was lost. Check every number.
    .not = What was entered cannot be counted now. Enter all numbers.
web-scorepad-old = Points from before the latest entries. They are counted anew as soon as the server is back.
web-scorepad-counted-old = What changed since the connection was lost is not counted yet.

## The replay

web-replay-begins = Everything is laid out.
    .who = Everything is laid out. { $name } goes first.

## Setting up a table

web-new-no-modules = none
