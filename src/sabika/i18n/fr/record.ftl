### Ce qui ne va pas dans une partie enregistrée.

record-refused = L’action { $number }, « { $action } », n’est pas permise : { $because }
    .earlier = L’action { $number }, « { $action } », n’est pas permise par la version { $version } des règles, celle de l’enregistrement : { $because }
record-no-action = L’action { $number }, « { $action } », est illisible : { $why }
record-cannot-draw = Après l’action { $number }, « { $action } » : { $why }
record-because = { $why }
record-other-pieces = La partie a été jouée avec d’autres pièces. Indiquer le fichier de ses pièces avec --components.
record-seed-hash = La graine ne correspond pas à l’empreinte publiée.
record-deal-seats = La donne cite { $named } places, mais la partie en a { $seats }.
record-deal-server = La valeur du serveur ne correspond pas à l’empreinte publiée.
record-deal-seat = La valeur de la place { $number } ne correspond pas à son empreinte.
record-deal-seed = La graine n’est pas faite des valeurs données.
record-too-many-draws = L’enregistrement donne plus de tirages pour « { $stream } » ({ $times }) que la partie n’en fait ({ $drawn }).
record-not-over = L’enregistrement a un résultat, mais sa partie n’est pas terminée : il manque des actions à la fin.
record-no-result = L’enregistrement n’a pas de résultat, mais sa partie est terminée.
record-differs = { $field } vaut { $recorded }, mais la partie donne { $replayed }.

## Ce qui ne se lit pas comme un enregistrement

record-unreadable = { $source } n’est pas un enregistrement : { $why }
record-source-text = Le texte
record-source-game = La partie
record-source-sent = Ce qui a été envoyé
record-newer = { $source } vient d’un Sabika plus récent. Mettez Sabika à jour pour pouvoir le lire.
record-cut-off = la fin manque.
record-no-json = ce n’est pas du JSON.
record-no-utf-8 = ce n’est pas du texte en UTF-8.
record-too-deep = l’imbrication est trop profonde.
record-no-object = ce n’est pas un objet JSON.
record-other-format = son format est « { $found } », et non « { $wanted } ».
record-no-version = la version { $version } du format n’existe pas.
record-field-missing = le champ « { $field } » manque.
record-field-unknown = aucun enregistrement n’a de champ « { $field } ».
record-field-twice = le champ « { $field } » y figure deux fois.
record-field-wrong = le champ « { $field } » doit être { $wanted }.
record-key-wrong = un nom dans « { $field } » doit être { $wanted }.
record-wanted-object = un objet
    .or-null = un objet ou null
record-wanted-list = une liste
    .longest = une liste de { $many } éléments au plus
record-wanted-text = un texte
    .or-null = un texte ou null
    .longest = un texte de { $many } caractères au plus
    .shortest = un texte d’au moins { $many ->
            [one] { $many } caractère
           *[other] { $many } caractères
        }
record-wanted-number = un nombre entier
record-wanted-line = un texte sans caractères de commande
record-wanted-digits = une suite de { $many } chiffres hexadécimaux en minuscules
    .between = une suite de { $least } à { $most } chiffres hexadécimaux en minuscules
record-wanted-other = une autre valeur
record-too-long = L’enregistrement est plus long qu’une partie ne peut l’être : il a plus de { $most } actions.
