### Baustellen: Plättchen zum halben Preis, die später fertig werden.

module-sites = Baustellen
    .blurb =
        Zahle die Hälfte des Preises eines Plättchens und ziehe eine verdeckte Marke: Das Plättchen ist eine Baustelle, deren Mauern zählen, das Gebäude aber nicht.
        Stelle es später zum vollen Preis in der Währung der Marke fertig, sonst verlierst du am Ende alles Geld dieser Währung.

site = Baustelle
site-token = Marke
    .hidden = verdeckte Marke
unfinished-tile = eine Baustelle

# What a term says about a tile that is left out
part-s3 = ohne { $what }, nicht fertig

event-site-begun = { $seat } zahlt { $payment } und beginnt { $tile } als Baustelle.
event-token-kept = { $seat } legt eine verdeckte Marke auf { $tile } (noch im Beutel: { $left }).
event-site-finished = { $over ->
        [0] { $seat } zahlt passend { $payment } und stellt { $tile } fertig.
       *[other] { $seat } zahlt { $payment }, { $over } zu viel, und stellt { $tile } fertig.
    }
event-token-revealed = { $seat } hat { $tile } nicht fertiggestellt: Die Marke zeigt { $currency }.
event-money-lost = { $seat } legt { $cards } ab.

refusal-no-sites = An diesem Tisch gibt es keine Baustellen: Wähle das Modul vor dem Spiel ({ $rule }).
refusal-no-tokens = Alle Marken sind im Spiel: Jetzt kann keine Baustelle begonnen werden ({ $rule }).
refusal-token-not-drawn = Du hast keine Marke für { $currency } gezogen: Behalte eine der beiden ({ $rule }).
refusal-no-site = Du kannst { $tile } nicht fertigstellen: Das ist keine deiner Baustellen ({ $rule }).
refusal-unfinished = Du kannst { $tile } nicht weggeben: Das Gebäude ist nicht fertig ({ $rule }).

## What one can do

action-buy-site = { $tile } als Baustelle für { $money } beginnen
action-keep = Die Marke für { $currency } behalten
action-finish = Fertigstellen: { $tile } für { $money }

## In the terminal

pad-ask-sites = Plättchen, die noch Baustellen sind: ihre Nummern, oder nichts für keine:
ask-keep = Du hast zwei Marken für { $tile } gezogen. Welche behältst du?
state-bag = Marken im Beutel: { $count }
state-site = { $name }: { $tile }, { $token }

## On the scorepad

scorepad-field-sites = Baustellen
scorepad-step-site-tokens = Gebt die { $tokens } Marken für Baustellen, { $each } von jeder Währung, in ihren Beutel ({ $rule }).
scorepad-refused-too-many-sites = Das wären { $number } Baustellen, es gibt aber nur Marken für { $most } ({ $rule }).
scorepad-refused-site-not-built = { $piece } kann keine Baustelle sein: Es ist kein Plättchen dieses Palasts ({ $rule }).

## In the browser

web-palace-site = { $tile }, Baustelle: { $cell }
web-badge-sites = { $count ->
        [one] { $count } Baustelle
       *[other] { $count } Baustellen
    }
web-scorepad-site = Baustellen
web-scorepad-how-site = Tippe an, was noch Baustelle ist.
web-scorepad-site-at = Baustelle: { $tile }, { $cell }
web-table-ask-keep = Welche Marke bekommt die Baustelle? In dieser Währung zahlst du später den ganzen Preis für { $tile }.
web-table-sites = Baustellen
web-table-finish = Fertig: { $price }
