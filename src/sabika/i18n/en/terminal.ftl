### The terminal game: screens, keys, questions.

too-small = Sabika needs a terminal of at least 80 by 24 characters. Please make it larger.

## Parts of the board

panel-yard = Yard
panel-display = Display
panel-gauge = Pile and bag
panel-palace = { $name }’s palace · { $lengths }
panel-hand = { $name }’s money · { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
panel-hands = All hands
panel-reserve = Reserve { $count } · { $name }
panel-beside = To be placed · { $count }
panel-scores = Score
panel-log = What happened
panel-choices = How to pay
panel-options = Your choices
panel-others = The others

heading = Sabika · turn { $turn } · { $name } to move · edition { $edition }
heading-over = Sabika · over after { $turns } turns
stands-aside = out of turn: nothing

offer-exact = ★ exact
offer-over = ✓ +{ $over }

pay-exact = ★ exact: +1 action
pay-over = { $over } too much

gauge-bag = Bag { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
gauge-pile = Pile { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gauge-scoring = Scoring { $scoring }: { $soonest }–{ $latest }
gauge-last = Next: the end

score-points = Points
score-wall = Wall
score-cards = Cards
score-reserve = Reserve
score-left = left
score-total = Total

## Questions

ask-over = The game is over.
ask-wait = { $name } is thinking …
ask-act = { $name }, your turn: take money, buy a tile or redesign.
ask-another = Paid exactly! { $name }, another action: take money, buy or redesign.
ask-another-or-stop = Paid exactly! { $name }, another action, or e ends your actions.
ask-stop = Paid exactly, but nothing else is possible: { $name }, end your actions.
ask-pay = { $tile } costs { $money }. How do you pay?
ask-place = Where do you build { $tile }?
ask-redesign = Where does { $tile } from the reserve go?
ask-more = { $name }, what else do you do?
ask-way = { $tile }: how do you buy it?
ask-out-of-turn = You may do something out of turn now.
ask-end-turn = Enter ends the turn, u takes it back.

pace = Bots pause for { $seconds } s.

hint-pay = Choose with the arrow keys and Enter; Esc goes back to the yard.
hint-display = One card, or several worth at most 5. Space picks, Enter takes.
hint-money = { $values } = { $total }. Enter takes { $count ->
        [one] the card
       *[other] these cards
    }.
hint-offer = { $tile }: { $over ->
        [0] you can pay exactly.
       *[other] you would pay at least { $over } too much.
    }
hint-watching = You are looking at another palace. Press p or Esc to return to yours.
hint-no-cell = It fits nowhere now. Press x to put it into the reserve.
hint-palace = Move over your palace: Enter takes a tile away into the reserve.
hint-reserve = Enter picks the tile, then choose where it goes.
hint-wall = { $before ->
        [0] wall { $after }
       *[other] wall { $before } → { $after }
    }
hint-build = Fits here, { $wall }. Enter builds.
hint-swap = Takes the place of { $old }, { $wall }. Enter swaps.
hint-remove = { $old } goes into the reserve, { $wall }. Enter takes it away.
hint-list = Choose with the arrow keys and Enter, or by number.
hint-list-decline = Choose with the arrow keys and Enter, or by number; Esc declines.
hint-list-back = Choose with the arrow keys and Enter, or by number; Esc goes back.
hint-more = There is more to do: m lists it.

## Keys, each in a word or two

key-choose = choose
key-end-turn = end turn
key-take-back = take back
key-back = back
key-buy = buy
key-take = money
key-redesign = redesign
key-stop = end actions
key-next-cell = next place
key-reserve = reserve
key-skip = skip
key-pause = pace
key-watch = palaces
key-large = large
key-score-now = score now
key-log = log
key-result = result
key-rules = rules
key-help = help
key-quit = quit
key-go-on = go on
key-other-scoring = other scoring
key-again = play again
key-scorings = scorings
key-board = look at the board
key-leave = leave
key-stay = stay
key-scroll = scroll
key-start = start
key-change = change
key-more = more
key-modules = modules
key-decline = decline
key-stand-aside = ask no more
key-ask-again = ask again
key-toggle = on or off
key-all = all or none
key-next-by-age = next by age, or not

## Scorings and the end

scoring-if = { $scoring }, if it came now
why-wall = ({ $amount })
why-place = { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }{ $sharers ->
        [1] { "" }
       *[other] =
    }
why-kind = { $amount }×, { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }{ $sharers ->
        [1] { "" }
       *[other] =
    }
end-scoring = S{ $scoring }
end-saved = The game is kept in { $path }

## Replay

heading-replay = Sabika · action { $position } of { $last } · turn { $turn } · seen by: { $viewer }
viewer-everything = everybody (all hands open)
viewer-spectator = a spectator
replay-start = The game is set up. The right arrow key shows the first action.
key-action = action
key-turn = turn
key-scoring = scoring
key-begin = begin
key-end = end
key-viewer = seen by

## Leaving, rules, start

quit-question = Leave the game?
quit-saved = The game is kept in { $path }. Go on with it later: { $command }
not-saved = The game could not be saved in { $path }. Check that there is room and that you may write there. You can play on.
bot-failed = { $name } (bot { $bot }) broke down: { $reason }
bot-cheated = { $name } (bot { $bot }) broke down: it chose something that is not possible.
rules-search = Words or a rule, such as wall or A21
rules-none = No rule mentions that. Try fewer or shorter words.

start-motto = Take money, buy at the yard, build your palace.
start-players = Players
start-bot = Opponent { $number }
start-edition = Edition
start-edition-2003 = 2003, second scoring in pile 4
start-edition-2020 = 2020, second scoring in pile 5
start-language = Language
start-modules = Modules
start-modules-count = { $count ->
        [0] none
       *[other] { $count } of { $all }
    }
modules-title = Modules
modules-none = This game has no modules.
start-ages = Youngest
ages-unknown = nobody knows
ages-title = Who is the youngest?
ages-blurb = If even the totals are equal, the youngest begins. Pick from the youngest on; whoever you leave out is older. If nobody knows, lots are drawn.
start-name = Your name
start-bad-name = A name has 1 to { $longest } letters. Choose another.

## What modules have on the table

state-none = nothing
state-player = { $name }: { $things }
state-supply = In the supply: { $things }
state-left = { $thing } { $count }

## Help

help-title = How to play
help-turn = In your turn you take money, buy a tile or redesign your palace. Paying exactly gives you the right to another action, which you may give up. At the end of the turn you build what you bought, or put it into the reserve. Touching edges are both walled or both bare, every tile can be reached on foot, and there are no holes. Points come from the longest outside wall and from having most tiles of a kind. Everything also works with the mouse.
help-buy = buy the tile on this space of the yard
help-card = pick a card of the display, or put it back
help-enter = choose, and end the turn
help-move = move around; Tab goes to the next part
help-next-cell = next or previous cell where the tile fits
help-reserve = put the tile into the reserve
help-redesign = redesign: pick a reserve tile, or take one away
help-stop = end your actions after an exact payment
help-more = more actions: modules, other ways to buy
help-modules = the modules: what lies open, and your secrets
help-back = back, put down what is picked
help-take-back = take back, as far as the beginning of your turn
help-stand-aside = do nothing out of turn until you press it again
help-skip = do not wait for the bots
help-pause = let the bots move slower or faster
help-watch = look at the next player’s palace
help-large = the palace as large as possible, or everything again
help-score-now = what a scoring would give now
help-log = everything that happened
help-rules = look up the rules
help-theme = dark or light
help-language = next language
help-quit = leave; the game is kept
