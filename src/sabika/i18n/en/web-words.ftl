### The client: what the people at a table say to each other.

web-words = Chat
    .unread = { $count ->
        [one] Chat: { $count } new message
       *[other] Chat: { $count } new messages
    }
    .none = Nobody has said anything yet.
    .write = Write to the others
    .send = Send
    .left = { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
    .said = { $name }: { $text }
    .only-read = Only those who sit at the table can write.
    .key = open or close the chat
web-words-reactions = Reactions
    .bravo = Bravo!
    .thanks = Thank you!
    .ouch = Ouch!
    .hurry = Hurry up!
    .hmm = Hmm…
    .well-played = Well played!
    .good-luck = Good luck!
    .laugh = Ha ha!
web-words-mute = Mute { $name }
    .again = Hear { $name } again
    .all = Mute everybody
    .all-again = Hear everybody again
    .who = Mute
    .is-all = Everybody is muted, on this device only.
web-words-allow = Allow chat
    .not = Turn the chat off
web-words-offered = Chat
    .note-on = Who sits at the table can write; everybody who watches can read it.
    .note-off = Nobody can write. The host can change that at the table.

## What can go wrong

web-problem-remark-too-long = That is too long. Shorten it to 200 characters.
web-problem-remark-empty = There is nothing to send. Write something first, or choose a reaction.
web-problem-too-many-remarks = That was a lot at once. Write again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
web-problem-no-talk = The chat is off at this table. Ask the host to allow it.
