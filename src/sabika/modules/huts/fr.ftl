### Les cabanes : des tuiles gratuites qui comptent comme les bâtiments qui les entourent.

module-huts = Cabanes d’ouvriers
    .blurb =
        Comme action, prenez gratuitement une des cabanes visibles et bâtissez-la avec vos tuiles ; vous pouvez en avoir trois au plus.
        Lors d’un décompte, une cabane compte autant de bâtiments de son type qu’il y en a à côté d’elle sans mur entre eux.

hut-pavilion = Cabane des pavillons
    .tile = la cabane des pavillons
hut-seraglio = Cabane des sérails
    .tile = la cabane des sérails
hut-arcades = Cabane des arcades
    .tile = la cabane des arcades
hut-chambers = Cabane des chambres
    .tile = la cabane des chambres
hut-garden = Cabane des jardins
    .tile = la cabane des jardins
hut-tower = Cabane des tours
    .tile = la cabane des tours

event-hut-taken = { $seat } prend { $tile }.
event-hut-turned = Au sommet de sa pile : { $tile }.

part-h5 = { $amount } par une cabane

refusal-no-huts = Il n’y a pas de cabanes à cette table : choisissez le module avant la partie ({ $rule }).
refusal-no-hut-left = La pile de ces cabanes est vide : prenez-en une d’un autre type ({ $rule }).
refusal-enough-huts = Vous avez déjà { $limit } cabanes, et personne ne peut en avoir plus ({ $rule }).

## What one can do

action-hut = Prendre la cabane visible : { $tile }

## In the terminal

pad-ask-hut = Type de la cabane { $number }
pad-ask-beside = Bâtiments de son type à côté d’elle, sans mur entre eux
state-hut = { $tile } (dessous : { $count })
state-hut-gone = { $kind } : plus de cabane

## On the scorepad

scorepad-field-huts = Cabanes
scorepad-step-huts = Répartir les { $huts } cabanes en { $stacks } tas mélangés, un par type, et retourner la première de chaque tas ({ $rule }).
scorepad-refused-too-many-huts = { $number } cabanes, c’est trop : personne ne peut en avoir plus de { $most } ({ $rule }).
scorepad-refused-huts-of-kind = { $kind } : cela ferait { $number } cabanes, mais il n’y en a que { $most } ({ $rule }).
scorepad-refused-beside-hut = { $kind } : { $number } bâtiments ne peuvent pas compter pour cette cabane, { $most } au plus ({ $rule }).

## In the browser

web-scorepad-hut = Ajouter une cabane
    .which = De quel type est la cabane ?
    .beside = bâtiments de son type à côté d’elle
    .away = Retirer : { $hut }
web-table-huts = Cabanes
web-table-huts-below = encore { $count } dessous
web-table-huts-none = Plus de cabane de ce type
