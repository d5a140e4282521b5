### Alhambra and Granada together: palaces of two parts.

# A place of the yard, where each space has one tile of both: New on space 2 (Granada)
space-alhambra = { $space } (Alhambra)
space-granada = { $space } (Granada)

border = Border
reason-border = { $count ->
        [one] a border of { $count } where wall and moat meet, 2 points
       *[other] a border of { $count } where wall and moat meet, 2 points each
    }

refusal-not-beside-wall = Your first Granada tile has to lie with a moat against a wall of your Alhambra, and against nothing else ({ $rule }).
refusal-parts-apart = Without this tile your Alhambra and your Granada would lie apart ({ $rule }).
