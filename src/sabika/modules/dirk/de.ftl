### Dirk, der gedachte dritte Spieler eines Spiels zu zweit.

dirk = Dirk

event-tile-given = { $seat } gibt Dirk { $tile }.
event-dirk-drew = Dirk bekommt { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }: { $tiles }.
