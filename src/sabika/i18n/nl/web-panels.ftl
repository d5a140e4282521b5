### De client in de browser: wat er om het eigen paleis heen ligt. Tegenspelers, punten, stapel, soorten, verloop, waarderingen, berichten.

web-go-on = Verder
web-total = Totaal
# Punten die iemand krijgt: +7
web-points-more = +{ $points }

## De anderen

web-opponents = De andere spelers
web-opponent = { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }, { $tiles ->
        [one] { $tiles } tegel
       *[other] { $tiles } tegels
    } in het paleis, { $reserve } in de reserve.{ $turn ->
        [yes] {" "}Is aan de beurt.
       *[no] {""}
    } Toon het paleis.
web-opponent-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-opponent-cards = { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
web-opponent-reserve = { $count ->
        [one] { $count } tegel in de reserve
       *[other] { $count } tegels in de reserve
    }
web-palace-of = Paleis van { $name }
web-sides = Spelers
web-played-by-stand-in = Een bot valt in tot de speler terug is

## Klok

web-time-left = Resterende tijd
web-time-left-days = { $days } d { $hours } u

## Punten

web-track = Puntenspoor
web-track-show = Nog eens tonen: { $name }
web-track-again = Deze waardering nog eens tonen

## Geldstapel, buidel

web-gauge-label = Stapel: { $pile } kaarten, aflegstapel: { $discard }. { $next }
web-gauge-pile = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
web-gauge-window = { $name }: { $soonest ->
        [0] binnen { $latest } kaarten
       *[other] over { $soonest } tot { $latest } kaarten
    }
web-gauge-put-aside = { $name }: nadat de stapel op is
web-gauge-final = { $name }: als de buidel leeg is, nog { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
web-gauge-about = De strook is de geldstapel, met de volgende kaart aan de linkerkant. Ergens in een gemarkeerd stuk verschijnt de kaart van een waardering.
web-gauge-discard = { $count ->
        [one] { $count } kaart op de aflegstapel
       *[other] { $count } kaarten op de aflegstapel
    }
web-gauge-bag = { $count ->
        [one] { $count } tegel in de buidel
       *[other] { $count } tegels in de buidel
    }

## Soorten

web-kinds = In de buidel, en wie de meeste heeft
web-kinds-left = { $kind }: nog { $count }
web-kinds-in-bag = { $count ->
        [0] Geen meer in de buidel
       *[other] Nog { $count } in de buidel
    }
web-kinds-nobody = Nog niemand heeft er een gebouwd.

## Als er nu een waardering kwam

web-hint = Als er nu een waardering kwam
    .tab = Waardering nu
web-hint-glow = Langste muur licht op
web-hint-nothing = Niemand zou punten krijgen.
web-hint-with = met { $tile }

## Verloop

web-log = Wat er gebeurde
    .tab = Verloop
web-log-turn = beurt { $turn }
web-log-before = Daarvoor
web-log-earlier = Toon eerdere beurten
web-log-show = Toon dit moment
web-moment = Beurt { $turn }
web-moment-failed = Dit moment kan nu niet worden getoond. Sluit het venster en probeer het opnieuw.
web-moment-steps = Momenten
web-moment-earlier = eerder
web-moment-later = later
web-moment-at = { $actions } van { $last }

## Sinds mijn laatste beurt

web-state = De stand van het spel
web-recap = Sinds je laatste beurt
    .tab = Terugblik
web-recap-hint-or-log = Terugblik, hints of verloop
web-recap-reserved = reserve

## Waarderingen

web-ceremony-skip = Overslaan
web-ceremony-steps = Stappen van de waardering
web-ceremony-back = Terug
web-ceremony-next = Volgende
web-ceremony-summary = Overzicht
web-ceremony-why = Toon waarom
web-ceremony-gained = Erbij

## Berichten

web-notice-lost = De verbinding is weg. Opnieuw proberen …
web-notice-found = Weer verbonden.
web-notice-title-turn = ● Jouw beurt · { $title }
web-notice-title-over = Spel afgelopen · { $title }
web-notice-away = { $name } is weg: een bot valt in.
web-notice-back = { $name } is terug.
web-notice-resign = { $name } heeft het spel verlaten: een bot speelt verder.
web-notice-late = De tijd van { $name } is om: deze keer beslist een bot.
web-notice-rematch = Er staat een nieuwe tafel klaar voor een revanche.
