### Der Client: was die Leute an einem Tisch einander sagen.

web-words = Chat
    .unread = { $count ->
        [one] Chat: { $count } neue Nachricht
       *[other] Chat: { $count } neue Nachrichten
    }
    .none = Noch hat niemand etwas gesagt.
    .write = An die anderen schreiben
    .send = Senden
    .left = { $count ->
        [one] noch { $count } Zeichen
       *[other] noch { $count } Zeichen
    }
    .said = { $name }: { $text }
    .only-read = Nur wer am Tisch sitzt, kann schreiben.
    .key = den Chat öffnen oder schließen
web-words-reactions = Reaktionen
    .bravo = Bravo!
    .thanks = Danke!
    .ouch = Autsch!
    .hurry = Beeilung!
    .hmm = Hm …
    .well-played = Gut gespielt!
    .good-luck = Viel Glück!
    .laugh = Haha!
web-words-mute = { $name } stummschalten
    .again = { $name } wieder hören
    .all = Alle stummschalten
    .all-again = Alle wieder hören
    .who = Stummschalten
    .is-all = Alle sind stummgeschaltet, nur auf diesem Gerät.
web-words-allow = Chat erlauben
    .not = Chat ausschalten
web-words-offered = Chat
    .note-on = Wer am Tisch sitzt, kann schreiben; alle, die zusehen, können mitlesen.
    .note-off = Niemand kann schreiben. Wer den Tisch eröffnet hat, kann das am Tisch ändern.

## Was schiefgehen kann

web-problem-remark-too-long = Das ist zu lang. Kürze es auf 200 Zeichen.
web-problem-remark-empty = Es gibt nichts zu senden. Schreibe erst etwas, oder wähle eine Reaktion.
web-problem-too-many-remarks = Das war viel auf einmal. Schreibe wieder in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
web-problem-no-talk = Der Chat ist an diesem Tisch ausgeschaltet. Bitte den Gastgeber, ihn zu erlauben.
