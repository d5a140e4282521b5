### The pictures of the rules.

web-picture = Regel { $rule } in beelden
web-picture-fits = Past
web-picture-refused = Past niet
web-picture-hand = In de hand
web-picture-coins = { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }
