### Der Client: erste Seite, neue Tische, der Warteraum, mehrere Leute an einem Bildschirm.

## Um jede Seite

web-title = { $page } · Sabika
web-title-home = Sabika: Alhambra und seine Familie
web-title-new = Neuer Tisch
web-title-tables = Tisch
web-title-rules = Regeln
web-title-tutorial = Einführung
web-title-about = Über Sabika
web-home = Sabika: zur ersten Seite
web-skip = Zum Inhalt
web-nav = Hauptseiten
web-nav-rules = Regeln
web-nav-tutorial = Einführung
web-close = Schließen
web-on = ja
web-off = nein
web-coming = Einen Moment …
web-foot-free = Sabika ist frei: kein Konto, keine Werbung, nichts zu bezahlen.
web-foot-about = Über Sabika, Lizenz (MIT)
web-foot-api = Für Programme: die API
web-foot-unaffiliated = Ein Projekt von Spielern. Es gehört zu keinem Verlag und ist von keinem genehmigt.
web-about = Über Sabika
web-about-what = Mit Sabika spielst du Alhambra, Granada, beide zusammen und Roll & Write, mit Freunden nah und fern und mit Bots, auf deinem eigenen Rechner oder dem eines Freundes.
web-about-source = Sabika ist freie Software: Du darfst es benutzen, den Quelltext lesen, ändern und weitergeben. Der Quelltext ist dabei.
web-about-pieces = Die Regeln stehen hier in eigenen Worten, und alles, was du siehst, wurde für Sabika gezeichnet. Wenn dir das Spiel gefällt, kauf es: Nichts ersetzt einen Abend am echten Tisch.
web-about-licence = Lizenz

## Die erste Seite

web-motto = Baue den Palast, von dem man noch lange spricht.
web-welcome = Nimm Geld, kaufe im Bauhof und errichte Türme und Gärten hinter der längsten Mauer auf dem Hügel. Alhambra und seine Familie, gegen Bots oder mit Freunden.
web-play-now = Jetzt spielen
    .blurb = Alhambra gegen zwei Bots, etwa zwanzig Minuten. Ganz ohne Konto.
web-learn = In fünf Minuten lernen
web-dealing = Die Karten werden ausgeteilt …
web-new = Neuer Tisch
    .blurb = Wähle Spiel, Module und Gegner: Freunde über einen Link, Leute an diesem Bildschirm oder Bots.
    .open = Tisch öffnen
    .begin = Spiel beginnen
web-join-table = An einen Tisch setzen
web-join-how = Hat dir jemand einen Link geschickt? Füge ihn hier ein.
web-join-link = Link zum Tisch
web-join = Hingehen
web-join-wrong = Das ist kein Link zu einem Tisch. Füge den ganzen Link ein, den du bekommen hast.
web-record = Aufzeichnung öffnen
web-record-how = Sieh dir ein Spiel, das anderswo gespielt wurde, Zug für Zug an, oder spiele es weiter.
web-record-open = Datei wählen
web-record-wrong = Diese Datei ist keine Aufzeichnung, die Sabika lesen kann. Wähle eine, die nach einem Spiel gespeichert wurde.
web-record-reading = Wird gelesen …

web-tables-going-on = Deine Tische
web-tables-finished = Deine beendeten Spiele
web-tables-all = Alle { $count } zeigen
web-tables-open = Offene Tische
web-tables-none = Gerade wartet niemand. Öffne einen öffentlichen Tisch, dann steht er hier für alle.
web-tables-running = Spiele zum Zuschauen
web-table-unknown = Tisch
web-table-open = wartet auf Mitspieler
web-table-playing = das Spiel läuft
web-table-your-turn = du bist dran
web-table-over = zu Ende
web-table-gone = nicht mehr da
web-table-go = Hingehen
web-table-look = Ansehen
web-table-join = Mitspielen
web-table-watch = Zuschauen
web-table-forget = Aus der Liste nehmen
web-seats-free = { $count ->
        [0] voll
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
web-unreachable-yet = Der Server antwortet nicht. Gleich wird er noch einmal gefragt.

## Namen

web-your-name = Dein Name
web-name-example = zum Beispiel { $name }
# Namen als Beispiele, durch Kommas getrennt; keiner, den ein Bot hat.
web-name-examples = Amira, Karim, Leila, Selim, Mariam, Omar, Yasmin, Hakim, Salma, Rafiq, Dunya, Jamil
web-name-question = Wie sollen wir dich nennen?
web-name-why = Diesen Namen sehen die anderen am Tisch.
web-name-missing = Gib allen an diesem Bildschirm einen Namen.
    .own = Gib dir einen Namen: Die anderen werden ihn lesen.

# How a bot plays that is not on the ladder, in a word.
web-bot-expecting = weitsichtig

## Ein neuer Tisch

web-new-game = Welches Spiel?
web-new-players = { $fewest } bis { $most } Spieler
web-new-seats = Wer spielt?
web-new-number = Zahl der Spieler
web-new-modules = Module
    .combine = { $game } lässt sich mit { $count ->
            [one] diesem Modul
            [2] diesen zwei Modulen
           *[other] diesen { $count } Modulen, einzeln oder zusammen,
        } spielen.
    .none = { $game } hat keine Module.
web-module-only = Passt zu { $games }.
web-new-variant = Varianten
web-new-table = Der Tisch

web-seat = Platz { $number }
web-seat-free = Platz { $number }
web-seat-me = Du
web-seat-phone = Frei für ein Telefon
web-seat-friend = Frei für einen Freund
    .blurb = Kommt über den Link des Tisches.
web-seat-here = Noch jemand an diesem Bildschirm
    .name = Name von Spieler { $number }
web-seat-bot = Bot, { $bot }

# The order of ages, which decides the last tie about who begins (A8): names to tap, the youngest first.
web-youngest = Wer ist der Jüngste?
    .nobody = Beim letzten Gleichstand beginnt der Jüngste. Weiß es niemand, entscheidet das Los.
    .some = Und wer kommt danach? Wen du weglässt, der ist älter.
    .all = Das sind alle, der Jüngste zuerst.
    .place = { $name }, Nummer { $place } nach dem Alter

web-edition = Ausgabe
web-edition-2003 = Die zweite Wertung liegt in Stapel 4 der Geldkarten.
web-edition-2020 = Die zweite Wertung liegt in Stapel 5 der Geldkarten, kommt also später.
web-edition-is = Ausgabe { $edition }
web-option-is = { $option }: { $value }

web-where = Wo spielst du?
    .here = an diesem Bildschirm
    .board = dieser Bildschirm ist das Brett
    .here-note = Du hast hier deinen Platz. Freunde können ihren auf eigenen Geräten haben.
    .board-note = Dieser Bildschirm zeigt allen Bauhof und Paläste; jede Hand ist auf einem Telefon.
web-visibility = Wer darf kommen?
    .link = wer den Link hat
    .public = alle
    .link-note = Sonst findet niemand den Tisch.
    .public-note = Der Tisch steht auf der ersten Seite. Alle dürfen sich setzen und zuschauen.
    .is-link = über Link
    .is-public = öffentlich
web-thinking = Bedenkzeit
    .none = so lange du willst
    .move = für jeden Zug
    .bank = für das ganze Spiel
    .none-note = Niemand wird gedrängt.
    .move-note = Ist die Zeit eines Zuges um, entscheidet ein Bot.
    .bank-note = Ist die Zeit um, entscheidet ein Bot; jeder Zug bringt ein wenig dazu.
web-thinking-move = Für jeden Zug
web-thinking-bank = Für das ganze Spiel
web-thinking-increment = Dazu für jeden Zug
web-thinking-is-move = { $time } für jeden Zug
web-thinking-is-bank = { $more ->
        [0] { $time } für das Spiel
       *[other] { $time } für das Spiel und { $increment } für jeden Zug
    }
web-hints = Hilfe
    .on = mit Hinweisen
    .purist = puristisch
    .on-note = Alle sehen, was eine Wertung jetzt brächte und welche Zahlungen passend sind.
    .purist-note = Nur, was das gedruckte Spiel zeigt.
web-confirm = Züge bestätigen
    .on-note = Was einen Zug beendet, wartet auf die Bestätigung, damit sich ein Versehen zurücknehmen lässt.
    .off-note = Jede Entscheidung gilt sofort.
web-advanced = Für Kenner
web-seed = Seed der Verteilung
    .drawn = wird ausgelost
    .given = Seed vorgegeben
    .note = Derselbe Seed verteilt dieselben Karten und Plättchen noch einmal. Wer ihn kennt, könnte wissen, was kommt; darum erfahren die anderen am Tisch, dass er vorgegeben ist.

web-time-nothing = nichts
web-time-seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-time-minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-time-hours = { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
web-time-days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## Der Warteraum

web-waiting-seats = Wer wo sitzt
web-waiting-free = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-waiting-watch = Du schaust zu. Setz dich, wenn du mitspielen willst.
web-waiting-ready = Alle sind da. Du kannst beginnen.
web-waiting-host = Alle sind da. { $name } beginnt das Spiel.
web-waiting-shuffling = Es wird gemischt: Jedes Gerät gibt einen Zufallswert dazu. Es fehlt noch: { $names }.
web-begin = Spiel beginnen
web-close-table = Tisch aufgeben
web-seat-is-bot = Bot, { $bot }
web-seat-is-own = du
    .host = du hast den Tisch geöffnet
web-seat-is-host = hat den Tisch geöffnet
web-seat-is-free = frei
web-sit-down = Hinsetzen
web-sit-another = Noch jemand an diesem Bildschirm
    .how = Mehrere Leute können sich diesen Bildschirm teilen. Ein Vorhang verdeckt ihn, wenn er weitergegeben wird.
web-stand-up = Aufstehen
    .who = Aufstehen: { $name }
web-send-away = Wegschicken
    .who = { $name } wegschicken
web-sent-away = Dein Platz wurde frei gegeben. Du kannst zuschauen oder dich wieder setzen, wo ein Platz frei ist.

web-invite = Freunde einladen
web-invite-how = Verschicke diesen Link, oder lass ein Telefon den Code fotografieren. Wer ihn hat, darf sich setzen oder zuschauen.
web-invite-link = Link zum Tisch
web-invite-copy = Kopieren
web-invite-copied = Kopiert
web-invite-share = Senden
web-invite-text = Spiel mit mir!
web-invite-code = Der Link zum Tisch als Code für Telefone
web-invite-only-here = Dieser Link gilt nur auf diesem Rechner. Für die anderen im Haus starte den Server mit: sabika serve --host 0.0.0.0

## Mehrere Leute an einem Bildschirm

web-curtain-turn = { $name }, du bist dran
web-curtain-next = Als Nächstes: { $name }
web-curtain-pass = Gib den Bildschirm an { $name } weiter. Sonst sollte jetzt niemand hinsehen.
web-curtain-lift = Ich bin { $name }

## Ein großer Bildschirm und Telefone

web-screens = Das Brett auf einem großen Bildschirm
web-screens-link = Großer Bildschirm und Telefone
web-screens-how = Ein Bildschirm zeigt allen Bauhof, Auslage und Paläste. Jeder hat seine Karten auf einem Telefon und entscheidet dort.
web-screens-board = Das Brett
    .how = Öffne das auf dem Fernseher oder dem Laptop in der Mitte.
    .open = Brett hier zeigen
web-screens-hands = Die Hände
    .how = Fotografiere diesen Code mit jedem Telefon, und setz dich.
web-screens-hand = Deine Hand
    .how = Das ist für das Telefon in deiner Hand.
    .open = Meine Hand hier zeigen
web-screens-back = Zum ganzen Tisch
web-big-join = Mit dem Telefon mitspielen
web-big-yard = Bauhof
web-big-display = Auslage
web-big-turn = { $name } ist am Zug
web-big-over = { $count ->
        [one] { $winners } gewinnt!
       *[other] { $winners } teilen sich den Sieg!
    }
web-big-leave = Großen Bildschirm verlassen
web-big-rejoin = Telefon geschlossen? Fotografiere das.
web-hand-show = Was gezeigt wird
    .yard = Bauhof
    .palace = Palast
web-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Nach dem Spiel, beim Zuschauen

web-rematch = Noch einmal spielen
web-rematch-wanted = { $name } will noch einmal spielen.
web-rematch-join = An den neuen Tisch setzen
web-rematch-watch = Zum neuen Tisch mitgehen
web-watching = Du schaust zu.
    .play = Selbst spielen

## Was schiefging

web-no-table = Diesen Tisch gibt es nicht
    .gone = Hinter diesem Link ist kein Tisch mehr. Bitte um einen neuen, oder öffne selbst einen Tisch.
    .no-key = Um diesen Tisch zu sehen, brauchst du den ganzen Link. Lass ihn dir noch einmal schicken.
web-closed = Der Tisch wurde aufgegeben
    .what = Wer ihn geöffnet hat, hat ihn vor dem Spiel geschlossen. Öffne einen anderen, oder setz dich an einen offenen.
web-unreachable = Der Server antwortet nicht
    .what = Er wird immer wieder gefragt, und der Tisch erscheint, sobald er da ist. Es geht nichts verloren.
web-page-lost = Diese Seite ließ sich nicht laden
    .what = Prüfe deine Verbindung. Sabika versucht es von selbst immer wieder, und es geht nichts verloren.
web-language-lost = Diese Sprache ließ sich nicht laden. Sabika versucht es von selbst immer wieder.
web-no-script = Sabika läuft im Browser selbst und braucht JavaScript. Erlaube es für diese Seite, und lade sie noch einmal.
web-reload = Noch einmal laden
web-lost = Hier ist nichts
    .what = Diese Adresse führt nirgendwohin. Vielleicht wurde sie beim Kopieren abgeschnitten.
web-broken = Diese Seite konnte nicht gezeigt werden
    .what = Lade sie neu. Wenn das nicht hilft, ist etwas, das dieser Browser aufbewahrt, nicht so, wie es sein sollte: Entferne die Daten dieser Website in den Einstellungen deines Browsers. Sichere vorher, was du kannst, etwa deine Spiele.
web-go-home = Zur ersten Seite
