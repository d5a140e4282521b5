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
record-deal-seat = The value of seat { $number } does not belong to its hash.
record-deal-seed = The seed is not made of the values that were given.
record-too-many-draws = The record gives more draws for “{ $stream }” ({ $times }) than the game makes ({ $drawn }).
record-not-over = The record has a result, but its game is not over: actions are missing at its end.
record-no-result = The record has no result, but its game is over.
record-differs = { $field } is { $recorded }, but the game gives { $replayed }.

## What cannot be read as a record

record-unreadable = { $source } is not a record: { $why }
record-source-text = The text
record-source-game = The game
record-source-sent = What was sent
record-newer = { $source } was made by a newer Sabika. Update Sabika to read it.
record-cut-off = it ends too early.
record-no-json = it is not JSON.
record-no-utf-8 = it is not UTF-8 text.
record-too-deep = it is nested too deeply.
record-no-object = it is not a JSON object.
record-other-format = its format is “{ $found }”, not “{ $wanted }”.
record-no-version = there is no version { $version } of the format.
record-field-missing = the field “{ $field }” is missing.
record-field-unknown = no record has a field “{ $field }”.
record-field-twice = the field “{ $field }” is in it twice.
record-field-wrong = the field “{ $field }” has to be { $wanted }.
record-key-wrong = a name in “{ $field }” has to be { $wanted }.
record-wanted-object = an object
    .or-null = an object or null
record-wanted-list = a list
    .longest = a list of at most { $many } entries
record-wanted-text = a text
    .or-null = a text or null
    .longest = a text of at most { $many } characters
    .shortest = a text of at least { $many ->
            [one] 1 character
           *[other] { $many } characters
        }
record-wanted-number = a whole number
record-wanted-line = a text without control characters
record-wanted-digits = { $many } hexadecimal digits in small letters
    .between = { $least } to { $most } hexadecimal digits in small letters
record-wanted-other = another value
record-too-long = The record is longer than a game can be: it has more than { $most } actions.
