### The client in the browser: what can go wrong with what is asked of the server, by the server’s codes.

## The connection and the server

web-problem-unreachable = The server cannot be reached. Check your connection and try again; nothing is lost.
web-problem-tab-missing = The game could not be downloaded. Check your connection and try again; nothing is lost.
web-problem-tab-broken = The game broke down in this browser. Try again; everything up to your last move is kept.
web-problem-tab-too-old = This browser is too old to run the game in it. Update it, or use another one.
web-problem-store = The server cannot save anything at the moment. Try again shortly; nothing is lost.
web-problem-unreadable-table = This table cannot be shown any more: what is kept of it is damaged, or another version of Sabika began it under other rules. Open a new table.
web-problem-unexpected = Something went wrong on the server. Try again, or load the page anew.
web-problem-other = That did not work ({ $code }). Load the page anew and try again.
web-problem-outdated = This page and the server do not understand each other. Load the page anew.
web-problem-no-hello = { web-problem-outdated }
web-problem-not-here = { web-problem-outdated }
web-problem-wrong-type = { web-problem-outdated }
web-problem-wrong-host = The server does not go by the name { $host }. Open it at its own address, or start it with --allowed-host { $host }.
web-problem-wrong-origin = The server does not know the address of this page. Open the game at the server’s own address, or start the server with --allowed-host and the name in this address.
web-problem-banned = This server does not serve you. Ask whoever runs it.
web-problem-unwell = The server is not well at the moment. Whoever runs it can see why at /api/health.
web-problem-no-such-page = There is nothing at this address. Go back to the start page.
web-problem-too-many-requests = That was too much at once. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
web-problem-too-many-tables = Many tables have been opened from here. The next one can be opened in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
web-problem-too-many-records = Many records have been sent from here. The next one can be sent in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
web-problem-too-many-questions = The coach has been asked a lot. Ask again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
web-problem-coach-asked-already = The coach is still thinking about the last question. Wait for the answer.
web-problem-coach-busy = The coach is busy with others. Ask again in a moment.
web-problem-coach = The coach could not work this out. Ask again in a moment; the game is not affected.
web-problem-too-much-reckoned = A lot has been worked out for you. Ask again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
web-problem-reckoning-asked-already = What you asked before is still being worked out. Wait for the answers.
web-problem-reckoning-busy = The server is working things out for others. Ask again in a moment.
web-problem-reckoning = The server could not work this out. Ask again in a moment; the game is not affected.
web-problem-too-many-connections = Too many tables are open from your network at once. Close some of their windows; this one is tried again by itself.

## Waiting until the server can be asked again: why, and for how long

web-waits = The server is busy just now.
    .again = It is asked again in { $seconds } s.
web-waits-too-many-requests = A lot is being asked from your network just now.
web-waits-too-many-connections = Many tables are open from your network just now.
web-waits-too-many-tables = Many tables have been opened from your network.
web-waits-too-many-records = Many records have been sent from your network.
web-waits-too-many-questions = The coach has been asked a lot.
web-waits-too-much-reckoned = A lot has been worked out for your network.
web-waits-store = The server cannot save anything at the moment.

## What was sent

web-problem-unreadable = The server cannot read what was entered. Correct it and try again.
web-problem-bad-input = The server does not accept this. Correct what was chosen or entered, and try again.
web-problem-bad-record = This is not a complete record of a game: its part “{ $field }” does not fit. Choose a file as Sabika saved it.
    .because = Something is wrong with this record. { $why }
web-problem-too-slow = What was sent took too long to arrive. Try again where the connection is better.
web-problem-length-required = The server does not take what does not say how long it is. If a proxy is in front of the server, it has to pass the length on.
web-problem-too-large = This file is too large for a record. Choose a file as Sabika saved it.
web-problem-no-such-address = Turns cannot be announced there. Enter a complete address of the web, without a name or password in it.
web-problem-inner-address = This server announces turns to no machine of its own network. Enter an address on the internet, or ask whoever runs the server for the setting private_hooks.
web-problem-wrong-name = This name cannot be used. Write it with ordinary letters of one script that everybody can see, and with at most two accents on a letter.

## The table

web-problem-no-such-table = There is no such table, or the link is incomplete. Ask for the link again.
web-problem-no-such-seat = There is nobody to be found on this seat. Choose another one.
web-problem-no-such-moment = The game does not have that many actions. Choose an earlier moment.
web-problem-no-valid-token = This browser has no seat at this table any more. Sit down again, or watch.
web-problem-not-the-host = Only the host can do that. Ask whoever opened the table.
web-problem-no-seat-left = Bots take all seats. Leave one for yourself.
web-problem-seat-taken = Somebody else has just taken this seat. Choose another one.
web-problem-seats-taken = All seats are taken. Watch, or open a table of your own.
web-problem-wrong-share = The random value is not the one that was promised. The game begins without it.
web-problem-seats-free = Some seats are still free. Wait until somebody sits on each of them.
web-problem-table-open = The game has not begun yet. Wait until the host begins it.
web-problem-table-shuffling = The cards are just being shuffled. Wait until they are dealt.
web-problem-table-playing = The game has already begun. Watch it, or open a table of your own.
web-problem-table-over = The game is over. Ask for a rematch, or open a new table.
web-problem-table-closed = This table has been given up. Open a new one.
web-problem-table-full = Too much has already happened at this table for that. Go on playing.
web-problem-not-over = That is shown when the game is over. Finish it first.
web-problem-alone = Somebody who plays alone has nobody to win against. Look at the points.
web-problem-rematch-there = There is already a table for the rematch. Go there.

## Deciding

web-problem-refused = The rules do not allow that ({ $rule }). Choose something else.
web-problem-out-of-date = Something has happened at the table in the meantime. Look at it and decide again.
web-problem-not-your-turn = It is not for you to decide now. Wait for your turn.
web-problem-too-late = The time to say so is over: the round is being played already. Watch for the next one.
web-problem-no-hints = This table plays without hints, so there is no coach until the game is over.
web-problem-other-player = A bot plays for you at the moment. Take your seat back first.
web-problem-confirm-first = Your decision is waiting. Confirm it or take it back first.
web-problem-nothing-to-confirm = Your decision is no longer waiting. Look at the table and go on.
web-problem-nothing-to-undo = There is nothing to take back: what ended a turn or turned something up stays. Go on playing.
web-problem-resigned-already = A bot already plays this seat until the end. Watch how it does.
web-problem-away-already = A bot already stands in on this seat. Go on playing.
web-problem-not-absent = Somebody is replaced only after having been away for as long as this table chose. Wait a little longer.
web-problem-agreed-already = You have agreed already. Wait for the others, or for the host.
web-problem-not-away = No bot stands in for you. Just play.
