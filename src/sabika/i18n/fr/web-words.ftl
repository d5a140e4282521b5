### Le client : ce que les personnes à une table se disent.

web-words = Discussion
    .unread = { $count ->
        [one] Discussion : { $count } nouveau message
       *[other] Discussion : { $count } nouveaux messages
    }
    .none = Personne n’a encore rien dit.
    .write = Écrire aux autres
    .send = Envoyer
    .left = { $count ->
        [one] encore { $count } caractère
       *[other] encore { $count } caractères
    }
    .said = { $name } : { $text }
    .only-read = Seules les personnes assises à la table peuvent écrire.
    .key = ouvrir ou fermer la discussion
web-words-reactions = Réactions
    .bravo = Bravo !
    .thanks = Merci !
    .ouch = Aïe !
    .hurry = On se dépêche !
    .hmm = Hum…
    .well-played = Bien joué !
    .good-luck = Bonne chance !
    .laugh = Ha ha !
web-words-mute = Ne plus entendre { $name }
    .again = Entendre de nouveau { $name }
    .all = Ne plus entendre personne
    .all-again = Entendre de nouveau tout le monde
    .who = Silence
    .is-all = Vous n’entendez plus personne, sur cet appareil seulement.
web-words-allow = Permettre la discussion
    .not = Couper la discussion
web-words-offered = Discussion
    .note-on = Les personnes assises à la table peuvent écrire ; tous ceux qui regardent peuvent lire.
    .note-off = Personne ne peut écrire. L’hôte peut changer cela à la table.

## Ce qui peut échouer

web-problem-remark-too-long = C’est trop long. Raccourcissez à 200 caractères.
web-problem-remark-empty = Il n’y a rien à envoyer. Écrivez d’abord quelque chose, ou choisissez une réaction.
web-problem-too-many-remarks = C’était beaucoup à la fois. Écrivez de nouveau dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
web-problem-no-talk = La discussion est coupée à cette table. Demandez à l’hôte de la permettre.
