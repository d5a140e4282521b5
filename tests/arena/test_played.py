"""What is kept of a game is all that happened in it, and can be read again."""

import pytest

from arena.tournaments import made_up, plan
from sabika.arena.match import play_match
from sabika.arena.played import Played, columns, played, read_line
from sabika.bots import bot_asked_for
from sabika.library import GAMES
from sabika.modules.huts.rules import MOST_HUTS


def play(game: str, modules: tuple[str, ...]) -> tuple[Played, Played]:
    """A game, and the same from its line."""
    bots = "expecting,random" if game == "roll-and-write" else "greedy,random"
    cup = plan(bots, 3, 3, game, " ".join(modules))
    seated = [bot_asked_for(name, game) for name in cup.seated(2)]
    kept = played(cup, 2, play_match(cup.setup(2), seated).result)
    assert len(kept.written()) == len(columns(cup))
    return kept, read_line(cup, kept.written())


@pytest.mark.parametrize("game", GAMES)
def test_all_points_are_kept_and_can_be_read_again(game: str) -> None:
    kept, read = play(game, GAMES[game].modules)
    assert read == kept
    assert tuple(sum(own) for own in zip(*kept.gained.values(), strict=True)) == kept.points
    assert set(kept.used) == set(GAMES[game].modules)
    assert all(map(any, kept.used.values()))
    assert max(kept.used.get("huts", (0,))) <= MOST_HUTS
    if game == "roll-and-write":
        assert (kept.bought, kept.exact, kept.longest) == ((), (), {})
    else:
        assert all(0 <= exact <= bought for exact, bought in zip(kept.exact, kept.bought, strict=True))
        last = {source: own for (scoring, source), own in kept.gained.items() if scoring == "scoring 3"}
        worth = {"border": 2}  # C10
        for name, lengths in kept.longest.items():
            assert tuple(worth.get(name, 1) * length for length in lengths) == last[name]


@pytest.mark.parametrize(
    ("column", "text"),
    [
        ("game", "x"),
        ("game", "0"),
        ("game", "2"),
        ("deal", "2"),
        ("bots", "random greedy"),
        ("first", "3"),
        ("points", "90"),
        ("winners", ""),
        ("winners", "0"),
        ("bought", ""),
        ("turns", ""),
        ("longest wall", "3 x"),
        ("scoring 3 tower", "3"),
    ],
)
def test_a_line_that_is_no_game_of_the_plan_is_not_read(column: str, text: str) -> None:
    cup = plan()
    fields = made_up(cup, 1).written()
    assert read_line(cup, fields) == made_up(cup, 1)
    fields[columns(cup).index(column)] = text
    with pytest.raises((ValueError, IndexError)):
        read_line(cup, fields)
