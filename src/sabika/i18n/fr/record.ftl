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
record-deal-seat = La valeur de la place { $seat } ne correspond pas à son empreinte.
record-deal-seed = La graine n’est pas faite des valeurs données.
record-too-many-draws = Ici, on a tiré { $times } fois, plus souvent que dans la partie.
record-not-over = L’enregistrement a un résultat, mais sa partie n’est pas terminée : il manque des actions à la fin.
record-no-result = L’enregistrement n’a pas de résultat, mais sa partie est terminée.
record-differs = { $field } vaut { $recorded }, mais la partie donne { $replayed }.
