### Les jeux, chacun en deux lignes, et ce qu’une table peut choisir.

game-alhambra = Alhambra
    .blurb =
        Achetez des bâtiments en quatre devises et bâtissez un palais au long mur extérieur ; faire l’appoint donne une action de plus.
        Trois décomptes récompensent le plus long mur et la majorité dans chacun des six types.
game-granada = Granada
    .blurb =
        Alhambra avec des douves au lieu de murs et des tuiles à deux faces : pour un peu d’argent, on bâtit une tuile sur son dos.
        Trois décomptes récompensent les plus longues douves et la majorité dans neuf types, selon le nombre de tuiles que tous ont bâties.
game-combined = Alhambra et Granada
    .blurb =
        Les deux jeux à la fois : chaque emplacement offre une tuile de chacun, et le palais grandit en deux parties, mur contre douve.
        Des points pour les murs, les douves et les quinze types, et deux de plus par bord de la frontière entre les parties.

option-scoring = Décompte des types de Granada
    .blurb = Ce que vaut la majorité dans un type de Granada : des points par tuile de ce type dans tous les palais, ou autant pour chaque type.
    .normal = selon le nombre de tuiles
    .simplified = points fixes
option-turning = Retourner une tuile de Granada
    .blurb = Ce que coûte de bâtir une nouvelle tuile de Granada sur son autre face : au moins 3 d’une même devise en autant de cartes qu’on veut, ou une seule carte de 3 ou plus.
    .money = nombre de cartes libre
    .card = une seule carte
