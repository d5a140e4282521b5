### Les sites de construction : des tuiles à moitié prix, à achever plus tard.

module-sites = Les sites de construction
    .blurb =
        Payez la moitié du prix d’une tuile et tirez un jeton caché : l’ouvrage est inachevé, ses murs comptent, mais pas son bâtiment.
        Achevez-le plus tard en payant son prix entier dans la monnaie de son jeton, ou perdez à la fin tout votre argent de cette monnaie.

site = Ouvrage inachevé
site-token = Jeton
    .hidden = jeton caché
unfinished-tile = un ouvrage inachevé

# What a term says about a tile that is left out
part-s3 = sans l’ouvrage inachevé { $what }

event-site-begun = { $seat } paie { $payment } et commence { $tile } à moitié prix.
event-token-kept = { $seat } pose un jeton caché sur { $tile } (reste dans le sac : { $left }).
event-site-finished = { $over ->
        [0] { $seat } fait l’appoint avec { $payment } et achève { $tile }.
       *[other] { $seat } paie { $payment }, { $over } de trop, et achève { $tile }.
    }
event-token-revealed = { $seat } n’a pas achevé { $tile } : le jeton montre des { $currency }.
event-money-lost = { $seat } défausse { $cards }.

refusal-no-sites = Il n’y a pas d’ouvrages inachevés à cette table : choisissez le module avant la partie ({ $rule }).
refusal-no-tokens = Tous les jetons servent déjà : aucun ouvrage ne peut être commencé maintenant ({ $rule }).
refusal-token-not-drawn = Vous n’avez pas tiré de jeton pour les { $currency } : gardez l’un des deux ({ $rule }).
refusal-no-site = Vous ne pouvez pas achever { $tile } : ce n’est pas un de vos ouvrages inachevés ({ $rule }).
refusal-unfinished = Vous ne pouvez pas donner { $tile } : l’ouvrage est inachevé ({ $rule }).

## What one can do

action-buy-site = Commencer { $tile } à moitié prix pour { $money }
action-keep = Garder le jeton des { $currency }
action-finish = Achever { $tile } pour { $money }

## In the terminal

pad-ask-sites = Tuiles encore inachevées : leurs numéros, ou rien pour aucune :
ask-keep = Vous avez tiré deux jetons pour { $tile }. Lequel gardez-vous ?
state-bag = Jetons dans le sac : { $count }
state-site = { $name } : { $tile }, { $token }

## On the scorepad

scorepad-field-sites = Ouvrages inachevés
scorepad-step-site-tokens = Mettre les { $tokens } jetons des ouvrages, { $each } de chaque monnaie, dans leur sac ({ $rule }).
scorepad-refused-too-many-sites = Cela ferait { $number } ouvrages inachevés, mais il n’y a de jetons que pour { $most } ({ $rule }).
scorepad-refused-site-not-built = { $piece } ne peut pas être un ouvrage inachevé : ce n’est pas une tuile de ce palais ({ $rule }).

## In the browser

web-palace-site = { $tile }, ouvrage inachevé : { $cell }
web-badge-sites = { $count ->
        [one] { $count } ouvrage inachevé
       *[other] { $count } ouvrages inachevés
    }
web-scorepad-site = Inachevés
web-scorepad-how-site = Toucher ce qui reste inachevé.
web-scorepad-site-at = Ouvrage inachevé : { $tile }, { $cell }
web-table-ask-keep = Quel jeton garder ? Achever { $tile } coûtera son prix entier dans cette devise.
web-table-sites = Inachevés
web-table-finish = Achever : { $price }
