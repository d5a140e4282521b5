### Waarom een actie wordt geweigerd: wat er mis is, wat je kunt doen, en de regel.

## Wanneer

refusal-not-now = Daarover valt nu niets te beslissen ({ $rule }).
refusal-game-over = Het spel is afgelopen ({ $rule }).
refusal-may-not-pass = Je mag alleen passen als er in je hele beurt niets mogelijk is ({ $rule }).
refusal-may-not-stop = Je mag je acties pas na de eerste beëindigen ({ $rule }).
refusal-has-to-go-on = Dit spel volgt vroegere regels: na een gepaste betaling moet je nog een actie doen ({ $rule }).

## Geld nemen

refusal-not-in-display = Je kunt { $card } niet nemen: die ligt niet in het aanbod ({ $rule }).
refusal-too-much-money = Deze kaarten zijn samen { $total } waard: neem er één, of meerdere die samen hoogstens { $limit } waard zijn ({ $rule }).

## Kopen

refusal-empty-space = Veld { $space } blijft leeg tot het einde van de beurt ({ $rule }).
refusal-cannot-afford = { $rule ->
        [G5] Een tegel omdraaien kost
       *[other] Deze tegel kost
    } { $price } { $currency } en { $held ->
        [0] je hebt er geen
       *[other] je hebt er maar { $held }
    } ({ $rule }).
refusal-wrong-currency = Hier betaal je met { $currency } ({ $rule }).
refusal-not-in-hand = Je hebt niet al deze kaarten in je hand ({ $rule }).
refusal-too-little-money = Deze kaarten zijn { $total } waard en er moet { $price } worden betaald: leg er nog een bij ({ $rule }).
refusal-not-exact = Deze kaarten zijn { $total } waard, maar hier moet { $price } gepast worden betaald ({ $rule }).
refusal-superfluous-card = Houd { $card } maar: de rest dekt de prijs al ({ $rule }).

## Bouwen

refusal-not-in-reserve = Je hebt { $tile } niet in je reserve ({ $rule }).
refusal-not-beside = Je hebt { $tile } niet naast je paleis liggen ({ $rule }).
refusal-occupied = In dit vak ligt al een tegel ({ $rule }).
refusal-not-touching = Een nieuwe tegel moet met een hele rand aan je paleis grenzen ({ $rule }).
refusal-edges-differ = { $barriers ->
        [moats] Een gracht zou een kale rand raken ({ $edges }): beide randen hebben een gracht, of geen van beide ({ $rule }).
        [both] Deze randen passen niet bij elkaar ({ $edges }): muren en grachten raken alleen muren en grachten, een kale rand alleen een kale rand van hetzelfde deel ({ $rule }).
       *[walls] Een muur zou een kale rand raken ({ $edges }): beide randen hebben een muur, of geen van beide ({ $rule }).
    }
refusal-not-walkable = { $barriers ->
        [moats] Vanaf de fontein kun je hier niet komen: er ligt een gracht in de weg ({ $rule }).
        [both] Je kunt hier niet lopend komen: over kale randen bereik je Alhambra-tegels vanaf de fontein en Granada-tegels vanaf de eerste Granada-tegel ({ $rule }).
       *[walls] Vanaf de fontein kun je hier niet komen: er staat een muur in de weg ({ $rule }).
    }
refusal-hole = Zo ontstaat er een gat in je paleis ({ $rule }).

## Verbouwen

refusal-empty-cell = In dit vak ligt geen tegel ({ $rule }).
refusal-start-tile = { $rule ->
        [C6] Je eerste Granada-tegel blijft op zijn plaats ({ $rule }).
       *[other] De fontein blijft op haar plaats ({ $rule }).
    }
refusal-cut-off = { $rule ->
        [C7] Zonder deze tegel kun je niet meer naar alle andere van zijn deel lopen ({ $rule }).
       *[other] Zonder deze tegel kun je vanaf de fontein niet meer naar alle andere lopen ({ $rule }).
    }
