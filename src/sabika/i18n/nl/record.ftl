### Wat er mis is met een opgenomen spel.

record-refused = Actie { $number }, “{ $action }”, mag niet: { $because }
    .earlier = Actie { $number }, “{ $action }”, mag niet volgens versie { $version } van de regels, die van de opname: { $because }
record-no-action = Actie { $number }, “{ $action }”, is onleesbaar: { $why }
record-cannot-draw = Na actie { $number }, “{ $action }”: { $why }
record-because = { $why }
record-other-pieces = Het spel is met andere stukken gespeeld. Geef het bestand van die stukken met --components.
record-seed-hash = De seed hoort niet bij de hash die bekendgemaakt werd.
record-deal-seats = De verdeling noemt { $named } plaatsen, maar het spel heeft er { $seats }.
record-deal-server = De waarde van de server hoort niet bij de hash die bekendgemaakt werd.
record-deal-seat = De waarde van plaats { $seat } hoort niet bij zijn hash.
record-deal-seed = De seed is niet gemaakt van de waarden die gegeven werden.
record-too-many-draws = Hier is { $times } keer getrokken, vaker dan in het spel.
record-not-over = De opname heeft een uitslag, maar het spel is niet afgelopen: aan het eind ontbreken acties.
record-no-result = De opname heeft geen uitslag, maar het spel is afgelopen.
record-differs = { $field } is { $recorded }, maar het spel geeft { $replayed }.
