### The client: notifications when it is one’s turn. The server says the first two when the page is closed.

web-notify-turn = Your turn
web-notify-with = { $game } with { $names }
web-notify = Tell me when it is my turn
    .on = yes
    .off = no
    .bell = Notify me of my turns
    .stop = No longer tell me about my turns
    .note-off = Nothing comes unless you turn this on. Your browser then asks you once.
    .note-page = A notification comes when this page is open in the background.
    .note-push = A notification comes when this page is in the background, and also when it is closed.
    .denied = Your browser blocks notifications from this page. Allow them in the browser’s settings for this page, then turn this on again.
    .http = Browsers allow notifications over https only. Here, your turn is shown in the title of the tab, and you hear it if sound is on.
    .none = This browser has no notifications here. On an iPhone or iPad, add this page to the home screen and open it from there.

## What can go wrong

web-problem-no-push = This server cannot send anything to closed pages. Leave this page open in the background.
web-problem-no-such-push = Your browser’s push service cannot be used from here. Leave this page open in the background.
