"""The keys of Roll & Write."""

KEYS = (
    ("1 2 3 4", "named-cell"),
    ("⏎", "enter"),
    ("← ↑ ↓ → ⇥", "move"),
    ("n N", "next-named"),
    ("e", "earn"),
    ("d", "dice"),
    ("esc", "decline-building"),
    ("u", "take-back-dice"),
    ("␣", "skip"),
    ("+ -", "pause"),
    ("p", "watch-sheet"),
    ("s", "score-sheet"),
    ("l", "log"),
    ("r", "rules"),
    ("t", "theme"),
    ("F2", "language"),
    ("q", "quit"),
)
