"""A tournament gives every bot the same deals and seats, and loses nothing when it is interrupted."""

from collections import Counter
from pathlib import Path

import pytest

from cli.conftest import call
from cli.shell import Call
from sabika.arena.simulation import Simulation
from sabika.arena.tournament import GAMES_FILE, Book, Played, TournamentPlan, played, standings
from sabika.record import Record
from sabika.rules.core.errors import BadInput

__all__ = ["call"]


def plan(bots: str = "greedy,random", players: int = 2, games: int = 4) -> TournamentPlan:
    return TournamentPlan(bots=tuple(bots.split(",")), games=games, seed="cup", players=players).with_whole_deals()


def game(deal: int, bots: str, *winners: int, points: tuple[int, ...] = ()) -> Played:
    names = tuple(bots.split())
    return Played(deal, deal, "", names, points or (0,) * len(names), winners, 80, 200, 40, 30)


def play(book: Book, tournament: TournamentPlan) -> None:
    known = [one.game for one in book.games]
    Simulation(tournament, known).run(1, lambda number, result: book.add(played(tournament, number, result)))


# Seats and deals


@pytest.mark.parametrize(
    ("bots", "players", "seatings"),
    [
        ("a,b", 2, ["a b", "b a"]),
        ("a,b", 3, ["a b b", "b b a", "b a b"]),
        ("a,b,c", 2, ["a b", "b a", "a c", "c a", "b c", "c b"]),
        ("a,b,c", 3, ["a b c", "b c a", "c a b"]),
    ],
)
def test_every_bot_sits_everywhere(bots: str, players: int, seatings: list[str]) -> None:
    found = plan(bots, players).seatings()
    assert [" ".join(seating) for seating in found] == seatings
    for seat in range(players):
        assert Counter(seating[seat] for seating in found) == Counter(seating[0] for seating in found)


def test_all_seatings_have_the_same_deal() -> None:
    cup = plan(players=3, games=7)
    assert cup.games == 9
    assert [cup.setup(number).seed for number in (1, 3, 4, 9)] == ["cup-1", "cup-1", "cup-2", "cup-3"]
    assert [cup.seated(number).index("greedy") for number in range(1, 7)] == [0, 2, 1, 0, 2, 1]


@pytest.mark.parametrize("bots", ["greedy", "greedy,greedy"])
def test_a_bot_does_not_play_against_itself(bots: str) -> None:
    with pytest.raises(BadInput, match=r"A tournament needs two or more different bots\."):
        plan(bots).check()


# The folder


def test_an_interrupted_tournament_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = Book(tmp_path / "whole", plan(games=6))
    play(whole, plan(games=6))
    play(Book(tmp_path / "parts", plan(games=2)), plan(games=2))
    file = tmp_path / "parts" / GAMES_FILE
    # The power failed in the middle of a line.
    file.write_text(file.read_text("utf-8") + "3,2,cup-2,greedy ran", "utf-8")
    parts = Book(tmp_path / "parts", plan(games=6))
    assert [one.game for one in parts.games] == [1, 2]
    play(parts, plan(games=6))
    assert parts.games == whole.games == Book(tmp_path / "whole", plan(games=6)).games
    assert file.read_bytes() == (tmp_path / "whole" / GAMES_FILE).read_bytes()


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    Book(tmp_path, plan())
    with pytest.raises(BadInput, match="holds another tournament"):
        Book(tmp_path, plan(players=3))


@pytest.mark.parametrize("text", ["game,deal\n1,x\n", "something else\nentirely\n"])
def test_a_file_that_is_no_list_of_games_is_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / GAMES_FILE).write_text(text, "utf-8")
    with pytest.raises(BadInput, match="is not a list of games"):
        Book(tmp_path, plan())
    assert (tmp_path / GAMES_FILE).read_text("utf-8") == text


# The standings


def test_wins_are_shares_of_games_and_a_tie_counts_in_parts() -> None:
    games = [game(1, "a b b", 1, points=(9, 4, 2)), game(1, "b b a", 1, 3, points=(7, 1, 7)), game(2, "b a b", 3)]
    first, second = standings(games)
    assert (first.bot, first.games, first.wins, first.points) == ("a", 3, 0.5, 16 / 3)
    assert (second.bot, second.wins, second.fair) == ("b", 0.5, 2 / 3)
    assert first.fair == 1 / 3


def test_an_interval_is_never_nothing_and_wider_if_deals_decide() -> None:
    alike = [game(deal, "a b", 1 + deal % 2) for deal in range(40) for _ in range(2)]
    mixed = [game(deal, "a b", winner) for deal in range(40) for winner in (1, 2)]
    always = [game(deal, "a b", 1) for deal in range(40)]

    def width(games: list[Played]) -> float:
        low, high = standings(games)[0].interval
        return high - low

    assert 0 < width(always) < width(mixed) < width(alike) < 0.4


# The command


def test_the_command_plays_and_goes_on(call: Call, tmp_path: Path) -> None:
    arguments = ["tournament", "--bots", "greedy,random", "--jobs", "1", "--out", str(tmp_path / "cup")]
    arguments += ["--records", str(tmp_path / "records")]
    run = call(*arguments, "--games", "2")
    assert (run.code, run.err) == (0, "")
    assert "2 of 2 games, 1 deals, seed tournament" in run.out
    assert Record.read(tmp_path / "records" / "game-000002.json").seed == "tournament-1"
    again = call(*arguments, "--games", "4")
    assert "4 of 4 games, 2 deals" in again.out
    assert len(list((tmp_path / "records").iterdir())) == 4
    assert again.out.index("greedy") < again.out.index("random")
