### Die Falkner: Falken, wo vier Plättchen zusammenstoßen.

module-falcons = Die Falkner
    .blurb =
        Kaufe statt jeder anderen Aktion Falken für je eine Geldkarte und setze sie dorthin, wo vier Plättchen deines Palasts zusammenstoßen.
        Beide Arten, die ein Falke zeigt, müssen unter den vieren sein; je mehr Falken einer Farbe du hast, desto mehr zählt jeder.

falcon-white = den weißen Falken ({ $kinds })
falcon-brown = den braunen Falken ({ $kinds })
falcon-black = den schwarzen Falken ({ $kinds })

event-falcon-placed = { $seat } zahlt { $card } für { $falcon } und setzt ihn (Plättchen im Nordwesten: { $cell }).
event-falcon-returned = { $seat } legt { $falcon } in den Vorrat zurück (Plättchen im Nordwesten: { $cell }).

reason-white-falcons = { $count ->
        [one] { $count } weißer Falke
       *[other] { $count } weiße Falken
    }
reason-brown-falcons = { $count ->
        [one] { $count } brauner Falke
       *[other] { $count } braune Falken
    }
reason-black-falcons = { $count ->
        [one] { $count } schwarzer Falke
       *[other] { $count } schwarze Falken
    }
source-white-falcons = Weiße Falken
source-brown-falcons = Braune Falken
source-black-falcons = Schwarze Falken

refusal-no-falcons = An diesem Tisch gibt es keine Falken: Wähle das Modul vor dem Spiel ({ $rule }).
refusal-falcons-first = Falken sind die einzige Aktion eines Zuges, und du hast schon eine andere gemacht: Warte auf deinen nächsten Zug ({ $rule }).
refusal-falcons-only = Nach einem Falken kannst du nur weitere Falken kaufen: Setze noch einen oder verzichte ({ $rule }).
refusal-no-card = Du hast keine Geldkarte mehr, um einen Falken zu bezahlen ({ $rule }).
refusal-lacks-card = Du hast { $card } nicht: Zahle mit einer Karte aus deiner Hand ({ $rule }).
refusal-falcon-gone = Du kannst { $falcon } nicht bekommen: Er liegt nicht im Vorrat ({ $rule }).
refusal-no-four-tiles = Hier stoßen keine vier Plättchen zusammen: Nenne das nordwestliche der vier ({ $rule }).
refusal-falcon-there = An diesem Punkt steht schon ein Falke ({ $rule }).
refusal-falcon-kinds = Du kannst { $falcon } hier nicht setzen: Beide Arten müssen unter den vier Plättchen sein ({ $rule }).

## What one can do

action-falcon = Setze { $falcon } (Plättchen im Nordwesten: { $cell })
action-pay-falcon = Zahle mit { $card }
action-decline-more-falcons = Keine weiteren Falken

## In the terminal

pad-ask-falcon = Einen Falken setzen? Das Feld ist das nordwestliche der vier
ask-pay-falcon = Mit welcher Karte zahlst du { $falcon }?
ask-more-falcons = Setzt du noch einen Falken?
state-white = Weiße Falken im Vorrat: { $things }
state-brown = Braune Falken im Vorrat: { $things }
state-black = Schwarze Falken im Vorrat: { $things }
state-falcon = { $falcon }, { $cell }

## On the scorepad

scorepad-field-falcons = Falken
scorepad-step-falcons = Legt die { $falcons } Falken offen neben den Bauhof ({ $rule }).
scorepad-refused-too-many-falcons = { $colour }: Das wären { $number }, es gibt aber nur { $most } ({ $rule }).

## In the browser

web-palace-falcon = { $falcon }, Plättchen im Nordwesten: { $cell }
web-falcon = { $colour ->
        [white] Weißer Falke
        [brown] Brauner Falke
       *[black] Schwarzer Falke
    } ({ $kinds })
web-opponent-falcons = { $count ->
        [one] { $count } Falke
       *[other] { $count } Falken
    }
web-scorepad-how-falcon = Tippe den Punkt an, auf dem er sitzt.
web-scorepad-take-falcon = Diesen Falken wegnehmen: { $cell }
web-scorepad-falcon-at = Den Falken hierher setzen: { $cell }
web-table-ask-falcon = Wohin setzt du { $falcon }?
web-table-ask-pay-falcon = Mit welcher Karte bezahlst du { $falcon }?
web-table-ask-more-falcons = Noch ein Falke?
web-table-which-falcon = An welchem Punkt?
web-table-falcons = Falken
