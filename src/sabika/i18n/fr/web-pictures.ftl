### The pictures of the rules.

web-picture = La règle { $rule } en images
web-picture-fits = Convient
web-picture-refused = Ne convient pas
web-picture-hand = En main
web-picture-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
