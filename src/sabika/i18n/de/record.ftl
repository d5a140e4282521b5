### Was an einem aufgezeichneten Spiel nicht stimmt.

record-refused = Aktion { $number }, „{ $action }“, ist nicht erlaubt: { $because }
    .earlier = Aktion { $number }, „{ $action }“, ist nicht erlaubt nach Version { $version } der Regeln, nach der dieses Spiel gespielt wurde: { $because }
record-no-action = Aktion { $number }, „{ $action }“, ist nicht lesbar: { $why }
record-cannot-draw = Nach Aktion { $number }, „{ $action }“: { $why }
record-because = { $why }
record-other-pieces = Das Spiel wurde mit anderen Teilen gespielt. Gib die Datei seiner Teile mit --components an.
record-seed-hash = Der Startwert gehört nicht zu dem Hash, der veröffentlicht wurde.
record-deal-seats = Die Ausgabe nennt { $named } Plätze, aber das Spiel hat { $seats }.
record-deal-server = Der Wert des Servers gehört nicht zu dem Hash, der veröffentlicht wurde.
record-deal-seat = Der Wert von Platz { $number } gehört nicht zu seinem Hash.
record-deal-seed = Der Startwert ist nicht aus den Werten gemacht, die gegeben wurden.
record-too-many-draws = Die Aufzeichnung gibt für „{ $stream }“ mehr Ziehungen an ({ $times }), als es im Spiel gibt ({ $drawn }).
record-not-over = Die Aufzeichnung hat ein Ergebnis, aber ihr Spiel ist nicht zu Ende: am Ende fehlen Aktionen.
record-no-result = Die Aufzeichnung hat kein Ergebnis, aber ihr Spiel ist zu Ende.
record-differs = { $field } ist { $recorded }, aber das Spiel ergibt { $replayed }.

## Was nicht als Aufzeichnung zu lesen ist

record-unreadable = { $source } ist keine Aufzeichnung: { $why }
record-source-text = Der Text
record-source-game = Das Spiel
record-source-sent = Das Gesendete
record-newer = { $source } stammt von einem neueren Sabika. Aktualisiere Sabika, um es zu lesen.
record-cut-off = Das Ende fehlt.
record-no-json = Es ist kein JSON.
record-no-utf-8 = Es ist kein UTF-8-Text.
record-too-deep = Es ist zu tief verschachtelt.
record-no-object = Es ist kein JSON-Objekt.
record-other-format = Das Format ist „{ $found }“, nicht „{ $wanted }“.
record-no-version = Das Format hat keine Version { $version }.
record-field-missing = Das Feld „{ $field }“ fehlt.
record-field-unknown = Ein Feld „{ $field }“ gibt es in keiner Aufzeichnung.
record-field-twice = Das Feld „{ $field }“ kommt darin zweimal vor.
record-field-wrong = Das Feld „{ $field }“ muss { $wanted } sein.
record-key-wrong = Ein Name in „{ $field }“ muss { $wanted } sein.
record-wanted-object = ein Objekt
    .or-null = ein Objekt oder null
record-wanted-list = eine Liste
    .longest = eine Liste mit höchstens { $many } Einträgen
record-wanted-text = ein Text
    .or-null = ein Text oder null
    .longest = ein Text mit höchstens { $many } Zeichen
    .shortest = ein Text mit mindestens { $many } Zeichen
record-wanted-number = eine ganze Zahl
record-wanted-line = ein Text ohne Steuerzeichen
record-wanted-digits = eine Folge von { $many } hexadezimalen Ziffern in Kleinbuchstaben
    .between = eine Folge von { $least } bis { $most } hexadezimalen Ziffern in Kleinbuchstaben
record-wanted-other = ein anderer Wert
record-too-long = Die Aufzeichnung ist länger, als ein Spiel sein kann: Sie hat mehr als { $most } Aktionen.
