### Gutscheine: Geld, das zu viel gezahlt wurde, wird gutgeschrieben.

module-certificates = Gutscheine
    .blurb =
        Zahlst du 1 bis 6 zu viel, darfst du eine Marke nehmen und den Betrag in deren Währung auf deinem Gutschein vermerken.
        Später gibst du ihn auf einmal aus, wie eine weitere Karte.

# Within a payment. `.card` stands within a sentence, `.label` by itself.
stored-money = { $amount } vom Gutschein
    .card = das Guthaben von { $money }
    .label = { $card } (Guthaben)

event-money-stored = { $seat } vermerkt { $money } auf dem Gutschein.

refusal-no-certificates = An diesem Tisch gibt es keine Gutscheine: Wähle das Modul vor dem Spiel ({ $rule }).
refusal-no-token = In der Mitte liegt keine Marke für { $currency } mehr ({ $rule }).
refusal-has-to-be-stored = Mit überflüssigen Karten muss der Überschuss vermerkt werden: Wähle eine Währung ({ $rule }).
refusal-not-to-be-stored = Das lässt sich noch nicht vermerken: Leg mehr dazu, bis zu { $limit } zu viel ({ $rule }).
refusal-not-to-be-laid = Du kannst { $card } jetzt nicht auslegen ({ $rule }).
refusal-leads-nowhere = Mit { $card } kommst du nicht auf eine überflüssige Karte und höchstens { $limit } zu viel: Zahle wie üblich ({ $rule }).
refusal-nothing-overpaid = Hier wird nichts zu viel gezahlt, also lässt sich nichts vermerken: Zahle wie üblich ({ $rule }).

## What one can do

action-lay = Lege { $card }
    .first = Lege { $card } und mehr, der Rest wird Guthaben
action-store = { $money } gutschreiben
    .nothing = Nichts gutschreiben

## In the terminal

ask-store = Du hast { $over } zu viel gezahlt. Schreibst du es gut?
ask-lay = { $tile } kostet { $money }, { $total } liegen schon da. Was noch?
state-tokens = Marken in der Mitte: { $things }

## On the scorepad

scorepad-step-certificates = Gebt jedem der { $players } Spieler einen Gutschein und legt { $tokens } Währungsmarken in die Mitte, { $each } von jeder Währung ({ $rule }).

## In the browser

web-badge-stored = Angespart: { $money }
web-table-lay = Karte für Karte legen, um das Zuviel gutzuschreiben
web-table-ask-lay = Welche Karte als nächste?
web-table-ask-store = Du hast { $over } zu viel gezahlt. In welcher Währung schreibst du es gut?
web-table-tokens = Marken
web-table-tokens-left = { $currency }: { $count }
