### De gunst van de vizier: tegels die buiten de beurt worden gekocht.

module-vizier = De gunst van de vizier
    .blurb =
        Na elke beurt mag je vizier buiten je beurt een tegel voor je kopen, gepast betaald; daarna valt hij in slaap.
        Hem wekken is een actie van je eigen beurt.

vizier = Vizier
    .awake = wakker
    .asleep = in slaap

event-favour-used = { $seat } geniet de gunst van de vizier en koopt buiten de beurt: de vizier valt in slaap.
event-vizier-woken = { $seat } wekt de vizier.

refusal-no-viziers = Er zijn geen viziers aan deze tafel: kies de module voor het spel begint ({ $rule }).
refusal-vizier-awake = Je vizier is al wakker ({ $rule }).
refusal-not-by-vizier = Op deze manier kan een vizier geen tegel kopen ({ $rule }).
refusal-cannot-pay-exactly = Deze tegel kost { $price } { $currency } en dat kun je niet gepast betalen ({ $rule }).

## What one can do

action-favour = De vizier koopt { $tile } voor { $money }
action-wake = Wek de vizier

## In the terminal

ask-favour = Je vizier mag nu een tegel kopen, gepast betaald.

## On the scorepad

scorepad-step-viziers = Geef elk van de { $players } spelers een wakkere vizier ({ $rule }).

## In the browser

web-table-ask-favour = Koopt je vizier een tegel? Hij betaalt alleen gepast.
web-table-which-favour = Hoe koopt de vizier { $tile }?
web-table-vizier-state = { $awake ->
        [true] Je vizier is wakker
       *[false] Je vizier slaapt
    }
web-table-wake = Wekken
web-table-round-act-favour = Kopen met de vizier
