### The games, each in two lines, and what a table can choose.

game-alhambra = Alhambra
    .blurb =
        Buy building tiles in four currencies and build a palace with a long outside wall; paying exactly gives another action.
        Three scorings reward the longest wall and most tiles of each of six kinds.
game-granada = Granada
    .blurb =
        Alhambra with moats instead of walls and tiles with two faces: for a little money a new tile is built with its back up.
        Three scorings reward the longest moat and most tiles of nine kinds, worth more the more of them all players have built.
game-combined = Alhambra and Granada
    .blurb =
        Both games at once: every yard space offers a tile of each, and your palace grows in two parts that meet wall against moat.
        Points for walls, moats and all fifteen kinds, and two more for each edge of the border between the parts.

option-scoring = Scoring of Granada’s kinds
    .blurb = What most tiles of a kind of Granada are worth: points for each tile of the kind in all palaces, or the same for every kind.
    .normal = by number of tiles
    .simplified = fixed points
option-turning = Turning a tile of Granada
    .blurb = What it costs to build a new tile of Granada with its other face: at least 3 in one currency with any number of cards, or a single card of 3 or more.
    .money = any number of cards
    .card = a single card
