### Portale: halbe Plättchen, die man mit einem Plättchen kauft und die die Mauer fortsetzen.

module-portals = Portale
    .blurb =
        Kaufst du ein Plättchen, so zahle 6 mehr (4 nach der ersten Wertung, 2 nach der zweiten) für ein Portal seiner Art: ein Dreieck, das ein halbes Feld füllt.
        Eine kurze Seite liegt an einem Plättchen seiner Art, die lange Seite ist eine Mauer, und jedes Portal in deiner längsten Mauer bringt 2 Punkte mehr.

portal-pavilion = Pavillonportal
    .tile = das Pavillonportal
portal-seraglio = Serailportal
    .tile = das Serailportal
portal-arcades = Arkadenportal
    .tile = das Arkadenportal
portal-chambers = Gemächerportal
    .tile = das Gemächerportal
portal-garden = Gartenportal
    .tile = das Gartenportal
portal-tower = Turmportal
    .tile = das Turmportal

event-portal-bought = { $seat } erhält dazu { $tile } für { $surcharge } mehr.
event-portal-placed = { $seat } legt { $tile } an ({ $cell }), kurze Seiten { $legs }.
event-portal-returned = { $seat } legt { $tile } in den Vorrat zurück.

reason-portals = { $count ->
        [one] { $count } Portal in der Mauer
       *[other] { $count } Portale in der Mauer
    }
source-portals = Portale

refusal-no-portals = An diesem Tisch gibt es keine Portale: Wähle das Modul vor dem Spiel ({ $rule }).
refusal-no-portal-left = Du kannst { $tile } nicht bekommen: Alle drei sind schon gekauft ({ $rule }).
refusal-turned-freely = Ein Portal lässt sich beliebig drehen: Nenne seine Art, ein Feld und die Kanten seiner kurzen Seiten ({ $rule }).
refusal-never-reserved = Ein Portal kommt nie in die Reserve: Leg es an oder gib es zurück ({ $rule }).
refusal-not-at-its-kind = Hier kannst du { $tile } nicht anlegen: Eine seiner kurzen Seiten muss an einem Plättchen seiner Art liegen ({ $rule }).
refusal-half-cell = In diesem Feld liegt ein Portal, und an seiner langen Seite darf nichts liegen ({ $rule }).
refusal-never-moved = Ein Portal bleibt, wo es ist ({ $rule }).
refusal-leaned-on = Ohne dieses Plättchen würde { $tile } kein Plättchen seiner Art mehr berühren ({ $rule }).
