### The ladder of opponents, from a child's to the strongest, and how hard bots are to beat.

# Who they are, in the order of the ladder. Their names are the same in all languages.
ladder-random = Nur
    .who = de dochter van de tuinman
    .how = Bouwt wat ze mooi vindt. Voor kinderen en voor een allereerste spel.
    .others = Hafsa, Ruqayya, Safiya, Hind, Buthayna
ladder-planner-gentle = Idris
    .who = de leerling-tegelzetter
    .how = Kijkt een beetje vooruit en vergist zich vaak. Goed gezelschap terwijl je leert.
    .others = Tariq, Farid, Bilal, Munir, Ziyad
ladder-greedy = Zaida
    .who = de zijdekoopvrouw
    .how = Pakt wat nu het meeste oplevert en denkt niet aan morgen.
    .others = Hafsa, Ruqayya, Safiya, Hind, Buthayna
ladder-planner-steady = Yusuf
    .who = de bouwmeester
    .how = Stelt zich de volgende ronde voor en vergist zich zelden.
    .others = Tariq, Farid, Bilal, Munir, Ziyad
ladder-planner-strong = Lubna
    .who = de sterrenkundige
    .how = Volgt in gedachten honderden spellen vóór elke zet. Versla haar als je kunt.
    .others = Hafsa, Ruqayya, Safiya, Hind, Buthayna
ladder-called = { $name }, { $who }
ladder-described = { $called } ({ $bot }): { $how }

# For bots that are not on the ladder, one after the other. Nobody's name by default is among them.
bot-names = Tariq, Hafsa, Farid, Ruqayya, Bilal, Safiya

# Of bots that are not on the ladder.
level-gentle = mild
level-steady = degelijk
level-strong = sterk
bot-described = { $bot } ({ $level }): { $blurb }
