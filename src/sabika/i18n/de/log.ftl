### Was in einem Spiel geschieht, Satz für Satz.

# Wer keinen Namen genannt hat, wo sonst ein Name steht: Allein mit Bots wird niemand danach gefragt.
guest = Gast

## Aufbau

event-dealt = { $seat } erhält zu Beginn { $cards }, zusammen { $total }.
event-starts-first = { $seat } fängt an.

## Ein Zug

event-turn-began = Zug { $turn }: { $seat }.
event-money-taken = { $seat } nimmt { $cards }.
event-tile-bought = { $over ->
        [0] { $seat } zahlt passend { $payment } für { $tile }.
       *[other] { $seat } zahlt { $payment } für { $tile }, { $over } zu viel.
    }
event-tile-built = { $seat } baut { $tile } ({ $cell }).
event-tile-reserved = { $seat } legt { $tile } in die Reserve.
event-tile-removed = { $seat } nimmt { $tile } ({ $cell }) zurück in die Reserve.
event-tiles-swapped = { $seat } tauscht { $old } ({ $cell }) gegen { $tile } aus der Reserve.
event-passed = { $seat } kann nichts tun und passt.
event-stopped = { $seat } verzichtet auf eine weitere Aktion.

## Nach einem Zug

event-pile-reshuffled = Der Stapel ist aufgebraucht: { $cards ->
        [one] Die einzige Karte der Ablage wird zum neuen Stapel.
       *[other] Die { $cards } Karten der Ablage werden zu einem neuen gemischt.
    }
event-display-filled = Neu in der Auslage: { $cards }.
event-yard-filled = Neu auf Platz { $space }: { $tile }.
event-scoring-turned = Wertungskarte { $scoring } wird aufgedeckt.

## Das Ende

event-tile-awarded = { $seat } hat die meisten { $currency } und bekommt { $tile } kostenlos.
event-game-ended = { $count ->
        [one] { $winners } gewinnt das Spiel.
       *[other] { $winners } teilen sich den Sieg.
    }
