### Wer da ist, wer nachdenkt, und Bots, die einspringen.

## Zeiten in Kürze

web-presence-seconds = { $count } s
web-presence-minutes = { $count } min
web-presence-hours = { $count } h
web-presence-days = { $count } T

## Am Tisch

web-presence-thinks = denkt nach · { $time }
web-presence-away = weg
    .for = weg · { $time }
    .unseen = { $name } ist weg.
web-presence-is-away = { $name } ist weg
web-presence-after = Nach { $time } kann ein Bot einspringen.
web-presence-let-in = Bot einspringen lassen
    .who = Einen Bot für { $name } einspringen lassen
web-presence-agreed = Du bist einverstanden. Es fehlt noch: { $names }.
web-presence-all = Alle, die da sind, müssen einverstanden sein, oder der Gastgeber allein.
web-presence-others-agreed = Für einen Bot: { $names }. Bist du einverstanden?

## Vorbereitung

web-presence-absent = Wenn jemand weg ist
    .never = warten
    .note = Nach dieser Zeit können die anderen einen Bot einspringen lassen, bis zur Rückkehr.
    .never-note = Nie springt ein Bot ein, außer man bittet selbst darum.

## Warteraum

web-presence-seat-bot = Ein Bot …
    .seat = Platz { $number } einem Bot geben
web-presence-seat-free = Frei machen
    .who = Den Platz von { $name } frei machen
