### The scorepad on the command line: questions and what can be chosen.

pad-file = File
pad-game = Game
pad-result = Result
pad-unfinished = not finished
pad-history-empty = No game has been written down yet.
pad-player = Player { $number }

## The menu

pad-menu-new = A new game
pad-menu-resume = Go on: { $game } with { $names }
pad-menu-history = Earlier games
pad-menu-leave = Leave
pad-menu-score = Write down: { $scoring }
pad-menu-correct = Correct a scoring
pad-menu-undo = Undo the last change
pad-menu-terms = All points and what they are for
pad-menu-setup = How to set up
pad-menu-csv = Save as a table for other programs (csv)
pad-menu-text = The result in a few lines
pad-menu-give-up = Give up: leave this scoring as it was

## Questions

pad-ask-choice = Your choice
pad-ask-game = Which game?
pad-ask-modules = Which modules? Their numbers, or nothing for none:
pad-ask-players = How many players?
pad-ask-name = Name of player { $number }:
pad-ask-youngest = Who is the youngest, and who comes next? Numbers from the youngest on, or nothing if nobody knows:
pad-ask-way = How do you enter { $name }?
pad-way-numbers = By numbers
pad-way-tiles = Tile by tile
pad-no-more = No more
pad-how-to-lay = Name a tile, such as tower 9; the cells where it fits are then numbered, with a question mark where others still have to come beside it. Take one away with a minus: - tower 9. An empty line ends it.
pad-ask-tile = Tile:
pad-ask-which = Which one?
pad-ask-place = Which cell?
pad-ask-best = { $name }, { $kind }: highest price
pad-ask-cells = Crossed cells, blue and yellow die each, such as 11 35 62:
pad-ask-round = Which scoring?
pad-ask-side = Who has completed a kind?
pad-ask-kind = Which kind?
pad-ask-again = Whose entry do you correct?
pad-ask-csv = Name of the file, or nothing to leave it:

## Answers that cannot be used

pad-not-a-number = Please answer with numbers from the list.
pad-not-a-cell = Please write two dice for each cell, such as 35 for blue 3 and yellow 5.
pad-out-of-bounds = { $number } is not from { $least } to { $most }.
pad-no-such-tile = No tile that is left is called “{ $tile }”.
pad-fits-nowhere = { $tile } fits nowhere in this palace.
pad-stays = “{ $tile }” cannot be taken away: it is not there, or the rest would not hold together.

## What was done

pad-saved = Kept in { $path }.
pad-written = Written to { $path }.
