### Die Gunst des Wesirs: Plättchen, die außerhalb des Zuges gekauft werden.

module-vizier = Die Gunst des Wesirs
    .blurb =
        Nach jedem Zug darf dein Wesir dir außer der Reihe ein Plättchen kaufen, passend bezahlt; dann schläft er ein.
        Ihn zu wecken ist eine Aktion deines eigenen Zuges.

vizier = Wesir
    .awake = wach
    .asleep = schläft

event-favour-used = { $seat } genießt die Gunst des Wesirs und kauft außer der Reihe: Der Wesir schläft ein.
event-vizier-woken = { $seat } weckt den Wesir.

refusal-no-viziers = An diesem Tisch gibt es keine Wesire: Wähle das Modul vor dem Spiel ({ $rule }).
refusal-vizier-awake = Dein Wesir ist schon wach ({ $rule }).
refusal-not-by-vizier = Auf diese Weise kann ein Wesir kein Plättchen kaufen ({ $rule }).
refusal-cannot-pay-exactly = Dieses Plättchen kostet { $price } { $currency }, und das kannst du nicht passend zahlen ({ $rule }).

## What one can do

action-favour = Der Wesir kauft { $tile } für { $money }
action-wake = Den Wesir wecken

## In the terminal

ask-favour = Dein Wesir darf jetzt ein Plättchen kaufen, passend bezahlt.

## On the scorepad

scorepad-step-viziers = Gebt jedem der { $players } Spieler einen wachen Wesir ({ $rule }).

## In the browser

web-table-ask-favour = Kauft dein Wesir ein Plättchen? Er zahlt nur passend.
web-table-which-favour = Wie kauft der Wesir { $tile }?
web-table-vizier-state = { $awake ->
        [true] Dein Wesir ist wach
       *[false] Dein Wesir schläft
    }
web-table-wake = Wecken
web-table-round-act-favour = Mit dem Wesir kaufen
