### De client: wat iemand prettig vindt.

web-settings = Instellingen
web-settings-language = Taal
web-settings-theme = Kleuren
    .system = zoals het apparaat
    .light = licht
    .dark = donker
web-settings-confirming = Mijn beurt bevestigen
    .on = ja
    .countdown = aftellen
    .off = nee
    .on-note = Wat je beurt beëindigt, wacht tot je het bevestigt.
    .countdown-note = Wat je beurt beëindigt, gebeurt na drie seconden, tenzij je het terugneemt. Waar niets te kiezen valt, volstaat één tik: een kaart die je alleen apart kunt nemen, de enige gepaste betaling.
    .off-note = Wat je beurt beëindigt, gebeurt meteen.
web-settings-speed = Beweging
    .off = geen
    .fast = snel
    .normal = normaal
    .slow = langzaam
    .note = Er beweegt niets als je apparaat om minder beweging vraagt.
web-settings-sound = Geluid
    .on = aan
    .off = uit
