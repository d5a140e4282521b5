### Ce qu’un joueur peut faire, en une ligne dans une liste de choix.

action-take = Prendre { $cards }
action-buy = Acheter { $tile } pour { $money }
action-pay = Payer { $payment }
action-build = Bâtir { $tile } ({ $cell })
action-reserve = Mettre { $tile } dans la réserve
    .turned = Mettre l’autre face dans la réserve : { $tile }
action-remove = Remettre { $tile } ({ $cell }) dans la réserve
action-swap = Échanger { $old } ({ $cell }) contre { $tile }
action-pass = Passer : rien n’est possible
action-stop = Terminer mes actions
action-decline = Ne rien faire
action-decline-out-of-turn = Ne rien faire hors de son tour
