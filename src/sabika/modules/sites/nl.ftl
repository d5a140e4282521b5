### Bouwwerken in aanbouw: tegels voor de halve prijs, later af te bouwen.

module-sites = Bouwwerken in aanbouw
    .blurb =
        Betaal de halve prijs van een tegel en trek een verborgen fiche: de tegel is in aanbouw, de muren tellen mee, het gebouw niet.
        Bouw hem later af voor de volle prijs in de valuta van het fiche, of verlies aan het einde al je geld van die valuta.

site = Bouwwerk in aanbouw
site-token = Fiche
    .hidden = verborgen fiche
unfinished-tile = een bouwwerk in aanbouw

# What a term says about a tile that is left out
part-s3 = zonder { $what }, in aanbouw

event-site-begun = { $seat } betaalt { $payment } en begint met { $tile } voor de halve prijs.
event-token-kept = { $seat } legt een verborgen fiche op { $tile } (nog in de buidel: { $left }).
event-site-finished = { $over ->
        [0] { $seat } betaalt gepast { $payment } en bouwt { $tile } af.
       *[other] { $seat } betaalt { $payment }, { $over } te veel, en bouwt { $tile } af.
    }
event-token-revealed = { $seat } heeft { $tile } niet afgebouwd: het fiche toont { $currency }.
event-money-lost = { $seat } legt { $cards } af.

refusal-no-sites = Aan deze tafel zijn geen bouwwerken in aanbouw: kies de module voor het spel begint ({ $rule }).
refusal-no-tokens = Alle fiches zijn in gebruik: er kan nu geen bouwwerk worden begonnen ({ $rule }).
refusal-token-not-drawn = Je hebt geen fiche voor { $currency } getrokken: houd een van de twee ({ $rule }).
refusal-no-site = Je kunt { $tile } niet afbouwen: die tegel is niet bij jou in aanbouw ({ $rule }).
refusal-unfinished = Je kunt { $tile } niet weggeven: die tegel is nog in aanbouw ({ $rule }).

## What one can do

action-buy-site = Begin { $tile } voor de halve prijs: { $money }
action-keep = Houd het fiche voor { $currency }
action-finish = Bouw { $tile } af voor { $money }

## In the terminal

pad-ask-sites = Tegels die nog in aanbouw zijn: hun nummers, of niets voor geen:
ask-keep = Je hebt twee fiches getrokken voor { $tile }. Welk houd je?
state-bag = Fiches in de buidel: { $count }
state-site = { $name }: { $tile }, { $token }

## On the scorepad

scorepad-field-sites = Bouwwerken in aanbouw
scorepad-step-site-tokens = Doe de { $tokens } fiches voor bouwwerken, { $each } van elke valuta, in hun buidel ({ $rule }).
scorepad-refused-too-many-sites = Dat zijn { $number } bouwwerken in aanbouw, maar er zijn maar fiches voor { $most } ({ $rule }).
scorepad-refused-site-not-built = { $piece } kan niet in aanbouw zijn: het is geen tegel van dit paleis ({ $rule }).

## In the browser

web-palace-site = { $tile }, in aanbouw: { $cell }
web-badge-sites = { $count ->
        [one] { $count } bouwwerk in aanbouw
       *[other] { $count } bouwwerken in aanbouw
    }
web-scorepad-site = In aanbouw
web-scorepad-how-site = Tik op wat nog in aanbouw is.
web-scorepad-site-at = In aanbouw: { $tile }, { $cell }
web-table-ask-keep = Welk fiche komt op het bouwwerk? In die valuta betaal je later de volle prijs van { $tile }.
web-table-sites = In aanbouw
web-table-finish = Afbouwen: { $price }
