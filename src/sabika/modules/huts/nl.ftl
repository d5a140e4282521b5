### Hutten: gratis tegels die tellen als de gebouwen eromheen.

module-huts = Arbeidershutten
    .blurb =
        Neem als actie gratis een van de open hutten en bouw die met je tegels; je mag er hoogstens drie hebben.
        Bij een waardering telt een hut voor zoveel gebouwen van haar soort als er zonder muur ertussen naast haar liggen.

hut-pavilion = Paviljoenhut
    .tile = de paviljoenhut
hut-seraglio = Serailhut
    .tile = de serailhut
hut-arcades = Arcadenhut
    .tile = de arcadenhut
hut-chambers = Kamerhut
    .tile = de kamerhut
hut-garden = Tuinhut
    .tile = de tuinhut
hut-tower = Torenhut
    .tile = de torenhut

event-hut-taken = { $seat } neemt { $tile }.
event-hut-turned = Nieuw boven op haar stapel: { $tile }.

part-h5 = { $amount } door een hut

refusal-no-huts = Er zijn geen hutten aan deze tafel: kies de module voor het spel begint ({ $rule }).
refusal-no-hut-left = De stapel van deze hutten is leeg: neem er een van een andere soort ({ $rule }).
refusal-enough-huts = Je hebt al { $limit } hutten, en meer mag niemand hebben ({ $rule }).

## What one can do

action-hut = Neem de open hut: { $tile }

## In the terminal

pad-ask-hut = Soort van hut { $number }
pad-ask-beside = Gebouwen van haar soort ernaast, zonder muur ertussen
state-hut = { $tile } (eronder: { $count })
state-hut-gone = { $kind }: geen hut meer

## On the scorepad

scorepad-field-huts = Hutten
scorepad-step-huts = Sorteer de { $huts } hutten in { $stacks } geschudde stapels, één per soort, en draai van elke stapel de bovenste open ({ $rule }).
scorepad-refused-too-many-huts = { $number } hutten is te veel: niemand mag er meer dan { $most } hebben ({ $rule }).
scorepad-refused-huts-of-kind = { $kind }: dat zijn { $number } hutten, maar er zijn er maar { $most } ({ $rule }).
scorepad-refused-beside-hut = { $kind }: voor deze hut kunnen geen { $number } gebouwen tellen, hoogstens { $most } ({ $rule }).

## In the browser

web-scorepad-hut = Hut toevoegen
    .which = Van welke soort is de hut?
    .beside = gebouwen van haar soort ernaast
    .away = Verwijderen: { $hut }
web-table-huts = Hutten
web-table-huts-below = nog { $count } eronder
web-table-huts-none = Geen hut van deze soort meer
