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
refusal-bonus-tile-unfinished = Vollende zuerst { $tile }: Für eine Baustelle gilt keine Bonuskarte ({ $rule }).
