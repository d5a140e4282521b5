### Pictures of the pieces and of palaces in the browser.

## A letter or two on every tile and coin, so that nothing is told by colour alone. No two kinds and no two currencies may share theirs.
web-letter-pavilion = P
web-letter-seraglio = S
web-letter-arcades = A
web-letter-chambers = Ge
web-letter-garden = Ga
web-letter-tower = T
web-letter-arena = Ar
web-letter-bath_house = B
web-letter-library = Bi
web-letter-hostel = He
web-letter-hospital = Ho
web-letter-market = M
web-letter-park = Pa
web-letter-school = Sc
web-letter-district = V

web-letter-florin = F
web-letter-dirham = Di
web-letter-denar = De
web-letter-ducat = Du

## Ein Palast in Worten

web-palace-tile = { $tile }: { $cell }
web-palace-bare = Bisher nur der Brunnen
web-palace-first = { $tile }, erstes Granada-Plättchen

## Näher hinsehen

web-palace-keys = Die Pfeiltasten führen von Feld zu Feld, die Eingabetaste wählt; + und − zoomen, 0 zeigt den ganzen Palast.
web-palace-closer = Vergrößern
web-palace-farther = Verkleinern
web-palace-whole = Den ganzen Palast zeigen
