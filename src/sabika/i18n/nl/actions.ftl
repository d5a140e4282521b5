### Wat een speler kan doen, als regel in een lijst met keuzes.

action-take = Neem { $cards }
action-buy = Koop { $tile } voor { $money }
action-buy-portal = Koop { $tile } met een poort voor { $money }
action-buy-site = Begin { $tile } voor de halve prijs: { $money }
action-pay = Betaal { $payment }
action-build = Bouw { $tile } ({ $cell })
action-reserve = Leg { $tile } in de reserve
    .turned = Leg hem met de andere kant in de reserve: { $tile }
action-remove = Neem { $tile } ({ $cell }) terug in de reserve
action-swap = Ruil { $old } ({ $cell }) voor { $tile }
action-pass = Passen: er is niets mogelijk
action-give = Geef { $tile } aan Dirk

## Modules

action-favour = De vizier koopt { $tile } voor { $money }
action-favour-portal = De vizier koopt { $tile } met een poort voor { $money }
action-wake = Wek de vizier
action-reveal = Toon de bonuskaart { $tile }
action-hut = Neem de open hut: { $tile }
action-falcon = Zet { $falcon } neer (tegel in het noordwesten: { $cell })
action-pay-falcon = Betaal met { $card }
action-portal = Plaats { $tile } ({ $cell }), zijden { $legs }
action-return = Leg { $tile } terug in de voorraad
action-keep = Houd het fiche voor { $currencies }
action-finish = Bouw { $tile } af voor { $money }
action-lay = Leg { $card } neer
    .first = Leg { $card } en meer neer, de rest wordt tegoed
action-store = Bewaar { $money }
    .nothing = Bewaar niets

# Nee zeggen, naargelang de vraag.
action-decline = Niets doen
    .favour = De vizier koopt niets
    .reveal = Nu niets tonen
    .more-falcons = Geen valken meer
