"""A pad that was filled in tile by tile is looked at like a recorded game."""

import asyncio
from pathlib import Path

import pytest

from cli.shell import Call
from property.sheet_games import cells, new_game
from sabika.rules.core.errors import BadInput
from sabika.rules.core.events import GameEnded, Scored
from sabika.rules.palace.game import PalaceGame
from sabika.rules.sheet.game import SheetGame
from sabika.scorepad.palace.entries import Numbers, Tiles
from sabika.scorepad.replaying import Looking
from sabika.scorepad.scoring import score
from sabika.scorepad.sheet.entries import Cells, Ticks
from sabika.terminal.app import ReplayApp
from sabika.terminal.replaying import PadReplay
from sabika.terminal.settings import Settings
from sabika.terminal.widgets.prompt import Prompt
from scorepad.pads import pad, played, round_of, tiles
from terminal.steady import steady

MIXTURES: list[tuple[str, int, tuple[str, ...]]] = [
    ("alhambra", 2, ("bonus", "huts", "falcons", "portals", "sites")),
    ("granada", 3, ()),
    ("combined", 2, ()),
]


@pytest.mark.parametrize(("name", "players", "modules"), MIXTURES)
def test_the_palaces_grow_until_they_are_those_of_the_game(name: str, players: int, modules: tuple[str, ...]) -> None:
    table = played(name, players, 31, modules, "" if name == "alhambra" else "normal")
    looking = Looking(table.by_tiles)
    scored = [event for moment in looking.moments for event in moment.events if isinstance(event, Scored)]
    assert [event.scoring for event in scored] == [round.scoring for round in table.by_tiles.rounds]
    last = looking.game
    assert isinstance(last, PalaceGame)
    assert last.over
    assert last.points == table.game.points
    assert isinstance(looking.moments[-1].events[-1], GameEnded)
    for own, true in zip(last.seats, table.game.seats, strict=True):
        assert sorted(own.palace.tiles()) == sorted(true.palace.tiles())
    assert not looking.moments[0].game.over
    assert all(len(moment.game.view().scorings) <= len(scored) for moment in looking.moments)


def test_a_tile_that_was_taken_away_goes_into_the_reserve() -> None:
    """A16."""
    first = Tiles(palace=tiles("tower-12 1,0 tower-11 2,0"))
    second = Tiles(palace=tiles("tower-12 1,0 garden-10 2,0"))
    written = pad(round_of(1, first, Numbers(), Numbers()), round_of(2, second, Numbers(), Numbers()))
    last = Looking(written).game
    assert isinstance(last, PalaceGame)
    assert [last.pieces.name(tile) for tile in last.seats[0].reserve] == ["tower-11"]


def test_sheets_are_filled_cell_by_cell() -> None:
    game = new_game((2, {}), "sheets")
    while not game.over:
        game.play(game.options()[0])
    entries = [Cells(cells=sorted(cells(game, seat))) for seat in (0, 1)]
    written = pad(round_of(2, *entries, Ticks()), players=2, game="roll-and-write")
    looking = Looking(written)
    last = looking.game
    assert isinstance(last, SheetGame)
    assert [player.built for player in last.players] == [player.built for player in game.players]
    assert last.points == score(written).points


def test_numbers_alone_are_nothing_to_look_at() -> None:
    with pytest.raises(BadInput, match="by numbers only"):
        Looking(pad(round_of(1, Numbers(), Numbers(), Numbers())))


def test_what_was_refused_is_left_out() -> None:
    wrong = Tiles(palace=tiles("tower-12 5,5"))
    assert len(Looking(pad(round_of(1, wrong, Numbers(), Numbers()))).moments) == 1


def test_in_the_terminal() -> None:
    table = played("alhambra", 3, 31, ("huts",))
    replay = PadReplay(table.by_tiles)

    async def look() -> list[str]:
        app = ReplayApp(Settings(), replay)
        async with steady(app, (120, 40)) as pilot:
            seen = []
            for key in ("home", "right", "n", "end"):
                await pilot.press(key)
                seen.append(str(app.screen.query_one(Prompt).render()))
            return seen

    start, first, scoring, end = asyncio.run(look())
    assert "builds" in first
    assert start != first
    assert "First scoring" in scoring
    assert "Final scoring" in end


def test_the_command_opens_a_pad(call: Call, tmp_path: Path) -> None:
    """It gets as far as asking for a terminal."""
    file = tmp_path / "pad.json"
    file.write_text(played("alhambra", 3, 31).by_tiles.dumps(), encoding="utf-8")
    assert "This needs a terminal" in call("replay", str(file)).complaint
    file.write_text(pad(round_of(1, Numbers())).dumps(), encoding="utf-8")
    assert "by numbers only" in call("replay", str(file)).complaint
