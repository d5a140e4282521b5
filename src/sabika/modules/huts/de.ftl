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
