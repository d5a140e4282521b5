### The client: what the table tells besides.

web-gauge-due = { $name }: nu
web-hint-glow-moat = Langste gracht licht op

## In words, for those who do not see the board

# $change is the number with its sign
web-change = { $count ->
        [one] { $change } punt
       *[other] { $change } punten
    }
web-refused-at = { $cell }: { $why }
web-display-selected = Gekozen: { $cards }, samen { $total }. Enter neemt ze.
web-display-selected-none = Er is niets gekozen.
