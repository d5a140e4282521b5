### Bonuskaarten: een geheim gebouw extra voor een tegel zonder muren.

module-bonus = Bonuskaarten
    .blurb =
        Je hebt geheime kaarten met elk een tegel zonder muren erop.
        Zolang die tegel in je paleis staat mag je de kaart tonen: ze telt als een gebouw extra van die soort.

bonus-card = Bonuskaart { $tile }

event-bonus-dealt = { $count ->
        [one] Iedereen krijgt in het geheim één bonuskaart.
       *[other] Iedereen krijgt in het geheim { $count } bonuskaarten.
    }
event-bonus-revealed = { $seat } toont een bonuskaart: een gebouw extra voor { $tile }.
event-bonus-returned = { $seat } neemt de bonuskaart voor { $tile } terug in de hand.

part-b3 = { $amount } door de bonuskaart { $what }

refusal-no-bonus-cards = Er zijn geen bonuskaarten aan deze tafel: kies de module voor het spel begint ({ $rule }).
refusal-no-such-bonus-card = Je hebt geen verborgen bonuskaart voor { $tile } ({ $rule }).
refusal-bonus-tile-not-built = Bouw eerst { $tile }: de bonuskaart mag je alleen tonen zolang die tegel in je paleis staat ({ $rule }).
refusal-bonus-tile-unfinished = Voltooi eerst { $tile }: voor { unfinished-tile } telt geen bonuskaart ({ $rule }).

## What one can do

action-reveal = Toon de bonuskaart { $tile }
action-decline-reveal = Nu niets tonen

## In the terminal

pad-ask-bonus = Getoonde bonuskaarten: hun nummers, of niets voor geen:
ask-reveal = Er komt een waardering. Toon je een bonuskaart?
state-own = Je verborgen kaarten: { $things }
state-hidden = { $name }: { $count } verborgen
state-known = { $name } verbergt weer: { $things }
state-revealed = { $name } heeft getoond: { $things }

## On the scorepad

scorepad-field-bonus = Bonuskaarten
scorepad-step-bonus = Schud de { $cards } bonuskaarten en geef elke speler er gedekt { $each }; { $aside } gaan ongezien terug in de doos ({ $rule }).
scorepad-refused-no-such-card = Voor { $piece } is er geen bonuskaart: alleen tegels zonder muren hebben er een ({ $rule }).
scorepad-refused-card-twice = De bonuskaart voor { $tile } bestaat maar één keer ({ $rule }).
scorepad-refused-too-many-cards = { $number } bonuskaarten is te veel: iedereen kreeg er { $most } ({ $rule }).
scorepad-refused-card-without-tile = De bonuskaart voor { $tile } telt alleen zolang die tegel in het paleis ligt: vul ook de tegel in ({ $rule }).

## In the browser

web-badge-bonus = Bonuskaarten: { $revealed } open, { $hidden } verborgen
web-scorepad-no-cards = Bij geen enkele tegel van dit paleis hoort een bonuskaart.
web-table-ask-reveal = Voor de waardering: toon je een bonuskaart?
web-table-wait-reveal = Voor de waardering: { $name } kan een bonuskaart tonen.
web-table-bonus-card = { $tile }, { $open ->
        [true] getoond
       *[false] verborgen
    }
web-table-reveal = Tonen
