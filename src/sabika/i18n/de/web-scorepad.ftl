### Der Wertungsblock im Browser, für das Spiel am echten Tisch. Was notiert, aufgebaut und abgelehnt wird, steht in scorepad.ftl.

web-title-score = Wertungsblock
web-nav-score = Wertungsblock
web-scorepad = Wertungsblock
    .blurb = Für das Spiel am echten Tisch: Gib ein, was alle gebaut haben, und die Punkte werden gezählt, jeder mit seiner Regel.
    .open = Wertungsblock öffnen

## Die Spiele dieses Browsers

web-scorepad-new = Neues Spiel
web-scorepad-open = Datei öffnen
    .wrong = Diese Datei ist kein Wertungsblock, den Sabika lesen kann. Wähle eine, die hier gespeichert wurde.
    .newer = Diese Datei stammt von einem neueren Sabika. Aktualisiere Sabika, um sie zu öffnen.
web-scorepad-games = Deine Spiele
    .none = Noch kein Spiel. Beginne eines, und es bleibt hier.
    .export = Alle Ergebnisse als Tabelle speichern (CSV)
    .where = Die Spiele liegen nur in diesem Browser. Speichere als Datei, was dir wichtig ist.
web-scorepad-over = beendet
web-scorepad-going-on = { $rounds ->
        [one] nach { $rounds } Wertung
       *[other] nach { $rounds } Wertungen
    }
web-scorepad-begun = gerade begonnen
web-scorepad-remove = { $game } vom { $day } entfernen
    .sure = Entfernen
    .keep = Behalten
web-scorepad-lost = Dieses Spiel ist nicht hier
    .why = Spiele des Wertungsblocks liegen in dem Browser, in dem sie begonnen wurden. Öffne es dort, oder öffne seine Datei.
web-scorepad-first-online = Der Server antwortet nicht. Um ein Spiel zu beginnen, wird er einmal gebraucht; sobald er da ist, geht es weiter.

## Ein neues Spiel

web-scorepad-player = Spieler { $number }
web-scorepad-name = Name von Spieler { $number }
web-scorepad-mark = Das Zeichen von { $name }
web-scorepad-mark-circle = Kreis
web-scorepad-mark-square = Quadrat
web-scorepad-mark-triangle = Dreieck
web-scorepad-mark-diamond = Raute
web-scorepad-mark-hexagon = Sechseck
web-scorepad-mark-star = Stern
web-scorepad-up = { $name } nach oben
web-scorepad-leaves = { $name } entfernen
web-scorepad-more = Noch ein Spieler
web-scorepad-begin = Beginnen

## Der Block

web-scorepad-good-game = Viel Spaß!
web-scorepad-standing = Die Punkte bisher
web-scorepad-what-next = Wie es weitergeht
web-scorepad-away = Keine Verbindung zum Server. Alles, was du eingibst, bleibt erhalten; die Punkte folgen, sobald er wieder da ist.
web-scorepad-unkept = Dieser Browser behält nichts. Speichere das Spiel als Datei, bevor du die Seite schließt.
web-scorepad-setup = Aufbau
    .done = { $done } von { $all }
web-scorepad-enter = Eingeben: { $scoring }
    .skip = Gleich eingeben: { $scoring }
    .why = Eine Wertung kam nie? Lass sie aus.
web-scorepad-go-on = Weiter mit { $name }
web-scorepad-kind-completed = Eine Art wurde vollendet
web-scorepad-enter-sheets = Spielende: Blätter eingeben
web-scorepad-undo = Zurücknehmen
web-scorepad-drop = Entfernen: { $round }
web-scorepad-correct = Berichtigen: { $name }
web-scorepad-round = Vollendete Arten, { $number }
web-scorepad-entered = eingegeben
web-scorepad-missing = fehlt noch
web-scorepad-refused = kann nicht sein
web-scorepad-course = Von Wertung zu Wertung
web-scorepad-start = Beginn
web-scorepad-scoring = Wertung

## Was bleibt

web-scorepad-keep = Aufheben und teilen
    .hint = Das Spiel bleibt in diesem Browser, auch wenn du die Seite schließt. Als Datei lässt es sich überall öffnen, auch im Terminal mit „sabika score“.
web-scorepad-again = Noch ein Spiel in dieser Runde
web-scorepad-text = Als Text teilen
web-scorepad-copied = Text kopiert.
web-scorepad-save = Als Datei speichern
web-scorepad-table = Als Tabelle speichern (CSV)

## Eingeben

web-scorepad-back = Zurück zum Block
web-scorepad-way = Wie du eingibst
web-scorepad-way-numbers = Mit Zahlen
web-scorepad-way-tiles = Mit Plättchen
web-scorepad-way-given = Mit Plättchen
web-scorepad-way-lines = Mit Zahlen
web-scorepad-way-cells = Mit Feldern
web-scorepad-as-before = Wie bei der letzten Wertung: Ändere, was neu ist.
web-scorepad-to-points = Punkte zeigen
web-scorepad-next = Weiter: { $name }
web-scorepad-most = höchstens { $most }
web-scorepad-value = { $label }: { $value }. Zahl wählen
web-scorepad-less = { $label }: eins weniger
web-scorepad-one-more = { $label }: eins mehr
web-scorepad-best = { $kind }: höchster Preis, für den Gleichstand
web-scorepad-rows-one = Zeile { $number }
web-scorepad-columns-one = Spalte { $number }
web-scorepad-tick = Tippe die Felder an, die angekreuzt sind.
web-scorepad-sheet = Das Blatt
web-scorepad-kinds = Vollendete Arten
    .how = Wer hat in dieser Runde welche Art vollendet?
    .of = { $name }: { $kind } vollendet

## Plättchen für Plättchen

web-scorepad-drawers = In der Schachtel
web-scorepad-drawer = { $what }, noch { $count }
    .empty = Nichts mehr da.
web-scorepad-counted = Bisher gezählt
web-scorepad-take = Wegnehmen
web-scorepad-how-choose = Wähle ein Plättchen aus der Schachtel.
web-scorepad-how-lay = { $tile }: Tippe an, wo es liegt.
web-scorepad-how-take = Tippe an, was du wegnimmst.
web-scorepad-nowhere = { $tile } passt noch nirgends. Lege erst die Nachbarn.
web-scorepad-lay-at = Hierhin legen: { $cell }
    .later = Hierhin legen, andere müssen noch daneben: { $cell }
web-scorepad-take-at = Dieses Plättchen wegnehmen: { $cell }
web-scorepad-give-back = Zurückgeben: { $tile }
web-scorepad-tiles-away = Nur der Server weiß, wo Plättchen passen. Mach weiter, sobald er wieder da ist, oder gib solange Zahlen ein.
    .some = Keine Verbindung zum Server: Nur sichere Felder werden angeboten. Die anderen folgen, sobald er wieder da ist.
