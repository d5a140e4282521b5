### The client: what the table tells besides.

web-gauge-due = { $name }: now
web-hint-glow-moat = Longest moat glows

## In words, for those who do not see the board

# $change is the number with its sign
web-change = { $count ->
        [one] { $change } point
       *[other] { $change } points
    }
web-refused-at = { $cell }: { $why }
web-display-selected = Selected: { $cards }, together { $total }. Enter takes it.
web-display-selected-none = Nothing is selected.
