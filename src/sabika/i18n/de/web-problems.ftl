### Der Client im Browser: was mit einer Anfrage an den Server schiefgehen kann, nach den Codes des Servers.

## Die Verbindung und der Server

web-problem-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal; nichts ist verloren.
web-problem-tab-missing = Das Spiel ließ sich nicht herunterladen. Prüfe deine Verbindung und versuche es noch einmal; nichts ist verloren.
web-problem-tab-broken = Das Spiel ist in diesem Browser abgestürzt. Versuche es noch einmal; alles bis zu deinem letzten Zug ist gespeichert.
web-problem-tab-too-old = Dieser Browser ist zu alt, um das Spiel darin laufen zu lassen. Aktualisiere ihn oder nimm einen anderen.
web-problem-store = Der Server kann gerade nichts speichern. Versuche es gleich noch einmal; nichts ist verloren.
web-problem-unreadable-table = Dieser Tisch lässt sich nicht mehr zeigen: Was von ihm aufbewahrt ist, ist beschädigt, oder eine andere Version von Sabika hat ihn nach anderen Regeln begonnen. Eröffne einen neuen Tisch.
web-problem-unexpected = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal oder lade die Seite neu.
web-problem-other = Das hat nicht geklappt ({ $code }). Lade die Seite neu und versuche es noch einmal.
web-problem-outdated = Diese Seite und der Server verstehen einander nicht. Lade die Seite neu.
web-problem-no-hello = { web-problem-outdated }
web-problem-not-here = { web-problem-outdated }
web-problem-wrong-type = { web-problem-outdated }
web-problem-wrong-host = Der Server heißt nicht { $host }. Öffne ihn unter seiner eigenen Adresse oder starte ihn mit --allowed-host { $host }.
web-problem-wrong-origin = Der Server kennt die Adresse dieser Seite nicht. Öffne das Spiel unter der Adresse des Servers oder starte den Server mit --allowed-host und dem Namen in dieser Adresse.
web-problem-banned = Dieser Server lässt dich nicht zu. Frage, wer ihn betreibt.
web-problem-unwell = Dem Server geht es gerade nicht gut. Wer ihn betreibt, sieht den Grund unter /api/health.
web-problem-no-such-page = Unter dieser Adresse gibt es nichts. Geh zurück zur Startseite.
web-problem-too-many-requests = Das war zu viel auf einmal. Versuche es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
web-problem-too-many-tables = Von hier wurden schon viele Tische eröffnet. Der nächste ist in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } möglich.
web-problem-too-many-records = Von hier wurden schon viele Spiele geschickt. Das nächste ist in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } möglich.
web-problem-too-many-questions = Der Coach ist viel gefragt worden. Frag in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
web-problem-coach-asked-already = Der Coach denkt noch über die letzte Frage nach. Warte auf die Antwort.
web-problem-coach-busy = Der Coach ist mit anderen beschäftigt. Frag gleich noch einmal.
web-problem-coach = Der Coach kam zu keinem Ergebnis. Frag gleich noch einmal; das Spiel leidet nicht darunter.
web-problem-too-much-reckoned = Für dich wurde schon viel berechnet. Frag in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
web-problem-reckoning-asked-already = Was du vorher gefragt hast, wird noch berechnet. Warte auf die Antworten.
web-problem-reckoning-busy = Der Server rechnet gerade für andere. Frag gleich noch einmal.
web-problem-reckoning = Der Server konnte das nicht berechnen. Frag gleich noch einmal; dem Spiel schadet es nicht.
web-problem-too-many-connections = Aus deinem Netz sind zu viele Tische zugleich offen. Schließe einige ihrer Fenster; dieses versucht es von selbst noch einmal.

## Warten, bis der Server wieder gefragt werden kann: warum und wie lange

web-waits = Der Server ist gerade beschäftigt.
    .again = Nächster Versuch in { $seconds } s.
web-waits-too-many-requests = Aus deinem Netz wird gerade viel gefragt.
web-waits-too-many-connections = Aus deinem Netz sind gerade viele Tische offen.
web-waits-too-many-tables = Aus deinem Netz wurden viele Tische eröffnet.
web-waits-too-many-records = Aus deinem Netz wurden viele Spiele geschickt.
web-waits-too-many-questions = Der Coach ist viel gefragt worden.
web-waits-too-much-reckoned = Für dein Netz wurde schon viel berechnet.
web-waits-store = Der Server kann gerade nichts speichern.

## Was geschickt wurde

web-problem-unreadable = Der Server kann die Eingabe nicht lesen. Berichtige sie und versuche es noch einmal.
web-problem-bad-input = Der Server nimmt das so nicht an. Ändere, was gewählt oder eingegeben wurde, und versuch es noch einmal.
web-problem-bad-record = Das ist keine vollständige Aufzeichnung eines Spiels: Ihr Teil „{ $field }“ passt nicht. Wähle eine Datei, wie Sabika sie gespeichert hat.
    .because = Mit dieser Aufzeichnung stimmt etwas nicht. { $why }
web-problem-too-slow = Das Gesendete kam zu langsam an. Versuche es mit einer besseren Verbindung noch einmal.
web-problem-length-required = Der Server nimmt nichts an, das nicht sagt, wie lang es ist. Steht ein Proxy vor dem Server, muss er die Länge weitergeben.
web-problem-too-large = Diese Datei ist zu groß für eine Aufzeichnung. Wähle eine Datei, wie Sabika sie gespeichert hat.
web-problem-no-such-address = Dorthin kann kein Zug gemeldet werden. Gib eine vollständige Webadresse ein, ohne Name und Kennwort darin.
web-problem-inner-address = Dieser Server meldet Züge an keinen Rechner in seinem eigenen Netz. Gib eine Adresse im Internet ein, oder bitte den Betreiber des Servers um die Einstellung private_hooks.
web-problem-wrong-name = Dieser Name geht nicht. Schreib ihn mit gewöhnlichen, sichtbaren Buchstaben einer einzigen Schrift und mit höchstens zwei Akzenten auf einem Buchstaben.

## Der Tisch

web-problem-no-such-table = Diesen Tisch gibt es nicht, oder der Link ist unvollständig. Lass dir den Link noch einmal geben.
web-problem-no-such-seat = Auf diesem Platz sitzt niemand. Wähle einen anderen.
web-problem-no-such-moment = So viele Aktionen hat das Spiel nicht. Wähle einen früheren Zeitpunkt.
web-problem-no-valid-token = Dieser Browser hat keinen Platz mehr an diesem Tisch. Setz dich wieder hin oder schau zu.
web-problem-not-the-host = Das kann nur der Gastgeber. Frag die Person, die den Tisch eröffnet hat.
web-problem-no-seat-left = Bots besetzen alle Plätze. Lass einen für dich frei.
web-problem-seat-taken = Jemand anders hat diesen Platz gerade genommen. Wähle einen anderen.
web-problem-seats-taken = Alle Plätze sind besetzt. Schau zu oder eröffne einen eigenen Tisch.
web-problem-wrong-share = Der Zufallswert ist nicht der versprochene. Das Spiel beginnt ohne ihn.
web-problem-seats-free = Es sind noch Plätze frei. Warte, bis auf jedem jemand sitzt.
web-problem-table-open = Das Spiel hat noch nicht begonnen. Warte, bis der Gastgeber es beginnt.
web-problem-table-shuffling = Gerade wird gemischt. Warte, bis ausgeteilt ist.
web-problem-table-playing = Das Spiel hat schon begonnen. Schau zu oder eröffne einen eigenen Tisch.
web-problem-table-over = Das Spiel ist zu Ende. Bitte um eine Revanche oder eröffne einen neuen Tisch.
web-problem-table-closed = Dieser Tisch wurde aufgegeben. Eröffne einen neuen.
web-problem-table-full = Dafür ist an diesem Tisch schon zu viel geschehen. Spiel einfach weiter.
web-problem-not-over = Das ist zu sehen, wenn das Spiel zu Ende ist. Spiel es erst fertig.
web-problem-alone = Wer allein spielt, hat niemanden zu besiegen. Schau auf die Punkte.
web-problem-rematch-there = Es gibt schon einen Tisch für die Revanche. Geh dorthin.

## Entscheiden

web-problem-refused = Die Regeln erlauben das nicht ({ $rule }). Wähle etwas anderes.
web-problem-out-of-date = Am Tisch ist inzwischen etwas geschehen. Sieh es dir an und entscheide noch einmal.
web-problem-not-your-turn = Du musst gerade nichts entscheiden. Warte, bis du am Zug bist.
web-problem-too-late = Die Zeit dafür ist um: Diese Runde läuft schon. Warte auf die nächste.
web-problem-no-hints = An diesem Tisch wird ohne Hinweise gespielt: Den Coach gibt es erst nach dem Ende.
web-problem-other-player = Gerade spielt ein Bot für dich. Nimm zuerst deinen Platz zurück.
web-problem-confirm-first = Deine Entscheidung wartet noch. Bestätige sie zuerst oder nimm sie zurück.
web-problem-nothing-to-confirm = Deine Entscheidung wartet nicht mehr. Sieh dir den Tisch an und mach weiter.
web-problem-nothing-to-undo = Es gibt nichts zurückzunehmen: Was einen Zug beendet oder etwas aufgedeckt hat, bleibt. Spiel weiter.
web-problem-resigned-already = Diesen Platz spielt schon ein Bot bis zum Ende. Sieh zu, wie er sich schlägt.
web-problem-away-already = Auf diesem Platz springt schon ein Bot ein. Spiel einfach weiter.
web-problem-not-absent = Ersetzt wird nur, wer so lange weg ist, wie dieser Tisch gewählt hat. Warte noch ein wenig.
web-problem-agreed-already = Du hast schon zugestimmt. Warte auf die anderen oder auf den Gastgeber.
web-problem-not-away = Für dich springt kein Bot ein. Spiel einfach.
