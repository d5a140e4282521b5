### Het scoreblok voor het spel aan de echte tafel: wat je noteert, hoe je klaarzet, en wat niet kan.

scorepad-scoring = Waardering
scorepad-source = Waarvoor
scorepad-total = Totaal
# A line of the ranking: Ana: 132
scorepad-standing = { $name }: { $points }

## Wat je noteert

scorepad-field-kinds = Gebouwen
scorepad-field-wall = Langste muur
scorepad-field-moat = Langste gracht
scorepad-field-border = Langste grens
scorepad-field-best = Hoogste prijs
scorepad-field-rows = Rijen
scorepad-field-columns = Kolommen
scorepad-field-coins = Munten
scorepad-field-completed = Voltooide soorten

## Klaarzetten. Wanneer het moet, dan stap voor stap.

scorepad-when-start = Voor het spel
scorepad-when-scoring-1 = Na de eerste waardering
scorepad-when-scoring-2 = Na de tweede waardering
scorepad-when-pile = Als de stapel voor het eerst op is

scorepad-step-fountains = Geef elk van de { $players } spelers een fontein; iedereen begint zonder punten en met een lege reserve ({ $rule }).
scorepad-step-tiles = Schud de { $tiles } tegels gedekt, of doe ze in de buidel ({ $rule }).
scorepad-step-yard = Trek tegels voor de velden 1 tot en met { $spaces } van de bouwplaats, in die volgorde ({ $rule }).
scorepad-step-tiles-with-moats = Doe de { $tiles } tegels met grachten in de buidel ({ $rule }).
scorepad-step-yard-with-moats = Trek tegels voor de velden 1 tot en met { $spaces } van de bouwplaats, met de even kant boven; zet daarna de wijzer op oneven ({ $rule }).
scorepad-step-two-bags = Doe de { $tiles } tegels met muren en de { $moats } tegels met grachten in twee buidels ({ $rule }).
scorepad-step-two-yards = Trek uit elke buidel een tegel voor elk van de { $spaces } velden van de bouwplaats. De eerste tegels van Granada moeten een gracht hebben: andere gaan terug. Ze liggen met de even kant boven; zet daarna de wijzer op oneven ({ $rule }).
scorepad-step-cards-out = Haal van elke geldkaart één exemplaar uit het spel, samen { $out }; er blijven er { $cards } over ({ $rule }).
scorepad-step-money = Leg de waarderingskaarten opzij en schud de { $cards } geldkaarten. Deel speler voor speler open uit, tot die speler { $total } of meer heeft ({ $rule }).
scorepad-step-first-player = Wie de minste kaarten heeft, begint; bij gelijke stand het laagste totaal, dan de jongste. Nu neemt iedereen de kaarten op de hand ({ $rule }).
scorepad-step-first-player-by-age = Wie de minste kaarten heeft, begint; bij gelijke stand het laagste totaal, dan { $count ->
        [one] { $names }, de jongste
       *[other] op leeftijd: { $names }
    }. Nu neemt iedereen de kaarten op de hand ({ $rule }).
scorepad-step-display = Draai { $cards } kaarten open voor het aanbod ({ $rule }).
scorepad-step-piles = Verdeel de rest over { $piles } ongeveer even grote stapels ({ $rule }).
scorepad-step-first-card = Schud waarderingskaart 1 door stapel { $pile } en leg kaart 2 opzij ({ $rule }).
scorepad-step-scoring-cards = Schud waarderingskaart 1 door stapel { $first } en kaart 2 door stapel { $second } ({ $rule }).
scorepad-step-stack = Leg de stapels op elkaar, met stapel 1 bovenop ({ $rule }).
scorepad-step-second-card = Verdeel de geschudde aflegstapel over { $piles } stapels, schud waarderingskaart 2 door stapel { $pile } en leg ze op elkaar met stapel 1 bovenop ({ $rule }).
scorepad-step-sheets = { $players ->
        [one] Neem een blad en een pen ({ $rule }).
       *[other] Geef elk van de { $players } spelers een blad en een pen ({ $rule }).
    }
scorepad-step-coins = Iedereen begint met { $coins } munten ({ $rule }).
scorepad-step-first-buildings = Iedereen gooit { $buildings } keer een blauwe en een gele dobbelsteen en kruist het vak aan dat ze aanwijzen; is dat al aangekruist, dan wordt er opnieuw gegooid ({ $rule }).
scorepad-step-first-pair = Iedereen gooit nog één keer een blauwe en een gele dobbelsteen en laat ze op het blad liggen ({ $rule }).
scorepad-step-second-pair = Loot wie begint; die speler gooit een tweede paar ({ $rule }).
scorepad-step-second-pair-alone = Gooi een tweede paar: alleen blijven alle vier de dobbelstenen op je blad ({ $rule }).
scorepad-step-dummies = { $dummies ->
        [one] Er speelt een dummy mee: gooi { $buildings } gebouwen voor hem en kruis hun soorten aan; na elke ronde komt er een bij ({ $rule }).
       *[other] Er spelen { $dummies } dummy’s mee: gooi voor elk { $buildings } gebouwen en kruis hun soorten aan; na elke ronde komt er per dummy een bij ({ $rule }).
    }
scorepad-step-beat = Je wilt de dummy’s verslaan: ze scoren hun plaatsen, en elk nog { $points } punten erbij ({ $rule }).
scorepad-step-rounds = Er worden { $rounds } ronden gespeeld ({ $rule }).

## Wat niet kan

scorepad-refused = { $name }: { $why }
scorepad-refused-negative = { $number } is minder dan niets: vul 0 of meer in ({ $rule }).
scorepad-refused-unknown-piece = { $piece } bestaat in dit spel niet ({ $rule }).
scorepad-refused-not-in-game = “{ $what }” telt hier niet mee: laat het weg, of kies een ander spel of een andere module ({ $rule }).
scorepad-refused-wrong-entry = Zo wordt dit hier niet genoteerd ({ $rule }).
scorepad-refused-too-many-tiles = { $kind }: dat zijn { $number } tegels, maar er zijn er maar { $most } ({ $rule }).
scorepad-refused-too-many-in-all = Dat zijn samen { $number } tegels, maar er zijn er maar { $most } ({ $rule }).
scorepad-refused-wall-too-long = Zo weinig tegels geven geen muur van { $number }: hoogstens { $most } ({ $rule }).
scorepad-refused-moat-too-long = Zo weinig tegels geven geen gracht van { $number }: hoogstens { $most } ({ $rule }).
scorepad-refused-border-too-long = Zo weinig tegels geven geen grens van { $number }: hoogstens { $most } ({ $rule }).
scorepad-refused-no-such-price = { $kind }: geen tegel die hier kan liggen kost { $price } ({ $rule }).
scorepad-refused-price-too-low = { $kind }: met { $number } tegels is de hoogste prijs minstens { $least }, niet { $price } ({ $rule }).
scorepad-refused-price-twice = { $kind }: maar één tegel kost { $price }, dus twee spelers kunnen hem niet allebei hebben ({ $rule }).
scorepad-refused-tie = { $kind }: de stand is gelijk, vul dus de hoogste prijs van deze tegels in ({ $rule }).
scorepad-refused-used-twice = { $tile } bestaat maar één keer, en { $other } heeft die al ({ $rule }).
scorepad-refused-moved-on = { $scoring ->
        [1] { $tile } lag bij de eerste waardering bij { $other }, en tegels blijven bij wie ze kreeg ({ $rule }).
       *[other] { $tile } lag bij de tweede waardering bij { $other }, en tegels blijven bij wie ze kreeg ({ $rule }).
    }
scorepad-refused-turned = { $tile } lag eerder met de andere kant boven ({ $old }), en een tegel wordt nooit meer omgedraaid ({ $rule }).
scorepad-refused-palace = { $tile } kan daar niet liggen ({ $cell }). { $because }
scorepad-refused-rules = { $because }
scorepad-refused-out-of-order = { $scoring ->
        [1] De eerste waardering kan hier niet komen: noteer de waarderingen in hun volgorde ({ $rule }).
        [2] De tweede waardering kan hier niet komen: noteer de waarderingen in hun volgorde ({ $rule }).
       *[other] De laatste waardering kan hier niet komen: noteer de waarderingen in hun volgorde ({ $rule }).
    }
scorepad-refused-only-completed = Aan het einde van een ronde noteer je alleen voltooide soorten; de bladen volgen aan het einde ({ $rule }).
scorepad-refused-completed-at-end = Soorten die in de laatste ronde zijn voltooid, tellen met de bladen mee: noteer ze niet apart ({ $rule }).
scorepad-refused-no-such-side = Die partij zit niet aan deze tafel ({ $rule }).
scorepad-refused-completed-twice = { $kind }: deze soort was al voltooid ({ $rule }).
scorepad-refused-not-completed = { $kind }: deze soort is voltooid, dus op het blad staan { $most } gebouwen, geen { $number } ({ $rule }).
scorepad-refused-no-such-cell = Er is geen vak blauw { $blue }, geel { $yellow }: dobbelstenen gaan van 1 tot 6 ({ $rule }).
scorepad-refused-cell-twice = Het vak blauw { $blue }, geel { $yellow } wordt maar één keer aangekruist ({ $rule }).
scorepad-refused-wrong-line = { $number } gebouwen kan niet: een rij of kolom heeft { $most } vakken ({ $rule }).
scorepad-refused-lines-differ = De soorten geven { $number } gebouwen, de rijen { $rows }, de kolommen { $columns }: alle drie moeten gelijk zijn ({ $rule }).
scorepad-refused-lines-impossible = Geen blad heeft tegelijk deze rijen en deze kolommen: tel ze nog eens na ({ $rule }).
scorepad-refused-too-many-buildings = { $kind }: { $number } gebouwen is te veel, op het blad staan er { $most } ({ $rule }).
scorepad-refused-too-many-coins = { $number } munten is te veel: op het blad staan er { $most } ({ $rule }).
