### Pictures of the pieces and of palaces in the browser.

## A letter or two on every tile and coin, so that nothing is told by colour alone. No two kinds and no two currencies may share theirs.
web-letter-pavilion = P
web-letter-seraglio = S
web-letter-arcades = A
web-letter-chambers = C
web-letter-garden = G
web-letter-tower = T
web-letter-arena = Ar
web-letter-bath_house = B
web-letter-library = L
web-letter-hostel = Hs
web-letter-hospital = Hp
web-letter-market = M
web-letter-park = Pk
web-letter-school = Sc
web-letter-district = D

web-letter-florin = F
web-letter-dirham = Di
web-letter-denar = De
web-letter-ducat = Du

## A palace in words

web-palace-tile = { $tile }: { $cell }
web-palace-bare = Only the fountain so far
web-palace-first = { $tile }, first Granada tile

## Looking closer

web-palace-keys = The arrow keys go from cell to cell, Enter chooses; + and − zoom, 0 shows the whole palace.
web-palace-closer = Zoom in
web-palace-farther = Zoom out
web-palace-whole = Show the whole palace
