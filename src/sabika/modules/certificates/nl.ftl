### Tegoedbonnen: geld dat te veel is betaald, wordt bewaard.

module-certificates = Tegoedbonnen
    .blurb =
        Betaal je 1 tot 6 te veel, dan mag je een fiche nemen en dat bedrag op je tegoedbon zetten, in de valuta van het fiche.
        Later geef je het in één keer uit, als een kaart erbij.

# Within a payment. `.card` stands within a sentence, `.label` by itself.
stored-money = { $amount } van de tegoedbon
    .card = het tegoed van { $money }
    .label = { $card } (tegoed)

event-money-stored = { $seat } zet { $money } op de tegoedbon.

refusal-no-certificates = Aan deze tafel zijn geen tegoedbonnen: kies de module vóór het spel ({ $rule }).
refusal-no-token = Er ligt geen fiche voor { $currency } meer in het midden ({ $rule }).
refusal-has-to-be-stored = Met overbodige kaarten moet je bewaren wat je te veel betaalt: kies een valuta ({ $rule }).
refusal-not-to-be-stored = Dit kan nog niet worden bewaard: leg er meer bij, tot { $limit } te veel ({ $rule }).
refusal-not-to-be-laid = Je kunt { $card } nu niet neerleggen ({ $rule }).
refusal-leads-nowhere = Met { $card } kom je niet uit op een overbodige kaart en ten hoogste { $limit } te veel: betaal zoals gewoonlijk ({ $rule }).
refusal-nothing-overpaid = Hier wordt niets te veel betaald, dus er valt niets te bewaren: betaal zoals gewoonlijk ({ $rule }).

## What one can do

action-lay = Leg { $card } neer
    .first = Leg { $card } en meer neer, de rest wordt tegoed
action-store = Bewaar { $money }
    .nothing = Bewaar niets

## In the terminal

ask-store = Je hebt { $over } te veel betaald. Bewaar je dat?
ask-lay = { $tile } kost { $money }, er ligt { $total }. Wat nog?
state-tokens = Fiches in het midden: { $things }

## On the scorepad

scorepad-step-certificates = Geef elk van de { $players } spelers een tegoedbon en leg { $tokens } valutafiches in het midden, { $each } van elke valuta ({ $rule }).

## In the browser

web-badge-stored = Bewaard: { $money }
web-table-lay = Leg kaart voor kaart neer om te bewaren wat te veel is
web-table-ask-lay = Welke kaart nu?
web-table-ask-store = Je hebt { $over } te veel betaald. In welke valuta bewaar je dat?
web-table-tokens = Fiches
web-table-tokens-left = { $currency }: { $count }
