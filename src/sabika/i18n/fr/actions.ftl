### Ce qu’un joueur peut faire, en une ligne dans une liste de choix.

action-take = Prendre { $cards }
action-buy = Acheter { $tile } pour { $money }
action-buy-portal = Acheter { $tile } avec un portail pour { $money }
action-buy-site = Commencer { $tile } à moitié prix pour { $money }
action-pay = Payer { $payment }
action-build = Bâtir { $tile } ({ $cell })
action-reserve = Mettre { $tile } dans la réserve
    .turned = Mettre l’autre face dans la réserve : { $tile }
action-remove = Remettre { $tile } ({ $cell }) dans la réserve
action-swap = Échanger { $old } ({ $cell }) contre { $tile }
action-pass = Passer : rien n’est possible
action-give = Donner { $tile } à Dirk

## Les modules

action-favour = Le vizir achète { $tile } pour { $money }
action-favour-portal = Le vizir achète { $tile } avec un portail pour { $money }
action-wake = Réveiller le vizir
action-reveal = Révéler la carte de prime { $tile }
action-hut = Prendre la cabane visible : { $tile }
action-falcon = Poser { $falcon } (tuile nord-ouest : { $cell })
action-pay-falcon = Payer avec { $card }
action-portal = Placer { $tile } ({ $cell }), côtés { $legs }
action-return = Rendre { $tile }
action-keep = Garder le jeton des { $currencies }
action-finish = Achever { $tile } pour { $money }
action-lay = Poser { $card }
    .first = Poser { $card } et plus, pour noter le reste
action-store = Noter { $money }
    .nothing = Ne rien noter

# Dire non, selon la question.
action-decline = Ne rien faire
    .favour = Le vizir n’achète rien
    .reveal = Ne rien révéler maintenant
    .more-falcons = Plus de faucon
