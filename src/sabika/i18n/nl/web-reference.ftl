### De client in de browser: de regels om in op te zoeken.

web-rules-title = De regels
web-rules-lead = Alle regels van de vier spellen en de acht modules, met de nummers die het spel zelf noemt als het iets weigert.
web-rules-search = Regels zoeken op woorden of nummer
    .example = muur, A21 …
web-rules-all = Alles tonen
web-rules-contents = Inhoud
web-rules-print = Afdrukken
web-rules-loading = De regels worden opgehaald …
web-rules-again = Opnieuw proberen
web-rules-found = { $count ->
        [0] Geen regel
        [one] { $count } regel
       *[other] { $count } regels
    }
web-rules-none = Geen regel gaat daarover. Probeer minder of kortere woorden.
web-rules-unknown = Er is geen regel “{ $id }”. Zoek hierboven op woorden, zoals muur.

## Een regel

# Zoals het in de tekst van de regels staat
web-rules-mark = (beslissing)
web-rules-legend = Beslissingen zijn van ons en niet van de uitgever: ze zeggen wat we spelen als een spelregelboekje zwijgt of als twee elkaar tegenspreken. De regels staan hier in onze eigen woorden; de gedrukte boekjes zijn van de uitgever.
# Voor de nummers van de voorbeelden die laten zien wat een regel betekent
web-rules-examples = { $count ->
        [one] Voorbeeld:
       *[other] Voorbeelden:
    }
# Voor de nummers van de regels die een voorbeeld laat zien
web-rules-shows = Bij
web-rules-table = Tabel van { $id }
web-rules-rule = { $id } · { $section }
web-rules-look = Regel { $id } lezen
web-rules-back = Terug naar { $id }
web-rules-open = In de regels openen
