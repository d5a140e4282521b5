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
