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
refusal-bonus-tile-unfinished = Achevez d’abord { $tile } : { unfinished-tile } ne sert pas de carte de prime ({ $rule }).

## What one can do

action-reveal = Révéler la carte de prime { $tile }
action-decline-reveal = Ne rien révéler maintenant

## In the terminal

pad-ask-bonus = Cartes de prime révélées : leurs numéros, ou rien pour aucune :
ask-reveal = Un décompte arrive. Révélez-vous une carte de prime ?
state-own = Vos cartes cachées : { $things }
state-hidden = { $name } : { $count } cachées
state-known = { $name } cache de nouveau : { $things }
state-revealed = { $name } a révélé : { $things }

## On the scorepad

scorepad-field-bonus = Cartes de prime
scorepad-step-bonus = Mélanger les { $cards } cartes de prime et en donner { $each } à chaque joueur, en secret ; { $aside } retournent dans la boîte sans être vues ({ $rule }).
scorepad-refused-no-such-card = Il n’y a pas de carte de prime pour { $piece } : seules les tuiles sans mur en ont une ({ $rule }).
scorepad-refused-card-twice = La carte de prime pour { $tile } n’existe qu’une fois ({ $rule }).
scorepad-refused-too-many-cards = { $number } cartes de prime, c’est trop : chacun en a reçu { $most } ({ $rule }).
scorepad-refused-card-without-tile = La carte de prime pour { $tile } ne compte que si cette tuile est dans le palais : indiquer aussi la tuile ({ $rule }).

## In the browser

web-badge-bonus = Cartes bonus : { $revealed ->
        [one] { $revealed } révélée
       *[other] { $revealed } révélées
    }, { $hidden ->
        [one] { $hidden } cachée
       *[other] { $hidden } cachées
    }
web-scorepad-no-cards = Aucune tuile de ce palais n’a de carte de prime.
web-table-ask-reveal = Avant le décompte : révéler une carte de prime ?
web-table-wait-reveal = Avant le décompte : { $name } peut révéler une carte de prime.
web-table-bonus-card = { $tile }, { $open ->
        [true] révélée
       *[false] cachée
    }
web-table-reveal = Révéler
