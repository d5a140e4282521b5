### The tutorials in the browser: the page that offers them, the card that leads through them, and every step.
### Of a step the text explains; `do` is what the learner does, at the thing that is marked on the screen.

## The page

web-tutorial = Learn by playing
    .blurb = At a real table, with a deal that has everything in it. Look around and try other things as you like: the lesson waits for you, or goes on from a prepared moment.
web-tutorial-minutes = about { $minutes } minutes
web-tutorial-done = done
web-tutorial-begin = Begin
web-tutorial-go-on = Go on
web-tutorial-from-the-start = From the start
# Read to the blind: what a button does, in which tutorial
web-tutorial-of = { $what }: { $game }

## The card

web-tutorial-card = Tutorial: { $game }
web-tutorial-step = { $number } of { $of }
web-tutorial-leave = Leave the tutorial
web-tutorial-back = Previous step
web-tutorial-next = Next
web-tutorial-skip = Skip
web-tutorial-again = Try again
web-tutorial-show = Show me
web-tutorial-others = Other tutorials
web-tutorial-play = Play a game
web-tutorial-opening = The table is being laid …
web-tutorial-confirm = Now confirm it. Until then you can take everything back.
web-tutorial-waiting = The others are playing …
web-tutorial-otherwise = That is allowed too. When you like, try what is marked.
web-tutorial-prepared = Your game went another way, so here is a prepared moment.

## Alhambra

web-tutorial-alhambra = Money, exact change, walls and gardens: all that you need for your first game.
web-tutorial-alhambra-welcome = This is your palace: so far it is only a fountain. You buy buildings and place them around it. Three times in the game there are points, for most buildings of a kind and for a long outside wall.
web-tutorial-alhambra-yard = Buildings are on sale in the yard. Each space has a currency of its own, and the number on a tile is its price. There are six kinds; the dearer ones bring more points.
web-tutorial-alhambra-hand = This is your money. A tile can only be paid in the currency of its space, so it matters which cards you collect.
web-tutorial-alhambra-take = In your turn you do one thing: take money, buy a tile or redesign your palace. Of the display you take one card, whatever its value, or several that total at most 5.
    .do = Pick the two marked cards and press “{ web-table-take }”. With them you can pay a tile to the coin in your next turn.
web-tutorial-alhambra-others = Then the others have their turns. Here you see their palaces, and below what they did.
web-tutorial-alhambra-exact = Now you can pay a tile to the coin. That is what to aim for: paying exactly gives you the right to another action.
    .do = Click the marked tile, then pay for it.
web-tutorial-alhambra-overpay = Paid exactly, so you may act again. The tile waits beside your palace until your actions are over. For the other tiles you do not have the right money.
    .do = Click the marked tile to see what you would pay. Nothing is bought yet.
web-tutorial-alhambra-no-change = No change is given: what is too much is lost, and there is no other action. Sometimes a tile is worth it. This time, keep your money.
    .do = In the payment, press “{ web-table-back-out }”.
web-tutorial-alhambra-more = Rather use the action to collect money for your next purchase. It is a right, no duty: “{ action-stop }” would give it up.
    .do = Take the marked money.
web-tutorial-alhambra-walls = Now the tile finds its place. Tiles are never rotated, and where two of them touch, both edges have a wall or neither has. Here it cannot go: point at the marked cell, or tap it, and you are told why, and by which rule.
web-tutorial-alhambra-on-foot = Besides, one must be able to walk from the fountain to every tile without crossing a wall, and the tiles may not enclose an empty cell. The number in a cell says how many points it would bring if scoring came now.
web-tutorial-alhambra-place = Walls belong on the outside: there they grow into a long one.
    .do = Place the tile in the marked cell, or in another one that is allowed.
web-tutorial-alhambra-buy-again = Your next turn. Again you can pay a tile to the coin.
    .do = Buy the marked tile.
web-tutorial-alhambra-end-actions = And again you may take another action.
    .do = Take the marked money.
web-tutorial-alhambra-reserve = You need not build a new tile at once. It can wait in your reserve as long as you like, but there it brings no points.
    .do = This time press “{ web-table-to-reserve }”.
web-tutorial-alhambra-redesign = Redesigning is an action as well: build a tile from the reserve, take one from the palace into the reserve, or swap two of them.
    .do = Pick the tile in your reserve, then the marked cell.
web-tutorial-alhambra-later = Let us go some turns ahead. Two scoring cards are hidden in the pile of money; this strip shows whereabouts. When one turns up, everybody scores. The third scoring comes at the end.
web-tutorial-alhambra-kinds = This is what everybody would get now. In the first scoring, whoever has most tiles of a kind gets points: from 1 for pavilions up to 6 for towers. Equal numbers share. The reserve does not count.
web-tutorial-alhambra-wall = Everybody also gets a point for each edge of the longest unbroken outside wall. Tick “{ web-hint-glow }” beside the table of points to see yours.
web-tutorial-alhambra-score = The first scoring card lies on top of the pile.
    .do = Take the marked money and watch what turns up.
web-tutorial-alhambra-scored = That is a scoring. The second one brings more, also to the second place; the last one rewards the first three. The Roman numeral here shows you each scoring again.
web-tutorial-alhambra-last-tiles = Now to the end: the bag is empty. When a space of the yard cannot be refilled after a turn, the game is over. Tiles that are left there go to whoever has most money in their currency.
web-tutorial-alhambra-last-turn = This is your last turn. Afterwards money is worth nothing.
    .do = Buy what you can, place it, and see who wins.
web-tutorial-alhambra-end = You know Alhambra now. If you forget something: the table marks what is possible and says why something is not.

## Granada

web-tutorial-granada = What is different: moats, tiles with two faces, and kinds that gain in worth with every tile.
web-tutorial-granada-welcome = Granada is played like Alhambra, with moats instead of walls. You build by the same rules, and the longest moat scores as the longest wall does.
web-tutorial-granada-faces = Every tile has two faces of different kinds. The small mark on it shows what is on the back, for 1 more or 1 less. You buy the face that lies up. New tiles come in turn with the even and the odd face.
web-tutorial-granada-buy = You pay as you know it, and to the coin if you can.
    .do = Buy the marked tile.
web-tutorial-granada-more = Paid exactly: another action, if you like.
    .do = Take the marked money.
web-tutorial-granada-turn = You build a tile as you bought it. But first you may turn it, for 3 in any one currency. No change is given here either.
    .do = Press the marked button and pay.
web-tutorial-granada-place = Into the reserve a new tile goes with either face, free of charge. Once it is built or in the reserve, it is never turned again.
    .do = Build it in the marked cell.
web-tutorial-granada-later = Some turns later. The more tiles of a kind all players have built, the more it is worth: with seven of them, most tiles bring 7 points in the first scoring. In the second it is 14, and 7 for the second place; at the end 21, 14 and 7.
web-tutorial-granada-ties = Nobody shares. Of those who have equally many tiles, the one with the dearest among them is ahead.
web-tutorial-granada-score = Here, too, the scoring card is on top of the pile.
    .do = Take the marked money.
web-tutorial-granada-end = That is Granada. It ends like Alhambra: when the yard cannot be refilled.

## Alhambra and Granada

web-tutorial-combined = Both games at once: two tiles on each space, and a palace of two parts.
web-tutorial-combined-welcome = Each space now offers two tiles for the same currency: one of Alhambra, with walls, and one of Granada, with moats. Whoever pays exactly can buy both in one turn.
web-tutorial-combined-parts = So far your palace is all Alhambra. A tile of Granada joins it only where its moat lies against a wall; bare edges of the two never meet.
web-tutorial-combined-buy = Here is a tile whose moat goes with one of your walls.
    .do = Buy the marked tile.
web-tutorial-combined-more = Paid exactly: another action, if you like.
    .do = Take the marked money.
web-tutorial-combined-place = Your first tile of Granada begins the second part of your palace. It is never moved again.
    .do = Place it with its moat against a wall, in the marked cell or in another one that is allowed.
web-tutorial-combined-grow = Each part is walked by itself: Alhambra from the fountain, Granada from the tile with the flag. Every further tile of Granada needs a bare edge towards its own part.
web-tutorial-combined-later = Some turns later. Walls, moats and all fifteen kinds score as you know it. And the border counts: 2 points for each edge of the longest unbroken run of wall against moat.
web-tutorial-combined-score = The scoring card is on top of the pile.
    .do = Take the marked money.
web-tutorial-combined-end = That is all. The game ends when a space of the yard has no tile left at all.

## Roll & Write

web-tutorial-roll-and-write = Dice, coins and a sheet of 36 buildings, with dice that go round.
web-tutorial-roll-and-write-welcome = This is your sheet, with 36 buildings of six kinds. Blue dice name the columns, yellow dice the rows. Three buildings are there from the start.
web-tutorial-roll-and-write-dice = You have four dice. Each blue one names a cell with each yellow one. The cells that glow can be built now.
web-tutorial-roll-and-write-build = In your turn you either build one of these cells or earn coins.
    .do = Click the marked cell, or another one that glows.
web-tutorial-roll-and-write-again = For 3 coins you could also build the cell of the two dice that are left. This time, keep your coins.
    .do = Press the marked button.
web-tutorial-roll-and-write-passed = The two dice that you used were rolled again and stay with you. The other two go to the next player as they are, so look at what you pass on. Here are the sheets of the others.
web-tutorial-roll-and-write-turn = Before you build, each coin turns a die up or down by one, at most two dice in a turn.
    .do = Press the marked arrow.
web-tutorial-roll-and-write-build-turned = Now the dice name other cells.
    .do = Build the marked cell.
web-tutorial-roll-and-write-earn = Earning brings a coin for each pair of a blue and a yellow die that names a building you already have. That is for turns when the dice are of no other use.
    .do = Press the marked button.
web-tutorial-roll-and-write-keep = All four dice were rolled. You keep one of each colour and pass on the others.
    .do = Choose the pair to keep by the cell that it names.
web-tutorial-roll-and-write-kinds = Whoever completes a kind gets its best place that is left, at the end of that round. When the game is over, the other places go to those who have built most of the kind.
web-tutorial-roll-and-write-lines = Rows and columns count as well: 2 points for four buildings, 5 for five, 10 for six. At the end every two coins are worth a point.
web-tutorial-roll-and-write-last-turn = And now the last round of a game.
    .do = Build once more, or earn coins, and see who wins.
web-tutorial-roll-and-write-end = That is all. If a cell cannot be built, click it: you are told why.
