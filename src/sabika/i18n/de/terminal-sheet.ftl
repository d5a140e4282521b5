### Das Terminalspiel von Roll & Write.

## Teile des Spielplans

heading-sheet = Sabika · { $game } · { $round } · { $name } ist am Zug
heading-sheet-over = Sabika · { $game } · nach { $rounds } Runden zu Ende
heading-sheet-replay = Sabika · Aktion { $position } von { $last } · { $round }

panel-paper = Blatt von { $name } · { $points } Punkte, jetzt { $now }
panel-paper-over = Blatt von { $name } · { $points } Punkte
panel-dice = Würfel von { $name }
panel-sheets = Die anderen
panel-points = Punkte

# Vor einer Reihe von Zeichen: die Münzen, die gekreuzt, voll und noch zu verdienen sind
paper-coins = Münzen { $coins }, ausgegeben { $spent }
# Was für die Farben der Würfel steht, wo nur für einen Buchstaben Platz ist
letter-blue = B
letter-yellow = G

score-now = Jetzt am Ende
score-coins = Münzen
score-dice = Würfel { $blue } { $yellow }
# Über den Punkten der Ränge, die noch nicht vergeben sind
score-places = Ränge frei

## Fragen

hint-roll = Enter würfelt, u nimmt es zurück.
hint-watching-sheet = Du siehst ein anderes Blatt. Mit p oder Esc kommst du zu deinem zurück.
hint-dice = ← und → wählen einen Würfel, ↑ und ↓ drehen ihn für eine Münze. Tab führt zum Blatt.
hint-dice-turned = ↑ und ↓ drehen nur noch die schon gedrehten Würfel (↕). Tab führt zum Blatt.
hint-cell = { $action }: { $kind } { $number }/{ $size }, Zeile { $row }/6, Spalte { $column }/6.

## Tasten, jede in ein oder zwei Wörtern

key-roll = würfeln
key-build = bauen
key-cell = Feld
key-earn = { $coins ->
        [0] nichts verdienen
        [one] { $coins } Münze verdienen
       *[other] { $coins } Münzen verdienen
    }
key-dice = Würfel
key-sheet = Blatt
key-build-again = für { $coins } Münzen bauen
key-nothing-more = nichts mehr
key-keep = behalten
key-next-pair = nächstes Paar
key-watch-sheet = Blätter
key-sheets = Blätter ansehen

## Punkte

sheet-if-over = Wenn das Spiel jetzt endete

## Start und Hilfe

start-motto-sheet = Würfeln, Gebäude ankreuzen, das Blatt füllen.
start-dummies = Dummys
start-goal = Ziel

help-sheet = Deine vier Würfel nennen bis zu vier Felder deines Blatts, zu erkennen an dicken Linien und Nummern: blaue Würfel nennen Spalten, gelbe Zeilen. In deinem Zug baust du eines davon oder verdienst eine Münze für jede Paarung eines blauen mit einem gelben Würfel, die eines deiner Gebäude nennt. Vorher dreht jede Münze einen Würfel um eins hinauf oder hinunter, höchstens zwei Würfel in einem Zug; ↕ steht bei schon gedrehten. Nach dem Bauen kannst du für 3 Münzen auch das Feld der beiden anderen Würfel bauen. Dann wird gewürfelt, und ein Paar geht an den nächsten Spieler. Punkte gibt es für vollendete Arten und Mehrheiten, für Zeilen und Spalten mit mindestens 4 Gebäuden und für Münzen. Zahlen neben Zeilen und unter Spalten: Gebäude und die Punkte dafür. In der Tabelle steht * für die meisten Gebäude einer Art und ✓ für alle, daneben die Punkte der Ränge, die noch zu vergeben sind. Alles geht auch mit der Maus.
help-named-cell = das Feld mit dieser Nummer bauen oder das Paar Würfel behalten, das es nennt
help-next-named = nächstes oder voriges Feld, das gewählt werden kann
help-earn = Münzen verdienen statt bauen
help-dice = zu den Würfeln: links und rechts wählen einen, auf und ab drehen ihn für eine Münze
help-decline-building = nichts mehr bauen, oder zurück zum eigenen Blatt
help-take-back-dice = zurücknehmen, bis gewürfelt wird
help-watch-sheet = das Blatt des nächsten Spielers ansehen
help-score-sheet = was jeder hätte, wenn das Spiel jetzt endete, und wofür
