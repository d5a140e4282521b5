### Le client : ce que chacun préfère.

web-settings = Réglages
web-settings-language = Langue
web-settings-theme = Couleurs
    .system = comme l’appareil
    .light = clair
    .dark = sombre
web-settings-confirming = Confirmer mon tour
    .on = oui
    .countdown = compte à rebours
    .off = non
    .on-note = Ce qui termine le tour attend une confirmation.
    .countdown-note = Ce qui termine le tour s’exécute après trois secondes, sauf annulation. Quand il n’y a rien à choisir, un geste suffit : une carte qui ne se prend que seule, le seul paiement exact.
    .off-note = Ce qui termine le tour s’exécute aussitôt.
web-settings-speed = Animations
    .off = aucune
    .fast = rapides
    .normal = normales
    .slow = lentes
    .note = Rien ne bouge si l’appareil demande moins d’animations.
web-settings-sound = Son
    .on = activé
    .off = coupé
