### The ladder of opponents, from a child's to the strongest, and how hard bots are to beat.

# Who they are, in the order of the ladder. Their names are the same in all languages.
ladder-random = Nur
    .who = la fille du jardinier
    .how = Construit ce qui lui plaît. Pour les enfants et pour une toute première partie.
    .others = Hafsa, Ruqayya, Safiya, Hind, Buthayna
ladder-planner-gentle = Idris
    .who = l’apprenti carreleur
    .how = Regarde un peu plus loin et se trompe souvent. De bonne compagnie pour apprendre.
    .others = Tariq, Farid, Bilal, Munir, Ziyad
ladder-greedy = Zaida
    .who = la marchande de soie
    .how = Prend ce qui rapporte le plus tout de suite, sans penser au lendemain.
    .others = Hafsa, Ruqayya, Safiya, Hind, Buthayna
ladder-planner-steady = Yusuf
    .who = le maître d’œuvre
    .how = Imagine le prochain tour de table avant de jouer et se trompe rarement.
    .others = Tariq, Farid, Bilal, Munir, Ziyad
ladder-planner-strong = Lubna
    .who = l’astronome
    .how = Suit des centaines de parties en pensée avant chaque coup. Battez-la si vous pouvez.
    .others = Hafsa, Ruqayya, Safiya, Hind, Buthayna
ladder-called = { $name }, { $who }
ladder-described = { $called } ({ $bot }) : { $how }

# For bots that are not on the ladder, one after the other. Nobody's name by default is among them.
bot-names = Tariq, Hafsa, Farid, Ruqayya, Bilal, Safiya

# Of bots that are not on the ladder.
level-gentle = doux
level-steady = solide
level-strong = fort
bot-described = { $bot } ({ $level }) : { $blurb }
