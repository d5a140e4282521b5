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

## What one can do

# Das Plättchen eines Kaufs, im Satz, wenn ein Portal dazukommt
way-portal = { $tile } mit Portal
action-portal = Setze { $tile } ({ $cell }), Seiten { $legs }
action-return = Gib { $tile } zurück

## In the terminal

portal = Portal
ask-portal = Wohin setzt du { $tile }?
hint-portal = Passt hier, { $wall }. Enter setzt, o dreht, x gibt zurück.
hint-portal-nowhere = Es passt jetzt nirgends. Mit x gibst du es zurück.
key-turn-portal = drehen
key-return = zurückgeben
state-surcharge = Ein Portal kostet jetzt { $amount } mehr.
help-turn-portal = das Portal drehen, das gesetzt wird

## On the scorepad

scorepad-field-portals = Portale in der Mauer
scorepad-step-portals = Legt die { $portals } Portale aus, { $each } von jeder Art ({ $rule }).
scorepad-step-portal-price = Ein Portal kostet jetzt { $more } mehr als sein Plättchen allein ({ $rule }).
scorepad-refused-portals-in-wall = { $number } Portale passen nicht in eine Mauer von { $most }: Auch ein Portal ist eine Kante der Mauer ({ $rule }).
scorepad-refused-too-many-portals = Das wären { $number } Portale, es gibt aber nur { $most } ({ $rule }).

## In the browser

web-palace-portal = { $tile }, kurze Seiten { $legs }
web-table-ask-portal = Wohin setzt du { $tile }, und wie gedreht?
web-table-which-portal = Wie drehst du das Portal?
web-table-portals = Portale
web-table-surcharge = +{ $surcharge } auf den Preis
web-table-portals-left = { $kind }: noch { $count }
