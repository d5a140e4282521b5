### Les certificats d’échange : l’argent payé en trop est mis de côté.

module-certificates = Les certificats d’échange
    .blurb =
        Si vous payez 1 à 6 de trop, vous pouvez prendre un jeton et noter ce montant sur votre certificat, dans la devise du jeton.
        Vous le dépenserez plus tard en une fois, comme une carte de plus.

# Within a payment. `.card` stands within a sentence, `.label` by itself.
stored-money = { $amount } du certificat
    .card = la somme notée ({ $money })
    .label = { $card } (noté)

event-money-stored = { $seat } note { $money } sur le certificat.

refusal-no-certificates = Il n’y a pas de certificats à cette table : choisissez le module avant la partie ({ $rule }).
refusal-no-token = Il n’y a plus de jeton pour les { $currency } au milieu ({ $rule }).
refusal-has-to-be-stored = Avec des cartes superflues, le trop-payé doit être noté : choisissez une devise ({ $rule }).
refusal-not-to-be-stored = Cela ne peut pas encore être noté : posez d’autres cartes, jusqu’à { $limit } de trop ({ $rule }).
refusal-not-to-be-laid = Vous ne pouvez pas poser { $card } maintenant ({ $rule }).
refusal-leads-nowhere = Avec { $card }, vous ne finiriez pas avec une carte superflue et { $limit } de trop au plus : payez comme d’habitude ({ $rule }).
refusal-nothing-overpaid = Rien n’est payé en trop ici, donc rien ne peut être noté : payez comme d’habitude ({ $rule }).

## What one can do

action-lay = Poser { $card }
    .first = Poser { $card } et plus, pour noter le reste
action-store = Noter { $money }
    .nothing = Ne rien noter

## In the terminal

ask-store = Vous avez payé { $over } de trop. Notez-vous ce montant ?
ask-lay = { $tile } : { $money }, { $total } déjà sur la table. Quoi d’autre ?
state-tokens = Jetons au milieu : { $things }

## On the scorepad

scorepad-step-certificates = Donner un certificat à chacun des { $players } joueurs et poser { $tokens } jetons de monnaie au milieu, { $each } de chaque monnaie ({ $rule }).

## In the browser

web-badge-stored = Noté : { $money }
web-table-lay = Poser carte par carte, pour noter l’excédent
web-table-ask-lay = Quelle carte ensuite ?
web-table-ask-store = { $over } de trop. Dans quelle devise noter l’excédent ?
web-table-tokens = Jetons
web-table-tokens-left = { $currency } : { $count }
