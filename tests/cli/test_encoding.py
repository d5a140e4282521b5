"""`sabika encoding`: the table that the encoders are made from."""

import json

import pytest

from cli.shell import Call
from sabika.encoding import encoder_for
from sabika.library import GAMES, new_setup


@pytest.mark.parametrize("name", list(GAMES))
def test_every_number_has_its_line(call: Call, name: str) -> None:
    run = call("encoding", "--game", name, "--players", "4", "--modules", "all", "--json")
    assert (run.code, run.err) == (0, "")
    told = json.loads(run.out)
    encoder = encoder_for(new_setup(name, players=4, seed="", modules=GAMES[name].modules))
    for part, size in (("vector", encoder.size), ("row", encoder.rows.width)):
        assert [number for one in told[part] for number in range(one["start"], one["start"] + one["size"])] == list(
            range(size)
        )
        assert all(len(one["divided_by"]) == one["size"] and one["about"] for one in told[part])
    assert [plane["name"] for plane in told["planes"]] == [plane.name for plane in encoder.planes]
    assert {one["group"] for one in told["vector"]} <= {"public", "own"}
    groups = {one["group"] for one in told["state"]}
    assert ("hidden" in groups) == (name != "roll-and-write")
    assert bool(told["remembered"]) == (name != "roll-and-write")


def test_it_is_shown_as_tables(call: Call) -> None:
    run = call("encoding", "--players", "2", "--modules", "huts")
    assert (run.code, run.err) == (0, "")
    for heading in ("planes", "vector", "row of an option, 256 at most", "what a good memory adds", "hidden from all"):
        assert heading in run.words
    assert "2 times 14 planes of 25 x 25, one's own first." in run.words
    assert "huts on top" in run.words


def test_what_cannot_be_is_refused_with_a_sentence(call: Call) -> None:
    assert "There is no game 'chess'" in call("encoding", "--game", "chess").complaint
    assert "players" in call("encoding", "--players", "9").complaint
