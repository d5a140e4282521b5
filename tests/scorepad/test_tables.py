"""Thirty scored tables: written down tile by tile and by numbers, a pad comes to what the slow oracles say."""

import pytest
from msgspec.structs import replace

from oracles import roll_and_write as oracle
from property.random_games import Picks, choose
from property.sheet_games import Table as SheetTable
from property.sheet_games import cells, counts, new_game
from sabika.modules.falcons.scorepad import HELD
from sabika.rules.core.events import Scored
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.tally import lines_of
from sabika.scorepad.entry import Entry
from sabika.scorepad.pad import Completed, Pad, Round
from sabika.scorepad.scoring import score
from sabika.scorepad.sheet.entries import Cells, Lines, Ticks
from scorepad.pads import pad, played

ALHAMBRA: list[tuple[int, int, tuple[str, ...], str]] = [
    (2, 1, (), "2003"),
    (3, 2, (), "2020"),
    (2, 3, ("bonus", "huts"), "2003"),
    (3, 4, ("huts",), "2003"),
    (4, 5, ("falcons",), "2003"),
    (3, 6, ("portals",), "2003"),
    (2, 7, ("portals", "sites"), "2020"),
    (5, 8, ("exchange", "bonus", "certificates", "vizier"), "2003"),
    (6, 9, ("bonus", "huts", "falcons", "portals", "sites"), "2003"),
    (3, 10, ("exchange", "bonus", "huts", "falcons", "portals", "sites", "certificates", "vizier"), "2003"),
]
GRANADA = [(2, "normal"), (3, "normal"), (5, "normal"), (2, "simplified"), (4, "simplified"), (6, "normal")]
SHEETS: list[SheetTable] = [
    (1, {"dummies": "2", "goal": "points"}),
    (1, {"dummies": "3", "goal": "beat"}),
    (2, {}),
    (2, {}),
    (3, {}),
    (3, {}),
    (4, {}),
    (5, {}),
]


@pytest.mark.parametrize(("players", "seed", "modules", "edition"), ALHAMBRA)
def test_alhambra(players: int, seed: int, modules: tuple[str, ...], edition: str) -> None:
    table = played("alhambra", players, seed, modules, edition=edition)
    for written in (table.by_tiles, table.by_numbers, in_numbers(table.by_tiles)):
        scored = score(written)
        assert scored.refusals == []
        assert scored.points == table.points == table.game.points
        assert scored.winners == table.game.winners()
    assert max(table.points) > 30


def test_the_tables_have_something_of_every_module() -> None:
    """Else the comparison would say nothing about it."""
    table = played("alhambra", 3, 10, ALHAMBRA[9][2])
    figures = [own for round in score(table.by_tiles).rounds for own in round.figures if own]
    for field in ("huts", "portals", "bonus", "sites"):
        assert any(getattr(own, field) for own in figures), field
    assert any(sum(HELD.of(own).values()) for own in figures)


@pytest.mark.parametrize("name", ["granada", "combined"])
@pytest.mark.parametrize(("players", "scoring"), GRANADA)
def test_granada_and_both_games_combined(name: str, players: int, scoring: str) -> None:
    table = played(name, players, 20 + players, ("vizier",) if players == 3 else (), scoring)
    for written in (table.by_tiles, table.by_numbers, in_numbers(table.by_tiles)):
        scored = score(written)
        assert scored.refusals == []
        assert scored.points == table.points == table.game.points
    assert max(table.points) > 30


@pytest.mark.parametrize("index", range(len(SHEETS)))
def test_roll_and_write(index: int) -> None:
    players, options = SHEETS[index]
    game, picks = new_game((players, options), f"pad {index}"), Picks(index)
    rounds: list[Round] = []
    completed: list[set[tuple[int, str]]] = []
    known: set[tuple[int, str]] = set()
    while not game.over:
        events = game.apply(choose(game.options(), picks, "builder"))
        if any(isinstance(event, Scored) and event.scoring == 1 for event in events):
            new = finished(game) - known
            known |= new
            completed.append(new)
            if not game.over:
                rounds.append(Round(scoring=1, completed=[Completed(side, kind) for side, kind in sorted(new)]))
    expected = by_the_oracle(game, completed, options.get("goal") == "beat")
    by_cell = sheets(game, options, [*rounds, Round(scoring=2, entries=by_cells(game))])
    by_line = sheets(game, options, [*rounds, Round(scoring=2, entries=by_lines(game))])
    for written in (by_cell, by_line, in_numbers(by_cell)):
        scored = score(written)
        assert scored.refusals == []
        assert scored.points == expected == game.points
        assert scored.winners == game.winners()


def in_numbers(written: Pad) -> Pad:
    """The pad with the numbers that it offers for whatever was entered piece by piece."""
    rounds: list[Round] = []
    for round, found in zip(written.rounds, score(written).rounds, strict=True):
        figures = [own.numbers if own else None for own in found.figures] or [None] * len(round.entries)
        pairs = list(zip(round.entries, figures, strict=False))
        assert all(bool(number) == bool(entry and entry.laid) for entry, number in pairs)
        rounds.append(replace(round, entries=[number or entry for entry, number in pairs]))
    return replace(written, rounds=rounds)


def sheets(game: SheetGame, options: dict[str, str], rounds: list[Round]) -> Pad:
    return pad(*rounds, players=len(game.players), game="roll-and-write", options=options)


def finished(game: SheetGame) -> set[tuple[int, str]]:
    sizes = {kind: game.sheet.size(index) for index, kind in enumerate(game.sheet.kinds)}
    return {(side, kind) for side, own in enumerate(counts(game)) for kind, size in sizes.items() if own[kind] == size}


def by_cells(game: SheetGame) -> list[Entry | None]:
    own = [Cells(cells=sorted(cells(game, seat)), coins=player.coins) for seat, player in enumerate(game.players)]
    return [*own, *dummies(game)]


def by_lines(game: SheetGame) -> list[Entry | None]:
    found: list[Entry | None] = []
    for kinds, player in zip(counts(game), game.players, strict=False):
        lines = lines_of(player.built)
        found.append(Lines(kinds=dict(kinds), rows=lines[:6], columns=lines[6:], coins=player.coins))
    return [*found, *dummies(game)]


def dummies(game: SheetGame) -> list[Entry]:
    return [Ticks(kinds=dict(own)) for own in counts(game)[len(game.players) :]]


def by_the_oracle(game: SheetGame, rounds: list[set[tuple[int, str]]], beat: bool) -> list[int]:
    sides = range(len(game.players), game.sides)
    kinds = oracle.kind_points(rounds, counts(game), dummies=sides, dummies_score=beat)
    points = [sum(own.values()) for own in kinds]
    for seat, player in enumerate(game.players):
        points[seat] += oracle.line_points(cells(game, seat)) + oracle.coin_points(player.coins)
    for side in sides:
        points[side] += oracle.DUMMY_POINTS[len(game.dummies)] if beat else 0
    return points
