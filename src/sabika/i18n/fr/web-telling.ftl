### The client: what the table tells besides.

web-gauge-due = { $name } : maintenant
web-hint-glow-moat = Douve la plus longue en lumière

## In words, for those who do not see the board

# $change is the number with its sign
web-change = { $count ->
        [one] { $change } point
       *[other] { $change } points
    }
web-refused-at = { $cell } : { $why }
web-display-selected = Choisi : { $cards }, { $total } en tout. Entrée pour prendre.
web-display-selected-none = Rien n’est choisi.
