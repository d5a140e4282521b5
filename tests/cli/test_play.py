"""`sabika play --terminal` with any game, its options and corrected pieces, up to where the screen would begin."""

from importlib.resources import files
from pathlib import Path

import pytest

from cli.shell import Call
from sabika.cli import play
from sabika.library import load_pieces, new_game
from sabika.record import Record
from sabika.terminal.app import PlayApp


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[PlayApp]:
    """The apps that commands would run, as if in a terminal."""
    apps: list[PlayApp] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(play, "need_a_terminal", lambda: None)
    monkeypatch.setattr(PlayApp, "run", lambda started: apps.append(started))
    return apps


def own_tiles(folder: Path) -> Path:
    """Tiles of Granada, one of them corrected."""
    path = folder / "own.toml"
    text = (files("sabika.components") / "granada_tiles.toml").read_text(encoding="utf-8")
    path.write_text(text.replace('moats = "NES"', 'moats = "ESW"', 1), encoding="utf-8")
    return path


def test_any_game_begins_at_once_with_what_was_chosen(call: Call, started: list[PlayApp]) -> None:
    arguments = "--game granada -o scoring=simplified -o turning=card -m all --seed x"
    assert call("play", "-t", *arguments.split()).code == 0
    table = started[0].table
    assert table is not None
    setup = table.game.setup
    assert (setup.game, setup.edition, setup.modules) == ("granada", "", ("exchange", "vizier"))
    assert setup.options == (("scoring", "simplified"), ("turning", "card"))


def test_roll_and_write_begins_at_once_too(call: Call, started: list[PlayApp], tmp_path: Path) -> None:
    """R18, alone; R3 with a corrected sheet."""
    own = tmp_path / "own.toml"
    text = (files("sabika.components") / "roll_and_write.toml").read_text(encoding="utf-8")
    own.write_text(text.replace("printed = 15", "printed = 14"), encoding="utf-8")
    arguments = "--game roll-and-write --players 1 -o dummies=3 -o goal=beat --seed x --components"
    assert call("play", "-t", *arguments.split(), str(own)).code == 0
    table = started[0].table
    assert table is not None
    assert table.game.setup.options == (("dummies", "3"), ("goal", "beat"))
    assert table.game.digest == load_pieces(own, "roll-and-write").digest
    assert call("play", "-t", "--game", "roll-and-write", "--bots", "greedy,random").code == 0
    assert started[1].table is not None
    assert started[1].table.game.setup.players == 3


def test_without_options_a_screen_lets_one_choose(call: Call, started: list[PlayApp]) -> None:
    assert call("play", "-t").code == 0
    assert started[0].table is None


def test_a8_the_youngest_are_named_or_counted(call: Call, started: list[PlayApp]) -> None:
    for words, seats in (("Ana", (0,)), ("3", (2,)), ("zaida, 1", (1, 0)), ("Hafsa,Ana,2", (2, 0, 1))):
        assert call("play", "-t", "--name", "Ana", "--seed", "x", "--youngest", words).code == 0
        table = started[-1].table
        assert table is not None
        assert table.game.setup.youngest_first == seats
        assert table.record().youngest_first == list(seats)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("Bo", "'Bo' is nobody at this table. With --youngest, name one or more of: 1 Ana, 2 Zaida, 3 Hafsa."),
        ("4", "'4' is nobody at this table."),
        ("0", "'0' is nobody at this table."),
        ("Ana,,2", "'' is nobody at this table."),
        ("Ana,1", "--youngest names Ana twice. Name everybody once, the youngest first."),
    ],
)
def test_a8_the_youngest_has_to_be_somebody(call: Call, started: list[PlayApp], words: str, sentence: str) -> None:
    assert sentence in call("play", "-t", "--name", "Ana", "--youngest", words).complaint
    assert started == []


def test_r2_nobody_is_asked_for_the_youngest_in_roll_and_write(call: Call, started: list[PlayApp]) -> None:
    for where in (["-t"], []):
        refused = call("play", *where, "--game", "roll-and-write", "--name", "Ana", "--youngest", "Ana")
        assert "the first player is chosen by lot" in refused.complaint


def test_corrected_pieces_serve_the_game_they_belong_to(call: Call, started: list[PlayApp], tmp_path: Path) -> None:
    own = own_tiles(tmp_path)
    assert call("play", "-t", "--game", "combined", "--components", str(own)).code == 0
    table = started[0].table
    assert table is not None
    assert table.game.digest == load_pieces(own, "combined").digest
    settings = started[0].settings
    settings.choose_game("alhambra")
    assert settings.new_table().game.setup.game == "alhambra"
    settings.choose_game("combined")
    assert settings.new_table().game.digest == table.game.digest


def test_a_game_that_was_left_goes_on_with_its_pieces(call: Call, started: list[PlayApp], tmp_path: Path) -> None:
    own = own_tiles(tmp_path)
    left = new_game("granada", players=2, seed="x", pieces=load_pieces(own, "granada"))
    Record.from_game(left, bots=[None, "random"]).write(tmp_path / "left.json")
    assert call("play", "-t", str(tmp_path / "left.json"), "--components", str(own)).code == 0
    assert started[0].table is not None
    assert started[0].table.game.digest == left.digest
    assert "other pieces" in call("play", "-t", str(tmp_path / "left.json")).complaint


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("--game chess", "There is no game 'chess'. The games are: alhambra, granada, combined, roll-and-write."),
        ("--game granada --players 7", "Granada is for 2 to 6 players, not 7."),
        ("--game granada --players 99999999999 --bots random", "Granada is for 2 to 6 players, not 99999999999."),
        ("--game granada --edition 2020", "Granada has no editions. Leave the edition '2020' out."),
        ("--game combined --modules portals", "There is no module 'portals' for Alhambra and Granada combined."),
        ("--game granada --option scoring=odd", "The option scoring is one of: normal, simplified; not 'odd'."),
        ("--game combined --option turning=gold", "The option turning is one of: money, card; not 'gold'."),
        ("--option turning=card", "There is no option 'turning' for Alhambra. It has no options."),
        ("--option scoring=normal", "There is no option 'scoring' for Alhambra. It has no options."),
        ("--game roll-and-write --players 6", "Roll & Write is for 1 to 5 players, not 6."),
        ("--game roll-and-write --players 2 -o goal=beat", "Only a player alone chooses whether to beat the dummies"),
        ("--game roll-and-write --players 1 --bots greedy", "1 bots are too many for 1 players, of whom you are one."),
        ("--game roll-and-write --modules huts", "Roll & Write has no modules. Leave out: huts."),
        ("--components nowhere.toml", "The pieces in nowhere.toml cannot be read: No such file or directory."),
    ],
)
def test_what_cannot_be_played(call: Call, started: list[PlayApp], arguments: str, complaint: str) -> None:
    assert call("play", "-t", *arguments.split()).complaint.startswith(complaint)
    assert not started
