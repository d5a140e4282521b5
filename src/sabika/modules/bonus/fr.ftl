### Les cartes de prime : un bâtiment secret de plus pour une tuile sans mur.

module-bonus = Cartes de prime
    .blurb =
        Vous tenez des cartes secrètes, chacune montre une tuile sans mur.
        Tant que cette tuile est dans votre palais, vous pouvez révéler sa carte : elle compte comme un bâtiment de plus de ce type.

bonus-card = Carte de prime { $tile }

event-bonus-dealt = { $count ->
        [one] Chacun reçoit une carte de prime en secret.
       *[other] Chacun reçoit { $count } cartes de prime en secret.
    }
event-bonus-revealed = { $seat } révèle une carte de prime : un bâtiment de plus pour { $tile }.
event-bonus-returned = { $seat } reprend en main la carte de prime pour { $tile }.

part-b3 = { $amount } par la carte de prime { $what }

refusal-no-bonus-cards = Il n’y a pas de cartes de prime à cette table : choisissez le module avant la partie ({ $rule }).
refusal-no-such-bonus-card = Vous ne cachez pas de carte de prime pour { $tile } ({ $rule }).
refusal-bonus-tile-not-built = Bâtissez d’abord { $tile } : sa carte de prime ne se révèle que dans votre palais ({ $rule }).
refusal-bonus-tile-unfinished = Achevez d’abord { $tile } : un ouvrage inachevé ne sert pas de carte de prime ({ $rule }).
