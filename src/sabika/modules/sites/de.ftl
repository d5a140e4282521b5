### Baustellen: Plättchen zum halben Preis, die später fertig werden.

module-sites = Baustellen
    .blurb =
        Zahle die Hälfte des Preises eines Plättchens und ziehe eine verdeckte Marke: Das Plättchen ist eine Baustelle, deren Mauern zählen, das Gebäude aber nicht.
        Stelle es später zum vollen Preis in der Währung der Marke fertig, sonst verlierst du am Ende alles Geld dieser Währung.

site = Baustelle
site-token = Marke
    .hidden = verdeckte Marke

# What a term says about a tile that is left out
part-s3 = ohne { $what }, nicht fertig

event-site-begun = { $seat } zahlt { $payment } und beginnt { $tile } als Baustelle.
event-token-kept = { $seat } legt eine verdeckte Marke auf { $tile } (noch im Beutel: { $left }).
event-site-finished = { $over ->
        [0] { $seat } zahlt passend { $payment } und stellt { $tile } fertig.
       *[other] { $seat } zahlt { $payment }, { $over } zu viel, und stellt { $tile } fertig.
    }
event-token-revealed = { $seat } hat { $tile } nicht fertiggestellt: Die Marke zeigt { $currencies }.
event-money-lost = { $seat } legt { $cards } ab.

refusal-no-sites = An diesem Tisch gibt es keine Baustellen: Wähle das Modul vor dem Spiel ({ $rule }).
refusal-no-tokens = Alle Marken sind im Spiel: Jetzt kann keine Baustelle begonnen werden ({ $rule }).
refusal-token-not-drawn = Du hast keine Marke für { $currency } gezogen: Behalte eine der beiden ({ $rule }).
refusal-no-site = Du kannst { $tile } nicht fertigstellen: Das ist keine deiner Baustellen ({ $rule }).
refusal-unfinished = Du kannst { $tile } nicht weggeben: Das Gebäude ist nicht fertig ({ $rule }).
