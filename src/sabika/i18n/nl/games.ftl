### De spellen, elk in twee regels, en wat een tafel kan kiezen.

game-alhambra = Alhambra
    .blurb =
        Koop gebouwen met vier valuta’s en bouw een paleis met een lange buitenmuur; gepast betalen geeft nog een actie.
        Drie waarderingen belonen de langste muur en de meeste tegels van elk van zes soorten.
game-granada = Granada
    .blurb =
        Alhambra met grachten in plaats van muren en tegels met twee kanten: voor wat geld bouw je een nieuwe tegel met zijn rug boven.
        Drie waarderingen belonen de langste gracht en de meeste tegels van negen soorten, naar het aantal dat iedereen heeft gebouwd.
game-combined = Alhambra en Granada
    .blurb =
        Beide spellen tegelijk: elk veld biedt van elk een tegel, en je paleis groeit in twee delen, muur tegen gracht.
        Punten voor muren, grachten en alle vijftien soorten, en nog twee voor elke rand van de grens tussen de delen.

option-scoring = Waardering van Granada’s soorten
    .blurb = Wat de meeste tegels van een soort van Granada waard zijn: punten per tegel van die soort in alle paleizen, of voor elke soort hetzelfde.
    .normal = naar aantal tegels
    .simplified = vaste punten
option-turning = Een tegel van Granada omdraaien
    .blurb = Wat het kost om een nieuwe tegel van Granada met zijn andere kant te bouwen: minstens 3 van één valuta met een willekeurig aantal kaarten, of één kaart van 3 of meer.
    .money = willekeurig aantal kaarten
    .card = één kaart
