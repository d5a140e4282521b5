### Les règles en ligne de commande.

reference-ruling = notre arbitrage, quand la règle du jeu se tait ou se contredit
reference-untranslated = en anglais, pas encore traduit
reference-hint = Lire une règle : sabika rules A21. Chercher dans les règles : sabika rules search mur.

reference-no-words = Dites ce qu’il faut chercher, par exemple : sabika rules search mur.
reference-none = Aucune règle ne mentionne « { $words } ». Essayez des mots plus courts ou moins nombreux.
reference-unknown = Il n’y a pas de règle « { $id } ». Cherchez par mots dans les règles : sabika rules search mur.
reference-meant = Il n’y a pas de règle « { $id } ». Vouliez-vous dire { $suggestions } ?
