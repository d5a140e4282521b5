### Der Wertungsblock auf der Kommandozeile: Fragen und was man wählen kann.

pad-file = Datei
pad-game = Spiel
pad-result = Ergebnis
pad-unfinished = nicht beendet
pad-history-empty = Es wurde noch kein Spiel notiert.
pad-player = Spieler { $number }

## Das Menü

pad-menu-new = Ein neues Spiel
pad-menu-resume = Weiter mit: { $game } mit { $names }
pad-menu-history = Frühere Spiele
pad-menu-leave = Verlassen
pad-menu-score = Notieren: { $scoring }
pad-menu-correct = Eine Wertung berichtigen
pad-menu-undo = Die letzte Änderung zurücknehmen
pad-menu-terms = Alle Punkte und wofür es sie gibt
pad-menu-setup = So wird aufgebaut
pad-menu-csv = Als Tabelle für andere Programme speichern (csv)
pad-menu-text = Das Ergebnis in wenigen Zeilen
pad-menu-give-up = Abbrechen: Diese Wertung bleibt, wie sie war

## Fragen

pad-ask-choice = Deine Wahl
pad-ask-game = Welches Spiel?
pad-ask-modules = Welche Module? Ihre Nummern, oder nichts für keine:
pad-ask-players = Wie viele Spieler?
pad-ask-name = Name von Spieler { $number }:
pad-ask-youngest = Wer ist der Jüngste, und wer kommt danach? Nummern vom Jüngsten an, oder nichts, wenn es niemand weiß:
pad-ask-way = Wie gibst du { $name } ein?
pad-way-numbers = Mit Zahlen
pad-way-tiles = Plättchen für Plättchen
pad-no-more = Keine mehr
pad-how-to-lay = Nenne ein Plättchen, etwa Turm 9; dann sind die Felder nummeriert, auf die es passt, mit Fragezeichen, wo noch andere daneben müssen. Nimm eines mit einem Minus weg: - Turm 9. Eine leere Zeile beendet es.
pad-ask-tile = Plättchen:
pad-ask-which = Welches?
pad-ask-place = Welches Feld?
pad-ask-best = { $name }, { $kind }: höchster Preis
pad-ask-cells = Angekreuzte Felder, je blauer und gelber Würfel, etwa 11 35 62:
pad-ask-round = Welche Wertung?
pad-ask-side = Wer hat eine Art vollendet?
pad-ask-kind = Welche Art?
pad-ask-again = Wessen Eintrag berichtigst du?
pad-ask-csv = Name der Datei, oder nichts, um es zu lassen:

## Antworten, die nicht zu gebrauchen sind

pad-not-a-number = Bitte antworte mit Nummern aus der Liste.
pad-not-a-cell = Bitte schreib für jedes Feld zwei Würfel, etwa 35 für Blau 3 und Gelb 5.
pad-out-of-bounds = { $number } liegt nicht zwischen { $least } und { $most }.
pad-no-such-tile = Kein Plättchen, das noch da ist, heißt „{ $tile }“.
pad-fits-nowhere = { $tile } passt nirgends in diesen Palast.
pad-stays = „{ $tile }“ lässt sich nicht wegnehmen: Es liegt nicht da, oder der Rest hielte nicht zusammen.

## Was getan wurde

pad-saved = Aufbewahrt in { $path }.
pad-written = Geschrieben nach { $path }.
