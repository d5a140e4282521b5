### The ladder of opponents, from a child's to the strongest, and how hard bots are to beat.

# Who they are, in the order of the ladder. Their names are the same in all languages.
ladder-random = Nur
    .who = die Gärtnerstochter
    .how = Baut, was ihr gefällt. Für Kinder und fürs allererste Spiel.
    .others = Hafsa, Ruqayya, Safiya, Hind, Buthayna
ladder-planner-gentle = Idris
    .who = der Fliesenlegerlehrling
    .how = Schaut ein wenig voraus und täuscht sich oft. Gute Gesellschaft beim Lernen.
    .others = Tariq, Farid, Bilal, Munir, Ziyad
ladder-greedy = Zaida
    .who = die Seidenhändlerin
    .how = Nimmt, was gerade am meisten bringt, und denkt nicht an morgen.
    .others = Hafsa, Ruqayya, Safiya, Hind, Buthayna
ladder-planner-steady = Yusuf
    .who = der Baumeister
    .how = Stellt sich vor jedem Zug die nächste Runde vor und täuscht sich selten.
    .others = Tariq, Farid, Bilal, Munir, Ziyad
ladder-planner-strong = Lubna
    .who = die Astronomin
    .how = Verfolgt vor jedem Zug Hunderte Spiele in Gedanken. Schlag sie, wenn du kannst.
    .others = Hafsa, Ruqayya, Safiya, Hind, Buthayna
ladder-called = { $name }, { $who }
ladder-described = { $called } ({ $bot }): { $how }

# For bots that are not on the ladder, one after the other. Nobody's name by default is among them.
bot-names = Tariq, Hafsa, Farid, Ruqayya, Bilal, Safiya

# Of bots that are not on the ladder.
level-gentle = sanft
level-steady = solide
level-strong = stark
bot-described = { $bot } ({ $level }): { $blurb }
