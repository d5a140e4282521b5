"""Alhambra Roll & Write, 1 to 5 players, with dummies and two goals for a player alone (R1-R18)."""

from functools import partial
from typing import Final

from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Setup
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import Sheet

NAME: Final = "roll-and-write"
TITLE: Final = "Roll & Write"
KINDS: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
MIN_PLAYERS: Final = 1
MAX_PLAYERS: Final = 5

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "dummies": ("", "2", "3", "4"),
    "goal": ("points", "beat"),
}
"""What a player alone can choose, by name, the default first: how many dummies, empty for as few as possible, and
whether to get many points or to beat the dummies (R17, R18)."""

# R11: the points of first, second and third place, for each kind.
PLACE_POINTS: Final[list[tuple[int, ...]]] = [
    (16, 8, 1),
    (17, 9, 2),
    (18, 10, 3),
    (19, 11, 4),
    (20, 12, 5),
    (21, 13, 6),
]
# R18: what a dummy that can be beaten gets besides, by the number of dummies.
DUMMY_POINTS: Final = {2: 21, 3: 18, 4: 15}
FEWEST_SIDES: Final = 3


def new_game(setup: Setup, sheet: Sheet) -> SheetGame:
    """A game of Roll & Write, ready for its first decision."""
    check(setup)
    dummies = number_of_dummies(setup)
    dummy_points = DUMMY_POINTS[dummies] if setup.option("goal", OPTIONS["goal"][0]) == "beat" else 0
    game = SheetGame(setup, sheet, PLACE_POINTS, dummies, dummy_points, partial(new_game, setup, sheet))
    game.begin()
    return game


def number_of_dummies(setup: Setup) -> int:
    """What a player alone chose (R18); otherwise dummies fill up to three sides (R1)."""
    chosen = setup.option("dummies", "")
    return int(chosen) if chosen else max(0, FEWEST_SIDES - setup.players)


def check(setup: Setup) -> None:
    """Refuse a set-up that the rules do not know."""
    if not MIN_PLAYERS <= setup.players <= MAX_PLAYERS:
        raise BadInput(f"Roll & Write is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {setup.players}.")
    if setup.edition:
        raise BadInput(f"Roll & Write has only one edition. Leave out the edition {setup.edition!r}.")
    if setup.modules:
        raise BadInput(f"Roll & Write has no modules. Leave out: {', '.join(setup.modules)}.")
    if setup.youngest_first:
        raise BadInput("In Roll & Write the first player is chosen by lot. Leave out the order of ages.")
    check_options(setup)


def check_options(setup: Setup) -> None:
    """Refuse options that the rules do not know, or not for so many players."""
    names = [name for name, _ in setup.options]
    for name, value in setup.options:
        if name not in OPTIONS:
            raise BadInput(f"Roll & Write has no option {name!r}. Its options are: {', '.join(OPTIONS)}.")
        if names.count(name) > 1:
            raise BadInput(f"The option {name} is given more than once. Give it once.")
        if value not in OPTIONS[name]:
            known = ", ".join([known for known in OPTIONS[name] if known])
            raise BadInput(f"{value!r} is no choice for the option {name}. Choose one of: {known}.")
        if setup.players > 1 and value != OPTIONS[name][0]:
            what = "the number of dummies" if name == "dummies" else "whether to beat the dummies"
            raise BadInput(f"Only a player alone chooses {what} (R18). Leave out the option {name}.")
