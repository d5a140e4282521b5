### What is wrong with a recorded game.

record-refused = Action { $number }, “{ $action }”, is not allowed: { $because }
    .earlier = Action { $number }, “{ $action }”, is not allowed by version { $version } of the rules, that of the record: { $because }
record-no-action = Action { $number }, “{ $action }”, cannot be read: { $why }
record-cannot-draw = After action { $number }, “{ $action }”: { $why }
record-because = { $why }
record-other-pieces = The game was played with other pieces. Give the file of its pieces with --components.
record-seed-hash = The seed does not belong to the hash that was published.
record-deal-seats = The deal names { $named } seats, but the game has { $seats }.
record-deal-server = The server’s value does not belong to the hash that was published.
record-deal-seat = The value of seat { $seat } does not belong to its hash.
record-deal-seed = The seed is not made of the values that were given.
record-too-many-draws = Something was drawn { $times } times here, more often than in the game.
record-not-over = The record has a result, but its game is not over: actions are missing at its end.
record-no-result = The record has no result, but its game is over.
record-differs = { $field } is { $recorded }, but the game gives { $replayed }.
