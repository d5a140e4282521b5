### The client: the first page, new tables, the waiting room, several people at one screen.

## Around every page

web-title = { $page } · Sabika
web-title-home = Sabika: Alhambra and its family
web-title-new = New table
web-title-tables = Table
web-title-rules = Rules
web-title-tutorial = Tutorial
web-title-about = About
web-home = Sabika: to the first page
web-skip = To the content
web-nav = Main pages
web-nav-rules = Rules
web-nav-tutorial = Tutorial
web-close = Close
web-on = yes
web-off = no
web-coming = One moment …
web-foot-free = Sabika is free: no account, no advertising, nothing to pay.
web-foot-about = About Sabika, licence (MIT)
web-foot-api = For programs: the API
web-foot-unaffiliated = A project of players. It belongs to no publisher and is not approved by any.
web-about = About Sabika
web-about-what = Sabika lets you play Alhambra, Granada, both together and Roll & Write, with friends near and far and with bots, on your own machine or on a friend’s.
web-about-source = It is free software: you may run it, read its source, change it and pass it on. The source comes with it.
web-about-pieces = The rules are told in our own words, and everything you see was drawn for Sabika. If you like the game, buy it: nothing replaces an evening around a real table.
web-about-licence = Licence

## The first page

web-motto = Build the palace they will talk about.
web-welcome = Take money, buy at the yard, and raise towers and gardens behind the longest wall on the hill. Alhambra and its family, against bots or with friends.
web-play-now = Play now
    .blurb = Alhambra against two bots, about twenty minutes. No account needed.
web-learn = Learn it in five minutes
web-dealing = The cards are dealt …
web-new = New table
    .blurb = Choose game, modules and opponents: friends by link, people at this screen, or bots.
    .open = Open a table
    .begin = Begin the game
web-join-table = Join a table
web-join-how = Somebody has sent you a link? Paste it here.
web-join-link = Link to the table
web-join = Join
web-join-wrong = That is no link to a table. Paste the whole link that you were sent.
web-record = Open a record
web-record-how = Look at a game that was played elsewhere, move by move, or play on from it.
web-record-open = Choose a file
web-record-wrong = This file is no record of a game that Sabika can read. Choose one that was saved after a game.
web-record-reading = Reading …

web-tables-going-on = Your tables
web-tables-finished = Your finished games
web-tables-all = Show all { $count }
web-tables-open = Open tables
web-tables-none = Nobody is waiting just now. Open a public table, and it is listed here for everybody.
web-tables-running = Games to watch
web-table-unknown = Table
web-table-open = waits for players
web-table-playing = the game is on
web-table-your-turn = your turn
web-table-over = over
web-table-gone = no longer there
web-table-go = Go there
web-table-look = Look at it
web-table-join = Join
web-table-watch = Watch
web-table-forget = Remove from the list
web-seats-free = { $count ->
        [0] full
        [one] { $count } seat free
       *[other] { $count } seats free
    }
web-unreachable-yet = The server does not answer. It is asked again in a moment.

## Names

web-your-name = Your name
web-name-example = for example { $name }
# Names as examples, separated by commas; none that a bot has.
web-name-examples = Amira, Karim, Leila, Selim, Mariam, Omar, Yasmin, Hakim, Salma, Rafiq, Dunya, Jamil
web-name-question = What shall we call you?
web-name-why = The others at the table see this name.
web-name-missing = Give everybody at this screen a name.
    .own = Give yourself a name: the others will read it.

# How a bot plays that is not on the ladder, in a word.
web-bot-expecting = far-sighted

## A new table

web-new-game = Which game?
web-new-players = { $fewest } to { $most } players
web-new-seats = Who plays?
web-new-number = Number of players
web-new-modules = Modules
    .combine = { $game } can be played with any of { $count ->
            [one] this module
            [2] these two modules
           *[other] these { $count } modules, alone or together
        }.
    .none = { $game } has no modules.
web-module-only = Goes with { $games }.
web-new-variant = Variants
web-new-table = The table

web-seat = Seat { $number }
web-seat-free = Seat { $number }
web-seat-me = You
web-seat-phone = Free for a phone
web-seat-friend = Free for a friend
    .blurb = Sits down by the table’s link.
web-seat-here = Somebody else at this screen
    .name = Name of player { $number }
web-seat-bot = Bot, { $bot }

# The order of ages, which decides the last tie about who begins (A8): names to tap, the youngest first.
web-youngest = Who is the youngest?
    .nobody = In the last tie the youngest begins. If nobody knows, lots are drawn.
    .some = And who comes next? Whoever you leave out is older.
    .all = That is everybody, the youngest first.
    .place = { $name }, number { $place } by age

web-edition = Edition
web-edition-2003 = The second scoring lies in pile 4 of the money cards.
web-edition-2020 = The second scoring lies in pile 5 of the money cards, so it comes later.
web-edition-is = edition { $edition }
web-option-is = { $option }: { $value }

web-where = Where do you play?
    .here = at this screen
    .board = this screen is the board
    .here-note = You have a seat here. Friends may have theirs on devices of their own.
    .board-note = This screen shows yard and palaces to everybody; each hand is on a phone.
web-visibility = Who may come?
    .link = who has the link
    .public = everybody
    .link-note = The table is found by nobody else.
    .public-note = The table is listed on the first page. Everybody may sit down and watch.
    .is-link = by link
    .is-public = public
web-thinking = Time to think
    .none = as long as you like
    .move = for each turn
    .bank = for the whole game
    .none-note = Nobody is hurried.
    .move-note = When the time of a turn is up, a bot decides it.
    .bank-note = When the time is up, a bot decides; every turn adds a little.
web-thinking-move = For each turn
web-thinking-bank = For the whole game
web-thinking-increment = More for each turn
web-thinking-is-move = { $time } for each turn
web-thinking-is-bank = { $more ->
        [0] { $time } for the game
       *[other] { $time } for the game and { $increment } for each turn
    }
web-hints = Help
    .on = with hints
    .purist = purist
    .on-note = Everybody sees what a scoring would give now, and which payments are exact.
    .purist-note = Only what the printed game shows.
web-confirm = Confirm turns
    .on-note = What ends a turn waits until it is confirmed, so that a slip can be taken back.
    .off-note = Every decision counts at once.
web-advanced = For experts
web-seed = Seed of the deal
    .drawn = drawn by lot
    .given = seed given
    .note = The same seed deals the same cards and tiles again. Whoever knows it could know what comes, so the others at the table are told that it was given.

web-time-nothing = nothing
web-time-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-time-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-time-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
web-time-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## The waiting room

web-waiting-seats = Who sits where
web-waiting-free = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-waiting-watch = You are looking on. Sit down if you want to play.
web-waiting-ready = Everybody is there. You can begin.
web-waiting-host = Everybody is there. { $name } begins the game.
web-waiting-shuffling = The cards are being shuffled: everybody’s device gives a random value. Still to come: { $names }.
web-begin = Begin the game
web-close-table = Give the table up
web-seat-is-bot = bot, { $bot }
web-seat-is-own = you
    .host = you opened the table
web-seat-is-host = opened the table
web-seat-is-free = free
web-sit-down = Sit down
web-sit-another = Somebody else at this screen
    .how = Several people can share this screen. A curtain covers it when it goes from one to the next.
web-stand-up = Stand up
    .who = Stand up: { $name }
web-send-away = Send away
    .who = Send { $name } away
web-sent-away = Your seat was given back. You can look on, or sit down again where a seat is free.

web-invite = Invite friends
web-invite-how = Send this link, or let a phone photograph the code. Who has it may sit down or look on.
web-invite-link = Link to the table
web-invite-copy = Copy
web-invite-copied = Copied
web-invite-share = Send
web-invite-text = Come and play with me!
web-invite-code = The link to the table as a code for phones
web-invite-only-here = This link only works on this machine. For the others in the house, start the server with: sabika serve --host 0.0.0.0

## Several people at one screen

web-curtain-turn = { $name }, your turn
web-curtain-next = { $name } is next
web-curtain-pass = Pass the screen to { $name }. Nobody else should look now.
web-curtain-lift = I am { $name }

## A big screen and phones

web-screens = The board on a big screen
web-screens-link = Use a big screen and phones
web-screens-how = One screen shows yard, display and all palaces, for everybody to see. Each player has the hand on a phone and decides there.
web-screens-board = The board
    .how = Open this on the television or the laptop in the middle.
    .open = Show the board here
web-screens-hands = The hands
    .how = Photograph this code with each phone, and sit down.
web-screens-hand = Your hand
    .how = This is for the phone in your hand.
    .open = Show my hand here
web-screens-back = To the whole table
web-big-join = Join with your phone
web-big-yard = Yard
web-big-display = Display
web-big-turn = { $name }’s turn
web-big-over = { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the win!
    }
web-big-leave = Leave the big screen
web-big-rejoin = A phone was closed? Photograph this.
web-hand-show = What is shown
    .yard = Yard
    .palace = Palace
web-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## After the game, looking on

web-rematch = Play again
web-rematch-wanted = { $name } wants to play again.
web-rematch-join = Sit down at the new table
web-rematch-watch = Go along to the new table
web-watching = You are looking on.
    .play = Play yourself

## What went wrong

web-no-table = No such table
    .gone = There is no table behind this link any more. Ask for a new one, or open a table of your own.
    .no-key = You need the whole link to see this table. Ask whoever opened it to send it again.
web-closed = The table was given up
    .what = Whoever opened it has closed it before the game. Open another, or join one that is open.
web-unreachable = The server does not answer
    .what = It is asked again and again, and the table appears as soon as it is there. Nothing is lost.
web-page-lost = This page could not be loaded
    .what = Check your connection. Sabika tries again by itself, and nothing is lost.
web-language-lost = This language could not be loaded. Sabika tries again by itself.
web-no-script = Sabika is played in the browser itself and needs JavaScript. Allow it for this page, then load the page again.
web-reload = Load again
web-lost = There is nothing here
    .what = This address leads nowhere. Perhaps it was cut off when it was copied.
web-broken = This page could not be shown
    .what = Reload it. If that does not help, something that this browser keeps is not as it should be: remove the data of this website in the settings of your browser. Save first what you can, such as your games.
web-go-home = To the first page
