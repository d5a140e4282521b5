### Roll & Write: een blad, dobbelstenen, munten en dummy’s.

game-roll-and-write = Roll & Write
    .blurb =
        Paren van blauwe en gele dobbelstenen wijzen de gebouwen op je blad aan; munten draaien dobbelstenen, en ongebruikte gaan naar de volgende speler.
        Punten voor soorten die je voltooit of waarvan je de meeste hebt, voor rijen, kolommen en munten; alleen speel je om punten of tegen dummy’s.

option-dummies = Dummy’s
    .blurb = Een speler alleen kiest hoeveel dummy’s om de plaatsen van de soorten strijden: hoe meer, hoe minder ronden.
    .fewest = zo weinig mogelijk
    .number = { $count ->
        [one] { $count } dummy
       *[other] { $count } dummy’s
    }
option-goal = Doel
    .blurb = Een speler alleen haalt zoveel mogelijk punten of probeert de dummy’s te verslaan, die dan ook scoren.
    .points = veel punten
    .beat = de dummy’s verslaan

## Wat er op tafel ligt

dummy = Dummy { $number }
# Hetzelfde in twee tekens
dummy-short = D{ $number }
sheet-round = Ronde { $round } van { $rounds }
# Gegooide dobbelstenen, of het vak dat een paar aanwijst: blauw 3 en 4, geel 5 en 5
sheet-dice = blauw { $blue }, geel { $yellow }
# In een zin, als wat wordt gedraaid, gehouden of doorgegeven
sheet-pair = de blauwe { $blue } en de gele { $yellow }
die-blue = de blauwe { $value }
die-yellow = de gele { $value }

# In een zin, als wat wordt gebouwd. `.all` zijn alle gebouwen van de soort.
building-pavilion = een paviljoen
    .all = alle paviljoens
building-seraglio = een serail
    .all = alle serails
building-arcades = arcaden
    .all = alle arcaden
building-chambers = kamers
    .all = alle kamers
building-garden = een tuin
    .all = alle tuinen
building-tower = een toren
    .all = alle torens

## Wat wordt gevraagd

ask-sheet-act = { $coins ->
        [0] { $name }, jouw beurt: bouw een vak of verdien munten.
       *[other] { $name }, jouw beurt: draai dobbelstenen, bouw een vak of verdien munten.
    }
ask-sheet-build-again = Bouw je ook { $building } ({ $cell }) voor 3 munten?
ask-sheet-keep = Welk paar dobbelstenen houd je? Het andere gaat naar { $receiver }.

## Wat je kunt doen

action-turn-die = { $direction ->
        [up] Verhoog { $die } tot { $after } voor een munt
       *[down] Verlaag { $die } tot { $after } voor een munt
    }
action-build-cell = Bouw { $building } ({ $cell })
action-build-again = Bouw ook { $building } ({ $cell }) voor 3 munten
action-earn = { $coins ->
        [0] Bouw niets en verdien niets
        [one] Verdien { $coins } munt
       *[other] Verdien { $coins } munten
    }
action-keep-dice = Houd { $dice }, geef { $others } door
action-decline-build-again = Bouw niets meer

## Wat er gebeurt

event-round-began = Ronde { $number } begint.
event-dice-rolled = { $side } gooit { $dice }.
event-die-turned = { $seat } geeft een munt uit: { $die } wordt een { $after }.
event-cell-built = { $coins ->
        [0] { $seat } bouwt { $building } ({ $cell }).
       *[other] { $seat } geeft { $coins } munten uit en bouwt ook { $building } ({ $cell }).
    }
event-dummy-built = { $side } krijgt { $building }.
event-kind-completed = { $side } heeft { $buildings } gebouwd.
# $missed zijn munten waarvoor op het blad geen plaats meer is
event-coins-earned = { $missed ->
        [0] { $coins ->
            [0] { $seat } verdient geen munten: de dobbelstenen wijzen geen gebouwd vak aan.
            [one] { $seat } verdient { $coins } munt.
           *[other] { $seat } verdient { $coins } munten.
        }
       *[other] { $coins ->
            [0] { $seat } verdient geen munten: er zijn er geen meer op het blad.
            [one] { $seat } verdient { $coins } munt, de laatste op het blad.
           *[other] { $seat } verdient { $coins } munten, de laatste op het blad.
        }
    }
event-dice-kept = { $seat } houdt { $dice }.
event-dice-passed = { $seat } geeft { $dice } door aan { $receiver }.

## Punten

sheet-scoring-name = { $scoring ->
        [1] Einde van de ronde
       *[other] Laatste waardering
    }
sheet-scored = { sheet-scoring-name }: { $count ->
        [0] niemand krijgt punten.
       *[other] { $gains }.
    }
# Tussen haakjes na de gebouwen van een soort
part-r10 = soort voltooid
reason-row = rij { $number } met { $count } gebouwen
reason-column = kolom { $number } met { $count } gebouwen
reason-coins = { $count } munten over
reason-dummies = extra, als een van { $count } dummy’s
# Waarvoor er punten zijn, behalve voor soorten: een opschrift op zichzelf.
source-row = Rijen
source-column = Kolommen
source-coins = Munten
source-dummies = Bovendien

## Het einde van een spel alleen

sheet-ended = { $name } heeft het spel uitgespeeld.
sheet-beaten = { $outcome ->
        [won] { $name } verslaat de dummy’s.
        [shared] { $name } deelt de overwinning met { $others }.
       *[lost] { $count ->
            [one] { $others } verslaat { $name }.
           *[other] { $others } verslaan { $name }.
        }
    }
# Hetzelfde met punten, voor het einde van het spel. $best zijn die van de winnaars.
end-sheet-points = { $name } haalt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
end-sheet-beaten = { $outcome ->
        [won] { $name } verslaat de dummy’s met { $points } punten!
        [shared] { $name } deelt de overwinning met { $others }: elk { $points } punten.
       *[lost] { $count ->
            [one] { $others } verslaat { $name } met { $best } tegen { $points } punten.
           *[other] { $others } verslaan { $name } met { $best } tegen { $points } punten.
        }
    }

## Weigeringen

refusal-no-such-die = Je kunt { $die } niet draaien: die is niet bij je dobbelstenen ({ $rule }).
refusal-cannot-turn-over = Je kunt { $die } niet die kant op draaien: een dobbelsteen gaat nooit van 6 naar 1 of terug ({ $rule }).
refusal-no-coins = Je hebt geen munt meer om een dobbelsteen te draaien: bouw een vak of verdien munten ({ $rule }).
refusal-two-dice-turned = Je hebt al twee dobbelstenen gedraaid, dus { $die } blijft zoals die is: ga met die twee verder, bouw een vak of verdien munten ({ $rule }).
refusal-not-named = Je dobbelstenen wijzen dit vak niet aan ({ $cell }): kies dat van een blauwe en een gele dobbelsteen, of draai er eerst een ({ $rule }).
refusal-already-built = Dit vak heb je al gebouwd ({ $cell }): kies een ander of verdien munten ({ $rule }).
refusal-not-the-unused-dice = Een tweede gebouw komt alleen in het vak van de twee ongebruikte dobbelstenen, niet hier ({ $cell }): bouw dat of zie ervan af ({ $rule }).
refusal-not-rolled = Je hebt niet { $dice } gegooid: houd een blauwe en een gele van je vier dobbelstenen ({ $rule }).
