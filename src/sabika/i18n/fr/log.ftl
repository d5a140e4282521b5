### Ce qui se passe dans une partie, phrase par phrase.

# Qui n’a pas donné de nom, là où se lirait un nom : seul avec des bots, on n’en demande pas.
guest = Visiteur

## Mise en place

event-dealt = { $seat } commence avec { $cards }, { $total } en tout.
event-starts-first = C’est { $seat } qui commence.

## Un tour

event-turn-began = Tour de jeu { $turn } : { $seat }.
event-money-taken = { $seat } prend { $cards }.
event-tile-bought = { $over ->
        [0] { $seat } fait l’appoint avec { $payment } pour { $tile }.
       *[other] { $seat } paie { $payment } pour { $tile }, { $over } de trop.
    }
event-tile-built = { $seat } bâtit { $tile } ({ $cell }).
event-tile-reserved = { $seat } met { $tile } en réserve.
event-tile-removed = { $seat } ramène { $tile } ({ $cell }) dans la réserve.
event-tiles-swapped = { $seat } échange { $old } ({ $cell }) contre { $tile } de la réserve.
event-passed = { $seat } ne peut rien faire et passe.
event-stopped = { $seat } renonce à une action de plus.

## Après un tour

event-pile-reshuffled = La pile est épuisée : { $cards ->
        [one] la seule carte de la défausse devient la nouvelle pile.
       *[other] les { $cards } cartes de la défausse, mélangées, forment la nouvelle.
    }
event-display-filled = Nouveau à l’étal : { $cards }.
event-yard-filled = Nouveau à l’emplacement { $space } : { $tile }.
event-scoring-turned = La carte de décompte { $scoring } apparaît.

## La fin

event-tile-awarded = { $seat } a le plus de { $currency } et reçoit gratuitement { $tile }.
event-game-ended = { $count ->
        [one] { $winners } remporte la partie.
       *[other] { $winners } se partagent la victoire.
    }
