### De client: wat de mensen aan een tafel tegen elkaar zeggen.

web-words = Chat
    .unread = { $count ->
        [one] Chat: { $count } nieuw bericht
       *[other] Chat: { $count } nieuwe berichten
    }
    .none = Nog niemand heeft iets gezegd.
    .write = Schrijf aan de anderen
    .send = Versturen
    .left = { $count ->
        [one] nog { $count } teken
       *[other] nog { $count } tekens
    }
    .said = { $name }: { $text }
    .only-read = Alleen wie aan de tafel zit kan schrijven.
    .key = de chat openen of sluiten
web-words-reactions = Reacties
    .bravo = Bravo!
    .thanks = Bedankt!
    .ouch = Au!
    .hurry = Tempo!
    .hmm = Hmm…
    .well-played = Goed gespeeld!
    .good-luck = Succes!
    .laugh = Haha!
web-words-mute = { $name } dempen
    .again = { $name } weer horen
    .all = Iedereen dempen
    .all-again = Iedereen weer horen
    .who = Dempen
    .is-all = Iedereen is gedempt, alleen op dit apparaat.
web-words-allow = Chat toestaan
    .not = Chat uitzetten
web-words-offered = Chat
    .note-on = Wie aan de tafel zit kan schrijven; iedereen die kijkt kan het lezen.
    .note-off = Niemand kan schrijven. De gastheer kan dat aan de tafel veranderen.

## Wat er mis kan gaan

web-problem-remark-too-long = Dat is te lang. Kort het in tot 200 tekens.
web-problem-remark-empty = Er is niets om te versturen. Schrijf eerst iets, of kies een reactie.
web-problem-too-many-remarks = Dat was veel tegelijk. Schrijf weer over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
web-problem-no-talk = De chat staat uit aan deze tafel. Vraag de gastheer om hem toe te staan.
