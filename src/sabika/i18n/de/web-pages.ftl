### The pages around the games: what they say besides their first words.

## The scorepad without the server

web-scorepad-tallied = Gezählt aus dem, was schon eingetragen ist. Ändere, was anders ist.
    .old = Wie gezählt, bevor die Verbindung abriss. Prüfe jede Zahl.
    .not = Was eingetragen ist, kann jetzt nicht gezählt werden. Trage alle Zahlen ein.
web-scorepad-old = Punkte vor den letzten Einträgen. Sie werden neu gezählt, sobald der Server wieder da ist.
web-scorepad-counted-old = Was sich seit dem Abriss der Verbindung geändert hat, ist noch nicht gezählt.

## The replay

web-replay-begins = Alles liegt bereit.
    .who = Alles liegt bereit. { $name } beginnt.

## Setting up a table

web-new-no-modules = keine
