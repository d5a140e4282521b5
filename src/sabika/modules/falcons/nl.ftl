### De valkeniers: valken waar vier tegels elkaar raken.

module-falcons = De valkeniers
    .blurb =
        Koop in plaats van elke andere actie valken, voor één geldkaart per stuk, en zet ze waar vier tegels van je paleis elkaar raken.
        Beide soorten die een valk toont, moeten bij de vier zijn; hoe meer valken van één kleur je hebt, hoe meer ze opleveren.

falcon-white = de witte valk ({ $kinds })
falcon-brown = de bruine valk ({ $kinds })
falcon-black = de zwarte valk ({ $kinds })

event-falcon-placed = { $seat } betaalt { $card } voor { $falcon } en zet hem neer (tegel in het noordwesten: { $cell }).
event-falcon-returned = { $seat } legt { $falcon } terug bij de voorraad (tegel in het noordwesten: { $cell }).

reason-white-falcons = { $count ->
        [one] { $count } witte valk
       *[other] { $count } witte valken
    }
reason-brown-falcons = { $count ->
        [one] { $count } bruine valk
       *[other] { $count } bruine valken
    }
reason-black-falcons = { $count ->
        [one] { $count } zwarte valk
       *[other] { $count } zwarte valken
    }
source-white-falcons = Witte valken
source-brown-falcons = Bruine valken
source-black-falcons = Zwarte valken

refusal-no-falcons = Aan deze tafel zijn geen valken: kies de module voor het spel begint ({ $rule }).
refusal-falcons-first = Valken zijn de enige actie van een beurt en je hebt al een andere gedaan: wacht op je volgende beurt ({ $rule }).
refusal-falcons-only = Na een valk kun je alleen nog meer valken kopen: zet er nog een neer of zie ervan af ({ $rule }).
refusal-no-card = Je hebt geen geldkaart meer om een valk mee te betalen ({ $rule }).
refusal-lacks-card = Je hebt { $card } niet: betaal met een kaart uit je hand ({ $rule }).
refusal-falcon-gone = Je kunt { $falcon } niet krijgen: die ligt niet in de voorraad ({ $rule }).
refusal-no-four-tiles = Hier raken geen vier tegels elkaar: noem de noordwestelijke van de vier ({ $rule }).
refusal-falcon-there = Op dit punt staat al een valk ({ $rule }).
refusal-falcon-kinds = Je kunt { $falcon } hier niet neerzetten: beide soorten moeten bij de vier tegels zijn ({ $rule }).

## What one can do

action-falcon = Zet { $falcon } neer (tegel in het noordwesten: { $cell })
action-pay-falcon = Betaal met { $card }
action-decline-more-falcons = Geen valken meer

## In the terminal

pad-ask-falcon = Een valk plaatsen? Het vak is het noordwestelijke van de vier
ask-pay-falcon = Met welke kaart betaal je { $falcon }?
ask-more-falcons = Zet je nog een valk neer?
state-white = Witte valken in de voorraad: { $things }
state-brown = Bruine valken in de voorraad: { $things }
state-black = Zwarte valken in de voorraad: { $things }
state-falcon = { $falcon }, { $cell }

## On the scorepad

scorepad-field-falcons = Valken
scorepad-step-falcons = Leg de { $falcons } valken open naast de bouwplaats ({ $rule }).
scorepad-refused-too-many-falcons = { $colour }: dat zijn er { $number }, maar er zijn er maar { $most } ({ $rule }).

## In the browser

web-palace-falcon = { $falcon }, tegel in het noordwesten: { $cell }
web-falcon = { $colour ->
        [white] Witte valk
        [brown] Bruine valk
       *[black] Zwarte valk
    } ({ $kinds })
web-opponent-falcons = { $count ->
        [one] { $count } valk
       *[other] { $count } valken
    }
web-scorepad-how-falcon = Tik op het punt waar hij zit.
web-scorepad-take-falcon = Deze valk wegnemen: { $cell }
web-scorepad-falcon-at = De valk hier plaatsen: { $cell }
web-table-ask-falcon = Waar komt { $falcon }?
web-table-ask-pay-falcon = Met welke kaart betaal je { $falcon }?
web-table-ask-more-falcons = Nog een valk?
web-table-which-falcon = Op welk punt?
web-table-falcons = Valken
