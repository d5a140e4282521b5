### Het terminalspel van Roll & Write.

## Delen van het bord

heading-sheet = Sabika · { $game } · { $round } · { $name } is aan zet
heading-sheet-over = Sabika · { $game } · afgelopen na { $rounds } ronden
heading-sheet-replay = Sabika · actie { $position } van { $last } · { $round }

panel-paper = Blad van { $name } · { $points } punten, nu { $now }
panel-paper-over = Blad van { $name } · { $points } punten
panel-dice = Dobbelstenen van { $name }
panel-sheets = De anderen
panel-points = Punten

# Voor een rij tekens: de munten die gekruist, vol en nog te verdienen zijn
paper-coins = Munten { $coins }, uitgegeven { $spent }
# Wat voor de kleuren van de dobbelstenen staat waar maar plaats is voor één letter
letter-blue = B
letter-yellow = G

score-now = Als nu einde
score-coins = Munten
score-dice = Stenen { $blue } { $yellow }
# Boven de punten van de plaatsen die nog niet zijn vergeven
score-places = plaatsen vrij

## Vragen

hint-roll = Enter gooit de dobbelstenen, u neemt het terug.
hint-watching-sheet = Je bekijkt een ander blad. Druk op p of Esc om naar het jouwe terug te gaan.
hint-dice = ← en → kiezen een dobbelsteen, ↑ en ↓ draaien hem voor een munt. Tab gaat naar het blad.
hint-dice-turned = ↑ en ↓ draaien alleen nog de dobbelstenen die al gedraaid zijn (↕). Tab gaat naar het blad.
hint-cell = { $action }: { $kind } { $number }/{ $size }, rij { $row }/6, kolom { $column }/6.

## Toetsen, elk in een of twee woorden

key-roll = gooien
key-build = bouwen
key-cell = vak
key-earn = { $coins ->
        [0] niets verdienen
        [one] { $coins } munt verdienen
       *[other] { $coins } munten verdienen
    }
key-dice = draaien
key-sheet = blad
key-build-again = bouwen voor { $coins } munten
key-nothing-more = niets meer
key-keep = houden
key-next-pair = volgend paar
key-watch-sheet = bladen
key-sheets = bladen bekijken

## Punten

sheet-if-over = Als het spel nu eindigde

## Begin en hulp

start-motto-sheet = Gooi de dobbelstenen, kruis gebouwen aan, vul je blad.
start-dummies = Dummy’s
start-goal = Doel

help-sheet = Je vier dobbelstenen wijzen tot vier vakken van je blad aan, te herkennen aan dikke lijnen en nummers: blauwe wijzen kolommen aan, gele rijen. In je beurt bouw je er een van, of verdien je een munt voor elk paar van een blauwe en een gele dobbelsteen dat een van je gebouwen aanwijst. Daarvoor draait elke munt een dobbelsteen één omhoog of omlaag, hooguit twee dobbelstenen per beurt; ↕ staat bij die al gedraaid zijn. Na het bouwen kun je voor 3 munten ook het vak van de andere twee dobbelstenen bouwen. Dan wordt er gegooid en gaat een paar naar de volgende speler. Punten komen van soorten die je voltooit of waarvan je de meeste hebt, van rijen en kolommen met minstens 4 gebouwen, en van munten. Getallen naast rijen en onder kolommen: gebouwen en de punten ervoor. In de tabel staat * voor de meeste gebouwen van een soort en ✓ voor alle, met daarnaast de punten van de plaatsen die nog te vergeven zijn. Alles gaat ook met de muis.
help-named-cell = het vak met dit nummer bouwen, of het paar houden dat het aanwijst
help-next-named = volgend of vorig vak dat gekozen kan worden
help-earn = munten verdienen in plaats van bouwen
help-dice = naar de dobbelstenen: links en rechts kiezen er een, omhoog en omlaag draaien hem voor een munt
help-decline-building = niets meer bouwen, of terug naar je eigen blad
help-take-back-dice = terugnemen, tot er wordt gegooid
help-watch-sheet = het blad van de volgende speler bekijken
help-score-sheet = wat ieder zou hebben als het spel nu eindigde, en waarvoor
