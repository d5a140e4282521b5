### De client in de browser: wat er mis kan gaan met een vraag aan de server, naar de codes van de server.

## De verbinding en de server

web-problem-unreachable = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw; er is niets verloren.
web-problem-tab-missing = Het spel kon niet worden gedownload. Controleer je verbinding en probeer het opnieuw; er is niets verloren.
web-problem-tab-broken = Het spel is in deze browser vastgelopen. Probeer het opnieuw; alles tot je laatste zet is bewaard.
web-problem-tab-too-old = Deze browser is te oud om het spel erin te laten draaien. Werk hem bij of neem een andere.
web-problem-store = De server kan op dit moment niets bewaren. Probeer het zo meteen opnieuw; er is niets verloren.
web-problem-unreadable-table = Deze tafel kan niet meer worden getoond: wat ervan bewaard is, is beschadigd, of een andere versie van Sabika is hem met andere regels begonnen. Open een nieuwe tafel.
web-problem-unexpected = Er ging iets mis op de server. Probeer het opnieuw of laad de pagina nog eens.
web-problem-other = Dat lukte niet ({ $code }). Laad de pagina nog eens en probeer het opnieuw.
web-problem-outdated = Deze pagina en de server begrijpen elkaar niet. Laad de pagina nog eens.
web-problem-no-hello = { web-problem-outdated }
web-problem-not-here = { web-problem-outdated }
web-problem-wrong-type = { web-problem-outdated }
web-problem-wrong-host = De server heet niet { $host }. Open hem op zijn eigen adres of start hem met --allowed-host { $host }.
web-problem-wrong-origin = De server kent het adres van deze pagina niet. Open het spel op het adres van de server, of start de server met --allowed-host en de naam in dit adres.
web-problem-banned = Deze server laat je niet toe. Vraag het aan wie hem beheert.
web-problem-unwell = Het gaat op dit moment niet goed met de server. Wie hem beheert, ziet waarom op /api/health.
web-problem-no-such-page = Op dit adres is niets te vinden. Ga terug naar de startpagina.
web-problem-too-many-requests = Dat was te veel tegelijk. Probeer het opnieuw over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
web-problem-too-many-tables = Er zijn hiervandaan al veel tafels geopend. De volgende kan over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
web-problem-too-many-records = Er zijn hiervandaan al veel spelverslagen verstuurd. De volgende kan over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
web-problem-too-many-questions = De coach heeft veel vragen gekregen. Vraag opnieuw over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
web-problem-coach-asked-already = De coach denkt nog na over de vorige vraag. Wacht op het antwoord.
web-problem-coach-busy = De coach is bezig met anderen. Vraag het zo nog eens.
web-problem-coach = De coach kwam er niet uit. Vraag het zo nog eens; het spel heeft er geen last van.
web-problem-too-much-reckoned = Er is al veel voor je uitgerekend. Vraag opnieuw over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
web-problem-reckoning-asked-already = Wat je eerder vroeg, wordt nog uitgerekend. Wacht op de antwoorden.
web-problem-reckoning-busy = De server is voor anderen aan het rekenen. Vraag het zo nog eens.
web-problem-reckoning = De server kon dit niet uitrekenen. Vraag het zo nog eens; het spel heeft er geen last van.
web-problem-too-many-connections = Er staan te veel tafels tegelijk open vanaf je netwerk. Sluit een paar vensters; dit venster probeert het vanzelf opnieuw.

## Wachten tot de server weer gevraagd kan worden: waarom, en hoelang

web-waits = De server heeft het even druk.
    .again = Nieuwe poging over { $seconds } s.
web-waits-too-many-requests = Er komen nu veel vragen vanaf je netwerk.
web-waits-too-many-connections = Er staan nu veel tafels open vanaf je netwerk.
web-waits-too-many-tables = Er zijn veel tafels geopend vanaf je netwerk.
web-waits-too-many-records = Er zijn veel spelverslagen verstuurd vanaf je netwerk.
web-waits-too-many-questions = De coach heeft veel vragen gekregen.
web-waits-too-much-reckoned = Er is al veel uitgerekend voor je netwerk.
web-waits-store = De server kan op dit moment niets bewaren.

## Wat er verstuurd is

web-problem-unreadable = De server kan niet lezen wat er is ingevuld. Verbeter het en probeer het opnieuw.
web-problem-bad-input = De server accepteert dit niet. Verbeter wat er gekozen of ingevuld is en probeer het opnieuw.
web-problem-bad-record = Dit is geen volledig verslag van een spel: het deel “{ $field }” klopt niet. Kies een bestand zoals Sabika het heeft bewaard.
    .because = Er klopt iets niet aan dit verslag. { $why }
web-problem-too-slow = Wat werd verstuurd, deed er te lang over. Probeer het opnieuw met een betere verbinding.
web-problem-length-required = De server neemt niets aan dat niet zegt hoe lang het is. Staat er een proxy voor de server, dan moet die de lengte doorgeven.
web-problem-too-large = Dit bestand is te groot voor een verslag. Kies een bestand zoals Sabika het heeft bewaard.
web-problem-no-such-address = Daar kunnen geen beurten worden gemeld. Vul een volledig webadres in, zonder naam of wachtwoord.
web-problem-inner-address = Deze server meldt beurten aan geen enkele machine in zijn eigen netwerk. Vul een adres op internet in, of vraag wie de server beheert om de instelling private_hooks.
web-problem-wrong-name = Deze naam kan niet worden gebruikt. Schrijf hem met gewone, zichtbare letters van één schrift, en met hoogstens twee accenten op een letter.

## De tafel

web-problem-no-such-table = Die tafel bestaat niet, of de link is onvolledig. Vraag opnieuw om de link.
web-problem-no-such-seat = Op deze plaats zit niemand. Kies een andere.
web-problem-no-such-moment = Zoveel acties heeft het spel niet. Kies een eerder moment.
web-problem-no-valid-token = Deze browser heeft geen plaats meer aan deze tafel. Ga opnieuw zitten of kijk toe.
web-problem-not-the-host = Dat kan alleen de gastheer. Vraag het aan wie de tafel heeft geopend.
web-problem-no-seat-left = Bots bezetten alle plaatsen. Houd er een vrij voor jezelf.
web-problem-seat-taken = Iemand anders heeft deze plaats net genomen. Kies een andere.
web-problem-seats-taken = Alle plaatsen zijn bezet. Kijk toe of open een eigen tafel.
web-problem-wrong-share = De toevalswaarde is niet de beloofde. Het spel begint zonder.
web-problem-seats-free = Er zijn nog plaatsen vrij. Wacht tot er op elke plaats iemand zit.
web-problem-table-open = Het spel is nog niet begonnen. Wacht tot de gastheer begint.
web-problem-table-shuffling = Er wordt net geschud. Wacht tot er gedeeld is.
web-problem-table-playing = Het spel is al begonnen. Kijk toe of open een eigen tafel.
web-problem-table-over = Het spel is afgelopen. Vraag om een revanche of open een nieuwe tafel.
web-problem-table-closed = Deze tafel is opgeheven. Open een nieuwe.
web-problem-table-full = Daarvoor is er aan deze tafel al te veel gebeurd. Speel gewoon verder.
web-problem-not-over = Dat is te zien als het spel is afgelopen. Speel het eerst uit.
web-problem-alone = Wie alleen speelt, heeft niemand om van te winnen. Kijk naar de punten.
web-problem-rematch-there = Er is al een tafel voor de revanche. Ga daarheen.

## Beslissen

web-problem-refused = De regels staan dat niet toe ({ $rule }). Kies iets anders.
web-problem-out-of-date = Er is intussen iets gebeurd aan de tafel. Kijk ernaar en beslis opnieuw.
web-problem-not-your-turn = Jij hoeft nu niet te beslissen. Wacht op je beurt.
web-problem-too-late = De tijd daarvoor is om: deze ronde wordt al gespeeld. Wacht op de volgende.
web-problem-no-hints = Aan deze tafel wordt zonder hulp gespeeld: de coach is er pas na afloop.
web-problem-other-player = Er speelt op dit moment een bot voor jou. Neem eerst je plaats terug.
web-problem-confirm-first = Je beslissing wacht nog. Bevestig haar eerst of neem haar terug.
web-problem-nothing-to-confirm = Je beslissing wacht niet meer. Kijk naar de tafel en ga verder.
web-problem-nothing-to-undo = Er is niets terug te nemen: wat een beurt beëindigt of iets onthult, blijft staan. Speel verder.
web-problem-resigned-already = Op deze plaats speelt al een bot tot het einde. Kijk hoe hij het doet.
web-problem-away-already = Op deze plaats valt al een bot in. Speel gewoon verder.
web-problem-not-absent = Iemand wordt pas vervangen als die zo lang weg is als deze tafel heeft gekozen. Wacht nog even.
web-problem-agreed-already = Je bent al akkoord gegaan. Wacht op de anderen of op de gastheer.
web-problem-not-away = Er valt geen bot voor je in. Speel gewoon.
