### Die Regeln auf der Kommandozeile.

reference-ruling = unsere Festlegung, wo die Spielregel schweigt oder sich widerspricht
reference-untranslated = auf Englisch, noch nicht übersetzt
reference-hint = Eine Regel nachschlagen: sabika rules A21. Die Regeln durchsuchen: sabika rules search Mauer.

reference-no-words = Sag, wonach gesucht werden soll, zum Beispiel: sabika rules search Mauer.
reference-none = „{ $words }“ kommt in keiner Regel vor. Versuche weniger oder kürzere Wörter.
reference-unknown = Die Regel „{ $id }“ gibt es nicht. Suche mit Wörtern in den Regeln: sabika rules search Mauer.
reference-meant = Die Regel „{ $id }“ gibt es nicht. Meintest du { $suggestions }?
