### De uitleg in de browser: de pagina die hem aanbiedt, de kaart die je erdoorheen leidt, en elke stap.
### De tekst van een stap legt uit; `do` is wat je doet, bij wat op het scherm is gemarkeerd.

## De pagina

web-tutorial = Leren door te spelen
    .blurb = Aan een echte tafel, met kaarten waar alles in zit. Kijk gerust rond en probeer iets anders: de uitleg wacht op je, of gaat verder vanaf een voorbereid moment.
web-tutorial-minutes = ongeveer { $minutes } minuten
web-tutorial-done = gedaan
web-tutorial-begin = Beginnen
web-tutorial-go-on = Verdergaan
web-tutorial-from-the-start = Vanaf het begin
web-tutorial-of = { $what }: { $game }

## De kaart

web-tutorial-card = Uitleg: { $game }
web-tutorial-step = { $number } van { $of }
web-tutorial-leave = De uitleg verlaten
web-tutorial-back = Vorige stap
web-tutorial-next = Verder
web-tutorial-skip = Overslaan
web-tutorial-again = Opnieuw proberen
web-tutorial-show = Laat zien
web-tutorial-others = Andere uitleg
web-tutorial-play = Een spel spelen
web-tutorial-opening = De tafel wordt gedekt …
web-tutorial-confirm = Bevestig het nu. Tot dan kun je alles terugnemen.
web-tutorial-waiting = De anderen zijn aan de beurt …
web-tutorial-otherwise = Dat mag ook. Probeer wat gemarkeerd is, wanneer je wilt.
web-tutorial-prepared = Je spel is anders verlopen, dus hier is een voorbereid moment.

## Alhambra

web-tutorial-alhambra = Geld, gepast betalen, muren en tuinen: alles wat je nodig hebt voor je eerste spel.
web-tutorial-alhambra-welcome = Dit is je paleis: nu nog alleen een fontein. Je koopt gebouwen en legt ze eromheen. Drie keer in het spel zijn er punten: voor de meeste gebouwen van een soort en voor een lange buitenmuur.
web-tutorial-alhambra-yard = Op de bouwplaats zijn gebouwen te koop. Elk veld heeft zijn eigen valuta, en het getal op een tegel is de prijs. Er zijn zes soorten; de duurdere leveren meer punten op.
web-tutorial-alhambra-hand = Dit is je geld. Een tegel betaal je alleen in de valuta van zijn veld, dus het maakt uit welke kaarten je verzamelt.
web-tutorial-alhambra-take = In je beurt doe je één ding: geld nemen, een tegel kopen of je paleis verbouwen. Uit het aanbod neem je één kaart, van welke waarde ook, of meerdere die samen hoogstens 5 waard zijn.
    .do = Kies de twee gemarkeerde kaarten en druk op ‘{ web-table-take }’. Daarmee kun je in je volgende beurt een tegel gepast betalen.
web-tutorial-alhambra-others = Dan zijn de anderen aan de beurt. Hier zie je hun paleizen, en daaronder wat ze hebben gedaan.
web-tutorial-alhambra-exact = Nu kun je een tegel gepast betalen. Daar gaat het om: wie precies gepast betaalt, heeft recht op nog een actie.
    .do = Klik op de gemarkeerde tegel en betaal hem.
web-tutorial-alhambra-overpay = Gepast betaald, dus je mag nog een actie doen. De tegel wacht naast je paleis tot je acties voorbij zijn. Voor de andere tegels heb je geen gepast geld.
    .do = Klik op de gemarkeerde tegel om te zien wat je zou betalen. Er is dan nog niets gekocht.
web-tutorial-alhambra-no-change = Wisselgeld is er niet: wat te veel is, ben je kwijt, en een extra actie krijg je niet. Soms is een tegel dat waard. Houd je geld deze keer.
    .do = Druk bij de betaling op ‘{ web-table-back-out }’.
web-tutorial-alhambra-more = Gebruik de actie liever om geld te verzamelen voor je volgende aankoop. Het is een recht, geen plicht: met ‘{ action-stop }’ zou je ervan afzien.
    .do = Neem het gemarkeerde geld.
web-tutorial-alhambra-walls = Nu krijgt de tegel zijn plek. Tegels worden nooit gedraaid, en waar er twee elkaar raken, hebben beide randen een muur of geen van beide. Hier mag hij niet: wijs het gemarkeerde vak aan, of tik erop, en je leest waarom, en volgens welke regel.
web-tutorial-alhambra-on-foot = Bovendien moet je van de fontein naar elke tegel kunnen lopen zonder over een muur te gaan, en mag er geen leeg vak ingesloten raken. Het getal in een vak zegt hoeveel punten het zou opleveren als er nu een waardering kwam.
web-tutorial-alhambra-place = Muren horen aan de buitenkant: daar groeien ze uit tot één lange.
    .do = Leg de tegel in het gemarkeerde vak, of in een ander dat mag.
web-tutorial-alhambra-buy-again = Je volgende beurt. Weer kun je een tegel gepast betalen.
    .do = Koop de gemarkeerde tegel.
web-tutorial-alhambra-end-actions = En weer mag je nog een actie doen.
    .do = Neem het gemarkeerde geld.
web-tutorial-alhambra-reserve = Je hoeft een nieuwe tegel niet meteen te bouwen. In je reserve kan hij zo lang wachten als je wilt, maar daar levert hij geen punten op.
    .do = Druk deze keer op ‘{ web-table-to-reserve }’.
web-tutorial-alhambra-redesign = Verbouwen is ook een actie: een tegel uit de reserve bouwen, er een uit het paleis naar de reserve halen, of er twee ruilen.
    .do = Kies de tegel in je reserve en dan het gemarkeerde vak.
web-tutorial-alhambra-later = We slaan een paar beurten over. In de geldstapel zitten twee waarderingskaarten verstopt; deze strook laat zien waar ongeveer. Duikt er een op, dan scoort iedereen. De derde waardering komt aan het einde.
web-tutorial-alhambra-kinds = Dit zou iedereen nu krijgen. In de eerste waardering zijn er punten voor wie de meeste tegels van een soort heeft: van 1 voor paviljoens tot 6 voor torens. Bij gelijke stand wordt gedeeld. De reserve telt niet mee.
web-tutorial-alhambra-wall = Daarbij krijgt iedereen een punt voor elke rand van de langste ononderbroken buitenmuur. Vink naast de puntentabel ‘{ web-hint-glow }’ aan om de jouwe te zien.
web-tutorial-alhambra-score = De eerste waarderingskaart ligt boven op de stapel.
    .do = Neem het gemarkeerde geld en kijk wat er opduikt.
web-tutorial-alhambra-scored = Dat was een waardering. De tweede levert meer op, ook voor de tweede plaats; de laatste beloont de eerste drie. Het Romeinse cijfer hier toont je elke waardering nog eens.
web-tutorial-alhambra-last-tiles = Nu het einde: de buidel is leeg. Kan na een beurt een veld van de bouwplaats niet worden aangevuld, dan is het spel afgelopen. Overgebleven tegels gaan naar wie het meeste geld in hun valuta heeft.
web-tutorial-alhambra-last-turn = Dit is je laatste beurt. Daarna is geld niets meer waard.
    .do = Koop wat je kunt, leg het aan en kijk wie er wint.
web-tutorial-alhambra-end = Nu ken je Alhambra. En vergeet je iets: de tafel markeert wat mogelijk is en zegt waarom iets niet mag.

## Granada

web-tutorial-granada = Wat er anders is: grachten, tegels met twee kanten, en soorten die met elke tegel meer waard worden.
web-tutorial-granada-welcome = Granada speel je als Alhambra, met grachten in plaats van muren. Je bouwt volgens dezelfde regels, en de langste gracht scoort zoals daar de langste muur.
web-tutorial-granada-faces = Elke tegel heeft twee kanten met verschillende soorten. Het kleine teken erop toont wat er op de rug staat, voor 1 meer of 1 minder. Je koopt de kant die boven ligt. Nieuwe tegels komen om de beurt met de even en de oneven kant boven.
web-tutorial-granada-buy = Betalen gaat zoals je het kent, en liefst gepast.
    .do = Koop de gemarkeerde tegel.
web-tutorial-granada-more = Gepast betaald: nog een actie, als je wilt.
    .do = Neem het gemarkeerde geld.
web-tutorial-granada-turn = Een tegel bouw je zoals je hem hebt gekocht. Maar eerst mag je hem omdraaien, voor 3 in één valuta naar keuze. Ook hier is er geen wisselgeld.
    .do = Druk op de gemarkeerde knop en betaal.
web-tutorial-granada-place = In de reserve mag een nieuwe tegel gratis met een van beide kanten boven. Eenmaal gebouwd of in de reserve wordt hij nooit meer omgedraaid.
    .do = Bouw hem in het gemarkeerde vak.
web-tutorial-granada-later = Een paar beurten later. Hoe meer tegels van een soort iedereen samen heeft gebouwd, hoe meer ze waard is: zijn het er zeven, dan leveren de meeste tegels in de eerste waardering 7 punten op. In de tweede zijn dat er 14, en 7 voor de tweede plaats; aan het einde 21, 14 en 7.
web-tutorial-granada-ties = Delen doet niemand. Wie van de gelijke spelers de duurste tegel van de soort heeft, gaat voor.
web-tutorial-granada-score = Ook hier ligt de waarderingskaart boven op de stapel.
    .do = Neem het gemarkeerde geld.
web-tutorial-granada-end = Dat is Granada. Het eindigt als Alhambra: wanneer de bouwplaats niet meer kan worden aangevuld.

## Alhambra en Granada

web-tutorial-combined = Beide spellen tegelijk: twee tegels op elk veld en een paleis van twee delen.
web-tutorial-combined-welcome = Elk veld biedt nu twee tegels voor dezelfde valuta: een van Alhambra, met muren, en een van Granada, met grachten. Wie gepast betaalt, kan ze in één beurt allebei kopen.
web-tutorial-combined-parts = Tot nu toe is je paleis helemaal Alhambra. Een tegel van Granada sluit alleen aan waar zijn gracht tegen een muur ligt; kale randen van de twee raken elkaar nooit.
web-tutorial-combined-buy = Hier is een tegel waarvan de gracht bij een van je muren past.
    .do = Koop de gemarkeerde tegel.
web-tutorial-combined-more = Gepast betaald: nog een actie, als je wilt.
    .do = Neem het gemarkeerde geld.
web-tutorial-combined-place = Met je eerste tegel van Granada begint het tweede deel van je paleis. Hij wordt nooit meer verplaatst.
    .do = Leg hem met zijn gracht tegen een muur: in het gemarkeerde vak, of in een ander dat mag.
web-tutorial-combined-grow = In elk deel loop je apart: in Alhambra vanaf de fontein, in Granada vanaf de tegel met de vlag. Elke volgende tegel van Granada heeft een kale rand naar zijn eigen deel nodig.
web-tutorial-combined-later = Een paar beurten later. Muren, grachten en alle vijftien soorten scoren zoals je het kent. En de grens telt: 2 punten voor elke rand van de langste ononderbroken reeks waar muur tegen gracht ligt.
web-tutorial-combined-score = De waarderingskaart ligt boven op de stapel.
    .do = Neem het gemarkeerde geld.
web-tutorial-combined-end = Dat is alles. Het spel eindigt wanneer op een veld van de bouwplaats helemaal geen tegel meer ligt.

## Roll & Write

web-tutorial-roll-and-write = Dobbelstenen, munten en een blad met 36 gebouwen; de dobbelstenen gaan rond.
web-tutorial-roll-and-write-welcome = Dit is je blad, met 36 gebouwen van zes soorten. Blauwe dobbelstenen wijzen de kolom aan, gele de rij. Drie gebouwen staan er vanaf het begin.
web-tutorial-roll-and-write-dice = Je hebt vier dobbelstenen. Elke blauwe wijst met elke gele een vak aan. De vakken die oplichten, kun je nu bouwen.
web-tutorial-roll-and-write-build = In je beurt bouw je een van deze vakken, of je verdient munten.
    .do = Klik op het gemarkeerde vak, of op een ander dat oplicht.
web-tutorial-roll-and-write-again = Voor 3 munten kun je ook het vak van de twee overgebleven dobbelstenen bouwen. Houd je munten deze keer.
    .do = Druk op de gemarkeerde knop.
web-tutorial-roll-and-write-passed = De twee gebruikte dobbelstenen zijn opnieuw gegooid en blijven bij jou. De andere twee gaan ongewijzigd naar de volgende speler, dus let op wat je doorgeeft. Hier zijn de bladen van de anderen.
web-tutorial-roll-and-write-turn = Voordat je bouwt, zet elke munt een dobbelsteen één hoger of lager, hooguit twee dobbelstenen per beurt.
    .do = Druk op de gemarkeerde pijl.
web-tutorial-roll-and-write-build-turned = Nu wijzen de dobbelstenen andere vakken aan.
    .do = Bouw het gemarkeerde vak.
web-tutorial-roll-and-write-earn = Verdienen levert een munt op voor elk koppel van een blauwe en een gele dobbelsteen dat een gebouwd vak aanwijst. Dat is iets voor beurten waarin je verder niets aan de dobbelstenen hebt.
    .do = Druk op de gemarkeerde knop.
web-tutorial-roll-and-write-keep = Alle vier de dobbelstenen zijn gegooid. Je houdt er van elke kleur één en geeft de andere door.
    .do = Kies het paar dat je houdt door het vak dat het aanwijst.
web-tutorial-roll-and-write-kinds = Wie een soort voltooit, krijgt aan het einde van die ronde de beste plaats die nog over is. Na afloop van het spel gaan de andere plaatsen naar wie het meest van de soort heeft gebouwd.
web-tutorial-roll-and-write-lines = Rijen en kolommen tellen ook: 2 punten voor vier gebouwen, 5 voor vijf, 10 voor zes. Aan het einde zijn elke twee munten een punt waard.
web-tutorial-roll-and-write-last-turn = En nu de laatste ronde van een spel.
    .do = Bouw nog één keer, of verdien munten, en kijk wie er wint.
web-tutorial-roll-and-write-end = Dat is alles. Kun je een vak niet bouwen, klik er dan op: je leest waarom.
