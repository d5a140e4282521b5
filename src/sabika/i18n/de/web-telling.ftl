### The client: what the table tells besides.

web-gauge-due = { $name }: jetzt
web-hint-glow-moat = Längster Graben leuchtet

## In words, for those who do not see the board

# $change is the number with its sign
web-change = { $count ->
        [one] { $change } Punkt
       *[other] { $change } Punkte
    }
web-refused-at = { $cell }: { $why }
web-display-selected = Gewählt: { $cards }, zusammen { $total }. Enter nimmt sie.
web-display-selected-none = Nichts ist gewählt.
