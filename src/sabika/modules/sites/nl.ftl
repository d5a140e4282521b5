### Bouwwerken in aanbouw: tegels voor de halve prijs, later af te bouwen.

module-sites = Bouwwerken in aanbouw
    .blurb =
        Betaal de halve prijs van een tegel en trek een verborgen fiche: de tegel is in aanbouw, de muren tellen mee, het gebouw niet.
        Bouw hem later af voor de volle prijs in de munt van het fiche, of verlies aan het einde al je geld van die munt.

site = Bouwwerk in aanbouw
site-token = Fiche
    .hidden = verborgen fiche

# What a term says about a tile that is left out
part-s3 = zonder { $what }, in aanbouw

event-site-begun = { $seat } betaalt { $payment } en begint met { $tile } voor de halve prijs.
event-token-kept = { $seat } legt een verborgen fiche op { $tile } (nog in de buidel: { $left }).
event-site-finished = { $over ->
        [0] { $seat } betaalt gepast { $payment } en bouwt { $tile } af.
       *[other] { $seat } betaalt { $payment }, { $over } te veel, en bouwt { $tile } af.
    }
event-token-revealed = { $seat } heeft { $tile } niet afgebouwd: het fiche toont { $currencies }.
event-money-lost = { $seat } legt { $cards } af.

refusal-no-sites = Aan deze tafel zijn geen bouwwerken in aanbouw: kies de module voor het spel begint ({ $rule }).
refusal-no-tokens = Alle fiches zijn in gebruik: er kan nu geen bouwwerk worden begonnen ({ $rule }).
refusal-token-not-drawn = Je hebt geen fiche voor { $currency } getrokken: houd een van de twee ({ $rule }).
refusal-no-site = Je kunt { $tile } niet afbouwen: die tegel is niet bij jou in aanbouw ({ $rule }).
refusal-unfinished = Je kunt { $tile } niet weggeven: die tegel is nog in aanbouw ({ $rule }).
