### The pages around the games: what they say besides their first words.

## The scorepad without the server

web-scorepad-tallied = Geteld uit wat al is ingevuld. Verander wat anders is.
    .old = Zoals geteld voordat de verbinding wegviel. Controleer elk getal.
    .not = Wat is ingevuld kan nu niet worden geteld. Vul alle getallen in.
web-scorepad-old = Punten van vóór de laatste wijzigingen. Ze worden opnieuw geteld zodra de server terug is.
web-scorepad-counted-old = Wat veranderde sinds de verbinding wegviel is nog niet geteld.

## The replay

web-replay-begins = Alles ligt klaar.
    .who = Alles ligt klaar. { $name } begint.

## Setting up a table

web-new-no-modules = geen
