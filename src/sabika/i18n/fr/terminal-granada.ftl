### Granada et les deux jeux ensemble dans le terminal, et ce qui est demandé avant de découvrir quelque chose.

## Les parties du plateau

heading-game = Sabika · { $game } · tour { $turn } · à { $name } de jouer

length-wall = mur { $length }
length-moat = douves { $length }
length-border = frontière { $length }

panel-scores-page = Score { $page }/{ $pages } · k : suite

gauge-bags = Sacs : { $alhambra } + { $granada } tuiles
gauge-marker = Faces : { $face ->
        [0] paires
       *[other] impaires
    }
# La carte de ce décompte est mise de côté jusqu’à ce que la pile soit épuisée
gauge-aside = Décompte { $scoring } : plus tard
# Le tout en peu de mots, pour le titre du chantier
gauge-short = Sacs { $alhambra }+{ $granada } · Pile { $pile } · ↻ { $face ->
        [0] pair
       *[other] impair
    }

## Les questions

ask-which = Emplacement { $space } : quelle tuile achetez-vous ?
ask-face = Quelle face sera visible dans la réserve ? C’est gratuit.
ask-currency = En quelle devise payez-vous pour retourner { $tile } ?
ask-turning = { $tile } → { $face } : { $money } ou plus. Comment payez-vous ?
ask-turning-card = { $tile } → { $face } : une carte de { $money } ou plus. Laquelle ?
ask-irrevocable = { $action } ?

hint-moat = { $before ->
        [0] douves { $after }
       *[other] douves { $before } → { $after }
    }
hint-border = { $before ->
        [0] frontière { $after }
       *[other] frontière { $before } → { $after }
    }
hint-irrevocable = Cela découvre quelque chose : plus de reprise. Entrée continue, u revient.

key-turn-over = retourner

## Décomptes

scoring-legend = n : tuiles dans tous les palais. ↑ : le plus haut prix, qui départage.

## Début et aide

start-game = Jeu
start-scoring = Décompte
start-turning = Retournement

help-scores = page suivante du score
help-turn-over = retourner la tuile à placer, pour au moins 3 d’une même devise
help-turn-over-card = retourner la tuile à placer, avec une seule carte de 3 ou plus
help-granada = Les tuiles de Granada ont deux faces ; ↻ montre ce qui est au dos. On bâtit la face achetée, sauf si l’on retourne d’abord la tuile : o. Dans la réserve, le choix de la face est libre. Les douves sont des lignes doubles et comptent comme des murs. Les nouvelles tuiles montrent tour à tour leur face paire ou impaire.
help-combined = Chaque emplacement du chantier a une tuile d’Alhambra (murs, lignes épaisses) et une de Granada (douves, lignes doubles). Votre première tuile Granada, marquée ⚑, touche par une douve un mur ; ensuite, on parcourt chaque partie pour elle-même. Les lignes hachées sont la frontière, mur contre douve : 2 points par bord de sa plus longue suite.
