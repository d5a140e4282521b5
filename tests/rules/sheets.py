"""Positions of Roll & Write made by hand, and the words to look at them.

A cell is written as its blue and its yellow die: (3, 5).
"""

from collections.abc import Iterable, Mapping, Sequence

import sabika
from sabika.components.sheet import sheet
from sabika.rules.core.events import Event
from sabika.rules.core.game import RULES
from sabika.rules.sheet.events import DiceRolled
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import cell_at, dice_of

Cell = tuple[int, int]
Cells = Iterable[Cell]
Dice = tuple[tuple[int, ...], tuple[int, ...]]
"""Blue dice and yellow dice."""

KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
ALL = [(blue, yellow) for yellow in range(1, 7) for blue in range(1, 7)]
FOUR: Dice = ((1, 2), (1, 2))
PAIR: Dice = ((6,), (6,))


def new_game(players: int, seed: str = "x", **options: str) -> SheetGame:
    return sabika.new_game("roll-and-write", players=players, seed=seed, options=options)


def kind_of(cell: Cell) -> str:
    return KINDS[sheet().kind[cell_at(*cell)]]


def of_kind(kind: str, number: int | None = None) -> list[Cell]:
    """The first cells of a kind, all of them without a number."""
    return [cell for cell in ALL if kind_of(cell) == kind][:number]


def position(
    players: int = 3,
    *,
    seed: str = "position",
    active: int = 0,
    round: int = 1,
    dice: Dice = FOUR,
    others: Sequence[Dice] = (),
    built: Sequence[Cells] = (),
    coins: Sequence[int] = (),
    coins_had: int | None = None,
    dummies: Sequence[Mapping[str, int]] = (),
    completed: Mapping[str, Sequence[int]] | None = None,
    options: Mapping[str, str] | None = None,
    rules: int = RULES,
) -> SheetGame:
    """A game at the beginning of a turn, in which seat 0 is the first player.

    Sheets, coins and the other dice are those of seat 0, 1 and so on, dummies those after the seats. Who is not
    mentioned has built nothing and has three coins.
    """
    game = sabika.game_from(new_game(players, seed, **(options or {})).setup._replace(rules=rules))
    assert isinstance(game, SheetGame)
    game.first, game.active, game.round = 0, active, round
    for seat, player in enumerate(game.players):
        player.built = sum(1 << cell_at(*cell) for cell in (built[seat] if seat < len(built) else ()))
        player.coins = coins[seat] if seat < len(coins) else 3
        player.coins_had = max(3, player.coins) if coins_had is None else coins_had
        player.blue, player.yellow = dice if seat == active else others[seat] if seat < len(others) else PAIR
    game.dummies = [[0] * 6 for _ in game.dummies]
    for ticks, own in zip(game.dummies, dummies):
        ticks[:] = [own.get(kind, 0) for kind in KINDS]
    game.completed = [list((completed or {}).get(kind, ())) for kind in KINDS]
    # The new game waits for its first decision: it looks at the position afresh.
    game._run_to_decision()
    return game


def options(game: SheetGame, verb: str = "") -> list[str]:
    """The legal actions in notation, or those that begin with the verb."""
    return [text for text in (game.notation(action) for action in game.legal_actions) if text.startswith(verb)]


def built(game: SheetGame, seat: int) -> set[Cell]:
    return {dice_of(cell) for cell in game.players[seat].cells()}


def dice(game: SheetGame, seat: int) -> Dice:
    return game.players[seat].blue, game.players[seat].yellow


def rolls(events: Sequence[Event], side: int) -> list[Dice]:
    """What a side rolled, one roll after the other."""
    return [(event.blue, event.yellow) for event in events if isinstance(event, DiceRolled) and event.side == side]


def points_for(game: SheetGame, what: str) -> list[int]:
    """What each side would get for a thing if the game ended now."""
    gained = [0] * len(game.points)
    for term in game.score_now():
        if term.what == what or term.what.startswith(f"{what}-"):
            gained[term.side] += term.points
    return gained


def end_of_round(game: SheetGame) -> list[Event]:
    """Let everybody whose turn is still to come in this round earn coins; returns what the last turn caused."""
    number, events = game.round, list[Event]()
    while not game.over and game.round == number:
        events = game.apply(game.parse("earn") if game.step == "act" else game.options()[-1])
    return events
