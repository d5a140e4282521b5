### The ladder of opponents, from a child's to the strongest, and how hard bots are to beat.

# Who they are, in the order of the ladder. Their names are the same in all languages.
ladder-random = Nur
    .who = the gardener’s daughter
    .how = Builds what catches her eye. Made for children and for a very first game.
    .others = Hafsa, Ruqayya, Safiya, Hind, Buthayna
ladder-planner-gentle = Idris
    .who = the tiler’s apprentice
    .how = Looks a little ahead and is often wrong. Good company while you learn.
    .others = Tariq, Farid, Bilal, Munir, Ziyad
ladder-greedy = Zaida
    .who = the silk merchant
    .how = Takes what pays most right now and leaves tomorrow to others.
    .others = Hafsa, Ruqayya, Safiya, Hind, Buthayna
ladder-planner-steady = Yusuf
    .who = the master builder
    .how = Pictures the next round before he moves, and is seldom wrong.
    .others = Tariq, Farid, Bilal, Munir, Ziyad
ladder-planner-strong = Lubna
    .who = the astronomer
    .how = Follows hundreds of games in her mind before every move. Beat her if you can.
    .others = Hafsa, Ruqayya, Safiya, Hind, Buthayna
ladder-called = { $name }, { $who }
ladder-described = { $called } ({ $bot }): { $how }

# For bots that are not on the ladder, one after the other. Nobody's name by default is among them.
bot-names = Tariq, Hafsa, Farid, Ruqayya, Bilal, Safiya

# Of bots that are not on the ladder.
level-gentle = gentle
level-steady = steady
level-strong = strong
bot-described = { $bot } ({ $level }): { $blurb }
