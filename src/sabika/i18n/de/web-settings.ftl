### Der Client: was jemand mag.

web-settings = Einstellungen
web-settings-language = Sprache
web-settings-theme = Farben
    .system = wie das Gerät
    .light = hell
    .dark = dunkel
web-settings-confirming = Meinen Zug bestätigen
    .on = ja
    .countdown = Countdown
    .off = nein
    .on-note = Was deinen Zug beendet, wartet, bis du es bestätigst.
    .countdown-note = Was deinen Zug beendet, geschieht nach ein paar Sekunden, wenn du es nicht zurücknimmst.
    .off-note = Was deinen Zug beendet, geschieht sofort.
web-settings-speed = Bewegung
    .off = keine
    .fast = schnell
    .normal = normal
    .slow = langsam
    .note = Nichts bewegt sich, wenn dein Gerät weniger Bewegung wünscht.
web-settings-sound = Ton
    .on = an
    .off = aus
