### Le bloc de score en ligne de commande : les questions et ce qu’on peut choisir.

pad-file = Fichier
pad-game = Jeu
pad-result = Résultat
pad-unfinished = non terminée
pad-history-empty = Aucune partie n’a encore été notée.
pad-player = Joueur { $number }

## Le menu

pad-menu-new = Une nouvelle partie
pad-menu-resume = Continuer : { $game } avec { $names }
pad-menu-history = Parties précédentes
pad-menu-leave = Quitter
pad-menu-score = Noter : { $scoring }
pad-menu-correct = Corriger un décompte
pad-menu-undo = Annuler la dernière modification
pad-menu-terms = Tous les points et leur raison
pad-menu-setup = Mise en place
pad-menu-csv = Enregistrer en tableau pour d’autres programmes (csv)
pad-menu-text = Le résultat en quelques lignes
pad-menu-give-up = Renoncer : laisser ce décompte tel qu’il était

## Questions

pad-ask-choice = Votre choix
pad-ask-game = Quel jeu ?
pad-ask-modules = Quels modules ? Leurs numéros, ou rien pour aucun :
pad-ask-players = Combien de joueurs ?
pad-ask-name = Nom du joueur { $number } :
pad-ask-youngest = Qui est le plus jeune, et qui vient ensuite ? Les numéros à partir du plus jeune, ou rien si personne ne le sait :
pad-ask-way = Comment noter { $name } ?
pad-way-numbers = Par nombres
pad-way-tiles = Tuile par tuile
pad-no-more = Pas d’autre
pad-how-to-lay = Nommer une tuile, par exemple tour 9 ; les cases où elle va sont alors numérotées, avec un point d’interrogation là où d’autres doivent encore venir à côté. Un signe moins en retire une : - tour 9. Une ligne vide termine.
pad-ask-tile = Tuile :
pad-ask-which = Laquelle ?
pad-ask-place = Quelle case ?
pad-ask-best = { $name }, { $kind } : prix le plus élevé
pad-ask-cells = Cases cochées, dé bleu et dé jaune chacune, par exemple 11 35 62 :
pad-ask-round = Quel décompte ?
pad-ask-side = Qui a achevé un type ?
pad-ask-kind = Quel type ?
pad-ask-again = De qui corriger les données ?
pad-ask-csv = Nom du fichier, ou rien pour y renoncer :

## Réponses inutilisables

pad-not-a-number = Répondre par des numéros de la liste.
pad-not-a-cell = Écrire deux dés pour chaque case, par exemple 35 pour bleu 3 et jaune 5.
pad-out-of-bounds = { $number } n’est pas entre { $least } et { $most }.
pad-no-such-tile = Aucune tuile restante ne s’appelle « { $tile } ».
pad-fits-nowhere = { $tile } ne va nulle part dans ce palais.
pad-stays = Impossible de retirer « { $tile } » : cette tuile n’est pas là, ou le reste ne tiendrait plus ensemble.

## Ce qui a été fait

pad-saved = Conservé dans { $path }.
pad-written = Écrit dans { $path }.
