### Les abris de chantier : des tuiles gratuites qui comptent comme les bâtiments qui les entourent.

module-huts = Abris de chantier
    .blurb =
        Comme action, prenez gratuitement un des abris visibles et bâtissez-le avec vos tuiles ; vous pouvez en avoir trois au plus.
        Lors d’un décompte, un abri compte autant de bâtiments de son type qu’il y en a à côté de lui sans mur entre eux.

hut-pavilion = Abri des pavillons
    .tile = l’abri des pavillons
hut-seraglio = Abri des sérails
    .tile = l’abri des sérails
hut-arcades = Abri des arcades
    .tile = l’abri des arcades
hut-chambers = Abri des chambres
    .tile = l’abri des chambres
hut-garden = Abri des jardins
    .tile = l’abri des jardins
hut-tower = Abri des tours
    .tile = l’abri des tours

event-hut-taken = { $seat } prend { $tile }.
event-hut-turned = Au sommet de sa pile : { $tile }.

part-h5 = { $amount } par un abri

refusal-no-huts = Il n’y a pas d’abris à cette table : choisissez le module avant la partie ({ $rule }).
refusal-no-hut-left = La pile de ces abris est vide : prenez-en un d’un autre type ({ $rule }).
refusal-enough-huts = Vous avez déjà { $limit } abris, et personne ne peut en avoir plus ({ $rule }).

## What one can do

action-hut = Prendre l’abri visible : { $tile }

## In the terminal

pad-ask-hut = Type de l’abri { $number }
pad-ask-beside = Bâtiments de son type à côté de lui, sans mur entre eux
state-hut = { $tile } (dessous : { $count })
state-hut-gone = { $kind } : plus d’abri

## On the scorepad

scorepad-field-huts = Abris
scorepad-step-huts = Répartir les { $huts } abris en { $stacks } tas mélangés, un par type, et retourner le premier de chaque tas ({ $rule }).
scorepad-refused-too-many-huts = { $number } abris, c’est trop : personne ne peut en avoir plus de { $most } ({ $rule }).
scorepad-refused-huts-of-kind = { $kind } : cela ferait { $number } abris, mais il n’y en a que { $most } ({ $rule }).
scorepad-refused-beside-hut = { $kind } : { $number } bâtiments ne peuvent pas compter pour cet abri, { $most } au plus ({ $rule }).

## In the browser

web-scorepad-hut = Ajouter un abri
    .which = De quel type est l’abri ?
    .beside = bâtiments de son type à côté de lui
    .away = Retirer : { $hut }
web-table-huts = Abris
web-table-huts-below = encore { $count } dessous
web-table-huts-none = Plus d’abri de ce type
