### Der Wertungsblock für das Spiel am echten Tisch: was notiert wird, wie man aufbaut, und was nicht sein kann.

scorepad-scoring = Wertung
scorepad-source = Wofür
scorepad-total = Summe
# A line of the ranking: Ana: 132
scorepad-standing = { $name }: { $points }

## Was notiert wird

scorepad-field-kinds = Gebäude
scorepad-field-wall = Längste Mauer
scorepad-field-moat = Längster Graben
scorepad-field-border = Längste Grenze
scorepad-field-best = Höchster Preis
scorepad-field-rows = Zeilen
scorepad-field-columns = Spalten
scorepad-field-coins = Münzen
scorepad-field-completed = Vollendete Arten

## Aufbau. Wann etwas zu tun ist, dann Schritt für Schritt.

scorepad-when-start = Vor dem Spiel
scorepad-when-scoring-1 = Nach der ersten Wertung
scorepad-when-scoring-2 = Nach der zweiten Wertung
scorepad-when-pile = Wenn der Stapel zum ersten Mal aufgebraucht ist

scorepad-step-fountains = Gebt jedem der { $players } Spieler einen Brunnen; alle beginnen ohne Punkte und mit leerer Reserve ({ $rule }).
scorepad-step-tiles = Mischt die { $tiles } Plättchen verdeckt oder gebt sie in den Beutel ({ $rule }).
scorepad-step-yard = Zieht Plättchen auf die Plätze 1 bis { $spaces } des Bauhofs, in dieser Reihenfolge ({ $rule }).
scorepad-step-tiles-with-moats = Gebt die { $tiles } Plättchen mit Gräben in den Beutel ({ $rule }).
scorepad-step-yard-with-moats = Zieht Plättchen auf die Plätze 1 bis { $spaces } des Bauhofs, die gerade Seite nach oben; dann stellt den Zeiger auf ungerade ({ $rule }).
scorepad-step-two-bags = Gebt die { $tiles } Plättchen mit Mauern und die { $moats } Plättchen mit Gräben in zwei Beutel ({ $rule }).
scorepad-step-two-yards = Zieht aus jedem Beutel ein Plättchen auf jeden der { $spaces } Plätze des Bauhofs. Die ersten Plättchen von Granada müssen einen Graben haben: Andere kommen zurück. Sie liegen mit der geraden Seite nach oben; dann stellt den Zeiger auf ungerade ({ $rule }).
scorepad-step-cards-out = Nehmt von jeder Geldkarte ein Exemplar aus dem Spiel, zusammen { $out }; { $cards } bleiben ({ $rule }).
scorepad-step-money = Legt die Wertungskarten beiseite und mischt die { $cards } Geldkarten. Teilt einem Spieler nach dem anderen offen aus, bis er { $total } oder mehr hat ({ $rule }).
scorepad-step-first-player = Wer die wenigsten Karten hat, beginnt; bei Gleichstand die kleinste Summe, dann der Jüngste. Jetzt nehmen alle ihre Karten auf die Hand ({ $rule }).
scorepad-step-first-player-by-age = Wer die wenigsten Karten hat, beginnt; bei Gleichstand die kleinste Summe, dann { $count ->
        [one] { $names } als Jüngster
       *[other] nach dem Alter: { $names }
    }. Jetzt nehmen alle ihre Karten auf die Hand ({ $rule }).
scorepad-step-display = Deckt { $cards } Karten für die Auslage auf ({ $rule }).
scorepad-step-piles = Teilt den Rest in { $piles } etwa gleiche Stapel ({ $rule }).
scorepad-step-first-card = Mischt Wertungskarte 1 in Stapel { $pile } und legt Karte 2 beiseite ({ $rule }).
scorepad-step-scoring-cards = Mischt Wertungskarte 1 in Stapel { $first } und Karte 2 in Stapel { $second } ({ $rule }).
scorepad-step-stack = Legt die Stapel aufeinander, Stapel 1 zuoberst ({ $rule }).
scorepad-step-second-card = Teilt die gemischte Ablage in { $piles } Stapel, mischt Wertungskarte 2 in Stapel { $pile } und legt sie aufeinander, Stapel 1 zuoberst ({ $rule }).
scorepad-step-sheets = { $players ->
        [one] Nimm ein Blatt und einen Stift ({ $rule }).
       *[other] Gebt jedem der { $players } Spieler ein Blatt und einen Stift ({ $rule }).
    }
scorepad-step-coins = Alle beginnen mit { $coins } Münzen ({ $rule }).
scorepad-step-first-buildings = Alle werfen { $buildings }-mal einen blauen und einen gelben Würfel und kreuzen das Feld an, das sie nennen; ist es schon angekreuzt, wird neu geworfen ({ $rule }).
scorepad-step-first-pair = Alle werfen noch einmal einen blauen und einen gelben Würfel und lassen sie auf ihrem Blatt ({ $rule }).
scorepad-step-second-pair = Lost aus, wer beginnt; dieser Spieler wirft ein zweites Paar ({ $rule }).
scorepad-step-second-pair-alone = Wirf ein zweites Paar: Allein bleiben alle vier Würfel auf deinem Blatt ({ $rule }).
scorepad-step-dummies = { $dummies ->
        [one] Ein Dummy spielt mit: Würfelt { $buildings } Gebäude für ihn und kreuzt ihre Arten an; nach jeder Runde kommt eines dazu ({ $rule }).
       *[other] { $dummies } Dummys spielen mit: Würfelt für jeden { $buildings } Gebäude und kreuzt ihre Arten an; nach jeder Runde kommt je eines dazu ({ $rule }).
    }
scorepad-step-beat = Du willst die Dummys schlagen: Sie erhalten Punkte für ihre Ränge und je { $points } dazu ({ $rule }).
scorepad-step-rounds = Gespielt werden { $rounds } Runden ({ $rule }).

## Was nicht sein kann

scorepad-refused = { $name }: { $why }
scorepad-refused-negative = { $number } ist weniger als nichts: Gib 0 oder mehr ein ({ $rule }).
scorepad-refused-unknown-piece = { $piece } gibt es in diesem Spiel nicht ({ $rule }).
scorepad-refused-not-in-game = „{ $what }“ zählt hier nicht: Lass es weg oder wähle ein anderes Spiel oder Modul ({ $rule }).
scorepad-refused-wrong-entry = So wird das hier nicht notiert ({ $rule }).
scorepad-refused-too-many-tiles = { $kind }: Das wären { $number } Plättchen, es gibt aber nur { $most } ({ $rule }).
scorepad-refused-too-many-in-all = Das wären zusammen { $number } Plättchen, es gibt aber nur { $most } ({ $rule }).
scorepad-refused-wall-too-long = So wenige Plättchen ergeben keine Mauer von { $number }: höchstens { $most } ({ $rule }).
scorepad-refused-moat-too-long = So wenige Plättchen ergeben keinen Graben von { $number }: höchstens { $most } ({ $rule }).
scorepad-refused-border-too-long = So wenige Plättchen ergeben keine Grenze von { $number }: höchstens { $most } ({ $rule }).
scorepad-refused-no-such-price = { $kind }: Kein Plättchen, das hier liegen könnte, kostet { $price } ({ $rule }).
scorepad-refused-price-too-low = { $kind }: Bei { $number } Plättchen ist der höchste Preis mindestens { $least }, nicht { $price } ({ $rule }).
scorepad-refused-price-twice = { $kind }: Nur ein Plättchen kostet { $price }, zwei Spieler können es nicht beide haben ({ $rule }).
scorepad-refused-tie = { $kind }: Es steht gleich, also gib den höchsten Preis unter diesen Plättchen ein ({ $rule }).
scorepad-refused-used-twice = { $tile } gibt es nur einmal, und { $other } hat es schon ({ $rule }).
scorepad-refused-moved-on = { $scoring ->
        [1] { $tile } lag bei der ersten Wertung bei { $other }, und Plättchen bleiben bei dem, der sie bekam ({ $rule }).
       *[other] { $tile } lag bei der zweiten Wertung bei { $other }, und Plättchen bleiben bei dem, der sie bekam ({ $rule }).
    }
scorepad-refused-turned = { $tile } lag vorher mit der anderen Seite nach oben ({ $old }), und ein Plättchen wird nie wieder gewendet ({ $rule }).
scorepad-refused-palace = { $tile } kann dort nicht liegen ({ $cell }). { $because }
scorepad-refused-rules = { $because }
scorepad-refused-out-of-order = { $scoring ->
        [1] Die erste Wertung kann hier nicht stehen: Notiere die Wertungen in ihrer Reihenfolge ({ $rule }).
        [2] Die zweite Wertung kann hier nicht stehen: Notiere die Wertungen in ihrer Reihenfolge ({ $rule }).
       *[other] Die letzte Wertung kann hier nicht stehen: Notiere die Wertungen in ihrer Reihenfolge ({ $rule }).
    }
scorepad-refused-only-completed = Am Ende einer Runde werden nur vollendete Arten notiert; die Blätter folgen am Schluss ({ $rule }).
scorepad-refused-completed-at-end = Arten, die in der letzten Runde vollendet wurden, werden mit den Blättern gewertet: Notiere sie nicht eigens ({ $rule }).
scorepad-refused-no-such-side = Diese Partei gibt es an diesem Tisch nicht ({ $rule }).
scorepad-refused-completed-twice = { $kind }: Diese Art wurde schon vollendet ({ $rule }).
scorepad-refused-not-completed = { $kind }: Diese Art wurde vollendet, auf dem Blatt sind also { $most } Gebäude, nicht { $number } ({ $rule }).
scorepad-refused-no-such-cell = Ein Feld Blau { $blue }, Gelb { $yellow } gibt es nicht: Würfel gehen von 1 bis 6 ({ $rule }).
scorepad-refused-cell-twice = Das Feld Blau { $blue }, Gelb { $yellow } wird nur einmal angekreuzt ({ $rule }).
scorepad-refused-wrong-line = { $number } Gebäude gehen nicht: Eine Zeile oder Spalte hat { $most } Felder ({ $rule }).
scorepad-refused-lines-differ = Die Arten ergeben { $number } Gebäude, die Zeilen { $rows }, die Spalten { $columns }: Alle drei müssen gleich sein ({ $rule }).
scorepad-refused-lines-impossible = Kein Blatt hat zugleich diese Zeilen und diese Spalten: Zähle noch einmal nach ({ $rule }).
scorepad-refused-too-many-buildings = { $kind }: { $number } Gebäude sind zu viele, auf dem Blatt sind { $most } ({ $rule }).
scorepad-refused-too-many-coins = { $number } Münzen sind zu viele: Auf dem Blatt sind { $most } ({ $rule }).
