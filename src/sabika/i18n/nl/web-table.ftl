### De tafel van een paleisspel in de browser: wat er ligt, wat er wordt gevraagd en wat er op de knoppen staat.

## Wat er op tafel ligt

web-table-yard = Bouwplaats
web-table-empty-space = Veld { $space }: leeg
web-table-can-buy = nu te koop
web-table-marker = Volgende tegels: { $face ->
        [even] even prijs boven
       *[odd] oneven prijs boven
    }
web-table-marker-why = Nieuwe tegels tonen deze kant; daarna gaat de wijzer naar de andere.
web-table-display = Aanbod
web-table-hand = Je hand
web-table-no-cards = Geen kaarten.
web-table-palace = Je paleis
web-table-palace-of = Het paleis van { $name }
web-table-beside = Te plaatsen
web-table-reserve = Reserve
web-table-reserve-empty = Nog geen tegels.
web-table-turn-bar = Je beurt
web-table-tabs = Delen van de tafel
web-table-tab-market = Markt
web-table-tab-palace = Mijn paleis
web-table-tab-others = De anderen

## Gepast betalen

web-table-plan = Reeks gepaste betalingen
web-table-plan-why = Zoveel tegels kun je deze beurt gepast betalen. Elke gepaste betaling geeft nog een actie.
web-table-chain-place = nummer { $place } van de reeks gepaste betalingen

## Wat er op de knoppen staat

web-table-take = Nemen
web-table-to-reserve = Naar de reserve
web-table-turn-over = Omdraaien voor { $price }
web-table-turn-over-card = Omdraaien: één kaart, { $price }+
web-table-return = Terug in de voorraad
web-table-redesign = Verbouwen
web-table-redesign-why = Toont de tegels die je uit je paleis naar de reserve kunt halen. Kies een tegel uit de reserve om te bouwen of te ruilen.
web-table-sentence = De hele zin
web-table-undo = Terugnemen
web-table-confirm = Beurt bevestigen
web-table-actions = Alle acties
web-table-filter = Filteren
web-table-filter-nothing = Geen actie heet zo.
web-table-back-out = Terug
web-table-dismiss = Sluiten

## Betalen

web-table-paying = Betaling
web-table-pay = Betaal { $payment }
web-table-pay-exact = gepast: nog een actie
web-table-pay-exactly = gepast
web-table-pay-over = { $over } te veel
web-table-pay-lost = { $over } te veel, kwijt
web-table-pay-so-far = { $total } van { $price }
web-table-pay-otherwise = Andere betalingen
web-table-pay-more = nog { $count }

## Wat er wordt gevraagd

web-table-ask-act = Jij bent aan de beurt: neem geld, koop een tegel of verbouw.
web-table-ask-another = Gepast betaald: je hebt nog een actie.
web-table-ask-another-or-stop = Gepast betaald: doe nog een actie, of beëindig je acties.
web-table-ask-stop = Gepast betaald, maar er kan niets meer: beëindig je acties.
web-table-ask-pass = Er kan niets: je moet passen.
web-table-ask-redesign = Waar komt { $tile }? Bouw hem, of ruil hem voor een tegel van je paleis.
web-table-ask-remove = Welke tegel gaat naar de reserve?
web-table-ask-place = Waar bouw je { $tile }?
web-table-ask-place-nowhere = { $tile } past nu nergens: de randen moeten aansluiten, en er mag geen gat ontstaan. Kies waar de tegel heen gaat.
web-table-ask-pay = Hoe betaal je { $tile }?
web-table-ask-pay-turning = Hoe betaal je het omdraaien?
web-table-ask-pay-turning-card = Met welke kaart van { $price } of meer betaal je het omdraaien?
web-table-ask-wait = { $name } is aan de beurt.
web-table-ask-stood-in = Een bot speelt voor je tot je terug bent.
web-table-ask-out-of-turn = Wil je iets buiten je beurt doen?
web-table-wait-out-of-turn = { $name } mag iets buiten de beurt doen.
web-table-ask-nothing = Je hebt nu niets te kiezen: het antwoord wordt voor je gegeven.
web-table-ask-over = Het spel is afgelopen.
web-table-ask-confirm = { $action }. Is dat je beurt?

web-table-which-buy = Hoe koop je { $tile }?
web-table-which-reserve = Met welke kant naar boven?
web-table-which-turn = Met welke valuta betaal je om { $tile } om te draaien?
web-table-which-build = Waar?
web-table-which-swap = Waar?

## De tafel zelf

web-table-menu = Menu
web-table-away = Een bot voor me laten spelen
web-table-back-again = Ik ben terug
web-table-resign = Opgeven
web-table-resign-sure = Opgeven? Een bot speelt voor je tot het einde, en je kunt niet terugkomen.
web-table-resign-no = Verder spelen
web-table-leave = Naar de startpagina

## Toetsen

web-table-keys = Toetsen
web-table-key-yard = de tegel op deze plek van de bouwplaats kopen
web-table-key-display = deze kaart van het aanbod kiezen
web-table-key-enter = wat is gemarkeerd: nemen, betalen, bevestigen
web-table-key-stop = je acties beëindigen, na een gepaste betaling
web-table-key-escape = loslaten, terug
web-table-key-undo = terugnemen
web-table-key-arrows = door het paleis lopen
web-table-key-actions = alle acties als lijst
web-table-key-help = deze hulp
web-table-key-to-yard = naar de bouwplaats
web-table-key-to-display = naar het aanbod
web-table-key-to-palace = naar het paleis
web-table-key-to-reserve = naar de reserve
web-table-key-to-hand = naar je hand
web-table-key-to-log = naar het verloop

## Wie iets buiten de beurt doet

web-table-round = Tussen twee beurten: doet iemand iets buiten de beurt?
web-table-round-left = nog { $seconds } s
web-table-round-act = Iets buiten mijn beurt doen
web-table-round-wanted = Je wordt zo gevraagd.
web-table-round-out-of-turn = Buiten de beurt:
web-table-round-of = { $name }, buiten de beurt:
web-table-round-ask = Vraag het me
web-table-round-not-this-turn = Deze beurt niet
web-table-round-never = Pas weer als ik het zeg
web-table-round-by = { $name }: { $what }
