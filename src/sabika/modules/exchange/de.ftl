### Wechselkarten: Karten, mit denen man in zwei Währungen zahlt.

module-exchange = Wechselkarten
    .blurb =
        Unter dem Geld sind sechs Wechselkarten mit je zwei Währungen. Du nimmst eine als einzige Karte deiner Aktion.
        Spiele sie, wenn du ein Plättchen vom Bauhof kaufst, und zahle mit beiden Währungen in beliebiger Mischung.

# $first and $second are names of currencies. `.card` stands within a sentence, `.played` in brackets after a payment.
mixing-card = Wechselkarte { $first }/{ $second }
    .card = die Wechselkarte { $first }/{ $second }
    .played = Wechselkarte { $first }/{ $second }

refusal-single-card = Nimm { $card } allein oder gar nicht ({ $rule }).
refusal-one-mixing-card = Für einen Kauf kann nur eine Wechselkarte gespielt werden ({ $rule }).
refusal-no-mixing-here = Hier kannst du { $card } nicht nutzen: Sie gilt nur für Plättchen vom Bauhof, zahle also in { $currency } ({ $rule }).
refusal-wrong-mixing-card = Hier kannst du { $card } nicht nutzen: Für dieses Plättchen gelten { $currency } ({ $rule }).

## In the terminal

state-exchange = Deine Wechselkarten: { $things }

## On the scorepad

scorepad-step-exchange = Mischt die { $cards } Wechselkarten und dann je { $each } davon verdeckt in die Stapel { $first }, { $second } und { $third } ({ $rule }).

## In the browser

web-table-mixing = Wechselkarten
