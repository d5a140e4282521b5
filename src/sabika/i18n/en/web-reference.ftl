### The client in the browser: the rules reference.

web-rules-title = The rules
web-rules-lead = All rules of the four games and the eight modules, numbered as the game itself names them when it refuses something.
web-rules-search = Search the rules by words or number
    .example = wall, A21 …
web-rules-all = Show everything
web-rules-contents = Contents
web-rules-print = Print
web-rules-loading = The rules are being fetched …
web-rules-again = Try again
web-rules-found = { $count ->
        [0] No rule
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rules-none = No rule mentions that. Try fewer or shorter words.
web-rules-unknown = There is no rule “{ $id }”. Search for it by words above, such as wall.

## A rule

# As it stands in the text of the rules
web-rules-mark = (ruling)
web-rules-legend = Rulings are ours, not the publisher’s: they say what we play where a rulebook is silent or two of them disagree. The rules are told in our own words; the printed rulebooks are the publisher’s.
# Before the numbers of the examples that show what a rule means
web-rules-examples = { $count ->
        [one] Worked example:
       *[other] Worked examples:
    }
# Before the numbers of the rules that an example shows
web-rules-shows = Shows
web-rules-table = Table of { $id }
web-rules-rule = { $id } · { $section }
web-rules-look = Read rule { $id }
web-rules-back = Back to { $id }
web-rules-open = Open in the rules
