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
