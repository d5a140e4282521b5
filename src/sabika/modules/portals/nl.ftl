### Poorten: halve tegels die je samen met een tegel koopt en die de muur voortzetten.

module-portals = Poorten
    .blurb =
        Koop je een tegel, betaal dan 6 meer (4 na de eerste waardering, 2 na de tweede) voor een poort van die soort: een driehoek die een half vak vult.
        Een korte kant ligt tegen een tegel van haar soort, de lange kant is een muur, en elke poort in je langste muur levert 2 punten extra op.

portal-pavilion = Paviljoenpoort
    .tile = de paviljoenpoort
portal-seraglio = Serailpoort
    .tile = de serailpoort
portal-arcades = Arcadenpoort
    .tile = de arcadenpoort
portal-chambers = Kamerpoort
    .tile = de kamerpoort
portal-garden = Tuinpoort
    .tile = de tuinpoort
portal-tower = Torenpoort
    .tile = de torenpoort

event-portal-bought = { $seat } krijgt er { $tile } bij voor { $surcharge } meer.
event-portal-placed = { $seat } plaatst { $tile } ({ $cell }), korte kanten { $legs }.
event-portal-returned = { $seat } legt { $tile } terug in de voorraad.

reason-portals = { $count ->
        [one] { $count } poort in de muur
       *[other] { $count } poorten in de muur
    }
source-portals = Poorten

refusal-no-portals = Aan deze tafel zijn geen poorten: kies de module voor het spel begint ({ $rule }).
refusal-no-portal-left = Je kunt { $tile } niet krijgen: alle drie zijn al gekocht ({ $rule }).
refusal-turned-freely = Een poort kun je draaien zoals je wilt: noem de soort, een vak en de randen van de korte kanten ({ $rule }).
refusal-never-reserved = Een poort gaat nooit naar de reserve: plaats haar of geef haar terug ({ $rule }).
refusal-not-at-its-kind = Je kunt { $tile } hier niet plaatsen: een korte kant moet tegen een tegel van haar soort liggen ({ $rule }).
refusal-half-cell = In dit vak ligt een poort, en aan haar lange kant mag niets liggen ({ $rule }).
refusal-never-moved = Een poort blijft waar ze is ({ $rule }).
refusal-leaned-on = Zonder deze tegel zou { $tile } geen tegel van haar soort meer raken ({ $rule }).

## What one can do

# De tegel van een aankoop, in een zin, als er een poort bij komt
way-portal = { $tile } met een poort
action-portal = Plaats { $tile } ({ $cell }), zijden { $legs }
action-return = Leg { $tile } terug in de voorraad

## In the terminal

portal = poort
ask-portal = Waar plaats je { $tile }?
hint-portal = Past hier, { $wall }. Enter plaatst, o draait, x legt terug.
hint-portal-nowhere = Hij past nu nergens. Met x leg je hem terug.
key-turn-portal = draaien
key-return = terugleggen
state-surcharge = Een poort kost nu { $amount } meer.
help-turn-portal = draai de poort die je plaatst

## On the scorepad

scorepad-field-portals = Poorten in de muur
scorepad-step-portals = Leg de { $portals } poorten klaar, { $each } van elke soort ({ $rule }).
scorepad-step-portal-price = Een poort kost nu { $more } boven op de prijs van haar tegel ({ $rule }).
scorepad-refused-portals-in-wall = { $number } poorten passen niet in een muur van { $most }: ook een poort is een rand van de muur ({ $rule }).
scorepad-refused-too-many-portals = Dat zijn { $number } poorten, maar er zijn er maar { $most } ({ $rule }).

## In the browser

web-palace-portal = { $tile }, korte kanten { $legs }
web-table-ask-portal = Waar komt { $tile }, en hoe gedraaid?
web-table-which-portal = Hoe draai je de poort?
web-table-portals = Poorten
web-table-surcharge = +{ $surcharge } op de prijs
web-table-portals-left = { $kind }: nog { $count }
