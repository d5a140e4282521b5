### De client: de eerste pagina, nieuwe tafels, de wachtkamer, meer mensen aan één scherm.

## Rond elke pagina

web-title = { $page } · Sabika
web-title-home = Sabika: Alhambra en zijn familie
web-title-new = Nieuwe tafel
web-title-tables = Tafel
web-title-rules = Regels
web-title-tutorial = Uitleg
web-title-about = Over Sabika
web-home = Sabika: naar de eerste pagina
web-skip = Naar de inhoud
web-nav = Hoofdpagina’s
web-nav-rules = Regels
web-nav-tutorial = Uitleg
web-close = Sluiten
web-on = ja
web-off = nee
web-coming = Een ogenblik …
web-foot-free = Sabika is vrij: geen account, geen reclame, niets te betalen.
web-foot-about = Over Sabika, licentie (MIT)
web-foot-api = Voor programma’s: de API
web-foot-unaffiliated = Een project van spelers. Het hoort bij geen uitgever en is door geen enkele goedgekeurd.
web-about = Over Sabika
web-about-what = Met Sabika speel je Alhambra, Granada, beide samen en Roll & Write, met vrienden dichtbij en ver weg en met bots, op je eigen computer of die van een vriend.
web-about-source = Sabika is vrije software: je mag het gebruiken, de broncode lezen, veranderen en doorgeven. De broncode zit erbij.
web-about-pieces = De regels staan hier in onze eigen woorden, en alles wat je ziet is voor Sabika getekend. Vind je het spel leuk, koop het dan: niets vervangt een avond aan een echte tafel.
web-about-licence = Licentie

## De eerste pagina

web-motto = Bouw het paleis waar iedereen over praat.
web-welcome = Neem geld, koop op de bouwplaats en zet torens en tuinen achter de langste muur op de heuvel. Alhambra en zijn familie, tegen bots of met vrienden.
web-play-now = Nu spelen
    .blurb = Alhambra tegen twee bots, ongeveer twintig minuten. Zonder account.
web-learn = Leer het in vijf minuten
web-dealing = De kaarten worden gedeeld …
web-new = Nieuwe tafel
    .blurb = Kies spel, modules en tegenstanders: vrienden via een link, mensen aan dit scherm, of bots.
    .open = Tafel openen
    .begin = Spel beginnen
web-join-table = Bij een tafel aanschuiven
web-join-how = Heeft iemand je een link gestuurd? Plak hem hier.
web-join-link = Link naar de tafel
web-join = Aanschuiven
web-join-wrong = Dat is geen link naar een tafel. Plak de hele link die je gekregen hebt.
web-record = Een verslag openen
web-record-how = Bekijk een spel dat ergens anders is gespeeld, zet voor zet, of speel het verder.
web-record-open = Kies een bestand
web-record-wrong = Dit bestand is geen verslag dat Sabika kan lezen. Kies er een dat na een spel is bewaard.
web-record-reading = Wordt gelezen …

web-tables-going-on = Jouw tafels
web-tables-finished = Jouw afgelopen spellen
web-tables-all = Toon alle { $count }
web-tables-open = Open tafels
web-tables-none = Er wacht nu niemand. Open een openbare tafel, dan staat hij hier voor iedereen.
web-tables-running = Spellen om naar te kijken
web-table-unknown = Tafel
web-table-open = wacht op spelers
web-table-playing = het spel is bezig
web-table-your-turn = jij bent aan de beurt
web-table-over = afgelopen
web-table-gone = niet meer te vinden
web-table-go = Erheen
web-table-look = Bekijken
web-table-join = Meespelen
web-table-watch = Kijken
web-table-forget = Uit de lijst halen
web-seats-free = { $count ->
        [0] vol
        [one] { $count } plaats vrij
       *[other] { $count } plaatsen vrij
    }
web-unreachable-yet = De server antwoordt niet. Zo meteen wordt het nog eens gevraagd.

## Namen

web-your-name = Je naam
web-name-example = bijvoorbeeld { $name }
# Namen als voorbeeld, door komma’s gescheiden; geen die een bot heeft.
web-name-examples = Amira, Karim, Leila, Selim, Mariam, Omar, Yasmin, Hakim, Salma, Rafiq, Dunya, Jamil
web-name-question = Hoe mogen we je noemen?
web-name-why = De anderen aan tafel zien deze naam.
web-name-missing = Geef iedereen aan dit scherm een naam.
    .own = Geef jezelf een naam: de anderen zullen hem lezen.

# How a bot plays that is not on the ladder, in a word.
web-bot-expecting = vooruitziend

## Een nieuwe tafel

web-new-game = Welk spel?
web-new-players = { $fewest } tot { $most } spelers
web-new-seats = Wie speelt er?
web-new-number = Aantal spelers
web-new-modules = Modules
    .combine = { $game } kun je spelen met { $count ->
            [one] deze module
            [2] deze twee modules
           *[other] deze { $count } modules, apart of samen
        }.
    .none = { $game } heeft geen modules.
web-module-only = Past bij { $games }.
web-new-variant = Varianten
web-new-table = De tafel

web-seat = Plaats { $number }
web-seat-free = Plaats { $number }
web-seat-me = Jij
web-seat-phone = Vrij voor een telefoon
web-seat-friend = Vrij voor een vriend
    .blurb = Komt via de link van de tafel.
web-seat-here = Nog iemand aan dit scherm
    .name = Naam van speler { $number }
web-seat-bot = Bot, { $bot }

# The order of ages, which decides the last tie about who begins (A8): names to tap, the youngest first.
web-youngest = Wie is de jongste?
    .nobody = Bij de laatste gelijke stand begint de jongste. Weet niemand het, dan beslist het lot.
    .some = En wie komt daarna? Wie je weglaat, is ouder.
    .all = Dat is iedereen, de jongste eerst.
    .place = { $name }, nummer { $place } op leeftijd

web-edition = Uitgave
web-edition-2003 = De tweede waardering ligt in stapel 4 van de geldkaarten.
web-edition-2020 = De tweede waardering ligt in stapel 5 van de geldkaarten, en komt dus later.
web-edition-is = uitgave { $edition }
web-option-is = { $option }: { $value }

web-where = Waar speel je?
    .here = aan dit scherm
    .board = dit scherm is het bord
    .here-note = Je zit hier. Vrienden kunnen op hun eigen apparaat zitten.
    .board-note = Dit scherm toont iedereen de bouwplaats en de paleizen; elke hand is op een telefoon.
web-visibility = Wie mag er komen?
    .link = wie de link heeft
    .public = iedereen
    .link-note = Niemand anders vindt de tafel.
    .public-note = De tafel staat op de eerste pagina. Iedereen mag gaan zitten en kijken.
    .is-link = via een link
    .is-public = openbaar
web-thinking = Bedenktijd
    .none = zo lang je wilt
    .move = voor elke beurt
    .bank = voor het hele spel
    .none-note = Niemand wordt opgejaagd.
    .move-note = Is de tijd van een beurt om, dan beslist een bot.
    .bank-note = Is de tijd om, dan beslist een bot; elke beurt komt er wat bij.
web-thinking-move = Voor elke beurt
web-thinking-bank = Voor het hele spel
web-thinking-increment = Extra voor elke beurt
web-thinking-is-move = { $time } voor elke beurt
web-thinking-is-bank = { $more ->
        [0] { $time } voor het spel
       *[other] { $time } voor het spel en { $increment } voor elke beurt
    }
web-hints = Hulp
    .on = met tips
    .purist = puristisch
    .on-note = Iedereen ziet wat een waardering nu zou opleveren en welke betalingen gepast zijn.
    .purist-note = Alleen wat het gedrukte spel laat zien.
web-confirm = Beurten bevestigen
    .on-note = Wat een beurt beëindigt, wacht op bevestiging, zodat een vergissing terug kan.
    .off-note = Elke beslissing telt meteen.
web-advanced = Voor kenners
web-seed = Seed van de verdeling
    .drawn = wordt geloot
    .given = seed gegeven
    .note = Dezelfde seed deelt dezelfde kaarten en tegels nog eens. Wie hem kent, kan weten wat er komt; daarom horen de anderen aan tafel dat hij gegeven is.

web-time-nothing = niets
web-time-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
web-time-minutes = { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
web-time-hours = { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
web-time-days = { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }

## De wachtkamer

web-waiting-seats = Wie zit waar
web-waiting-free = { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
web-waiting-watch = Je kijkt toe. Ga zitten als je wilt meespelen.
web-waiting-ready = Iedereen is er. Je kunt beginnen.
web-waiting-host = Iedereen is er. { $name } begint het spel.
web-waiting-shuffling = Er wordt geschud: elk apparaat geeft een toevalswaarde. Nog te komen: { $names }.
web-begin = Spel beginnen
web-close-table = Tafel opgeven
web-seat-is-bot = bot, { $bot }
web-seat-is-own = jij
    .host = jij hebt de tafel geopend
web-seat-is-host = heeft de tafel geopend
web-seat-is-free = vrij
web-sit-down = Ga zitten
web-sit-another = Nog iemand aan dit scherm
    .how = Meer mensen kunnen dit scherm delen. Een gordijn bedekt het als het van de een naar de ander gaat.
web-stand-up = Opstaan
    .who = Opstaan: { $name }
web-send-away = Wegsturen
    .who = { $name } wegsturen
web-sent-away = Je plaats is vrijgegeven. Je kunt toekijken, of weer gaan zitten waar een plaats vrij is.

web-invite = Vrienden uitnodigen
web-invite-how = Stuur deze link, of laat een telefoon de code fotograferen. Wie hem heeft, mag gaan zitten of kijken.
web-invite-link = Link naar de tafel
web-invite-copy = Kopiëren
web-invite-copied = Gekopieerd
web-invite-share = Sturen
web-invite-text = Speel je mee?
web-invite-code = De link naar de tafel als code voor telefoons
web-invite-only-here = Deze link werkt alleen op deze computer. Start de server voor de anderen in huis met: sabika serve --host 0.0.0.0

## Meer mensen aan één scherm

web-curtain-turn = { $name }, jouw beurt
web-curtain-next = Nu komt { $name }
web-curtain-pass = Geef het scherm aan { $name }. Niemand anders mag nu kijken.
web-curtain-lift = Ik ben { $name }

## Een groot scherm en telefoons

web-screens = Het bord op een groot scherm
web-screens-link = Groot scherm en telefoons
web-screens-how = Eén scherm toont iedereen de bouwplaats, het aanbod en alle paleizen. Elke speler heeft zijn kaarten op een telefoon en beslist daar.
web-screens-board = Het bord
    .how = Open dit op de televisie of de laptop in het midden.
    .open = Toon het bord hier
web-screens-hands = De handen
    .how = Fotografeer deze code met elke telefoon, en ga zitten.
web-screens-hand = Jouw hand
    .how = Dit is voor de telefoon in je hand.
    .open = Toon mijn hand hier
web-screens-back = Naar de hele tafel
web-big-join = Speel mee met je telefoon
web-big-yard = Bouwplaats
web-big-display = Aanbod
web-big-turn = { $name } is aan de beurt
web-big-over = { $count ->
        [one] { $winners } wint!
       *[other] { $winners } delen de winst!
    }
web-big-leave = Groot scherm verlaten
web-big-rejoin = Telefoon gesloten? Fotografeer dit.
web-hand-show = Wat je ziet
    .yard = Bouwplaats
    .palace = Paleis
web-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }

## Na het spel, als toeschouwer

web-rematch = Nog eens spelen
web-rematch-wanted = { $name } wil nog eens spelen.
web-rematch-join = Ga aan de nieuwe tafel zitten
web-rematch-watch = Ga mee naar de nieuwe tafel
web-watching = Je kijkt toe.
    .play = Zelf spelen

## Wat er misging

web-no-table = Die tafel is er niet
    .gone = Achter deze link is geen tafel meer. Vraag om een nieuwe, of open zelf een tafel.
    .no-key = Om deze tafel te zien heb je de hele link nodig. Vraag wie hem opende om hem nog eens te sturen.
web-closed = De tafel is opgegeven
    .what = Wie hem opende, heeft hem vóór het spel gesloten. Open een andere, of schuif aan bij een open tafel.
web-unreachable = De server antwoordt niet
    .what = Het wordt steeds opnieuw gevraagd, en de tafel verschijnt zodra hij er is. Er gaat niets verloren.
web-page-lost = Deze pagina kon niet worden geladen
    .what = Controleer je verbinding. Het wordt vanzelf opnieuw geprobeerd, en er gaat niets verloren.
web-language-lost = Deze taal kon niet worden geladen. Het wordt vanzelf opnieuw geprobeerd.
web-no-script = Sabika draait in de browser zelf en heeft JavaScript nodig. Sta het toe voor deze pagina en laad haar opnieuw.
web-reload = Opnieuw laden
web-lost = Hier is niets
    .what = Dit adres leidt nergens heen. Misschien is het bij het kopiëren afgekapt.
web-broken = Deze pagina kon niet worden getoond
    .what = Laad haar opnieuw. Helpt dat niet, dan is iets wat deze browser bewaart niet zoals het hoort: verwijder de gegevens van deze website in de instellingen van je browser. Bewaar eerst wat je kunt, zoals je spellen.
web-go-home = Naar de eerste pagina
