### Alhambra en Granada samen: paleizen van twee delen.

# Een plaats van de bouwplaats, als op elk veld een tegel van elk spel ligt: Nieuw op veld 2 (Granada)
space-alhambra = { $space } (Alhambra)
space-granada = { $space } (Granada)

border = Grens
reason-border = { $count ->
        [one] een grens van { $count } tussen muur en gracht, 2 punten
       *[other] een grens van { $count } tussen muur en gracht, 2 punten per rand
    }

refusal-not-beside-wall = Je eerste Granada-tegel moet met een gracht tegen een muur van je Alhambra liggen, en nergens anders tegenaan ({ $rule }).
refusal-parts-apart = Zonder deze tegel grenzen je Alhambra en je Granada niet meer aan elkaar ({ $rule }).
