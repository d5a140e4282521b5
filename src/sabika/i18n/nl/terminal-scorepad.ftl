### Het scoreblok op de opdrachtregel: vragen en wat je kunt kiezen.

pad-file = Bestand
pad-game = Spel
pad-result = Uitslag
pad-unfinished = niet afgelopen
pad-history-empty = Er is nog geen spel genoteerd.
pad-player = Speler { $number }

## Het menu

pad-menu-new = Een nieuw spel
pad-menu-resume = Verder met: { $game } met { $names }
pad-menu-history = Eerdere spellen
pad-menu-leave = Stoppen
pad-menu-score = Noteren: { $scoring }
pad-menu-correct = Een waardering verbeteren
pad-menu-undo = De laatste wijziging terugnemen
pad-menu-terms = Alle punten en waarvoor ze zijn
pad-menu-setup = Zo zet je klaar
pad-menu-csv = Bewaren als tabel voor andere programma’s (csv)
pad-menu-text = De uitslag in een paar regels
pad-menu-give-up = Afbreken: deze waardering blijft zoals ze was

## Vragen

pad-ask-choice = Je keuze
pad-ask-game = Welk spel?
pad-ask-modules = Welke modules? Hun nummers, of niets voor geen:
pad-ask-players = Hoeveel spelers?
pad-ask-name = Naam van speler { $number }:
pad-ask-youngest = Wie is de jongste, en wie komt daarna? Nummers vanaf de jongste, of niets als niemand het weet:
pad-ask-way = Hoe vul je { $name } in?
pad-way-numbers = Met getallen
pad-way-tiles = Tegel voor tegel
pad-no-more = Niet meer
pad-how-to-lay = Noem een tegel, zoals toren 9; de vakken waar hij past krijgen dan een nummer, met een vraagteken waar er nog andere naast moeten. Haal er een weg met een min: - toren 9. Een lege regel stopt.
pad-ask-tile = Tegel:
pad-ask-which = Welke?
pad-ask-place = Welk vak?
pad-ask-best = { $name }, { $kind }: hoogste prijs
pad-ask-cells = Aangekruiste vakken, steeds blauwe en gele dobbelsteen, zoals 11 35 62:
pad-ask-round = Welke waardering?
pad-ask-side = Wie heeft een soort voltooid?
pad-ask-kind = Welke soort?
pad-ask-again = Wiens gegevens verbeter je?
pad-ask-csv = Naam van het bestand, of niets om het te laten:

## Antwoorden waar niets mee kan

pad-not-a-number = Antwoord met nummers uit de lijst.
pad-not-a-cell = Schrijf voor elk vak twee dobbelstenen, zoals 35 voor blauw 3 en geel 5.
pad-out-of-bounds = { $number } ligt niet tussen { $least } en { $most }.
pad-no-such-tile = Geen tegel die over is heet “{ $tile }”.
pad-fits-nowhere = { $tile } past nergens in dit paleis.
pad-stays = “{ $tile }” kan niet weg: die ligt er niet, of de rest zou niet aan elkaar blijven.

## Wat er is gedaan

pad-saved = Bewaard in { $path }.
pad-written = Geschreven naar { $path }.
