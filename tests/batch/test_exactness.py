"""Options, transitions, scorings, ends, hand-outs and observations of batches are those of the rules.

5,000 positions in all; with SABIKA_THOROUGH=1 a million, both editions at every number of players.
"""

from collections import Counter
from itertools import count

import pytest

from batch.lockstep import Position, alhambra, compare, positions
from property.random_games import STYLES, THOROUGH
from sabika.batch.state import Phase

POSITIONS = 100_000 if THOROUGH else 1_000
PART = 4096
TABLES = [
    (players, edition)
    for players in range(2, 7)
    for edition in ("2003", "2020")
    if THOROUGH or (players % 2 == 0) == (edition == "2020")
]


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_a_batch_plays_by_the_rules(players: int, edition: str) -> None:
    """All that a position leads to: see `compare`."""
    env = alhambra(players, edition)
    seen: Counter[str] = Counter()
    part: list[Position] = []
    for number in count():
        # What matters most comes late in a game, so games are played to their ends.
        part += positions(players, edition, number, STYLES[number % len(STYLES)])
        enough = seen["positions"] + len(part) >= POSITIONS
        if len(part) >= PART or enough:
            seen += compare(env, part)
            part = []
        if enough:
            break
    assert seen["ends"] >= 2
    assert seen["scorings"] >= 2 * seen["ends"]
    assert seen["shuffles"] or players > 4
    assert seen["options"] > 8 * seen["positions"]


def test_nobody_decides_where_a_game_ended_without_leftovers() -> None:
    """A36: what nobody has most money for alone stays where it is."""
    *_, last = positions(5, "2003", 215, STYLES[215 % len(STYLES)])
    assert last.over
    assert last.before.phase != Phase.LEFTOVERS
    assert compare(alhambra(5, "2003"), [last])["ends"] == 1
