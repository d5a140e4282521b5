### Das Spiel im Terminal: Bildschirme, Tasten, Fragen.

too-small = Sabika braucht ein Terminal mit mindestens 80 mal 24 Zeichen. Mach es bitte größer.

## Die Teile des Bretts

panel-yard = Bauhof
panel-display = Auslage
panel-gauge = Stapel, Beutel
panel-palace = Palast von { $name } · { $lengths }
panel-hand = Geld von { $name } · { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
panel-hands = Alle Karten
panel-reserve = Reserve { $count } · { $name }
panel-beside = Zu platzieren · { $count }
panel-scores = Stand
panel-log = Verlauf
panel-choices = So kannst du zahlen
panel-options = Deine Wahl
panel-others = Die anderen

heading = Sabika · Zug { $turn } · { $name } ist am Zug · Ausgabe { $edition }
heading-over = Sabika · zu Ende nach { $turns } Zügen
stands-aside = außer der Reihe: nichts

offer-exact = ★ passt
offer-over = ✓ +{ $over }

pay-exact = ★ passend: +1 Aktion
pay-over = { $over } zu viel

gauge-bag = Beutel: { $count }
gauge-pile = Stapel: { $count }
gauge-scoring = Wertung { $scoring }: { $soonest }–{ $latest }
gauge-last = Noch: das Ende

score-points = Punkte
score-wall = Mauer
score-cards = Karten
score-reserve = Reserve
score-left = Rest
score-total = Summe

## Fragen

ask-over = Das Spiel ist zu Ende.
ask-wait = { $name } überlegt …
ask-act = { $name }, du bist dran: Nimm Geld, kaufe oder baue um.
ask-another = Passend gezahlt! { $name }, noch eine Aktion: Geld, Kauf oder Umbau.
ask-another-or-stop = Passend gezahlt! { $name }, noch eine Aktion, oder e beendet deine Aktionen.
ask-stop = Passend gezahlt, aber nichts ist mehr möglich: { $name }, beende deine Aktionen.
ask-pay = { $tile } kostet { $money }. Wie zahlst du?
ask-place = Wohin baust du { $tile }?
ask-redesign = Wohin setzt du { $tile } aus der Reserve?
ask-more = { $name }, was tust du sonst?
ask-way = { $tile }: Wie kaufst du es?
ask-out-of-turn = Du darfst jetzt etwas außer der Reihe tun.
ask-end-turn = Enter beendet den Zug, u nimmt zurück.

pace = Die Bots warten { $seconds } s.

hint-pay = Wähle mit den Pfeiltasten und Enter; Esc führt zurück zum Bauhof.
hint-display = Eine Karte, oder mehrere bis zusammen 5. Leertaste wählt, Enter nimmt.
hint-money = { $values } = { $total }. Enter nimmt { $count ->
        [one] die Karte
       *[other] diese Karten
    }.
hint-offer = { $tile }: { $over ->
        [0] Du kannst passend zahlen.
       *[other] Du würdest mindestens { $over } zu viel zahlen.
    }
hint-watching = Du siehst einen anderen Palast. Esc führt zurück zu deinem.
hint-no-cell = Es passt jetzt nirgends. Mit x kommt es in die Reserve.
hint-palace = Geh durch deinen Palast: Enter nimmt ein Plättchen in die Reserve.
hint-reserve = Enter wählt das Plättchen, dann wähle, wohin es kommt.
hint-wall = { $before ->
        [0] Mauer { $after }
       *[other] Mauer { $before } → { $after }
    }
hint-build = Passt hier, { $wall }. Enter baut.
hint-swap = Statt { $old }, { $wall }. Enter tauscht.
hint-remove = { $old } kommt in die Reserve, { $wall }. Enter nimmt es weg.
hint-list = Wähle mit den Pfeiltasten und Enter oder mit einer Ziffer.
hint-list-decline = Wähle mit den Pfeiltasten und Enter oder mit einer Ziffer; Esc lehnt ab.
hint-list-back = Wähle mit den Pfeiltasten und Enter oder mit einer Ziffer; Esc führt zurück.
hint-more = Es geht noch mehr: m zeigt es.

## Tasten, in ein bis zwei Wörtern

key-choose = wählen
key-end-turn = Zug beenden
key-take-back = zurücknehmen
key-back = zurück
key-buy = kaufen
key-take = Geld
key-redesign = umbauen
key-stop = fertig
key-next-cell = nächstes Feld
key-reserve = Reserve
key-skip = abkürzen
key-pause = Tempo
key-watch = Paläste
key-large = groß
key-score-now = Wertung
key-log = Verlauf
key-result = Ergebnis
key-rules = Regeln
key-help = Hilfe
key-quit = beenden
key-go-on = weiter
key-other-scoring = andere Wertung
key-again = noch einmal
key-scorings = Wertungen
key-board = Brett ansehen
key-leave = beenden
key-stay = bleiben
key-scroll = blättern
key-start = los
key-change = ändern
key-more = mehr
key-modules = Module
key-decline = ablehnen
key-stand-aside = nicht mehr fragen
key-ask-again = wieder fragen
key-toggle = an oder aus
key-all = alle oder keins
key-next-by-age = der Nächste, oder nicht

## Wertungen und Ende

scoring-if = { $scoring }, wenn sie jetzt käme
why-wall = ({ $amount })
why-place = { $place ->
        [1] 1.
        [2] 2.
       *[other] 3.
    }{ $sharers ->
        [1] { "" }
       *[other] =
    }
why-kind = { $amount }×, { $place ->
        [1] 1.
        [2] 2.
       *[other] 3.
    }{ $sharers ->
        [1] { "" }
       *[other] =
    }
end-scoring = W{ $scoring }
end-saved = Das Spiel liegt in { $path }

## Nachspielen

heading-replay = Sabika · Aktion { $position } von { $last } · Zug { $turn } · gesehen von: { $viewer }
viewer-everything = allen (offene Karten)
viewer-spectator = Zuschauern
replay-start = Das Spiel ist aufgebaut. Die rechte Pfeiltaste zeigt die erste Aktion.
key-action = Aktion
key-turn = Zug
key-scoring = Wertung
key-begin = Anfang
key-end = Ende
key-viewer = gesehen von

## Beenden, Regeln, Anfang

quit-question = Das Spiel verlassen?
quit-saved = Das Spiel liegt in { $path }. Später weiterspielen: { $command }
not-saved = Das Spiel konnte nicht in { $path } gespeichert werden. Prüfe, ob dort Platz ist und du dort schreiben darfst. Du kannst weiterspielen.
bot-failed = { $name } (Bot { $bot }) ist ausgefallen: { $reason }
bot-cheated = { $name } (Bot { $bot }) ist ausgefallen: Er wählte etwas, das nicht möglich ist.
rules-search = Wörter oder eine Regel, etwa Mauer oder A21
rules-none = Das kommt in keiner Regel vor. Versuche weniger oder kürzere Wörter.

start-motto = Nimm Geld, kaufe im Bauhof, baue deinen Palast.
start-players = Spieler
start-bot = Gegner { $number }
start-edition = Ausgabe
start-edition-2003 = 2003, zweite Wertung in Stapel 4
start-edition-2020 = 2020, zweite Wertung in Stapel 5
start-language = Sprache
start-modules = Module
start-modules-count = { $count ->
        [0] keine
       *[other] { $count } von { $all }
    }
modules-title = Module
modules-none = Dieses Spiel hat keine Module.
start-ages = Der Jüngste
ages-unknown = weiß niemand
ages-title = Wer ist der Jüngste?
ages-blurb = Ist auch die Summe gleich, beginnt der Jüngste. Wähle vom Jüngsten an; wen du weglässt, der ist älter. Weiß es niemand, entscheidet das Los.
start-name = Dein Name
start-bad-name = Ein Name hat 1 bis { $longest } Buchstaben. Wähle einen anderen.

## Was Module auf dem Tisch haben

state-none = nichts
state-player = { $name }: { $things }
state-supply = Im Vorrat: { $things }
state-left = { $thing } { $count }

## Hilfe

help-title = So wird gespielt
help-turn = In deinem Zug nimmst du Geld, kaufst ein Plättchen oder baust deinen Palast um. Passend zahlen gibt dir das Recht auf noch eine Aktion; du darfst auch darauf verzichten. Am Ende des Zuges baust du, was du gekauft hast, oder legst es in die Reserve. Kanten, die sich berühren, tragen beide eine Mauer oder sind beide frei, jedes Plättchen ist zu Fuß erreichbar, und es gibt keine Löcher. Punkte gibt es für die längste Außenmauer und für die meisten Plättchen einer Art. Alles geht auch mit der Maus.
help-buy = das Plättchen auf diesem Platz des Bauhofs kaufen
help-card = eine Karte der Auslage wählen oder zurücklegen
help-enter = wählen und den Zug beenden
help-move = bewegen; Tab geht zum nächsten Teil
help-next-cell = nächstes oder voriges Feld, auf das das Plättchen passt
help-reserve = das Plättchen in die Reserve legen
help-redesign = umbauen: ein Plättchen der Reserve wählen oder eines wegnehmen
help-stop = nach passender Zahlung die Aktionen beenden
help-more = weitere Aktionen: Module, andere Arten zu kaufen
help-modules = die Module: was offen liegt, und deine Geheimnisse
help-back = zurück, Gewähltes weglegen
help-take-back = zurücknehmen, bis zum Anfang deines Zuges
help-stand-aside = außer der Reihe nichts tun, bis du sie wieder drückst
help-skip = nicht auf die Bots warten
help-pause = die Bots langsamer oder schneller spielen lassen
help-watch = den Palast des nächsten Spielers ansehen
help-large = den Palast möglichst groß, oder wieder alles
help-score-now = was eine Wertung jetzt brächte
help-log = alles, was geschehen ist
help-rules = in den Regeln nachschlagen
help-theme = dunkel oder hell
help-language = nächste Sprache
help-quit = beenden; das Spiel bleibt erhalten
