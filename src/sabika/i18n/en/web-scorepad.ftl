### The scorepad in the browser, for the game on the real table. What is entered, refused and set up stands in scorepad.ftl.

web-title-score = Scorepad
web-nav-score = Scorepad
web-scorepad = Scorepad
    .blurb = For the game on the real table: enter what everybody has built, and the points are counted for you, with the rule for each.
    .open = Open the scorepad

## The games of this browser

web-scorepad-new = New game
web-scorepad-open = Open a file
    .wrong = This file is no scorepad that Sabika can read. Choose one that was saved here.
    .newer = This file was made by a newer Sabika. Update Sabika to open it.
web-scorepad-games = Your games
    .none = No game yet. Begin one, and it stays here.
    .export = Save all results as a table (CSV)
    .where = The games are kept in this browser only. Save the ones that matter to you as files.
web-scorepad-over = finished
web-scorepad-going-on = { $rounds ->
        [one] after { $rounds } scoring
       *[other] after { $rounds } scorings
    }
web-scorepad-begun = just begun
web-scorepad-remove = Remove { $game } of { $day }
    .sure = Remove
    .keep = Keep
web-scorepad-lost = This game is not here
    .why = Games of the scorepad are kept in the browser where they were begun. Open it there, or open its file.
web-scorepad-first-online = The server does not answer. It is needed once to begin a game; this page goes on as soon as it is back.

## A new game

web-scorepad-player = Player { $number }
web-scorepad-name = Name of player { $number }
web-scorepad-mark = The mark of { $name }
web-scorepad-mark-circle = Circle
web-scorepad-mark-square = Square
web-scorepad-mark-triangle = Triangle
web-scorepad-mark-diamond = Diamond
web-scorepad-mark-hexagon = Hexagon
web-scorepad-mark-star = Star
web-scorepad-up = Move { $name } up
web-scorepad-leaves = Remove { $name }
web-scorepad-more = Another player
web-scorepad-begin = Begin

## The pad

web-scorepad-good-game = Have a good game!
web-scorepad-standing = The points so far
web-scorepad-what-next = What comes next
web-scorepad-away = No connection to the server. Everything you enter is kept; the points follow as soon as it is back.
web-scorepad-unkept = This browser keeps nothing. Save the game as a file before you close the page.
web-scorepad-setup = Setting up
    .done = { $done } of { $all }
web-scorepad-enter = Enter: { $scoring }
    .skip = Enter at once: { $scoring }
    .why = A scoring never came? Leave it out.
web-scorepad-go-on = Go on with { $name }
web-scorepad-kind-completed = A kind was completed
web-scorepad-enter-sheets = The end: enter the sheets
web-scorepad-undo = Undo
web-scorepad-drop = Remove: { $round }
web-scorepad-correct = Correct: { $name }
web-scorepad-round = Kinds completed, { $number }
web-scorepad-entered = entered
web-scorepad-missing = not entered yet
web-scorepad-refused = cannot be
web-scorepad-course = From scoring to scoring
web-scorepad-start = Start
web-scorepad-scoring = Scoring

## What stays

web-scorepad-keep = Keep and share
    .hint = The game stays in this browser, also when you close the page. A file opens it anywhere, also in the terminal with “sabika score”.
web-scorepad-again = Another game with the same players
web-scorepad-text = Share as text
web-scorepad-copied = Text copied.
web-scorepad-save = Save as a file
web-scorepad-table = Save as a table (CSV)

## Entering

web-scorepad-back = Back to the pad
web-scorepad-way = How to enter
web-scorepad-way-numbers = By numbers
web-scorepad-way-tiles = By tiles
web-scorepad-way-given = By tiles
web-scorepad-way-lines = By numbers
web-scorepad-way-cells = By cells
web-scorepad-as-before = As at the last scoring: change what is new.
web-scorepad-to-points = Show the points
web-scorepad-next = Next: { $name }
web-scorepad-most = { $most } at most
web-scorepad-value = { $label }: { $value }. Choose a number
web-scorepad-less = { $label }: one less
web-scorepad-one-more = { $label }: one more
web-scorepad-best = { $kind }: highest price, for the tie
web-scorepad-rows-one = Row { $number }
web-scorepad-columns-one = Column { $number }
web-scorepad-tick = Tap the cells that are crossed.
web-scorepad-sheet = The sheet
web-scorepad-kinds = Completed kinds
    .how = Who completed which kind in this round?
    .of = { $name }: { $kind } completed

## Tile by tile

web-scorepad-drawers = In the box
web-scorepad-drawer = { $what }, { $count } left
    .empty = Nothing left.
web-scorepad-counted = Counted so far
web-scorepad-take = Take away
web-scorepad-how-choose = Choose a tile from the box.
web-scorepad-how-lay = { $tile }: tap where it lies.
web-scorepad-how-take = Tap what you take away.
web-scorepad-nowhere = { $tile } fits nowhere yet. Lay its neighbours first.
web-scorepad-lay-at = Lay it here: { $cell }
    .later = Lay it here, others have to come beside it: { $cell }
web-scorepad-take-at = Take this tile away: { $cell }
web-scorepad-give-back = Give back { $tile }
web-scorepad-tiles-away = Only the server knows where tiles fit. Go on as soon as it is back, or enter numbers meanwhile.
    .some = No connection to the server: only cells that are certain are offered. The others follow as soon as it is back.
