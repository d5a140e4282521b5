### De client zonder server: het spel draait in de browser zelf.

## Op elke pagina

web-tab-starting = Sabika maakt zich klaar in deze browser …
web-tab-again = Opnieuw proberen
web-tab-forgets = Deze browser bewaart niets: je spellen zijn weg als dit tabblad wordt gesloten. Bewaar als bestand wat je wilt houden.
web-tab-read = Begrepen
web-tab-full = Deze browser heeft geen ruimte meer: wat er vanaf nu gebeurt is weg als dit tabblad wordt gesloten. Bewaar je spellen als bestanden of maak ruimte; dan wordt alles weer bewaard.
    .save = Bewaren als bestanden
web-tab-away = De server is niet bereikbaar. Wat je alleen of met anderen aan dit scherm speelt gaat verder in deze browser, en het scoreblok ook. Spellen die je nu begint blijven in deze browser, ook als de server terug is.
web-tab-version = Er is een nieuwe versie van Sabika. Alle open pagina’s ervan worden opnieuw geladen; er gaat geen spel verloren.
    .take = Nu gebruiken
web-tab-where = in deze browser

## Waar een server voor nodig is

web-tab-new = Kies spel, modules en tegenstanders: mensen aan dit scherm, of bots.
web-tab-friends = Zonder server komt er niemand van elders. Installeer Sabika en start een server om met vrienden via een link te spelen: sabika serve --host 0.0.0.0. Wie jou een link heeft gestuurd heeft er al een: open de link in de browser.
web-tab-public = Openbare tafels staan op een server, waar anderen ze vinden. Installeer Sabika en start er een: sabika serve --host 0.0.0.0
web-tab-screens = Voor een groot scherm met een telefoon voor elke hand is een server nodig: sabika serve --host 0.0.0.0
web-tab-invite = Deze tafel is alleen in deze browser, dus er leidt geen link naartoe. Open een tafel op een server om met vrienden via een link te spelen: sabika serve --host 0.0.0.0
web-tab-share = Dit spel is alleen in deze browser, dus er leidt geen link naartoe. Stuur het verslag: wie het bestand opent, ziet het hele spel.
web-tab-push = Zolang de pagina open is. Speel op een server om het ook te horen als ze gesloten is: sabika serve
web-tab-programs = Voor programma’s, webhooks en vrienden ver weg: sabika serve
