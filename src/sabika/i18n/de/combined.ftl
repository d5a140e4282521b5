### Alhambra und Granada zusammen: Paläste aus zwei Teilen.

# Eine Stelle des Bauhofs, wenn auf jedem Platz ein Plättchen von jedem Spiel liegt: Neu auf Platz 2 (Granada)
space-alhambra = { $space } (Alhambra)
space-granada = { $space } (Granada)

border = Grenze
reason-border = { $count ->
        [one] eine Grenze der Länge { $count } zwischen Mauer und Graben, 2 Punkte
       *[other] eine Grenze der Länge { $count } zwischen Mauer und Graben, je 2 Punkte
    }

refusal-not-beside-wall = Dein erstes Granada-Plättchen muss mit einem Graben an einer Mauer deiner Alhambra liegen und an nichts anderem ({ $rule }).
refusal-parts-apart = Ohne dieses Plättchen würden deine Alhambra und dein Granada nicht mehr aneinandergrenzen ({ $rule }).
