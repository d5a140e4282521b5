### Het spel in de terminal: schermen, toetsen, vragen.

too-small = Sabika heeft een terminal van minstens 80 bij 24 tekens nodig. Maak hem wat groter.

## De delen van het bord

panel-yard = Bouwplaats
panel-display = Aanbod
panel-gauge = Stapel, buidel
panel-palace = Paleis van { $name } · { $lengths }
panel-hand = Geld van { $name } · { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
panel-hands = Alle handen
panel-reserve = Reserve { $count } · { $name }
panel-beside = Te plaatsen · { $count }
panel-scores = Stand
panel-log = Wat er gebeurde
panel-choices = Hoe betaal je?
panel-options = Je keuzes
panel-others = De anderen

heading = Sabika · beurt { $turn } · { $name } is aan de beurt · uitgave { $edition }
heading-over = Sabika · afgelopen na { $turns } beurten
stands-aside = buiten de beurt: niets

offer-exact = ★ gepast
offer-over = ✓ +{ $over }

pay-exact = ★ gepast: +1 actie
pay-over = { $over } te veel

gauge-bag = Buidel { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
gauge-pile = Stapel { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
gauge-scoring = Waard. { $scoring }: { $soonest }–{ $latest }
gauge-last = Nog: het einde

score-points = Punten
score-wall = Muur
score-cards = Kaarten
score-reserve = Reserve
score-left = over
score-total = Totaal

## Vragen

ask-over = Het spel is afgelopen.
ask-wait = { $name } denkt na …
ask-act = { $name }, jij bent: neem geld, koop een tegel of verbouw.
ask-another = Gepast betaald! { $name }, nog een actie: geld, kopen of verbouwen.
ask-another-or-stop = Gepast betaald! { $name }, nog een actie, of e beëindigt je acties.
ask-stop = Gepast betaald, maar er kan niets meer: { $name }, beëindig je acties.
ask-pay = { $tile } kost { $money }. Hoe betaal je?
ask-place = Waar bouw je { $tile }?
ask-redesign = Waar komt { $tile } uit de reserve?
ask-more = { $name }, wat doe je nog meer?
ask-way = { $tile }: hoe koop je hem?
ask-out-of-turn = Je mag nu iets buiten je beurt doen.
ask-end-turn = Enter beëindigt de beurt, u neemt terug.

pace = De bots wachten { $seconds } s.

hint-pay = Kies met de pijltjes en Enter; Esc gaat terug naar de bouwplaats.
hint-display = Eén kaart, of meer van samen hoogstens 5. Spatie kiest, Enter neemt.
hint-money = { $values } = { $total }. Enter neemt { $count ->
        [one] de kaart
       *[other] deze kaarten
    }.
hint-offer = { $tile }: { $over ->
        [0] je kunt gepast betalen.
       *[other] je zou minstens { $over } te veel betalen.
    }
hint-watching = Je kijkt naar een ander paleis. Esc brengt je terug naar het jouwe.
hint-no-cell = Hij past nu nergens. Met x leg je hem in de reserve.
hint-palace = Loop door je paleis: Enter haalt een tegel weg naar de reserve.
hint-reserve = Enter kiest de tegel, kies daarna waar hij komt.
hint-wall = { $before ->
        [0] muur { $after }
       *[other] muur { $before } → { $after }
    }
hint-build = Past hier, { $wall }. Enter bouwt.
hint-swap = Komt in plaats van { $old }, { $wall }. Enter ruilt.
hint-remove = { $old } gaat naar de reserve, { $wall }. Enter haalt hem weg.
hint-list = Kies met de pijltjes en Enter, of met een cijfer.
hint-list-decline = Kies met de pijltjes en Enter, of met een cijfer; Esc wijst af.
hint-list-back = Kies met de pijltjes en Enter, of met een cijfer; Esc gaat terug.
hint-more = Er kan nog meer: m toont het.

## Toetsen, in een woord of twee

key-choose = kiezen
key-end-turn = beurt klaar
key-take-back = terugnemen
key-back = terug
key-buy = kopen
key-take = geld
key-redesign = verbouwen
key-stop = acties klaar
key-next-cell = volgend vak
key-reserve = reserve
key-skip = doorgaan
key-pause = tempo
key-watch = paleizen
key-large = groot
key-score-now = stand nu
key-log = log
key-result = uitslag
key-rules = regels
key-help = hulp
key-quit = stoppen
key-go-on = verder
key-other-scoring = andere waardering
key-again = nog een keer
key-scorings = waarderingen
key-board = bord bekijken
key-leave = stoppen
key-stay = blijven
key-scroll = bladeren
key-start = beginnen
key-change = wijzigen
key-more = meer
key-modules = modules
key-decline = afwijzen
key-stand-aside = niet meer vragen
key-ask-again = weer vragen
key-toggle = aan of uit
key-all = alle of geen
key-next-by-age = volgende, of niet

## Waarderingen en het einde

scoring-if = { $scoring }, als die nu kwam
why-wall = ({ $amount })
why-place = { $place ->
        [1] 1e
        [2] 2e
       *[other] 3e
    }{ $sharers ->
        [1] { "" }
       *[other] =
    }
why-kind = { $amount }×, { $place ->
        [1] 1e
        [2] 2e
       *[other] 3e
    }{ $sharers ->
        [1] { "" }
       *[other] =
    }
end-scoring = W{ $scoring }
end-saved = Het spel is bewaard in { $path }

## Terugkijken

heading-replay = Sabika · actie { $position } van { $last } · beurt { $turn } · gezien door: { $viewer }
viewer-everything = iedereen (alle handen open)
viewer-spectator = een toeschouwer
replay-start = Het spel staat klaar. Met het pijltje naar rechts zie je de eerste actie.
key-action = actie
key-turn = beurt
key-scoring = waardering
key-begin = begin
key-end = einde
key-viewer = gezien door

## Stoppen, regels, begin

quit-question = Stoppen met dit spel?
quit-saved = Het spel is bewaard in { $path }. Later verder spelen: { $command }
not-saved = Het spel kon niet worden bewaard in { $path }. Kijk of er ruimte is en of je daar mag schrijven. Je kunt verder spelen.
bot-failed = { $name } (bot { $bot }) is uitgevallen: { $reason }
bot-cheated = { $name } (bot { $bot }) is uitgevallen: hij koos iets wat niet mogelijk is.
rules-search = Woorden of een regel, zoals muur of A21
rules-none = Geen regel noemt dat. Probeer minder of kortere woorden.

start-motto = Neem geld, koop op de bouwplaats, bouw je paleis.
start-players = Spelers
start-bot = Tegenstander { $number }
start-edition = Uitgave
start-edition-2003 = 2003, tweede waardering in stapel 4
start-edition-2020 = 2020, tweede waardering in stapel 5
start-language = Taal
start-modules = Modules
start-modules-count = { $count ->
        [0] geen
       *[other] { $count } van { $all }
    }
modules-title = Modules
modules-none = Dit spel heeft geen modules.
start-ages = Jongste
ages-unknown = niemand weet het
ages-title = Wie is de jongste?
ages-blurb = Is ook het totaal gelijk, dan begint de jongste. Kies vanaf de jongste; wie je weglaat, is ouder. Weet niemand het, dan beslist het lot.
start-name = Je naam
start-bad-name = Een naam heeft 1 tot { $longest } letters. Kies een andere.

## Wat modules op tafel hebben

state-none = niets
state-player = { $name }: { $things }
state-supply = In de voorraad: { $things }
state-left = { $thing } { $count }

## Hulp

help-title = Zo speel je
help-turn = In je beurt neem je geld, koop je een tegel of verbouw je je paleis. Wie gepast betaalt, heeft recht op nog een actie en mag daarvan afzien. Aan het einde van de beurt bouw je wat je kocht, of leg je het in de reserve. Randen die elkaar raken hebben allebei een muur of zijn allebei kaal, elke tegel is te voet bereikbaar en er zijn geen gaten. Punten krijg je voor de langste buitenmuur en voor de meeste tegels van een soort. Alles werkt ook met de muis.
help-buy = koop de tegel op dit veld van de bouwplaats
help-card = kies een kaart van het aanbod, of leg hem terug
help-enter = kiezen, en de beurt beëindigen
help-move = bewegen; Tab gaat naar het volgende deel
help-next-cell = volgend of vorig vak waar de tegel past
help-reserve = leg de tegel in de reserve
help-redesign = verbouwen: kies een tegel uit de reserve, of haal er een weg
help-stop = je acties beëindigen na een gepaste betaling
help-more = meer acties: modules, andere manieren om te kopen
help-modules = de modules: wat open ligt, en je geheimen
help-back = terug, leg neer wat gekozen is
help-take-back = neem terug, tot het begin van je beurt
help-stand-aside = niets doen buiten je beurt tot je hem weer indrukt
help-skip = niet op de bots wachten
help-pause = laat de bots langzamer of sneller spelen
help-watch = bekijk het paleis van de volgende speler
help-large = het paleis zo groot mogelijk, of weer alles
help-score-now = wat een waardering nu zou opleveren
help-log = alles wat er gebeurde
help-rules = zoek in de regels
help-theme = donker of licht
help-language = volgende taal
help-quit = stoppen; het spel wordt bewaard
