### De regels op de opdrachtregel.

reference-ruling = onze beslissing, waar het spelboekje zwijgt of zichzelf tegenspreekt
reference-untranslated = in het Engels, nog niet vertaald
reference-hint = Zoek een regel op: sabika rules A21. Doorzoek de regels: sabika rules search muur.

reference-no-words = Geef aan wat je zoekt, bijvoorbeeld: sabika rules search muur.
reference-none = Geen regel noemt “{ $words }”. Probeer minder of kortere woorden.
reference-unknown = De regel “{ $id }” is er niet. Zoek met woorden in de regels: sabika rules search muur.
reference-meant = De regel “{ $id }” is er niet. Bedoelde je { $suggestions }?
