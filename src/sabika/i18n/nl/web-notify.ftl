### De client: een melding wanneer men aan de beurt is. De server zegt de eerste twee wanneer de pagina gesloten is.

web-notify-turn = Jij bent aan de beurt
web-notify-with = { $game } met { $names }
web-notify = Meld me wanneer ik aan de beurt ben
    .on = ja
    .off = nee
    .bell = Mijn beurten melden
    .stop = Mijn beurten niet meer melden
    .note-off = Er komt niets tenzij je dit aanzet. Je browser vraagt het je dan één keer.
    .note-page = Er komt een melding wanneer deze pagina op de achtergrond open is.
    .note-push = Er komt een melding wanneer deze pagina op de achtergrond is, en ook wanneer ze gesloten is.
    .denied = Je browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen van de browser voor deze pagina en zet dit dan weer aan.
    .http = Browsers staan meldingen alleen via https toe. Hier staat je beurt in de titel van het tabblad, en je hoort haar als het geluid aan is.
    .none = Deze browser heeft hier geen meldingen. Zet deze pagina op een iPhone of iPad op het beginscherm en open haar daar.

## Wat er mis kan gaan

web-problem-no-push = Deze server kan niets naar gesloten pagina’s sturen. Laat deze pagina op de achtergrond open.
web-problem-no-such-push = De pushdienst van je browser kan van hieruit niet gebruikt worden. Laat deze pagina op de achtergrond open.
