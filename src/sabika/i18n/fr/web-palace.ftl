### Pictures of the pieces and of palaces in the browser.

## A letter or two on every tile and coin, so that nothing is told by colour alone. No two kinds and no two currencies may share theirs.
web-letter-pavilion = P
web-letter-seraglio = S
web-letter-arcades = A
web-letter-chambers = C
web-letter-garden = J
web-letter-tower = T
web-letter-arena = Ar
web-letter-bath_house = B
web-letter-library = Bi
web-letter-hostel = Au
web-letter-hospital = H
web-letter-market = M
web-letter-park = Pa
web-letter-school = Éc
web-letter-district = Q

web-letter-florin = F
web-letter-dirham = Di
web-letter-denar = De
web-letter-ducat = Du

## Un palais en mots

web-palace-tile = { $tile } : { $cell }
web-palace-bare = Rien que la fontaine pour l’instant
web-palace-first = { $tile }, première tuile Granada

## Voir de plus près

web-palace-keys = Les flèches mènent d’une case à l’autre, Entrée choisit ; + et − agrandissent et réduisent, 0 montre tout le palais.
web-palace-closer = Agrandir
web-palace-farther = Réduire
web-palace-whole = Voir tout le palais
