### Granada und beide Spiele zusammen im Terminal, und was gefragt wird, bevor etwas aufgedeckt wird.

## Die Teile des Bretts

heading-game = Sabika · { $game } · Zug { $turn } · { $name } ist am Zug

length-wall = Mauer { $length }
length-moat = Graben { $length }
length-border = Grenze { $length }

panel-scores-page = Stand { $page }/{ $pages } · k: mehr

gauge-bags = Beutel: { $alhambra } + { $granada }
gauge-marker = Neue: { $face ->
        [0] gerade
       *[other] ungerade
    }
# Die Karte dieser Wertung liegt beiseite, bis der Stapel aufgebraucht ist
gauge-aside = Wertung { $scoring }: später
# Alles in wenigen Wörtern, für den Titel des Bauhofs
gauge-short = Beutel { $alhambra }+{ $granada } · Stapel { $pile } · ↻ { $face ->
        [0] gerade
       *[other] ungerade
    }

## Fragen

ask-which = Platz { $space }: Welches Plättchen kaufst du?
ask-face = Welche Seite liegt in der Reserve oben? Das kostet nichts.
ask-currency = In welcher Währung zahlst du, um { $tile } zu wenden?
ask-turning = { $tile } → { $face } kostet { $money } oder mehr. Wie zahlst du?
ask-turning-card = { $tile } → { $face } kostet eine Karte ab { $money }. Welche?
ask-irrevocable = { $action }?

hint-moat = { $before ->
        [0] Graben { $after }
       *[other] Graben { $before } → { $after }
    }
hint-border = { $before ->
        [0] Grenze { $after }
       *[other] Grenze { $before } → { $after }
    }
hint-irrevocable = Das deckt endgültig etwas auf. Enter macht weiter, u geht zurück.

key-turn-over = wenden

## Wertungen

scoring-legend = n: Plättchen in allen Palästen. ↑: höchster Preis bei Gleichstand.

## Anfang und Hilfe

start-game = Spiel
start-scoring = Wertung
start-turning = Wenden

help-scores = nächste Seite des Spielstands
help-turn-over = das Plättchen wenden, das gesetzt wird, für mindestens 3 einer Währung
help-turn-over-card = das Plättchen wenden, das gesetzt wird, mit einer einzelnen Karte von 3 oder mehr
help-granada = Plättchen von Granada haben zwei Seiten; ↻ zeigt, was auf der Rückseite ist. Du baust die Seite, die du gekauft hast, außer du wendest das Plättchen zuerst: o. In der Reserve wählst du die Seite frei. Gräben sind doppelte Linien und zählen wie Mauern. Neue Plättchen zeigen abwechselnd ihre gerade und ihre ungerade Seite.
help-combined = Jeder Platz des Bauhofs hat ein Plättchen von Alhambra (Mauern, dicke Linien) und eines von Granada (Gräben, doppelte Linien). Dein erstes Granada-Plättchen, mit ⚑, liegt mit einem Graben an einer Mauer; von da an wird jeder Teil für sich begangen. Gestrichelte Querlinien sind die Grenze, Mauer an Graben: 2 Punkte für jede Kante ihrer längsten Reihe.
