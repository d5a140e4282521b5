### In the browser when a game is over: its result, its charts, its replay, its record.

## The result

web-after-over = The game is over
web-after-result = Result
web-after-replay = Replay
web-after-board = Final board
web-after-share = Share the result
web-after-copied = Link copied.
web-after-you = you
web-after-place = Place { $place }
# A side without a seat, which has points but cannot win
web-after-unranked = cannot win
web-after-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-after-palace = The palace of { $name }
web-after-sheet = The sheet of { $name }

## Every point

web-after-every-point = Every point
    .hint = A number opens what it is made of.
web-after-which-scoring = Which scoring
web-after-all-scorings = All
# The ends of all rounds of Roll & Write, where kinds were completed
web-after-rounds = During the rounds
web-after-total = Total
# A cell of the table: Ana, Tower: 13 points
web-after-cell = { $name }, { $what }: { web-after-points }
web-after-gained = +{ $points }

## What was built

web-after-palaces = The palaces
web-after-sheets = The sheets
web-after-look = Look closely at what { $name } has built
web-after-buildings = { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
# The longest wall or moat: Wall 10
web-after-length = { $what } { $length }
web-after-reserve = Reserve
web-after-beside = To be placed

## Charts

web-after-as-table = As a table
web-after-course = The course of the game
web-after-measure = What the lines show
web-after-measure-standing = { $board ->
        [sheet] If the game ended now
       *[palace] If scoring came now
    }
    .hint = { $board ->
        [sheet] What each would have had if the game had ended after each turn.
       *[palace] The points of each, and what the next scoring would have given at the end of each turn.
    }
web-after-measure-points = Points
    .hint = The points that each really had.
web-after-measure-buildings = Buildings
    .hint = How many buildings each had built.
web-after-measure-wall = Wall
    .hint = How long the longest wall of each was.
web-after-measure-moat = Moat
    .hint = How long the longest moat of each was.
web-after-measure-border = Border
    .hint = How long the longest border of each was, where wall and moat meet.
web-after-measure-cards = Cards
    .hint = How many cards each held.
web-after-mark = Scoring { $scoring }
web-after-turn = Turn { $turn }
web-after-turn-of = Turn { $turn }: { $name }
web-after-turn-slider = Move along the turns
web-after-show-moment = Show this moment
web-after-sources = Where the points came from
web-after-source = For
web-after-player = Player
web-after-exact = Exact payments
    .hint = How many of the tiles bought were paid to the coin, which gives another action.
web-after-exact-of = { $exact } of { $all }
web-after-purchases = Bought
web-after-exactly = Exact
web-after-time = Time
    .hint = How long the others waited for each.

## Numbers

web-after-honours = Who did what best
web-after-honour-scoring = Best scoring: { $amount } points ({ $scoring })
web-after-honour-source = Most points for one thing: { $amount } ({ $source })
web-after-honour-wall = Longest wall: { $amount }
web-after-honour-moat = Longest moat: { $amount }
web-after-honour-border = Longest border: { $amount }
web-after-honour-buildings = Most buildings: { $amount }
web-after-honour-exact = Most exact payments: { $amount }
web-after-turns = Turns
web-after-decisions = Decisions
web-after-leads = Changes of the lead

## The replay

web-after-moment = Moment of the game
web-after-moment-of = Action { $at } of { $last }
web-after-told = What happened
web-after-nothing-yet = The next step shows what comes of this decision.
web-after-moves = Moves
web-after-setup = Set-up
web-after-first = To the beginning
web-after-previous-turn = Previous turn
web-after-previous = One step back
web-after-play = Play
web-after-pause = Pause
web-after-next = One step on
web-after-next-turn = Next turn
web-after-next-scoring = Next scoring
web-after-last = To the end
web-after-keys = Keys: ← → step, Page up and down turn, S scoring, Space play
web-after-pace = Pace
web-after-pace-1 = slow
web-after-pace-2 = normal
web-after-pace-3 = fast
web-after-pace-4 = very fast
web-after-eyes = Seen by
web-after-everything = all, hands open
web-after-link-moment = Link to this moment
web-after-follow = Follow the game
web-after-market = Yard, display and money
web-after-yard = Yard
web-after-display = Display
web-after-hand = Money of { $name }
web-after-no-cards = No cards
web-after-empty = Space { $space } is empty
web-after-left = { $cards ->
        [one] { $cards } card in the pile
       *[other] { $cards } cards in the pile
    }, { $tiles ->
        [one] { $tiles } tile in the bag
       *[other] { $tiles } tiles in the bag
    }
web-after-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-after-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
web-after-awake = awake
web-after-asleep = asleep
web-after-hidden = { $count } hidden
web-after-nothing-stored = nothing stored

## Playing on

web-after-fork = Play on from here
    .hint = A new table begins after action { $at } of { $last }. What happens then is up to you; this game stays as it is.
web-after-fork-seats = Who plays whom?
web-after-fork-other = Who plays { $name }?
web-after-fork-go = Play on

## What stays

web-after-keep = Keep the game
    .hint = The link shows the result and the replay to everybody who has it. The record is a file that can be replayed and checked anywhere.
web-after-picture = Picture of the result
web-after-download = Download the record
web-after-deal = Was the deal fair?
    .hint = Every shuffle follows from one seed. It is made of random values: one of the server, and one of each player who gave one. The fingerprint of each value was known before any of the values was.
web-after-deal-check = Check the deal
web-after-deal-say = { $count ->
        [one] { $names } had a say in this deal.
       *[other] { $names } had a say in this deal.
    }
web-after-deal-alone = Nobody but the server had a say in this deal.
web-after-deal-late = { $count ->
        [one] { $names } gave no value in time, and had none.
       *[other] { $names } gave no value in time, and had none.
    }
web-after-deal-shared = Everything fits: each value has its fingerprint, and the seed is made of exactly these values.
web-after-deal-dropped = This browser gave a value in time, but the deal was made without it. Ask whoever runs the server why.
web-after-deal-right = The seed has exactly this fingerprint: the deal was fixed before the first card, and nobody changed it afterwards.
web-after-deal-noted = The seed has exactly the fingerprint that this browser noted while the game was on: the deal was fixed before, and nobody changed it afterwards.
web-after-deal-chosen = The seed has exactly this fingerprint, so nobody changed the deal. But whoever opened the table chose the seed and could have known the cards.
web-after-deal-recorded = The seed has exactly this fingerprint. The game was uploaded as a record, though: whether the fingerprint was known before it was played, only the players can say.
web-after-deal-wrong = Something does not fit, and is marked below: this is not the deal that was announced.
web-after-deal-server = The server
web-after-deal-yours = this browser’s
web-after-deal-published = Fingerprint, published before the game
web-after-deal-promised = Fingerprint, given when sitting down
web-after-deal-value = Value
web-after-deal-fits = The value has this fingerprint.
web-after-deal-differs = This is not what was promised.
web-after-deal-silent = No value came in time.
web-after-deal-left-out = This browser’s value was not used.
web-after-deal-seed = The seed
    .made = Made of all these values by your browser.
    .same = It is the server’s value.
    .differs = Your browser makes another one of these values:
web-after-deal-yourself = The whole game can be checked from the record, too:
