### La faveur du vizir : des tuiles achetées hors de son tour.

module-vizier = La faveur du vizir
    .blurb =
        Après chaque tour, votre vizir peut vous acheter une tuile hors de votre tour, en faisant l’appoint ; puis il s’endort.
        Le réveiller est une action de votre propre tour.

vizier = Vizir
    .awake = éveillé
    .asleep = endormi

event-favour-used = { $seat } jouit de la faveur du vizir et achète hors de son tour : le vizir s’endort.
event-vizier-woken = { $seat } réveille le vizir.

refusal-no-viziers = Il n’y a pas de vizir à cette table : choisissez le module avant la partie ({ $rule }).
refusal-vizier-awake = Votre vizir est déjà éveillé ({ $rule }).
refusal-not-by-vizier = Un vizir ne peut pas acheter de tuile de cette façon ({ $rule }).
refusal-cannot-pay-exactly = Cette tuile coûte { $price } { $currency } et vous ne pouvez pas faire l’appoint ({ $rule }).

## What one can do

action-favour = Le vizir achète { $tile } pour { $money }
action-wake = Réveiller le vizir

## In the terminal

ask-favour = Votre vizir peut acheter une tuile maintenant, en faisant l’appoint.

## On the scorepad

scorepad-step-viziers = Donner à chacun des { $players } joueurs un vizir éveillé ({ $rule }).

## In the browser

web-table-ask-favour = Votre vizir achète-t-il une tuile ? Il ne paie qu’en faisant l’appoint.
web-table-which-favour = Comment le vizir achète-t-il { $tile } ?
web-table-vizier-state = { $awake ->
        [true] Votre vizir est éveillé
       *[false] Votre vizir est endormi
    }
web-table-wake = Réveiller
web-table-round-act-favour = Acheter avec le vizir
