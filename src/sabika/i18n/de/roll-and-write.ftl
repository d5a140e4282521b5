### Roll & Write: ein Blatt, Würfel, Münzen und Dummys.

game-roll-and-write = Roll & Write
    .blurb =
        Paare aus blauen und gelben Würfeln nennen die Gebäude, die du ankreuzt; Münzen drehen Würfel, und unbenutzte gehen an den nächsten Spieler.
        Punkte für vollendete Arten und Mehrheiten, für Zeilen, Spalten und Münzen; allein spielst du um Punkte oder gegen Dummys.

option-dummies = Dummys
    .blurb = Ein Spieler allein wählt, wie viele Dummys um die Ränge der Arten wetteifern: je mehr, desto weniger Runden.
    .fewest = so wenige wie möglich
    .number = { $count ->
        [one] { $count } Dummy
       *[other] { $count } Dummys
    }
option-goal = Ziel
    .blurb = Ein Spieler allein sammelt möglichst viele Punkte oder versucht, die Dummys zu schlagen, die dann auch Punkte erhalten.
    .points = viele Punkte
    .beat = die Dummys schlagen

## Was auf dem Tisch liegt

dummy = Dummy { $number }
# Dasselbe in zwei Zeichen
dummy-short = D{ $number }
sheet-round = Runde { $round } von { $rounds }
# Geworfene Würfel oder das Feld, das ein Paar nennt: Blau 3 und 4, Gelb 5 und 5
sheet-dice = Blau { $blue }, Gelb { $yellow }
# Im Satz, als was gedreht, behalten oder weitergegeben wird
sheet-pair = die blaue { $blue } und die gelbe { $yellow }
die-blue = die blaue { $value }
die-yellow = die gelbe { $value }

# Im Satz im Akkusativ, als was gebaut wird. `.all` sind alle Gebäude der Art.
building-pavilion = einen Pavillon
    .all = alle Pavillons
building-seraglio = ein Serail
    .all = alle Serails
building-arcades = Arkaden
    .all = alle Arkaden
building-chambers = Gemächer
    .all = alle Gemächer
building-garden = einen Garten
    .all = alle Gärten
building-tower = einen Turm
    .all = alle Türme

## Was gefragt wird

ask-sheet-act = { $coins ->
        [0] { $name }, du bist dran: Baue ein Feld oder verdiene Münzen.
       *[other] { $name }, du bist dran: Drehe Würfel, baue ein Feld oder verdiene Münzen.
    }
ask-sheet-build-again = Baust du für 3 Münzen auch { $building } ({ $cell })?
ask-sheet-keep = Welches Paar Würfel behältst du? Das andere geht an { $receiver }.

## Was man tun kann

action-turn-die = { $direction ->
        [up] Drehe { $die } für eine Münze hinauf auf { $after }
       *[down] Drehe { $die } für eine Münze hinunter auf { $after }
    }
action-build-cell = Baue { $building } ({ $cell })
action-build-again = Baue für 3 Münzen auch { $building } ({ $cell })
action-earn = { $coins ->
        [0] Baue nichts und verdiene nichts
        [one] Verdiene { $coins } Münze
       *[other] Verdiene { $coins } Münzen
    }
action-keep-dice = Behalte { $dice }, gib { $others } weiter
action-decline-build-again = Baue nichts mehr

## Was geschieht

event-round-began = Runde { $number } beginnt.
event-dice-rolled = { $side } wirft { $dice }.
event-die-turned = { $seat } dreht { $die } für eine Münze auf { $after }.
event-cell-built = { $coins ->
        [0] { $seat } baut { $building } ({ $cell }).
       *[other] { $seat } gibt { $coins } Münzen aus und baut auch { $building } ({ $cell }).
    }
event-dummy-built = { $side } erhält { $building }.
event-kind-completed = { $side } hat { $buildings } gebaut.
# $missed sind Münzen, für die auf dem Blatt kein Platz mehr ist
event-coins-earned = { $missed ->
        [0] { $coins ->
            [0] { $seat } verdient keine Münzen: Die Würfel nennen kein gebautes Feld.
            [one] { $seat } verdient { $coins } Münze.
           *[other] { $seat } verdient { $coins } Münzen.
        }
       *[other] { $coins ->
            [0] { $seat } verdient keine Münzen: Auf dem Blatt sind keine mehr übrig.
            [one] { $seat } verdient { $coins } Münze, die letzte auf dem Blatt.
           *[other] { $seat } verdient { $coins } Münzen, die letzten auf dem Blatt.
        }
    }
event-dice-kept = { $seat } behält { $dice }.
event-dice-passed = { $seat } gibt { $dice } an { $receiver } weiter.

## Punkte

sheet-scoring-name = { $scoring ->
        [1] Ende der Runde
       *[other] Schlusswertung
    }
sheet-scored = { sheet-scoring-name }: { $count ->
        [0] Niemand erhält Punkte.
       *[other] { $gains }.
    }
# In Klammern nach den Gebäuden einer Art
part-r10 = Art vollendet
reason-row = Zeile { $number } mit { $count } Gebäuden
reason-column = Spalte { $number } mit { $count } Gebäuden
reason-coins = { $count } übrige Münzen
reason-dummies = zusätzlich, als einer von { $count } Dummys
# Wofür es Punkte gibt, wenn nicht für eine Art: eine Überschrift für sich.
source-row = Zeilen
source-column = Spalten
source-coins = Münzen
source-dummies = Außerdem

## Das Ende eines Spiels allein

sheet-ended = { $name } hat zu Ende gespielt.
sheet-beaten = { $outcome ->
        [won] { $name } schlägt die Dummys.
        [shared] { $name } teilt sich den Sieg mit { $others }.
       *[lost] { $count ->
            [one] { $others } schlägt { $name }.
           *[other] { $others } schlagen { $name }.
        }
    }
# Dasselbe mit Punkten, für das Ende des Spiels. $best sind die der Sieger.
end-sheet-points = { $name } erreicht { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }!
end-sheet-beaten = { $outcome ->
        [won] { $name } schlägt die Dummys mit { $points } Punkten!
        [shared] { $name } teilt sich den Sieg mit { $others }: je { $points } Punkte.
       *[lost] { $count ->
            [one] { $others } schlägt { $name } mit { $best } zu { $points } Punkten.
           *[other] { $others } schlagen { $name } mit { $best } zu { $points } Punkten.
        }
    }

## Ablehnungen

refusal-no-such-die = Du kannst { $die } nicht drehen: Sie ist nicht unter deinen Würfeln ({ $rule }).
refusal-cannot-turn-over = Du kannst { $die } nicht in diese Richtung drehen: Ein Würfel dreht sich nie von 6 auf 1 oder zurück ({ $rule }).
refusal-no-coins = Du hast keine Münze mehr, um einen Würfel zu drehen: Baue ein Feld oder verdiene Münzen ({ $rule }).
refusal-two-dice-turned = Du hast schon zwei Würfel gedreht, also bleibt { $die }, wie sie ist: Drehe die beiden weiter, baue ein Feld oder verdiene Münzen ({ $rule }).
refusal-not-named = Deine Würfel nennen dieses Feld nicht ({ $cell }): Wähle das eines blauen und eines gelben Würfels oder drehe erst einen ({ $rule }).
refusal-already-built = Dieses Feld hast du schon gebaut ({ $cell }): Wähle ein anderes oder verdiene Münzen ({ $rule }).
refusal-not-the-unused-dice = Ein zweites Gebäude kommt nur auf das Feld der beiden unbenutzten Würfel, nicht hierher ({ $cell }): Baue jenes oder verzichte ({ $rule }).
refusal-not-rolled = Du hast nicht { $dice } geworfen: Behalte einen blauen und einen gelben deiner vier Würfel ({ $rule }).
