### Dirk, der gedachte dritte Spieler eines Spiels zu zweit.

dirk = Dirk

event-tile-given = { $seat } gibt Dirk { $tile }.
event-dirk-drew = Dirk bekommt { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }: { $tiles }.

## What one can do

action-give = { $tile } an Dirk geben

## Refusals

refusal-not-bought = Nur ein gerade gekauftes Plättchen darf Dirk bekommen, nicht { $tile } ({ $rule }).
refusal-no-dirk = An diesem Tisch gibt es keinen Dirk: er spielt nur zu zweit mit ({ $rule }).
refusal-not-for-dirk = Dirk nimmt nur Gebäude, nicht { $tile } ({ $rule }).

## In the terminal

pad-ask-given = Plättchen von Dirk (bisher { $count }; eine leere Zeile beendet es):
key-give = an Dirk
help-give = das Plättchen Dirk geben (zwei Spieler)

## On the scorepad

scorepad-step-dirk = Zieht { $tiles } Plättchen für Dirk und legt sie offen neben den Bauhof ({ $rule }).
scorepad-step-dirk-with-moats = Zieht { $tiles } Plättchen für Dirk und legt sie mit der geraden Seite nach oben neben den Bauhof ({ $rule }).
scorepad-step-dirk-both = Zieht aus jedem Beutel { $tiles } Plättchen für Dirk und legt sie offen neben den Bauhof, die von Granada mit der geraden Seite nach oben ({ $rule }).
scorepad-step-dirk-again = Zieht { $tiles } weitere Plättchen für Dirk, sobald der Bauhof aufgefüllt ist ({ $rule }).
scorepad-step-dirk-again-both = Zieht aus jedem Beutel { $tiles } weitere Plättchen für Dirk, sobald der Bauhof aufgefüllt ist, die von Granada mit der Seite, die der Zeiger nennt ({ $rule }).
scorepad-step-dirk-third = Zählt die Plättchen, die noch im Beutel sind: Dirk bekommt ein Drittel davon, abgerundet ({ $rule }).
scorepad-step-dirk-third-both = Zählt die Plättchen, die noch in jedem Beutel sind: Dirk bekommt von jedem ein Drittel, abgerundet ({ $rule }).
scorepad-refused-dirk-too-few = Dirk hat von Anfang an { $least } Plättchen oder mehr, nicht { $number } ({ $rule }).
scorepad-refused-dirk-fewer = { $kind }: Dirk hatte schon { $before } und verliert nie ein Plättchen, kann also nicht { $number } haben ({ $rule }).
scorepad-refused-not-for-dirk = Dirk nimmt nur Gebäudeplättchen, nicht { $tile } ({ $rule }).

## In the browser

web-after-dirk = { $count ->
        [one] { $count } Plättchen, aber kein Palast
       *[other] { $count } Plättchen, aber kein Palast
    }
web-dirk = Dirk: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $count } Plättchen
web-recap-given = an Dirk
web-table-give = An Dirk geben
