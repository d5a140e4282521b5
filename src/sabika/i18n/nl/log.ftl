### Wat er in een spel gebeurt, zin voor zin.

# Wie geen naam heeft gegeven, waar anders een naam staat: alleen met bots wordt er niet naar gevraagd.
guest = Gast

## Voorbereiding

event-dealt = { $seat } begint met { $cards }, samen { $total }.
event-starts-first = { $seat } mag beginnen.

## Een beurt

event-turn-began = Beurt { $turn }: { $seat }.
event-money-taken = { $seat } neemt { $cards }.
event-tile-bought = { $over ->
        [0] { $seat } betaalt gepast { $payment } voor { $tile }.
       *[other] { $seat } betaalt { $payment } voor { $tile }, { $over } te veel.
    }
event-tile-built = { $seat } bouwt { $tile } ({ $cell }).
event-tile-reserved = { $seat } legt { $tile } in de reserve.
event-tile-removed = { $seat } haalt { $tile } ({ $cell }) terug naar de reserve.
event-tiles-swapped = { $seat } ruilt { $old } ({ $cell }) voor { $tile } uit de reserve.
event-passed = { $seat } kan niets doen en past.
event-stopped = { $seat } ziet af van nog een actie.

## Na een beurt

event-pile-reshuffled = De stapel is op: { $cards ->
        [one] de enige kaart van de aflegstapel wordt de nieuwe stapel.
       *[other] de { $cards } kaarten van de aflegstapel worden tot een nieuwe geschud.
    }
event-display-filled = Nieuw in het aanbod: { $cards }.
event-yard-filled = Nieuw op veld { $space }: { $tile }.
event-scoring-turned = Waarderingskaart { $scoring } duikt op.

## Het einde

event-tile-awarded = { $seat } heeft de meeste { $currency } en krijgt { $tile } gratis.
event-game-ended = { $count ->
        [one] { $winners } wint het spel.
       *[other] { $winners } delen de overwinning.
    }
