### Der Client ohne Server: Das Spiel läuft im Browser selbst.

## Auf jeder Seite

web-tab-starting = Sabika macht sich in diesem Browser bereit …
web-tab-again = Noch einmal versuchen
web-tab-forgets = Dieser Browser behält nichts: Deine Spiele sind weg, wenn dieser Tab geschlossen wird. Speichere als Datei, was du behalten willst.
web-tab-read = Verstanden
web-tab-full = Dieser Browser hat keinen Platz mehr: Was von jetzt an geschieht, ist weg, wenn dieser Tab geschlossen wird. Speichere deine Spiele als Dateien oder schaffe Platz; dann wird alles wieder behalten.
    .save = Als Dateien speichern
web-tab-away = Der Server ist nicht erreichbar. Was du allein oder mit anderen an diesem Bildschirm spielst, geht in diesem Browser weiter, der Wertungsblock auch. Spiele, die du jetzt beginnst, bleiben in diesem Browser, auch wenn der Server wieder da ist.
web-tab-version = Eine neue Version von Sabika ist da. Alle offenen Seiten davon laden neu; kein Spiel geht verloren.
    .take = Jetzt benutzen
web-tab-where = in diesem Browser

## Was einen Server braucht

web-tab-new = Wähle Spiel, Module und Gegner: andere an diesem Bildschirm oder Bots.
web-tab-friends = Ohne Server kommt niemand von anderswo. Um mit Freunden über einen Link zu spielen, installiere Sabika und starte einen Server: sabika serve --host 0.0.0.0. Wer dir einen Link geschickt hat, hat schon einen: Öffne den Link im Browser.
web-tab-public = Öffentliche Tische stehen auf einem Server, wo andere sie finden. Um einen zu haben, installiere Sabika und starte: sabika serve --host 0.0.0.0
web-tab-screens = Ein großer Bildschirm mit einem Handy für jede Hand braucht einen Server: sabika serve --host 0.0.0.0
web-tab-invite = Dieser Tisch ist nur in diesem Browser, kein Link führt andere hierher. Um mit Freunden über einen Link zu spielen, öffne einen Tisch auf einem Server: sabika serve --host 0.0.0.0
web-tab-share = Dieses Spiel ist nur in diesem Browser, kein Link führt andere hierher. Schicke seine Aufzeichnung: Wer die Datei öffnet, sieht das ganze Spiel.
web-tab-push = Solange die Seite offen ist. Um es auch zu erfahren, wenn sie geschlossen ist, spiele auf einem Server: sabika serve
web-tab-programs = Für Programme, Webhooks und Freunde in der Ferne: sabika serve
