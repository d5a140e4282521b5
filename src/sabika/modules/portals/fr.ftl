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

## What one can do

# La tuile d’un achat, dans une phrase, si un portail l’accompagne
way-portal = { $tile } avec un portail
action-portal = Placer { $tile } ({ $cell }), côtés { $legs }
action-return = Rendre { $tile }

## In the terminal

portal = portail
ask-portal = Où placez-vous { $tile } ?
hint-portal = Possible ici, { $wall }. Entrée le place, o le tourne, x le rend.
hint-portal-nowhere = Il ne va nulle part pour l’instant. x le rend.
key-turn-portal = tourner
key-return = rendre
state-surcharge = Un portail coûte { $amount } de plus maintenant.
help-turn-portal = tourner le portail à placer

## On the scorepad

scorepad-field-portals = Portails dans le mur
scorepad-step-portals = Préparer les { $portals } portails, { $each } de chaque type ({ $rule }).
scorepad-step-portal-price = Un portail coûte maintenant { $more } de plus que sa tuile seule ({ $rule }).
scorepad-refused-portals-in-wall = { $number } portails ne tiennent pas dans un mur de { $most } : un portail est aussi un bord du mur ({ $rule }).
scorepad-refused-too-many-portals = Cela ferait { $number } portails, mais il n’y en a que { $most } ({ $rule }).

## In the browser

web-palace-portal = { $tile }, petits côtés { $legs }
web-table-ask-portal = Où va { $tile }, et dans quel sens ?
web-table-which-portal = Dans quel sens placer le portail ?
web-table-portals = Portails
web-table-surcharge = +{ $surcharge } sur le prix
web-table-portals-left = { $kind } : encore { $count }
