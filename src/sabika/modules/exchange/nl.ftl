### Wisselkaarten: daarmee betaal je met twee valuta’s tegelijk.

module-exchange = Wisselkaarten
    .blurb =
        Tussen het geld zitten zes wisselkaarten met elk twee valuta’s. Je neemt er een als enige kaart van je actie.
        Speel hem als je een tegel van de bouwplaats koopt, en betaal met beide valuta’s door elkaar.

# $first and $second are names of currencies. `.card` stands within a sentence, `.played` in brackets after a payment.
mixing-card = Wisselkaart { $first }/{ $second }
    .card = de wisselkaart { $first }/{ $second }
    .played = wisselkaart { $first }/{ $second }

refusal-single-card = Neem { $card } alleen, of laat hem liggen ({ $rule }).
refusal-one-mixing-card = Voor één aankoop kan maar één wisselkaart worden gespeeld ({ $rule }).
refusal-no-mixing-here = Je kunt { $card } hier niet gebruiken: die is alleen voor tegels van de bouwplaats, dus betaal met { $currency } ({ $rule }).
refusal-wrong-mixing-card = Je kunt { $card } hier niet gebruiken: deze tegel betaal je met { $currency } ({ $rule }).

## In the terminal

state-exchange = Je wisselkaarten: { $things }

## On the scorepad

scorepad-step-exchange = Schud de { $cards } wisselkaarten en daarna steeds { $each } ervan, gedekt, door de stapels { $first }, { $second } en { $third } ({ $rule }).

## In the browser

web-table-mixing = Wisselkaarten
