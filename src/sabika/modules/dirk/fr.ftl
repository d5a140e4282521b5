### Dirk, le troisième joueur, imaginaire, d’une partie à deux.

dirk = Dirk

event-tile-given = { $seat } donne { $tile } à Dirk.
event-dirk-drew = Dirk reçoit { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    } : { $tiles }.
