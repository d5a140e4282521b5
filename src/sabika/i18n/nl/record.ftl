### Wat er mis is met het verslag van een spel.

record-refused = Actie { $number }, “{ $action }”, mag niet: { $because }
    .earlier = Actie { $number }, “{ $action }”, mag niet volgens versie { $version } van de regels, waarnaar dit spel is gespeeld: { $because }
record-no-action = Actie { $number }, “{ $action }”, is onleesbaar: { $why }
record-cannot-draw = Na actie { $number }, “{ $action }”: { $why }
record-because = { $why }
record-other-pieces = Het spel is met andere stukken gespeeld. Geef het bestand van die stukken met --components.
record-seed-hash = De seed hoort niet bij de hash die bekendgemaakt werd.
record-deal-seats = De verdeling noemt { $named } plaatsen, maar het spel heeft er { $seats }.
record-deal-server = De waarde van de server hoort niet bij de hash die bekendgemaakt werd.
record-deal-seat = De waarde van plaats { $number } hoort niet bij zijn hash.
record-deal-seed = De seed is niet gemaakt van de waarden die gegeven werden.
record-too-many-draws = Het verslag geeft meer trekkingen voor “{ $stream }” ({ $times }) dan het spel doet ({ $drawn }).
record-not-over = Het verslag heeft een uitslag, maar het spel is niet afgelopen: aan het eind ontbreken acties.
record-no-result = Het verslag heeft geen uitslag, maar het spel is afgelopen.
record-differs = { $field } is { $recorded }, maar het spel geeft { $replayed }.

## Wat niet als verslag te lezen is

record-unreadable = { $source } is geen verslag: { $why }
record-source-text = De tekst
record-source-game = Het spel
record-source-sent = Wat verstuurd is
record-newer = { $source } is door een nieuwere Sabika gemaakt. Werk Sabika bij om het te lezen.
record-cut-off = het houdt te vroeg op.
record-no-json = het is geen JSON.
record-no-utf-8 = het is geen UTF-8-tekst.
record-too-deep = het is te diep genest.
record-no-object = het is geen JSON-object.
record-other-format = het formaat is “{ $found }”, niet “{ $wanted }”.
record-no-version = versie { $version } van het formaat bestaat niet.
record-field-missing = het veld “{ $field }” ontbreekt.
record-field-unknown = geen enkel verslag heeft een veld “{ $field }”.
record-field-twice = het veld “{ $field }” staat er twee keer in.
record-field-wrong = het veld “{ $field }” moet { $wanted } zijn.
record-key-wrong = een naam in “{ $field }” moet { $wanted } zijn.
record-wanted-object = een object
    .or-null = een object of null
record-wanted-list = een lijst
    .longest = een lijst van hoogstens { $many } elementen
record-wanted-text = een tekst
    .or-null = een tekst of null
    .longest = een tekst van hoogstens { $many } tekens
    .shortest = een tekst van minstens { $many ->
            [one] 1 teken
           *[other] { $many } tekens
        }
record-wanted-number = een geheel getal
record-wanted-line = een tekst zonder stuurtekens
record-wanted-digits = een reeks van { $many } hexadecimale cijfers in kleine letters
    .between = een reeks van { $least } tot { $most } hexadecimale cijfers in kleine letters
record-wanted-other = een andere waarde
record-too-long = Het verslag is langer dan een spel kan zijn: het heeft meer dan { $most } acties.
