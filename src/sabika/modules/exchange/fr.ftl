### Les bureaux de change : des cartes qui permettent de payer en deux devises.

module-exchange = Les bureaux de change
    .blurb =
        Six bureaux de change sont mêlés à l’argent ; chacun montre deux devises. On en prend un comme seule carte de son action.
        Jouez-le en achetant une tuile du chantier, et payez dans les deux devises, en n’importe quelle combinaison.

# $first and $second are names of currencies. `.card` stands within a sentence, `.played` in brackets after a payment.
mixing-card = Bureau de change { $first }/{ $second }
    .card = le bureau de change { $first }/{ $second }
    .played = bureau de change { $first }/{ $second }

refusal-single-card = Prenez { $card } sans autre carte, ou laissez cette carte ({ $rule }).
refusal-one-mixing-card = On ne peut jouer qu’un seul bureau de change par achat ({ $rule }).
refusal-no-mixing-here = Vous ne pouvez pas jouer { $card } ici : cette carte ne sert que pour les tuiles du chantier, payez donc en { $currency } ({ $rule }).
refusal-wrong-mixing-card = Vous ne pouvez pas jouer { $card } ici : cette tuile se paie en { $currency } ({ $rule }).

## In the terminal

state-exchange = Vos bureaux de change : { $things }

## On the scorepad

scorepad-step-exchange = Mélanger les { $cards } bureaux de change, puis en glisser { $each }, face cachée, dans chacune des piles { $first }, { $second } et { $third } et mélanger ({ $rule }).

## In the browser

web-table-mixing = Bureaux de change
