### Die Spiele, jedes in zwei Zeilen, und was ein Tisch wählen kann.

game-alhambra = Alhambra
    .blurb =
        Kaufe Gebäude in vier Währungen und baue einen Palast mit langer Außenmauer; wer passend zahlt, hat noch eine Aktion.
        Drei Wertungen belohnen die längste Mauer und die meisten Plättchen in jeder von sechs Arten.
game-granada = Granada
    .blurb =
        Alhambra mit Gräben statt Mauern und Plättchen mit zwei Seiten: Für etwas Geld baust du ein neues Plättchen mit der Rückseite.
        Drei Wertungen belohnen den längsten Graben und die meisten Plättchen in neun Arten, je nachdem, wie viele alle gebaut haben.
game-combined = Alhambra und Granada
    .blurb =
        Beide Spiele zugleich: Jeder Platz bietet von jedem ein Plättchen, und dein Palast wächst in zwei Teilen, Mauer an Graben.
        Punkte für Mauern, Gräben und alle fünfzehn Arten, und zwei mehr für jede Kante der Grenze zwischen den Teilen.

option-scoring = Wertung der Arten von Granada
    .blurb = Was die meisten Plättchen einer Art von Granada wert sind: Punkte je Plättchen der Art in allen Palästen oder für jede Art gleich viele.
    .normal = nach Zahl der Plättchen
    .simplified = feste Punkte
option-turning = Ein Plättchen von Granada wenden
    .blurb = Was es kostet, ein neues Plättchen von Granada mit der anderen Seite zu bauen: mindestens 3 einer Währung mit beliebig vielen Karten oder eine einzelne Karte von 3 oder mehr.
    .money = beliebig viele Karten
    .card = eine einzelne Karte
