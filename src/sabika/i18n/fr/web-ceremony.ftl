### Dans le navigateur : ce qui est dit pendant qu’un décompte est raconté.

web-ceremony-key = Échap passe le décompte, les flèches vont étape par étape
# Pendant que le décompte est raconté, ce que font les autres attend.
web-ceremony-ahead = { $moves ->
        [one] Les autres ont continué : { $moves } action attend.
       *[other] Les autres ont continué : { $moves } actions attendent.
    }
web-ceremony-your-turn = C’est à vous de jouer.
web-ceremony-over = La partie est finie.
# Dans une rediffusion : ce qu’un moment a rapporté se voit étape par étape.
web-ceremony-show = Montrer le décompte
