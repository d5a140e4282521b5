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
