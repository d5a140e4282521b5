### Wie er is, wie nadenkt, en bots die invallen.

## Tijden in het kort

web-presence-seconds = { $count } s
web-presence-minutes = { $count } min
web-presence-hours = { $count } u
web-presence-days = { $count } d

## Aan tafel

web-presence-thinks = denkt na · { $time }
web-presence-away = weg
    .for = weg · { $time }
    .unseen = { $name } is weg.
web-presence-is-away = { $name } is weg
web-presence-after = Na { $time } kan een bot invallen.
web-presence-let-in = Een bot laten invallen
    .who = Een bot laten invallen voor { $name }
web-presence-agreed = Jij gaat akkoord. Nog nodig: { $names }.
web-presence-all = Iedereen die er is moet akkoord gaan, of de gastheer alleen.
web-presence-others-agreed = Voor een bot: { $names }. Ga je akkoord?

## Voorbereiding

web-presence-absent = Als iemand weg is
    .never = wachten
    .note = Na deze tijd kunnen de anderen een bot laten invallen tot de speler terug is.
    .never-note = Er valt nooit een bot in, behalve als de speler het zelf vraagt.

## Wachtkamer

web-presence-seat-bot = Een bot …
    .seat = Plaats { $number } aan een bot geven
web-presence-seat-free = Vrijmaken
    .who = De plaats van { $name } vrijmaken
