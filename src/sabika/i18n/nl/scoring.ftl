### Waarderingen: wie krijgt punten, en waarvoor.

scoring-name = { $scoring ->
        [1] Eerste waardering
        [2] Tweede waardering
       *[other] Laatste waardering
    }

event-scored = { scoring-name }: { $count ->
        [0] niemand krijgt punten.
       *[other] { $gains }.
    }

# De punten van één speler in de zin hierboven: Ana 12
gain = { $name } { $points }

# Ana krijgt 13 punten: 4 torens, eerste plaats.
term = { $name } krijgt { $points ->
        [0] geen punten
        [one] { $points } punt
       *[other] { $points } punten
    }: { $reason }.
reason-wall = een muur van { $count }
reason-place-1 = { $tiles }, eerste plaats
    .shared = { $tiles }, gedeelde eerste plaats
reason-place-2 = { $tiles }, tweede plaats
    .shared = { $tiles }, gedeelde tweede plaats
reason-place-3 = { $tiles }, derde plaats
    .shared = { $tiles }, gedeelde derde plaats

# Waarvoor er punten zijn, behalve voor soorten: een opschrift op zichzelf.
source-wall = Muur
source-moat = { moat }
source-border = { border }

## Het einde

end-winner = { $count ->
        [one] { $winners } wint met { $points } punten!
       *[other] { $winners } winnen samen met { $points } punten!
    }
