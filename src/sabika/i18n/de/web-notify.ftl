### Der Client: Bescheid, wenn man an der Reihe ist. Die ersten beiden sagt der Server, wenn die Seite geschlossen ist.

web-notify-turn = Du bist an der Reihe
web-notify-with = { $game } mit { $names }
web-notify = Bescheid geben, wenn ich an der Reihe bin
    .on = ja
    .off = nein
    .bell = Meine Züge melden
    .stop = Nicht mehr Bescheid geben
    .note-off = Es kommt nichts, solange du das nicht einschaltest. Dann fragt dich dein Browser einmal.
    .note-page = Eine Benachrichtigung kommt, wenn diese Seite im Hintergrund offen ist.
    .note-push = Eine Benachrichtigung kommt, wenn diese Seite im Hintergrund ist, und auch, wenn sie geschlossen ist.
    .denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen des Browsers für diese Seite und schalte das hier wieder ein.
    .http = Browser erlauben Benachrichtigungen nur über https. Hier steht im Titel des Tabs, wenn du an der Reihe bist, und du hörst es, wenn der Ton an ist.
    .none = Dieser Browser hat hier keine Benachrichtigungen. Füge die Seite auf einem iPhone oder iPad zum Home-Bildschirm hinzu und öffne sie von dort.

## Was schiefgehen kann

web-problem-no-push = Dieser Server kann nichts an geschlossene Seiten senden. Lass diese Seite im Hintergrund offen.
web-problem-no-such-push = Der Push-Dienst deines Browsers kann von hier aus nicht genutzt werden. Lass diese Seite im Hintergrund offen.
