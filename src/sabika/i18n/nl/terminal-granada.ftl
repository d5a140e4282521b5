### Granada en beide spellen samen in de terminal, en wat er gevraagd wordt voor er iets open komt te liggen.

## De delen van het bord

heading-game = Sabika · { $game } · beurt { $turn } · { $name } is aan de beurt

length-wall = muur { $length }
length-moat = gracht { $length }
length-border = grens { $length }

panel-scores-page = Stand { $page }/{ $pages } · k: meer

gauge-bags = Buidels { $alhambra } + { $granada } tegels
gauge-marker = Nieuw: { $face ->
        [0] even
       *[other] oneven
    }
# De kaart van deze waardering ligt opzij tot de stapel op is
gauge-aside = Waardering { $scoring }: later
# Alles in weinig woorden, voor de titel van de bouwplaats
gauge-short = Buidels { $alhambra }+{ $granada } · Stapel { $pile } · ↻ { $face ->
        [0] even
       *[other] oneven
    }

## Vragen

ask-which = Veld { $space }: welke tegel koop je?
ask-face = Welke kant ligt boven in de reserve? Het kost niets.
ask-currency = Met welke valuta betaal je om { $tile } om te draaien?
ask-turning = { $tile } → { $face } kost { $money } of meer. Hoe betaal je?
ask-turning-card = { $tile } → { $face } kost één kaart van { $money } of meer. Welke?
ask-irrevocable = { $action }?

hint-moat = { $before ->
        [0] gracht { $after }
       *[other] gracht { $before } → { $after }
    }
hint-border = { $before ->
        [0] grens { $after }
       *[other] grens { $before } → { $after }
    }
hint-irrevocable = Er komt iets open te liggen: dat kan niet terug. Enter gaat door, u terug.

key-turn-over = omdraaien

## Waarderingen

scoring-legend = n: tegels in alle paleizen. ↑: hoogste prijs bij gelijke stand.

## Begin en hulp

start-game = Spel
start-scoring = Waardering
start-turning = Omdraaien

help-scores = volgende bladzijde van de stand
help-turn-over = draai de tegel die je plaatst om, voor minstens 3 van één valuta
help-turn-over-card = draai de tegel die je plaatst om, met één kaart van 3 of meer
help-granada = Tegels van Granada hebben twee kanten; ↻ toont wat er op de rug staat. Je bouwt de kant die je kocht, tenzij je de tegel eerst omdraait: o. In de reserve kies je de kant vrij. Grachten zijn dubbele lijnen en tellen als muren. Nieuwe tegels tonen om de beurt hun even en oneven kant.
help-combined = Elk veld van de bouwplaats heeft een tegel van Alhambra (muren, dikke lijnen) en een van Granada (grachten, dubbele lijnen). Je eerste Granada-tegel, met ⚑, ligt met een gracht tegen een muur; daarna loop je door elk deel apart. Gestreepte lijnen zijn de grens, muur tegen gracht: 2 punten voor elke rand van de langste rij.
