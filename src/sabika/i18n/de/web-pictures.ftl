### The pictures of the rules.

web-picture = Regel { $rule } in Bildern
web-picture-fits = Passt
web-picture-refused = Passt nicht
web-picture-hand = Auf der Hand
web-picture-coins = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
