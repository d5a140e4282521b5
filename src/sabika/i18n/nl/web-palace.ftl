### Pictures of the pieces and of palaces in the browser.

## A letter or two on every tile and coin, so that nothing is told by colour alone. No two kinds and no two currencies may share theirs.
web-letter-pavilion = P
web-letter-seraglio = S
web-letter-arcades = A
web-letter-chambers = K
web-letter-garden = Tu
web-letter-tower = To
web-letter-arena = Ar
web-letter-bath_house = B
web-letter-library = Bi
web-letter-hostel = He
web-letter-hospital = Ho
web-letter-market = M
web-letter-park = Pa
web-letter-school = Sc
web-letter-district = W

web-letter-florin = F
web-letter-dirham = Di
web-letter-denar = De
web-letter-ducat = Du

## Een paleis in woorden

web-palace-tile = { $tile }: { $cell }
web-palace-bare = Nog alleen de fontein
web-palace-first = { $tile }, eerste Granadategel

## Dichterbij kijken

web-palace-keys = Met de pijltjes ga je van vak naar vak, Enter kiest; + en − zoomen, 0 toont het hele paleis.
web-palace-closer = Inzoomen
web-palace-farther = Uitzoomen
web-palace-whole = Het hele paleis tonen
