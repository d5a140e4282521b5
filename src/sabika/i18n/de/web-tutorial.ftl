### Die Einführungen im Browser: die Seite, die sie anbietet, die Karte, die durch sie führt, und jeder Schritt.
### Der Text eines Schritts erklärt; `do` ist das, was man tut, an dem, was auf dem Bildschirm markiert ist.

## Die Seite

web-tutorial = Beim Spielen lernen
    .blurb = An einem echten Tisch, mit Karten, in denen alles steckt. Sieh dich um und probiere auch anderes: Die Einführung wartet auf dich oder geht an einer vorbereiteten Stelle weiter.
web-tutorial-minutes = etwa { $minutes } Minuten
web-tutorial-done = geschafft
web-tutorial-begin = Anfangen
web-tutorial-go-on = Weitermachen
web-tutorial-from-the-start = Von vorn
web-tutorial-of = { $what }: { $game }

## Die Karte

web-tutorial-card = Einführung: { $game }
web-tutorial-step = { $number } von { $of }
web-tutorial-leave = Die Einführung verlassen
web-tutorial-back = Voriger Schritt
web-tutorial-next = Weiter
web-tutorial-skip = Überspringen
web-tutorial-again = Noch einmal versuchen
web-tutorial-show = Zeig es mir
web-tutorial-others = Weitere Einführungen
web-tutorial-play = Ein Spiel spielen
web-tutorial-opening = Der Tisch wird gedeckt …
web-tutorial-confirm = Jetzt bestätige es. Bis dahin kannst du alles zurücknehmen.
web-tutorial-waiting = Die anderen sind am Zug …
web-tutorial-otherwise = Das ist auch erlaubt. Wenn du magst, probiere, was markiert ist.
web-tutorial-prepared = Dein Spiel ist anders verlaufen, darum hier eine vorbereitete Stelle.

## Alhambra

web-tutorial-alhambra = Geld, passend zahlen, Mauern und Gärten: alles, was du für dein erstes Spiel brauchst.
web-tutorial-alhambra-welcome = Das ist dein Palast: noch ist er nur ein Brunnen. Du kaufst Gebäude und legst sie um ihn herum. Dreimal im Spiel gibt es Punkte: für die meisten Gebäude einer Art und für eine lange Außenmauer.
web-tutorial-alhambra-yard = Im Bauhof liegen Gebäude zum Kauf. Jeder Platz hat seine eigene Währung, und die Zahl auf dem Plättchen ist der Preis. Es gibt sechs Arten; die teureren bringen mehr Punkte.
web-tutorial-alhambra-hand = Das ist dein Geld. Ein Plättchen wird nur in der Währung seines Platzes bezahlt. Es kommt also darauf an, welche Karten du sammelst.
web-tutorial-alhambra-take = In deinem Zug tust du eines: Geld nehmen, ein Plättchen kaufen oder den Palast umbauen. Aus der Auslage nimmst du eine Karte mit beliebigem Wert oder mehrere, die zusammen höchstens 5 ergeben.
    .do = Wähle die beiden markierten Karten und drücke „{ web-table-take }“. Damit kannst du im nächsten Zug ein Plättchen passend zahlen.
web-tutorial-alhambra-others = Dann sind die anderen am Zug. Hier siehst du ihre Paläste und darunter, was sie getan haben.
web-tutorial-alhambra-exact = Jetzt kannst du ein Plättchen passend zahlen. Darauf kommt es an: Wer auf den Cent genau zahlt, hat das Recht auf noch eine Aktion.
    .do = Klicke auf das markierte Plättchen und bezahle es.
web-tutorial-alhambra-overpay = Passend gezahlt, also darfst du noch eine Aktion machen. Das Plättchen wartet neben dem Palast, bis deine Aktionen vorbei sind. Für die anderen Plättchen hast du kein passendes Geld.
    .do = Klicke auf das markierte Plättchen und sieh, was du zahlen würdest. Gekauft ist damit noch nichts.
web-tutorial-alhambra-no-change = Wechselgeld gibt es nicht: Was zu viel ist, ist verloren, und eine weitere Aktion bekommst du nicht. Manchmal lohnt es sich trotzdem. Diesmal behalte dein Geld.
    .do = Drücke bei der Bezahlung „{ web-table-back-out }“.
web-tutorial-alhambra-more = Nutze die Aktion lieber, um Geld für den nächsten Kauf zu sammeln. Sie ist ein Recht, keine Pflicht: Mit „{ action-stop }“ würdest du darauf verzichten.
    .do = Nimm das markierte Geld.
web-tutorial-alhambra-walls = Nun bekommt das Plättchen sein Feld. Plättchen werden nie gedreht, und wo sich zwei berühren, tragen beide Kanten eine Mauer oder keine von beiden. Hierhin darf es nicht: Zeige auf das markierte Feld oder tippe es an, dann erfährst du, warum und nach welcher Regel.
web-tutorial-alhambra-on-foot = Außerdem muss man vom Brunnen zu jedem Plättchen laufen können, ohne über eine Mauer zu steigen, und kein leeres Feld darf eingeschlossen sein. Die Zahl in einem Feld sagt, wie viele Punkte es brächte, wenn jetzt gewertet würde.
web-tutorial-alhambra-place = Mauern gehören nach außen: Dort wachsen sie zu einer langen zusammen.
    .do = Lege das Plättchen auf das markierte Feld oder auf ein anderes, das erlaubt ist.
web-tutorial-alhambra-buy-again = Dein nächster Zug. Wieder kannst du ein Plättchen passend zahlen.
    .do = Kaufe das markierte Plättchen.
web-tutorial-alhambra-end-actions = Und wieder darfst du noch eine Aktion machen.
    .do = Nimm das markierte Geld.
web-tutorial-alhambra-reserve = Du musst ein neues Plättchen nicht gleich bauen. In der Reserve kann es warten, so lange du willst, bringt dort aber keine Punkte.
    .do = Drücke diesmal „{ web-table-to-reserve }“.
web-tutorial-alhambra-redesign = Auch Umbauen ist eine Aktion: ein Plättchen aus der Reserve bauen, eines aus dem Palast in die Reserve nehmen oder zwei gegeneinander tauschen.
    .do = Wähle das Plättchen in deiner Reserve, dann das markierte Feld.
web-tutorial-alhambra-later = Wir springen ein paar Züge weiter. Im Geldstapel stecken zwei Wertungskarten; dieser Streifen zeigt, wo ungefähr. Wird eine aufgedeckt, bekommen alle Punkte. Die dritte Wertung kommt am Ende.
web-tutorial-alhambra-kinds = Das bekämen alle, wenn jetzt gewertet würde. In der ersten Wertung gibt es Punkte für die meisten Plättchen einer Art: von 1 beim Pavillon bis 6 beim Turm. Bei Gleichstand wird geteilt. Die Reserve zählt nicht.
web-tutorial-alhambra-wall = Dazu bekommen alle einen Punkt für jede Kante ihrer längsten ununterbrochenen Außenmauer. Hake neben der Punktetabelle „{ web-hint-glow }“ an, dann siehst du deine.
web-tutorial-alhambra-score = Die erste Wertungskarte liegt oben auf dem Stapel.
    .do = Nimm das markierte Geld und sieh, was aufgedeckt wird.
web-tutorial-alhambra-scored = Das war eine Wertung. Die zweite bringt mehr, auch dem zweiten Rang; die letzte belohnt die ersten drei. Die römische Zahl hier zeigt dir jede Wertung noch einmal.
web-tutorial-alhambra-last-tiles = Nun zum Ende: Der Beutel ist leer. Lässt sich nach einem Zug ein Platz des Bauhofs nicht mehr auffüllen, ist das Spiel vorbei. Übrige Plättchen bekommt, wer am meisten Geld in ihrer Währung hat.
web-tutorial-alhambra-last-turn = Das ist dein letzter Zug. Danach ist Geld nichts mehr wert.
    .do = Kaufe, was du kannst, lege es an und sieh, wer gewinnt.
web-tutorial-alhambra-end = Jetzt kannst du Alhambra. Und wenn du etwas vergisst: Der Tisch markiert, was möglich ist, und sagt, warum etwas nicht geht.

## Granada

web-tutorial-granada = Was anders ist: Gräben, Plättchen mit zwei Seiten und Arten, die mit jedem Plättchen wertvoller werden.
web-tutorial-granada-welcome = Granada spielt sich wie Alhambra, mit Gräben statt Mauern. Gebaut wird nach denselben Regeln, und der längste Graben zählt wie dort die längste Mauer.
web-tutorial-granada-faces = Jedes Plättchen hat zwei Seiten mit verschiedenen Arten. Das kleine Zeichen darauf zeigt, was auf der Rückseite ist, um 1 teurer oder billiger. Du kaufst die Seite, die oben liegt. Neue Plättchen zeigen abwechselnd die gerade und die ungerade Seite.
web-tutorial-granada-buy = Gezahlt wird, wie du es kennst, und möglichst passend.
    .do = Kaufe das markierte Plättchen.
web-tutorial-granada-more = Passend gezahlt: noch eine Aktion, wenn du magst.
    .do = Nimm das markierte Geld.
web-tutorial-granada-turn = Ein Plättchen wird so gebaut, wie es gekauft wurde. Vorher darfst du es aber wenden, für 3 in einer beliebigen Währung. Wechselgeld gibt es auch hier nicht.
    .do = Drücke den markierten Knopf und bezahle.
web-tutorial-granada-place = In die Reserve darf ein neues Plättchen kostenlos mit jeder der beiden Seiten. Ist es gebaut oder in der Reserve, wird es nie mehr gewendet.
    .do = Baue es auf das markierte Feld.
web-tutorial-granada-later = Ein paar Züge später. Je mehr Plättchen einer Art alle zusammen gebaut haben, desto mehr ist sie wert: Sind es sieben, bringen die meisten davon in der ersten Wertung 7 Punkte. In der zweiten sind es 14, und 7 für den zweiten Rang; am Ende 21, 14 und 7.
web-tutorial-granada-ties = Geteilt wird nie. Haben zwei gleich viele Plättchen, liegt vorn, wer das teuerste davon hat.
web-tutorial-granada-score = Auch hier liegt die Wertungskarte oben auf dem Stapel.
    .do = Nimm das markierte Geld.
web-tutorial-granada-end = Das ist Granada. Es endet wie Alhambra: wenn sich der Bauhof nicht mehr auffüllen lässt.

## Alhambra und Granada

web-tutorial-combined = Beide Spiele zugleich: zwei Plättchen auf jedem Platz und ein Palast aus zwei Teilen.
web-tutorial-combined-welcome = Jeder Platz bietet nun zwei Plättchen in derselben Währung: eines von Alhambra mit Mauern und eines von Granada mit Gräben. Wer passend zahlt, kann in einem Zug beide kaufen.
web-tutorial-combined-parts = Noch ist dein Palast ganz Alhambra. Ein Plättchen von Granada schließt nur dort an, wo sein Graben an einer Mauer liegt; freie Kanten der beiden treffen nie aufeinander.
web-tutorial-combined-buy = Hier ist ein Plättchen, dessen Graben zu einer deiner Mauern passt.
    .do = Kaufe das markierte Plättchen.
web-tutorial-combined-more = Passend gezahlt: noch eine Aktion, wenn du magst.
    .do = Nimm das markierte Geld.
web-tutorial-combined-place = Mit dem ersten Plättchen von Granada beginnt der zweite Teil deines Palasts. Es wird nie mehr bewegt.
    .do = Lege es mit dem Graben an eine Mauer: auf das markierte Feld oder ein anderes, das erlaubt ist.
web-tutorial-combined-grow = In jedem Teil läuft man für sich: in Alhambra vom Brunnen aus, in Granada vom Plättchen mit der Fahne. Jedes weitere Plättchen von Granada braucht eine freie Kante zu seinem eigenen Teil.
web-tutorial-combined-later = Ein paar Züge später. Mauern, Gräben und alle fünfzehn Arten zählen, wie du es kennst. Dazu zählt die Grenze: 2 Punkte für jede Kante der längsten ununterbrochenen Folge, in der Mauer an Graben liegt.
web-tutorial-combined-score = Die Wertungskarte liegt oben auf dem Stapel.
    .do = Nimm das markierte Geld.
web-tutorial-combined-end = Das ist alles. Das Spiel endet, wenn auf einem Platz des Bauhofs gar kein Plättchen mehr liegt.

## Roll & Write

web-tutorial-roll-and-write = Würfel, Münzen und ein Blatt mit 36 Gebäuden; die Würfel gehen reihum.
web-tutorial-roll-and-write-welcome = Das ist dein Blatt mit 36 Gebäuden in sechs Arten. Blaue Würfel nennen die Spalte, gelbe die Zeile. Drei Gebäude stehen von Anfang an.
web-tutorial-roll-and-write-dice = Du hast vier Würfel. Jeder blaue nennt mit jedem gelben ein Feld. Die Felder, die leuchten, kannst du jetzt bauen.
web-tutorial-roll-and-write-build = In deinem Zug baust du eines dieser Felder, oder du verdienst Münzen.
    .do = Klicke auf das markierte Feld oder ein anderes, das leuchtet.
web-tutorial-roll-and-write-again = Für 3 Münzen könntest du auch das Feld der beiden übrigen Würfel bauen. Diesmal behalte deine Münzen.
    .do = Drücke den markierten Knopf.
web-tutorial-roll-and-write-passed = Die beiden benutzten Würfel wurden neu geworfen und bleiben bei dir. Die anderen zwei gehen unverändert an den nächsten Spieler: Achte darauf, was du weitergibst. Hier sind die Blätter der anderen.
web-tutorial-roll-and-write-turn = Bevor du baust, dreht jede Münze einen Würfel um eins hinauf oder hinunter, höchstens zwei Würfel in einem Zug.
    .do = Drücke den markierten Pfeil.
web-tutorial-roll-and-write-build-turned = Jetzt nennen die Würfel andere Felder.
    .do = Baue das markierte Feld.
web-tutorial-roll-and-write-earn = Verdienen bringt eine Münze für jedes Paar aus einem blauen und einem gelben Würfel, das ein schon gebautes Feld nennt. Das ist etwas für Züge, in denen die Würfel sonst nichts taugen.
    .do = Drücke den markierten Knopf.
web-tutorial-roll-and-write-keep = Alle vier Würfel wurden geworfen. Du behältst einen von jeder Farbe und gibst die anderen weiter.
    .do = Wähle das Paar, das du behältst, durch das Feld, das es nennt.
web-tutorial-roll-and-write-kinds = Wer eine Art vollendet, bekommt am Ende der Runde ihren besten noch freien Rang. Am Ende des Spiels gehen die übrigen Ränge an die, die am meisten von der Art gebaut haben.
web-tutorial-roll-and-write-lines = Auch Zeilen und Spalten zählen: 2 Punkte für vier Gebäude, 5 für fünf, 10 für sechs. Je zwei Münzen sind am Ende einen Punkt wert.
web-tutorial-roll-and-write-last-turn = Und nun die letzte Runde eines Spiels.
    .do = Baue noch einmal oder verdiene Münzen, und sieh, wer gewinnt.
web-tutorial-roll-and-write-end = Das ist alles. Lässt sich ein Feld nicht bauen, klicke es an: Du erfährst, warum.
