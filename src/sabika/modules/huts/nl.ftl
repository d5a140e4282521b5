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
