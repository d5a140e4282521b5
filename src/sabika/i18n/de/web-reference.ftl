### Der Client im Browser: die Regeln zum Nachschlagen.

web-rules-title = Die Regeln
web-rules-lead = Alle Regeln der vier Spiele und der acht Module, mit den Nummern, die das Spiel selbst nennt, wenn es etwas ablehnt.
web-rules-search = Regeln nach Wörtern oder Nummer suchen
    .example = Mauer, A21 …
web-rules-all = Alles zeigen
web-rules-contents = Inhalt
web-rules-print = Drucken
web-rules-loading = Die Regeln werden geholt …
web-rules-again = Noch einmal versuchen
web-rules-found = { $count ->
        [0] Keine Regel
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
web-rules-none = Keine Regel spricht davon. Versuche es mit weniger oder kürzeren Wörtern.
web-rules-unknown = Es gibt keine Regel „{ $id }“. Suche oben nach Wörtern, etwa Mauer.

## Eine Regel

# Wie es im Text der Regeln steht
web-rules-mark = (Festlegung)
web-rules-legend = Festlegungen stammen von uns und nicht vom Verlag: Sie sagen, was wir spielen, wo ein Regelheft schweigt oder zwei sich widersprechen. Die Regeln stehen hier in unseren eigenen Worten; die gedruckten Regelhefte sind die des Verlags.
# Vor den Nummern der Beispiele, die zeigen, was eine Regel bedeutet
web-rules-examples = { $count ->
        [one] Beispiel:
       *[other] Beispiele:
    }
# Vor den Nummern der Regeln, die ein Beispiel zeigt
web-rules-shows = Zeigt
web-rules-table = Tabelle zu { $id }
web-rules-rule = { $id } · { $section }
web-rules-look = Regel { $id } lesen
web-rules-back = Zurück zu { $id }
web-rules-open = In den Regeln öffnen
