### The client without a server: the game runs in the browser itself.

## On every page

web-tab-starting = Sabika is getting ready in this browser …
web-tab-again = Try again
web-tab-forgets = This browser keeps nothing: your games are gone when this tab is closed. Save as a file what you want to keep.
web-tab-read = I see
web-tab-full = This browser has no room left: what happens from now on is gone when this tab is closed. Save your games as files, or make room; then all of it is kept again.
    .save = Save as files
web-tab-away = The server cannot be reached. What you play alone or with others at this screen goes on in this browser, and so does the scorepad. Games that you begin now stay in this browser, also when the server is back.
web-tab-version = A new version of Sabika is there. All its open pages load again; no game is lost.
    .take = Use it now
web-tab-where = in this browser

## What needs a server

web-tab-new = Choose game, modules and opponents: people at this screen, or bots.
web-tab-friends = Without a server nobody comes from elsewhere. To play with friends by link, install Sabika and start a server: sabika serve --host 0.0.0.0. Who has sent you a link has one already: open the link in the browser.
web-tab-public = Public tables are on a server, where others find them. To have one, install Sabika and start it: sabika serve --host 0.0.0.0
web-tab-screens = A big screen with a phone for each hand needs a server: sabika serve --host 0.0.0.0
web-tab-invite = This table is in this browser only, so no link leads others to it. To play with friends by link, open a table on a server: sabika serve --host 0.0.0.0
web-tab-share = This game is in this browser only, so no link leads others to it. Send its record: whoever opens the file sees the whole game.
web-tab-push = As long as the page is open. To be told also when it is closed, play on a server: sabika serve
web-tab-programs = For programs, webhooks and friends from afar: sabika serve
