### The pictures of the rules.

web-picture = Rule { $rule } in pictures
web-picture-fits = Fits
web-picture-refused = Does not fit
web-picture-hand = In the hand
web-picture-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
