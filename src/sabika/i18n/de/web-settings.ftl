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
    .countdown-note = Was deinen Zug beendet, geschieht nach drei Sekunden, wenn du es nicht zurücknimmst. Wo es nichts zu wählen gibt, genügt ein Tippen: bei einer Karte, die nur allein zu nehmen ist, und bei der einzigen passenden Zahlung.
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
