### Les portails : des demi-tuiles que l’on achète avec une tuile et qui prolongent le mur.

module-portals = Les portails
    .blurb =
        En achetant une tuile, payez 6 de plus (4 après le premier décompte, 2 après le deuxième) pour un portail de son type : un triangle qui remplit une demi-case.
        Un petit côté touche une tuile de son type, le grand côté est un mur, et chaque portail de votre plus long mur rapporte 2 points de plus.

portal-pavilion = Portail des pavillons
    .tile = le portail des pavillons
portal-seraglio = Portail des sérails
    .tile = le portail des sérails
portal-arcades = Portail des arcades
    .tile = le portail des arcades
portal-chambers = Portail des chambres
    .tile = le portail des chambres
portal-garden = Portail des jardins
    .tile = le portail des jardins
portal-tower = Portail des tours
    .tile = le portail des tours

event-portal-bought = { $seat } obtient en plus { $tile } pour { $surcharge }.
event-portal-placed = { $seat } place { $tile } ({ $cell }), petits côtés { $legs }.
event-portal-returned = { $seat } remet { $tile } dans la provision.

reason-portals = { $count ->
        [one] { $count } portail dans le mur
       *[other] { $count } portails dans le mur
    }
source-portals = Portails

refusal-no-portals = Il n’y a pas de portails à cette table : choisissez le module avant la partie ({ $rule }).
refusal-no-portal-left = Vous ne pouvez pas avoir { $tile } : les trois sont déjà achetés ({ $rule }).
refusal-turned-freely = Un portail se tourne comme on veut : nommez son type, une case et les bords de ses petits côtés ({ $rule }).
refusal-never-reserved = Un portail ne va jamais dans la réserve : placez-le ou rendez-le ({ $rule }).
refusal-not-at-its-kind = Vous ne pouvez pas placer { $tile } ici : un de ses petits côtés doit toucher une tuile de son type ({ $rule }).
refusal-half-cell = Il y a un portail dans cette case, et rien ne peut toucher son grand côté ({ $rule }).
refusal-never-moved = Un portail reste où il est ({ $rule }).
refusal-leaned-on = Sans cette tuile, { $tile } ne toucherait plus aucune tuile de son type ({ $rule }).
