### Dirk, de denkbeeldige derde speler van een spel met twee.

dirk = Dirk

event-tile-given = { $seat } geeft { $tile } aan Dirk.
event-dirk-drew = Dirk krijgt { $count ->
        [one] één tegel
       *[other] { $count } tegels
    }: { $tiles }.

## What one can do

action-give = Geef { $tile } aan Dirk

## Refusals

refusal-not-bought = Alleen een tegel die je net hebt gekocht kun je aan Dirk geven, niet { $tile } ({ $rule }).
refusal-no-dirk = Er zit geen Dirk aan deze tafel: hij speelt alleen mee met twee spelers ({ $rule }).
refusal-not-for-dirk = Dirk neemt alleen gebouwen aan, niet { $tile } ({ $rule }).

## In the terminal

pad-ask-given = Tegel van Dirk (tot nu toe { $count }; een lege regel stopt):
key-give = aan Dirk
help-give = geef de tegel aan Dirk (twee spelers)

## On the scorepad

scorepad-step-dirk = Trek { $tiles } tegels voor Dirk en leg ze open naast de bouwplaats ({ $rule }).
scorepad-step-dirk-with-moats = Trek { $tiles } tegels voor Dirk en leg ze met de even kant boven naast de bouwplaats ({ $rule }).
scorepad-step-dirk-both = Trek uit elke buidel { $tiles } tegels voor Dirk en leg ze open naast de bouwplaats, die van Granada met de even kant boven ({ $rule }).
scorepad-step-dirk-again = Trek nog { $tiles } tegels voor Dirk zodra de bouwplaats is aangevuld ({ $rule }).
scorepad-step-dirk-again-both = Trek uit elke buidel nog { $tiles } tegels voor Dirk zodra de bouwplaats is aangevuld, die van Granada met de kant die de wijzer aangeeft ({ $rule }).
scorepad-step-dirk-third = Tel de tegels die nog in de buidel zitten: Dirk krijgt er een derde van, naar beneden afgerond ({ $rule }).
scorepad-step-dirk-third-both = Tel de tegels die nog in elke buidel zitten: Dirk krijgt van elk een derde, naar beneden afgerond ({ $rule }).
scorepad-refused-dirk-too-few = Dirk heeft vanaf het begin { $least } tegels of meer, geen { $number } ({ $rule }).
scorepad-refused-dirk-fewer = { $kind }: Dirk had er al { $before } en verliest nooit een tegel, dus hij kan er geen { $number } hebben ({ $rule }).
scorepad-refused-not-for-dirk = Dirk neemt alleen gebouwtegels, niet { $tile } ({ $rule }).

## In the browser

web-after-dirk = { $count ->
        [one] { $count } tegel, maar geen paleis
       *[other] { $count } tegels, maar geen paleis
    }
web-dirk = Dirk: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
web-recap-given = naar Dirk
web-table-give = Aan Dirk geven
