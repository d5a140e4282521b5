### Les fauconniers : des faucons là où quatre tuiles se touchent.

module-falcons = Les fauconniers
    .blurb =
        Au lieu de toute autre action, achetez des faucons, une carte d’argent chacun, et posez-les là où quatre tuiles de votre palais se touchent.
        Les deux types que montre un faucon doivent être parmi les quatre ; plus vous avez de faucons d’une couleur, plus ils rapportent.

falcon-white = le faucon blanc ({ $kinds })
falcon-brown = le faucon brun ({ $kinds })
falcon-black = le faucon noir ({ $kinds })

event-falcon-placed = { $seat } donne { $card } pour { $falcon } et le pose (tuile nord-ouest : { $cell }).
event-falcon-returned = { $seat } remet { $falcon } à disposition de tous (tuile nord-ouest : { $cell }).

reason-white-falcons = { $count ->
        [one] { $count } faucon blanc
       *[other] { $count } faucons blancs
    }
reason-brown-falcons = { $count ->
        [one] { $count } faucon brun
       *[other] { $count } faucons bruns
    }
reason-black-falcons = { $count ->
        [one] { $count } faucon noir
       *[other] { $count } faucons noirs
    }
source-white-falcons = Faucons blancs
source-brown-falcons = Faucons bruns
source-black-falcons = Faucons noirs

refusal-no-falcons = Il n’y a pas de faucons à cette table : choisissez le module avant la partie ({ $rule }).
refusal-falcons-first = Les faucons sont la seule action d’un tour et vous en avez déjà fait une autre : attendez votre prochain tour ({ $rule }).
refusal-falcons-only = Après un faucon, vous ne pouvez qu’acheter d’autres faucons : posez-en un ou renoncez ({ $rule }).
refusal-no-card = Vous n’avez plus de carte d’argent pour payer un faucon ({ $rule }).
refusal-lacks-card = Vous n’avez pas { $card } : payez avec une carte de votre main ({ $rule }).
refusal-falcon-gone = Vous ne pouvez pas avoir { $falcon } : il n’est pas disponible ({ $rule }).
refusal-no-four-tiles = Il n’y a pas quatre tuiles qui se touchent ici : indiquez celle du nord-ouest ({ $rule }).
refusal-falcon-there = Il y a déjà un faucon à cet endroit ({ $rule }).
refusal-falcon-kinds = Vous ne pouvez pas poser { $falcon } ici : ses deux types doivent être parmi les quatre tuiles ({ $rule }).

## What one can do

action-falcon = Poser { $falcon } (tuile nord-ouest : { $cell })
action-pay-falcon = Payer avec { $card }
action-decline-more-falcons = Plus de faucon

## In the terminal

pad-ask-falcon = Placer un faucon ? La case est celle du nord-ouest parmi les quatre
ask-pay-falcon = Avec quelle carte payez-vous { $falcon } ?
ask-more-falcons = Posez-vous encore un faucon ?
state-white = Faucons blancs à disposition : { $things }
state-brown = Faucons bruns à disposition : { $things }
state-black = Faucons noirs à disposition : { $things }
state-falcon = { $falcon }, { $cell }

## On the scorepad

scorepad-field-falcons = Faucons
scorepad-step-falcons = Poser les { $falcons } faucons, visibles, à côté du chantier ({ $rule }).
scorepad-refused-too-many-falcons = { $colour } : cela en ferait { $number }, mais il n’y en a que { $most } ({ $rule }).

## In the browser

web-palace-falcon = { $falcon }, tuile nord-ouest : { $cell }
web-falcon = { $colour ->
        [white] Faucon blanc
        [brown] Faucon brun
       *[black] Faucon noir
    } ({ $kinds })
web-opponent-falcons = { $count ->
        [one] { $count } faucon
       *[other] { $count } faucons
    }
web-scorepad-how-falcon = Toucher le point où il se pose.
web-scorepad-take-falcon = Enlever ce faucon : { $cell }
web-scorepad-falcon-at = Poser le faucon ici : { $cell }
web-table-ask-falcon = Où va { $falcon } ?
web-table-ask-pay-falcon = Avec quelle carte payer { $falcon } ?
web-table-ask-more-falcons = Encore un faucon ?
web-table-which-falcon = À quel point ?
web-table-falcons = Faucons
