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
