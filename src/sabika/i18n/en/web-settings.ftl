### The client: what a person prefers.

web-settings = Settings
web-settings-language = Language
web-settings-theme = Colours
    .system = as the device
    .light = light
    .dark = dark
web-settings-confirming = Confirm my turn
    .on = yes
    .countdown = countdown
    .off = no
    .on-note = What ends your turn waits until you confirm it.
    .countdown-note = What ends your turn is carried out after three seconds unless you undo it. Where there is nothing to choose, one tap is enough: a card that can only be taken alone, the only exact payment.
    .off-note = What ends your turn is carried out at once.
web-settings-speed = Movement
    .off = none
    .fast = fast
    .normal = normal
    .slow = slow
    .note = Nothing moves if your device asks for less movement.
web-settings-sound = Sound
    .on = on
    .off = off
