### The terminal game of Granada and of both games together, and what else it asks before something is turned up.

## Parts of the board

heading-game = Sabika · { $game } · turn { $turn } · { $name } to move

length-wall = wall { $length }
length-moat = moat { $length }
length-border = border { $length }

panel-scores-page = Score { $page }/{ $pages } · k: more

gauge-bags = Bags { $alhambra } + { $granada } tiles
gauge-marker = Next faces: { $face ->
        [0] even
       *[other] odd
    }
# The card of this scoring is put aside until the pile has run out
gauge-aside = Scoring { $scoring }: later
# All of it in few words, for the title of the yard
gauge-short = Bags { $alhambra }+{ $granada } · Pile { $pile } · ↻ { $face ->
        [0] even
       *[other] odd
    }

## Questions

ask-which = Space { $space }: which tile do you buy?
ask-face = Which face lies up in the reserve? It costs nothing.
ask-currency = In which currency do you pay for turning { $tile }?
ask-turning = Turning { $tile } to { $face } costs { $money } or more. How do you pay?
ask-turning-card = { $tile } → { $face } costs one card of { $money } or more. Which?
ask-irrevocable = { $action }?

hint-moat = { $before ->
        [0] moat { $after }
       *[other] moat { $before } → { $after }
    }
hint-border = { $before ->
        [0] border { $after }
       *[other] border { $before } → { $after }
    }
hint-irrevocable = This turns up something hidden, for good. Enter goes on, u goes back.

key-turn-over = turn over

## Scorings

scoring-legend = n: tiles in all palaces. ↑: the highest price, which broke a tie.

## Start and help

start-game = Game
start-scoring = Scoring
start-turning = Turning a tile

help-scores = next page of the score table
help-turn-over = turn the tile that is being placed, for at least 3 of one currency
help-turn-over-card = turn the tile that is being placed, with a single card of 3 or more
help-granada = Tiles of Granada have two faces; ↻ shows what is on the back. You build the face you bought, unless you turn the tile first: o. In the reserve you choose the face freely. Moats are double lines and count like walls. New tiles show even or odd faces by turns.
help-combined = Each space of the yard has a tile of Alhambra (walls, thick lines) and one of Granada (moats, double lines). Your first Granada tile, marked ⚑, lies with a moat against a wall; from there on each part is walked by itself. Hatched lines are the border, where wall lies against moat: 2 points for each edge of its longest run.
