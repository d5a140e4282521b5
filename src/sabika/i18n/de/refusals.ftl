### Warum eine Aktion nicht geht: was falsch ist, was zu tun ist, und die Regel.

## Wann

refusal-not-now = Das steht gerade nicht zur Wahl ({ $rule }).
refusal-game-over = Das Spiel ist zu Ende ({ $rule }).
refusal-may-not-pass = Passen darfst du nur, wenn in deinem ganzen Zug nichts möglich ist ({ $rule }).
refusal-may-not-stop = Du darfst deine Aktionen erst nach der ersten beenden ({ $rule }).
refusal-has-to-go-on = Dieses Spiel folgt früheren Regeln: Nach einer passenden Zahlung musst du noch eine Aktion ausführen ({ $rule }).

## Geld nehmen

refusal-not-in-display = Du kannst { $card } nicht nehmen: Sie liegt nicht in der Auslage ({ $rule }).
refusal-too-much-money = Zusammen sind diese Karten { $total } wert: Nimm eine einzelne oder mehrere, die zusammen höchstens { $limit } wert sind ({ $rule }).

## Kaufen

refusal-empty-space = Platz { $space } bleibt bis zum Ende des Zuges leer ({ $rule }).
refusal-cannot-afford = { $rule ->
        [G5] Ein Plättchen zu wenden kostet
       *[other] Dieses Plättchen kostet
    } { $price } { $currency }, { $held ->
        [0] und du hast keine
       *[other] du hast nur { $held }
    } ({ $rule }).
refusal-wrong-currency = Hier gelten nur { $currency } ({ $rule }).
refusal-not-in-hand = Du hast nicht alle diese Karten auf der Hand ({ $rule }).
refusal-too-little-money = Diese Karten sind { $total } wert, zu zahlen sind { $price }: Leg noch eine dazu ({ $rule }).
refusal-not-exact = Diese Karten sind { $total } wert, hier sind aber { $price } passend zu zahlen ({ $rule }).
refusal-superfluous-card = Behalte { $card }: Der Rest deckt den Preis schon ({ $rule }).

## Bauen

refusal-not-in-reserve = Du hast { $tile } nicht in der Reserve ({ $rule }).
refusal-not-beside = Du hast { $tile } nicht neben dem Palast liegen ({ $rule }).
refusal-occupied = Auf diesem Feld liegt schon ein Plättchen ({ $rule }).
refusal-not-touching = Ein neues Plättchen muss den Palast mit einer ganzen Kante berühren ({ $rule }).
refusal-edges-differ = { $barriers ->
        [moats] Ein Graben träfe auf eine freie Kante ({ $edges }): Beide Kanten tragen einen Graben oder keinen ({ $rule }).
        [both] Diese Kanten passen nicht zusammen ({ $edges }): Mauern und Gräben liegen nur an Mauern und Gräben, freie Kanten nur an freien desselben Teils ({ $rule }).
       *[walls] Eine Mauer träfe auf eine freie Kante ({ $edges }): Beide Kanten tragen eine Mauer oder keine ({ $rule }).
    }
refusal-not-walkable = { $barriers ->
        [moats] Vom Brunnen aus kommt man nicht hierher: Ein Graben ist im Weg ({ $rule }).
        [both] Man kommt nicht zu Fuß hierher: Über freie Kanten erreicht man Alhambra-Plättchen vom Brunnen aus und Granada-Plättchen vom ersten Granada-Plättchen aus ({ $rule }).
       *[walls] Vom Brunnen aus kommt man nicht hierher: Eine Mauer ist im Weg ({ $rule }).
    }
refusal-hole = So entstünde ein Loch im Palast ({ $rule }).

## Umbauen

refusal-empty-cell = Auf diesem Feld liegt kein Plättchen ({ $rule }).
refusal-start-tile = { $rule ->
        [C6] Dein erstes Granada-Plättchen bleibt, wo es ist ({ $rule }).
       *[other] Der Brunnen bleibt, wo er ist ({ $rule }).
    }
refusal-cut-off = { $rule ->
        [C7] Ohne dieses Plättchen kommt man nicht mehr zu allen anderen seines Teils ({ $rule }).
       *[other] Ohne dieses Plättchen kommt man vom Brunnen nicht mehr zu allen anderen ({ $rule }).
    }
