### Was an einem aufgezeichneten Spiel nicht stimmt.

record-refused = Aktion { $number }, „{ $action }“, ist nicht erlaubt: { $because }
    .earlier = Aktion { $number }, „{ $action }“, ist nach Version { $version } der Regeln, der der Aufzeichnung, nicht erlaubt: { $because }
record-no-action = Aktion { $number }, „{ $action }“, ist nicht lesbar: { $why }
record-cannot-draw = Nach Aktion { $number }, „{ $action }“: { $why }
record-because = { $why }
record-other-pieces = Das Spiel wurde mit anderen Teilen gespielt. Gib die Datei seiner Teile mit --components an.
record-seed-hash = Der Startwert gehört nicht zu dem Hash, der veröffentlicht wurde.
record-deal-seats = Die Ausgabe nennt { $named } Plätze, aber das Spiel hat { $seats }.
record-deal-server = Der Wert des Servers gehört nicht zu dem Hash, der veröffentlicht wurde.
record-deal-seat = Der Wert von Platz { $seat } gehört nicht zu seinem Hash.
record-deal-seed = Der Startwert ist nicht aus den Werten gemacht, die gegeben wurden.
record-too-many-draws = Hier wurde { $times }-mal gezogen, öfter als im Spiel.
record-not-over = Die Aufzeichnung hat ein Ergebnis, aber ihr Spiel ist nicht zu Ende: am Ende fehlen Aktionen.
record-no-result = Die Aufzeichnung hat kein Ergebnis, aber ihr Spiel ist zu Ende.
record-differs = { $field } ist { $recorded }, aber das Spiel ergibt { $replayed }.
