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
refusal-bonus-tile-unfinished = Voltooi eerst { $tile }: voor een bouwwerk in aanbouw telt geen bonuskaart ({ $rule }).
