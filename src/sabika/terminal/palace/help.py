"""The keys of a game with palaces, and what its modules and tiles with two faces add to them."""

from sabika.modules import CHOICES
from sabika.rules.core.game import Setup
from sabika.rules.palace.faces import by_card
from sabika.terminal.palace.choice import STOP_KEY
from sabika.terminal.palace.module import TURN_KEY, terminal_modules

Keys = tuple[tuple[str, str], ...]

BUILDING: Keys = (
    ("1 2 3 4", "buy"),
    ("5 6 7 8", "card"),
    (STOP_KEY, "stop"),
    ("⏎", "enter"),
    ("← ↑ ↓ → ⇥", "move"),
    ("n N", "next-cell"),
    ("x", "reserve"),
)
LOOKING: Keys = (
    ("d", "redesign"),
    ("esc", "back"),
    ("u", "take-back"),
    ("␣", "skip"),
    ("+ -", "pause"),
    ("p", "watch"),
    ("z", "large"),
    ("s", "score-now"),
    ("k", "scores"),
    ("l", "log"),
    ("r", "rules"),
    ("t", "theme"),
    ("F2", "language"),
    ("q", "quit"),
)
MODULE_KEYS: Keys = (("m", "more"), ("v", "modules"))
GRANADA = {"granada": ("help-granada",), "combined": ("help-granada", "help-combined")}
"""What there is to say besides, where tiles have two faces."""


def turn_in(setup: Setup) -> tuple[str, ...]:
    """How a turn goes."""
    return "help-turn", *GRANADA.get(setup.game, ())


def keys_in(setup: Setup) -> Keys:
    """Those of modules by choice are told as soon as there are any."""
    joining = [key for name, module in terminal_modules().items() if name not in CHOICES for key in module.help()]
    chosen = [key for name, module in terminal_modules().items() if name in CHOICES for key in module.help()]
    with_modules = (*MODULE_KEYS, *chosen) if setup.modules else ()
    faces: Keys = ((TURN_KEY, "turn-over-card" if by_card(setup) else "turn-over"),)
    return *BUILDING, *joining, *LOOKING, *with_modules, *(faces if setup.game in GRANADA else ())
