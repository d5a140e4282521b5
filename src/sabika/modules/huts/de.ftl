### Bauhütten: freie Plättchen, die wie die Gebäude um sie herum zählen.

module-huts = Bauhütten
    .blurb =
        Nimm als Aktion eine der offenen Bauhütten umsonst und baue sie mit deinen Plättchen; mehr als drei darfst du nicht haben.
        In einer Wertung zählt eine Hütte so viele Gebäude ihrer Art, wie ohne Mauer dazwischen neben ihr liegen.

hut-pavilion = Pavillonhütte
    .tile = die Pavillonhütte
hut-seraglio = Serailhütte
    .tile = die Serailhütte
hut-arcades = Arkadenhütte
    .tile = die Arkadenhütte
hut-chambers = Gemächerhütte
    .tile = die Gemächerhütte
hut-garden = Gartenhütte
    .tile = die Gartenhütte
hut-tower = Turmhütte
    .tile = die Turmhütte

event-hut-taken = { $seat } nimmt { $tile }.
event-hut-turned = Neu oben auf ihrem Stapel: { $tile }.

part-h5 = { $amount } durch eine Bauhütte

refusal-no-huts = An diesem Tisch gibt es keine Bauhütten: Wähle das Modul vor dem Spiel ({ $rule }).
refusal-no-hut-left = Der Stapel dieser Hütten ist leer: Nimm eine einer anderen Art ({ $rule }).
refusal-enough-huts = Du hast schon { $limit } Bauhütten, und mehr darf niemand haben ({ $rule }).

## What one can do

action-hut = Die offene Hütte nehmen: { $tile }

## In the terminal

pad-ask-hut = Art von Hütte { $number }
pad-ask-beside = Gebäude ihrer Art daneben, ohne Mauer dazwischen
state-hut = { $tile } (darunter: { $count })
state-hut-gone = { $kind }: keine Hütte mehr

## On the scorepad

scorepad-field-huts = Hütten
scorepad-step-huts = Sortiert die { $huts } Hütten in { $stacks } gemischte Stapel, einen für jede Art, und deckt die oberste jedes Stapels auf ({ $rule }).
scorepad-refused-too-many-huts = { $number } Hütten sind zu viele: Niemand darf mehr als { $most } haben ({ $rule }).
scorepad-refused-huts-of-kind = { $kind }: Das wären { $number } Hütten, es gibt aber nur { $most } ({ $rule }).
scorepad-refused-beside-hut = { $kind }: Für diese Hütte können nicht { $number } Gebäude zählen, höchstens { $most } ({ $rule }).

## In the browser

web-scorepad-hut = Hütte hinzufügen
    .which = Von welcher Art ist die Hütte?
    .beside = Gebäude ihrer Art daneben
    .away = Entfernen: { $hut }
web-table-huts = Bauhütten
web-table-huts-below = { $count } weitere darunter
web-table-huts-none = Keine Hütte dieser Art mehr
