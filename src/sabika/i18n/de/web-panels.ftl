### Das Spiel im Browser: was den eigenen Palast umgibt. Mitspieler, Punkte, Stapel, Arten, Verlauf, Wertungen, Hinweise.

web-go-on = Weiter
web-total = Summe
# Punkte, die jemand erhält: +7
web-points-more = +{ $points }

## Die anderen

web-opponents = Die anderen Spieler
web-opponent = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $tiles } Plättchen im Palast, { $reserve } in der Reserve.{ $turn ->
        [yes] {" "}Ist am Zug.
       *[no] {""}
    } Palast zeigen.
web-opponent-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-opponent-cards = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-opponent-reserve = { $count } Plättchen in der Reserve
web-palace-of = Palast von { $name }
web-sides = Spieler
web-played-by-stand-in = Ein Bot springt ein, bis der Spieler wieder da ist

## Uhr

web-time-left = Restzeit
web-time-left-days = { $days } T { $hours } h

## Punkte

web-track = Punkteleiste
web-track-show = Noch einmal zeigen: { $name }
web-track-again = Diese Wertung noch einmal zeigen

## Geldstapel, Beutel

web-gauge-label = Stapel: { $pile } Karten, Ablage: { $discard }. { $next }
web-gauge-pile = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-gauge-window = { $name }: { $soonest ->
        [0] in höchstens { $latest } Karten
       *[other] in { $soonest } bis { $latest } Karten
    }
web-gauge-put-aside = { $name }: wenn der Stapel aufgebraucht ist
web-gauge-final = { $name }: wenn der Beutel leer ist, noch { $count } Plättchen
web-gauge-about = Der Streifen ist der Geldstapel, die nächste Karte liegt links. Irgendwo in einem markierten Stück kommt die Karte einer Wertung.
web-gauge-discard = { $count ->
        [one] { $count } Karte in der Ablage
       *[other] { $count } Karten in der Ablage
    }
web-gauge-bag = { $count } Plättchen im Beutel

## Arten

web-kinds = Im Beutel, und wer die meisten hat
web-kinds-left = { $kind }: noch { $count }
web-kinds-in-bag = { $count ->
        [0] Keins mehr im Beutel
       *[other] Noch { $count } im Beutel
    }
web-kinds-nobody = Noch hat niemand eins gebaut.

## Wenn jetzt gewertet würde

web-hint = Wenn jetzt gewertet würde
    .tab = Wertung jetzt
web-hint-glow = Längste Mauer leuchtet
web-hint-nothing = Niemand bekäme Punkte.
web-hint-with = mit { $tile }

## Verlauf

web-log = Verlauf
    .tab = Verlauf
web-log-turn = Zug { $turn }
web-log-before = Davor
web-log-earlier = Frühere Züge zeigen
web-log-show = Diesen Moment zeigen
web-moment = Zug { $turn }
web-moment-failed = Dieser Moment lässt sich gerade nicht zeigen. Schließ das Fenster und versuch es noch einmal.
web-moment-steps = Momente
web-moment-earlier = früher
web-moment-later = später
web-moment-at = { $actions } von { $last }

## Seit meinem letzten Zug

web-state = Stand des Spiels
web-recap = Seit deinem letzten Zug
    .tab = Rückblick
web-recap-hint-or-log = Rückblick, Vorschau oder Verlauf
web-recap-reserved = Reserve

## Wertungen

web-ceremony-skip = Überspringen
web-ceremony-steps = Schritte der Wertung
web-ceremony-back = Zurück
web-ceremony-next = Weiter
web-ceremony-summary = Übersicht
web-ceremony-why = Zeigen, warum
web-ceremony-gained = Dazu

## Hinweise

web-notice-lost = Die Verbindung ist weg. Neuer Versuch läuft …
web-notice-found = Wieder verbunden.
web-notice-title-turn = ● Du bist am Zug · { $title }
web-notice-title-over = Spiel vorbei · { $title }
web-notice-away = { $name } ist weg: Ein Bot springt ein.
web-notice-back = { $name } ist wieder da.
web-notice-resign = { $name } hat das Spiel verlassen: Ein Bot spielt weiter.
web-notice-late = Die Zeit von { $name } ist um: Diesmal entscheidet ein Bot.
web-notice-rematch = Ein neuer Tisch für die Revanche ist offen.
