### Bonuskarten: ein geheimes Gebäude mehr für ein Plättchen ohne Mauern.

module-bonus = Bonuskarten
    .blurb =
        Du hältst geheime Karten, jede zeigt ein Plättchen ohne Mauern.
        Solange dieses Plättchen in deinem Palast liegt, darfst du die Karte aufdecken: Sie zählt als ein Gebäude mehr dieser Art.

bonus-card = Bonuskarte { $tile }

event-bonus-dealt = { $count ->
        [one] Alle bekommen verdeckt eine Bonuskarte.
       *[other] Alle bekommen verdeckt { $count } Bonuskarten.
    }
event-bonus-revealed = { $seat } deckt eine Bonuskarte auf: ein Gebäude mehr für { $tile }.
event-bonus-returned = { $seat } nimmt die Bonuskarte für { $tile } wieder auf die Hand.

part-b3 = { $amount } durch die Bonuskarte { $what }

refusal-no-bonus-cards = An diesem Tisch gibt es keine Bonuskarten: Wähle das Modul vor dem Spiel ({ $rule }).
refusal-no-such-bonus-card = Du hast keine verdeckte Bonuskarte für { $tile } ({ $rule }).
refusal-bonus-tile-not-built = Baue zuerst { $tile }: Nur in deinem Palast gilt die Bonuskarte ({ $rule }).
refusal-bonus-tile-unfinished = Vollende zuerst { $tile }: Für { unfinished-tile } gilt keine Bonuskarte ({ $rule }).

## What one can do

action-reveal = Bonuskarte { $tile } aufdecken
action-decline-reveal = Jetzt nichts aufdecken

## In the terminal

pad-ask-bonus = Aufgedeckte Bonuskarten: ihre Nummern, oder nichts für keine:
ask-reveal = Eine Wertung kommt. Deckst du eine Bonuskarte auf?
state-own = Deine verdeckten Karten: { $things }
state-hidden = { $name }: { $count } verdeckt
state-known = { $name } verdeckt wieder: { $things }
state-revealed = { $name } hat aufgedeckt: { $things }

## On the scorepad

scorepad-field-bonus = Bonuskarten
scorepad-step-bonus = Mischt die { $cards } Bonuskarten und gebt jedem Spieler verdeckt { $each }; { $aside } kommen ungesehen zurück in die Schachtel ({ $rule }).
scorepad-refused-no-such-card = Für { $piece } gibt es keine Bonuskarte: Nur Plättchen ohne Mauern haben eine ({ $rule }).
scorepad-refused-card-twice = Die Bonuskarte für { $tile } gibt es nur einmal ({ $rule }).
scorepad-refused-too-many-cards = { $number } Bonuskarten sind zu viele: Jeder bekam { $most } ({ $rule }).
scorepad-refused-card-without-tile = Die Bonuskarte für { $tile } zählt nur, solange dieses Plättchen im Palast liegt: Gib auch das Plättchen ein ({ $rule }).

## In the browser

web-badge-bonus = Bonuskarten: { $revealed } aufgedeckt, { $hidden } verdeckt
web-scorepad-no-cards = Zu keinem Plättchen dieses Palastes gibt es eine Bonuskarte.
web-table-ask-reveal = Vor der Wertung: Deckst du eine Bonuskarte auf?
web-table-wait-reveal = Vor der Wertung: { $name } kann eine Bonuskarte aufdecken.
web-table-bonus-card = { $tile }, { $open ->
        [true] aufgedeckt
       *[false] verdeckt
    }
web-table-reveal = Aufdecken
