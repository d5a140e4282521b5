### Der Tisch von Roll & Write im Browser.

## Die Teile des Tisches

web-sheet-own = Mein Blatt
web-sheet-log = Verlauf

## Das Blatt

web-sheet-of = Blatt von { $name }
web-sheet-head-blue = Blau { $value }
web-sheet-head-yellow = Gelb { $value }
# Wird für jedes Feld vorgelesen. $cell sind die Würfel, die es nennen.
web-sheet-cell = { $state ->
        [offered] { $kind }, { $cell }: kann gewählt werden
        [built] { $kind }, { $cell }: gebaut
        [built-named] { $kind }, { $cell }: gebaut, von den Würfeln genannt
        [named] { $kind }, { $cell }: von den Würfeln genannt
       *[free] { $kind }, { $cell }
    }
web-sheet-row = { $points ->
        [0] Zeile { $number }: { $count } von 6 Gebäuden
       *[other] Zeile { $number }: { $count } von 6 Gebäuden, { $points } Punkte
    }
web-sheet-column = { $points ->
        [0] Spalte { $number }: { $count } von 6 Gebäuden
       *[other] Spalte { $number }: { $count } von 6 Gebäuden, { $points } Punkte
    }
web-sheet-coins = Münzen: { $coins } übrig, { $spent } ausgegeben, { $open } noch zu verdienen

## Die Würfel

web-sheet-dice = Würfel von { $name }
# Ein Würfel als Knopf; $die: die blaue 3
web-sheet-die = { $turned ->
        [yes] Wähle { $die }, schon gedreht
       *[no] Wähle { $die }
    }
web-sheet-turned = Schon gedreht
web-sheet-no-third = Zwei Würfel sind gedreht: { $die } bleibt, wie sie ist

## Der Stand

web-sheet-standings = Stand
web-sheet-kind = Art
# Über den Punkten der Ränge jeder Art
web-sheet-places = Ränge
web-sheet-place-taken = { $points ->
        [one] { $points } Punkt, für { $name }
       *[other] { $points } Punkte, für { $name }
    }
web-sheet-first = beginnt jede Runde
web-sheet-completed = vollendet
web-sheet-coins-left = Übrige Münzen
web-sheet-points = Punkte
web-sheet-if-over = Wenn jetzt Schluss wäre
web-sheet-points-of = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Die anderen

web-sheet-others = Die anderen
web-sheet-small = { $name }: { $built } von 36 Gebäuden, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, Würfel { $dice }. Vergrößern
web-sheet-dummy-small = { $name }: was angekreuzt ist. Vergrößern
web-sheet-ticked = { $kind }: { $number } von { $size }
web-sheet-dummy-points = Nach allen Spielern erhält dieser Dummy in jeder Runde ein Gebäude. Er nimmt dir Ränge weg, erhält aber keine Punkte.
web-sheet-dummy-beat = Nach allen Spielern erhält dieser Dummy in jeder Runde ein Gebäude. Er erhält Punkte für seine Ränge und einige zusätzlich: Schlage ihn.
web-sheet-close = Schließen

## Der Zug

web-sheet-earned = { $coins ->
        [0] { $seat } verdient keine Münzen.
        [one] { $seat } verdient { $coins } Münze.
       *[other] { $seat } verdient { $coins } Münzen.
    }
web-sheet-again = Für 3 Münzen bauen
web-sheet-roll = Würfeln
web-sheet-then-roll = Danach wird gewürfelt; bis dahin kannst du es zurücknehmen.
web-sheet-then-next = Danach ist { $name } dran; bis dahin kannst du es zurücknehmen.
web-sheet-how-act = { $cells ->
        [0] Alle Felder, die deine Würfel nennen, sind schon gebaut.
       *[other] Wähle ein leuchtendes Feld oder einen blauen und einen gelben Würfel.
    }
# Nach dem, was zu tun ist, mit Münzen; $left: wie viele andere Würfel noch gedreht werden dürfen
web-sheet-how-turn = { $left ->
        [0] Die Pfeile drehen für eine Münze nur noch die schon gedrehten Würfel.
        [1] Die Pfeile drehen einen Würfel für eine Münze: den schon gedrehten oder noch einen.
       *[other] Die Pfeile drehen einen Würfel für eine Münze.
    }
web-sheet-how-build-again = Die beiden Würfel, die du nicht benutzt hast, nennen das leuchtende Feld.
web-sheet-how-keep = Wähle einen blauen und einen gelben Würfel oder das Feld, das sie nennen.
web-sheet-outcome = { $action }: { $kind } { $number }/{ $size }, Zeile { $row }/6, Spalte { $column }/6.

## Tasten

web-sheet-key-arrows = sich über die Felder des Blatts bewegen
web-sheet-key-enter = das Feld wählen
web-sheet-key-roll = würfeln oder den Zug beenden, wenn danach gefragt wird
web-sheet-key-turn = den gewählten Würfel für eine Münze drehen
web-sheet-key-earn = Münzen verdienen
web-sheet-key-decline = nichts mehr bauen
web-sheet-key-to-sheet = zu deinem Blatt
web-sheet-key-to-dice = zu den Würfeln
web-sheet-key-to-others = zu den Blättern der anderen
web-sheet-key-to-log = zum Verlauf
