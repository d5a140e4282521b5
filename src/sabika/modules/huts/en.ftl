### Workers’ huts: free pieces that count like the buildings around them. `.tile` stands within a sentence as what is built.

module-huts = Workers’ huts
    .blurb =
        As an action, take one of the open huts for free and build it with your tiles; three are the most you may have.
        In a scoring a hut counts as many buildings of its kind as lie next to it with no wall between.

hut-pavilion = Pavilion hut
    .tile = a pavilion hut
hut-seraglio = Seraglio hut
    .tile = a seraglio hut
hut-arcades = Arcades hut
    .tile = an arcades hut
hut-chambers = Chambers hut
    .tile = a chambers hut
hut-garden = Garden hut
    .tile = a garden hut
hut-tower = Tower hut
    .tile = a tower hut

event-hut-taken = { $seat } takes { $tile }.
event-hut-turned = New on top of its stack: { $tile }.

part-h5 = { $amount } by a hut

refusal-no-huts = There are no huts at this table: choose the module before the game ({ $rule }).
refusal-no-hut-left = The stack of these huts is empty: take one of another kind ({ $rule }).
refusal-enough-huts = You already have { $limit } huts, and nobody may have more ({ $rule }).

## What one can do

action-hut = Take the open hut: { $tile }

## In the terminal

pad-ask-hut = Kind of hut { $number }
pad-ask-beside = Buildings of its kind beside it, with no wall between
state-hut = { $tile } (below it: { $count })
state-hut-gone = { $kind }: no hut left

## On the scorepad

scorepad-field-huts = Huts
scorepad-step-huts = Sort the { $huts } huts into { $stacks } shuffled stacks, one for each kind, and turn the top hut of each face up ({ $rule }).
scorepad-refused-too-many-huts = { $number } huts are too many: nobody may have more than { $most } ({ $rule }).
scorepad-refused-huts-of-kind = { $kind }: that makes { $number } huts, but only { $most } exist ({ $rule }).
scorepad-refused-beside-hut = { $kind }: { $number } buildings cannot count for this hut, { $most } at most ({ $rule }).

## In the browser

web-scorepad-hut = Add a hut
    .which = Which kind is the hut?
    .beside = buildings of its kind beside it
    .away = Remove: { $hut }
web-table-huts = Huts
web-table-huts-below = { $count } more below
web-table-huts-none = No hut of this kind is left
