### Le client dans le navigateur : la référence des règles.

web-rules-title = Les règles
web-rules-lead = Toutes les règles des quatre jeux et des huit modules, avec les numéros que le jeu lui-même cite quand il refuse quelque chose.
web-rules-search = Chercher une règle par mots ou par numéro
    .example = mur, A21 …
web-rules-all = Tout afficher
web-rules-contents = Sommaire
web-rules-print = Imprimer
web-rules-loading = Les règles arrivent …
web-rules-again = Réessayer
web-rules-found = { $count ->
        [0] Aucune règle
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-none = Aucune règle n’en parle. Essayez des mots plus courts ou moins nombreux.
web-rules-unknown = Il n’y a pas de règle « { $id } ». Cherchez-la par mots ci-dessus, comme mur.

## Une règle

# Comme dans le texte des règles
web-rules-mark = (arbitrage)
web-rules-legend = Les arbitrages sont de nous et non de l’éditeur : ils disent ce que nous jouons quand un livret se tait ou que deux se contredisent. Les règles sont dites avec nos propres mots ; les livrets imprimés sont ceux de l’éditeur.
# Devant les numéros des exemples qui montrent ce que veut dire une règle
web-rules-examples = { $count ->
        [one] Exemple :
       *[other] Exemples :
    }
# Devant les numéros des règles qu’un exemple montre
web-rules-shows = Illustre
web-rules-table = Tableau de { $id }
web-rules-rule = { $id } · { $section }
web-rules-look = Lire la règle { $id }
web-rules-back = Retour à { $id }
web-rules-open = Ouvrir dans les règles
