### The browser client: what surrounds the own palace. Opponents, points, pile, kinds, log, scorings, notices.

web-go-on = Go on
web-total = Total
# Points that somebody gets: +7
web-points-more = +{ $points }

## The others

web-opponents = The other players
web-opponent = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } in the palace, { $reserve } in the reserve.{ $turn ->
        [yes] {" "}It is their turn.
       *[no] {""}
    } Show the palace.
web-opponent-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-opponent-cards = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-opponent-reserve = { $count ->
        [one] { $count } tile in the reserve
       *[other] { $count } tiles in the reserve
    }
web-palace-of = { $name }’s palace
web-sides = Players
web-played-by-stand-in = A bot stands in until the player is back

## Clock

web-time-left = Time left
web-time-left-days = { $days } d { $hours } h

## Points

web-track = Score track
web-track-show = Show again: { $name }
web-track-again = Show this scoring again

## Pile of money, bag

web-gauge-label = Pile: { $pile } cards, discard: { $discard }. { $next }
web-gauge-pile = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-gauge-window = { $name }: { $soonest ->
        [0] within { $latest } cards
       *[other] in { $soonest } to { $latest } cards
    }
web-gauge-put-aside = { $name }: after the pile has run out
web-gauge-final = { $name }: when the bag runs out, { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
web-gauge-about = The strip is the pile of money, the next card at its left end. Somewhere in a marked part the card of a scoring turns up.
web-gauge-discard = { $count ->
        [one] { $count } card in the discard
       *[other] { $count } cards in the discard
    }
web-gauge-bag = { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }

## Kinds

web-kinds = In the bag, and who has most
web-kinds-left = { $kind }: { $count } left
web-kinds-in-bag = { $count ->
        [0] None left in the bag
       *[other] { $count } left in the bag
    }
web-kinds-nobody = Nobody has built one yet.

## If scoring came now

web-hint = If scoring came now
    .tab = Scoring now
web-hint-glow = Longest wall glows
web-hint-nothing = Nobody would get points.
web-hint-with = with { $tile }

## Log

web-log = What happened
    .tab = Log
web-log-turn = turn { $turn }
web-log-before = Before
web-log-earlier = Show earlier turns
web-log-show = Show this moment
web-moment = Turn { $turn }
web-moment-failed = This moment cannot be shown now. Close the window and try again.
web-moment-steps = Moments
web-moment-earlier = earlier
web-moment-later = later
web-moment-at = { $actions } of { $last }

## Since my last turn

web-state = The state of the game
web-recap = Since your last turn
    .tab = Recap
web-recap-hint-or-log = Recap, hints or log
web-recap-reserved = reserve

## Scorings

web-ceremony-skip = Skip
web-ceremony-steps = Steps of the scoring
web-ceremony-back = Back
web-ceremony-next = Next
web-ceremony-summary = Summary
web-ceremony-why = Show why
web-ceremony-gained = Gained

## Notices

web-notice-lost = The connection is lost. Trying again …
web-notice-found = Connected again.
web-notice-title-turn = ● Your turn · { $title }
web-notice-title-over = Game over · { $title }
web-notice-away = { $name } is away: a bot stands in.
web-notice-back = { $name } is back.
web-notice-resign = { $name } has left the game: a bot plays on.
web-notice-late = { $name }’s time is up: a bot decides this time.
web-notice-rematch = A new table is open for a rematch.
