### Roll & Write: a sheet, dice, coins and dummies.

game-roll-and-write = Roll & Write
    .blurb =
        Pairs of blue and yellow dice name the buildings you cross on your sheet; coins turn dice, and unused dice go to the next player.
        Points for the kinds you complete or have most of, for rows, columns and coins; alone you play for points or against dummies.

option-dummies = Dummies
    .blurb = A player alone chooses how many dummies compete for the places of the kinds: the more of them, the fewer rounds.
    .fewest = as few as possible
    .number = { $count ->
        [one] { $count } dummy
       *[other] { $count } dummies
    }
option-goal = Goal
    .blurb = A player alone collects as many points as possible or tries to beat the dummies, who then score as well.
    .points = many points
    .beat = beat the dummies

## What lies on the table

dummy = Dummy { $number }
# The same in two letters
dummy-short = D{ $number }
sheet-round = Round { $round } of { $rounds }
# Dice rolled, or the cell that a pair names: blue 3 and 4, yellow 5 and 5
sheet-dice = blue { $blue }, yellow { $yellow }
# Within a sentence, as what is turned, kept or passed on
sheet-pair = the blue { $blue } and the yellow { $yellow }
die-blue = the blue { $value }
die-yellow = the yellow { $value }

# Within a sentence, as what is built. `.all` are all buildings of the kind.
building-pavilion = a pavilion
    .all = all pavilions
building-seraglio = a seraglio
    .all = all seraglios
building-arcades = arcades
    .all = all arcades
building-chambers = chambers
    .all = all chambers
building-garden = a garden
    .all = all gardens
building-tower = a tower
    .all = all towers

## What is asked

ask-sheet-act = { $coins ->
        [0] { $name }, your turn: build a cell or earn coins.
       *[other] { $name }, your turn: turn dice, build a cell or earn coins.
    }
ask-sheet-build-again = Do you also build { $building } ({ $cell }) for 3 coins?
ask-sheet-keep = Which pair of dice do you keep? The other one goes to { $receiver }.

## What can be done

action-turn-die = { $direction ->
        [up] Turn { $die } up to { $after } for a coin
       *[down] Turn { $die } down to { $after } for a coin
    }
action-build-cell = Build { $building } ({ $cell })
action-build-again = Also build { $building } ({ $cell }) for 3 coins
action-earn = { $coins ->
        [0] Build nothing and earn no coins
        [one] Earn { $coins } coin
       *[other] Earn { $coins } coins
    }
action-keep-dice = Keep { $dice }, pass on { $others }
action-decline-build-again = Build nothing more

## What happens

event-round-began = Round { $number } begins.
event-dice-rolled = { $side } rolls { $dice }.
event-die-turned = { $seat } spends a coin: { $die } becomes a { $after }.
event-cell-built = { $coins ->
        [0] { $seat } builds { $building } ({ $cell }).
       *[other] { $seat } spends { $coins } coins and also builds { $building } ({ $cell }).
    }
event-dummy-built = { $side } gets { $building }.
event-kind-completed = { $side } has built { $buildings }.
# $missed are coins for which there is no room on the sheet
event-coins-earned = { $missed ->
        [0] { $coins ->
            [0] { $seat } earns no coins: the dice name no cell that is built.
            [one] { $seat } earns { $coins } coin.
           *[other] { $seat } earns { $coins } coins.
        }
       *[other] { $coins ->
            [0] { $seat } earns no coins: there are none left on the sheet.
            [one] { $seat } earns { $coins } coin, the last one on the sheet.
           *[other] { $seat } earns { $coins } coins, the last ones on the sheet.
        }
    }
event-dice-kept = { $seat } keeps { $dice }.
event-dice-passed = { $seat } passes { $dice } to { $receiver }.

## Points

sheet-scoring-name = { $scoring ->
        [1] End of the round
       *[other] Final scoring
    }
sheet-scored = { sheet-scoring-name }: { $count ->
        [0] nobody gets points.
       *[other] { $gains }.
    }
# In brackets after the buildings of a kind
part-r10 = kind completed
reason-row = row { $number } with { $count } buildings
reason-column = column { $number } with { $count } buildings
reason-coins = { $count } coins left
reason-dummies = in addition, as one of { $count } dummies
# What points are for, where it is not a kind: a heading by itself.
source-row = Rows
source-column = Columns
source-coins = Coins
source-dummies = In addition

## The end of a game alone

sheet-ended = { $name } has played to the end.
sheet-beaten = { $outcome ->
        [won] { $name } beats the dummies.
        [shared] { $name } shares the win with { $others }.
       *[lost] { $count ->
            [one] { $others } beats { $name }.
           *[other] { $others } beat { $name }.
        }
    }
# The same with points, for the end of the game. $best are those of the winners.
end-sheet-points = { $name } reaches { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
end-sheet-beaten = { $outcome ->
        [won] { $name } beats the dummies with { $points } points!
        [shared] { $name } shares the win with { $others }: { $points } points each.
       *[lost] { $count ->
            [one] { $others } beats { $name } by { $best } points to { $points }.
           *[other] { $others } beat { $name } by { $best } points to { $points }.
        }
    }

## Refusals

refusal-no-such-die = You cannot turn { $die }: it is not among your dice ({ $rule }).
refusal-cannot-turn-over = You cannot turn { $die } in this direction: a die never turns from 6 to 1 or back ({ $rule }).
refusal-no-coins = You have no coin left to turn a die: build a cell or earn coins ({ $rule }).
refusal-two-dice-turned = You have already turned two dice, so { $die } stays as it is: go on with those two, build a cell or earn coins ({ $rule }).
refusal-not-named = Your dice do not name this cell ({ $cell }): choose one of a blue and a yellow die, or turn a die first ({ $rule }).
refusal-already-built = You have already built this cell ({ $cell }): choose another or earn coins ({ $rule }).
refusal-not-the-unused-dice = A second building goes into the cell of the two unused dice only, not here ({ $cell }): build that one or decline ({ $rule }).
refusal-not-rolled = You did not roll { $dice }: keep a blue and a yellow die of your four ({ $rule }).
