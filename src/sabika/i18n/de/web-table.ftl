### Der Tisch eines Palastspiels im Browser: was dort liegt, was gefragt wird und was auf den Knöpfen steht.

## Was auf dem Tisch liegt

web-table-yard = Bauhof
web-table-empty-space = Platz { $space }: leer
web-table-can-buy = du kannst es jetzt kaufen
web-table-marker = Nächste Plättchen: { $face ->
        [even] gerader Preis oben
       *[odd] ungerader Preis oben
    }
web-table-marker-why = Neue Plättchen zeigen diese Seite; dann wechselt der Zeiger zur anderen.
web-table-display = Auslage
web-table-hand = Deine Karten
web-table-no-cards = Keine Karten.
web-table-palace = Dein Palast
web-table-palace-of = Der Palast von { $name }
web-table-beside = Zu platzieren
web-table-reserve = Reserve
web-table-reserve-empty = Noch keine Plättchen.
web-table-turn-bar = Dein Zug
web-table-tabs = Teile des Tisches
web-table-tab-market = Markt
web-table-tab-palace = Mein Palast
web-table-tab-others = Die anderen

## Passend zahlen

web-table-plan = Kette passender Zahlungen
web-table-plan-why = So viele Plättchen kannst du in diesem Zug passend bezahlen. Jede passende Zahlung bringt eine weitere Aktion.
web-table-chain-place = Nummer { $place } der Kette passender Zahlungen

## Was auf den Knöpfen steht

web-table-take = Nehmen
web-table-to-reserve = In die Reserve
web-table-turn-over = Für { $price } wenden
web-table-turn-over-card = Wenden: eine Karte ab { $price }
web-table-return = Zurück in den Vorrat
web-table-redesign = Umbauen
web-table-redesign-why = Zeigt die Plättchen, die du aus deinem Palast in die Reserve nehmen kannst. Zum Bauen oder Tauschen wähle ein Plättchen der Reserve.
web-table-sentence = Der ganze Satz
web-table-undo = Zurücknehmen
web-table-confirm = Zug bestätigen
web-table-actions = Alle Aktionen
web-table-filter = Filtern
web-table-filter-nothing = So heißt keine Aktion.
web-table-back-out = Zurück
web-table-dismiss = Ausblenden

## Zahlen

web-table-paying = Zahlung
web-table-pay = { $payment } zahlen
web-table-pay-exact = passend: noch eine Aktion
web-table-pay-exactly = passend
web-table-pay-over = { $over } zu viel
web-table-pay-lost = { $over } zu viel, verloren
web-table-pay-so-far = { $total } von { $price }
web-table-pay-otherwise = Andere Zahlungen
web-table-pay-more = { $count } weitere

## Was gefragt wird

web-table-ask-act = Du bist am Zug: Nimm Geld, kaufe ein Plättchen oder baue um.
web-table-ask-another = Passend gezahlt: Du hast noch eine Aktion.
web-table-ask-another-or-stop = Passend gezahlt: noch eine Aktion, wenn du magst.
web-table-ask-stop = Passend gezahlt, aber nichts ist mehr möglich: Beende deine Aktionen.
web-table-ask-pass = Nichts ist möglich: Du musst passen.
web-table-ask-redesign = Wohin setzt du { $tile }? Baue das Plättchen an oder tausche es gegen eines in deinem Palast.
web-table-ask-remove = Welches Plättchen kommt in die Reserve?
web-table-ask-place = Wohin baust du { $tile }?
web-table-ask-place-nowhere = { $tile } passt jetzt nirgends: Die Kanten müssen passen, und es darf keine Lücke entstehen. Wähle, wohin das Plättchen kommt.
web-table-ask-pay = Wie bezahlst du { $tile }?
web-table-ask-pay-turning = Wie bezahlst du das Wenden?
web-table-ask-pay-turning-card = Mit welcher Karte von { $price } oder mehr bezahlst du das Wenden?
web-table-ask-wait = { $name } ist am Zug.
web-table-ask-stood-in = Ein Bot spielt für dich, bis du zurück bist.
web-table-ask-out-of-turn = Möchtest du etwas außer der Reihe tun?
web-table-wait-out-of-turn = { $name } darf etwas außer der Reihe tun.
web-table-ask-nothing = Du hast jetzt nichts zu wählen: Die Antwort wird für dich gegeben.
web-table-ask-over = Das Spiel ist zu Ende.
web-table-ask-confirm = { $action }. Ist das dein Zug?

web-table-which-buy = Wie kaufst du { $tile }?
web-table-which-reserve = Mit welcher Seite nach oben?
web-table-which-turn = Mit welcher Währung bezahlst du, um { $tile } zu wenden?
web-table-which-build = Wohin?
web-table-which-swap = Wohin?

## Der Tisch selbst

web-table-menu = Menü
web-table-away = Einen Bot für mich spielen lassen
web-table-back-again = Ich bin zurück
web-table-resign = Aufgeben
web-table-resign-sure = Aufgeben? Ein Bot spielt für dich zu Ende, und du kannst nicht zurückkommen.
web-table-resign-no = Weiterspielen
web-table-leave = Zur Startseite

## Tasten

web-table-keys = Tasten
web-table-key-yard = das Plättchen auf diesem Platz des Bauhofs kaufen
web-table-key-display = diese Karte der Auslage wählen
web-table-key-enter = was hervorgehoben ist: nehmen, zahlen, bestätigen
web-table-key-stop = nach passender Zahlung die Aktionen beenden
web-table-key-escape = loslassen, zurück
web-table-key-undo = zurücknehmen
web-table-key-arrows = im Palast umhergehen
web-table-key-actions = alle Aktionen als Liste
web-table-key-help = diese Hilfe
web-table-key-to-yard = zum Bauhof
web-table-key-to-display = zur Auslage
web-table-key-to-palace = zum Palast
web-table-key-to-reserve = zur Reserve
web-table-key-to-hand = zu deinen Karten
web-table-key-to-log = zum Verlauf

## Wer etwas außer der Reihe tut

web-table-round = Zwischen zwei Zügen: Tut jemand etwas außer der Reihe?
web-table-round-left = noch { $seconds } s
web-table-round-act = Außer der Reihe etwas tun
web-table-round-wanted = Du wirst gleich gefragt.
web-table-round-out-of-turn = Außer der Reihe:
web-table-round-of = { $name }, außer der Reihe:
web-table-round-ask = Frag mich
web-table-round-not-this-turn = In diesem Zug nicht
web-table-round-never = Erst wieder, wenn ich es sage
web-table-round-by = { $name }: { $what }
