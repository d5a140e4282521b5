"""Granada on the screen: tiles with two faces, the marker, n and the prices that break ties."""

import asyncio

import pytest

from sabika.i18n import LANGUAGES, Narrator, Texts
from sabika.library import PalaceName, new_game
from sabika.rules.core.scoring import Term
from sabika.rules.palace.building import Reserve
from sabika.rules.palace.events import TileTurned
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.paying import Pay
from sabika.rules.palace.turning import Turn
from sabika.terminal.palace.choices import Choices
from sabika.terminal.palace.help import keys_in
from sabika.terminal.palace.scoring import scoring_table
from sabika.terminal.palace.yard import Yard
from sabika.terminal.palette import DARK, KIND_SIGNS
from sabika.terminal.widgets.keybar import KeyBar
from terminal.driving import (
    asked,
    can_take_money,
    driven,
    game_where,
    play_app,
    prompt,
    screen_text,
    table_for,
)

BOTH = ("granada", "combined")


def can_turn(game: PalaceGame) -> bool:
    """The last tile of a turn can be turned for money of several currencies."""
    turns = [option for option in game.options() if isinstance(option, Turn)]
    return game.step == "place" and len(game.seats[0].beside) == 1 and len(turns) > 1


def test_a_tile_is_turned_by_keys_and_taken_back() -> None:
    """G5: o, the currency, the cards."""
    table = table_for(game_where(can_turn, kind="granada"))
    tile = table.game.seats[0].beside[0]
    other = table.game.pieces.other_face[tile]

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            screen = await asked(pilot)
            words = screen.narrator.words
            await pilot.press("o")
            assert prompt(pilot).question == Texts("en").say("ask-currency", tile=words.tile(tile))
            assert all(isinstance(action, Turn) for action in screen.query_one(Choices).actions)
            await pilot.press("escape")
            assert prompt(pilot).question == Texts("en").say("ask-place", tile=words.tile(tile))
            await pilot.press("o", "1")
            await asked(pilot)
            assert table.game.step == "pay"
            assert words.tile_label(other) in prompt(pilot).question
            await pilot.press("escape")
            await asked(pilot)
            assert table.game.step == "place"
            await pilot.press("o", "1", "1")
            screen = await asked(pilot)
            assert isinstance(table.game.log[-1], Pay)
            assert any(isinstance(event, TileTurned) and event.tile == other for event in table.story)
            assert table.game.seats[0].beside == [other]
            assert screen.choice is not None
            assert screen.choice.tile == other
            await pilot.press("o")
            assert "G5" in prompt(pilot).detail
            await pilot.press("u", "u")
            await asked(pilot)
            assert table.game.seats[0].beside == [tile]

    asyncio.run(drive())


def test_g5_a_tile_is_turned_with_a_single_card_where_the_table_asks_for_one() -> None:
    table = table_for(game_where(can_turn, kind="granada", options={"turning": "card"}))
    tile = table.game.seats[0].beside[0]
    other = table.game.pieces.other_face[tile]

    async def drive() -> None:
        async with driven(play_app(table), (80, 24)) as pilot:
            screen = await asked(pilot)
            words = screen.narrator.words
            await pilot.press("o", "1")
            await asked(pilot)
            turned = table.game.log[-1]
            assert isinstance(turned, Turn)
            asking = {"tile": words.tile_label(tile), "face": words.tile_label(other)}
            money = words.money(turned.currency, 3)
            assert prompt(pilot).question == Texts("en").say("ask-turning-card", **asking, money=money)
            assert all(isinstance(way, Pay) and way.count == 1 for way in screen.query_one(Choices).actions)
            await pilot.press("1")
            await asked(pilot)
            assert table.game.seats[0].beside == [other]
            assert ("o", "turn-over-card") in keys_in(table.game.setup)

    asyncio.run(drive())


def test_a_turned_tile_can_be_given_to_dirk() -> None:
    """G14."""
    table = table_for(game_where(can_turn, players=2, kind="granada"))
    other = table.game.pieces.other_face[table.game.seats[0].beside[0]]

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            await pilot.press("o", "1", "1")
            await asked(pilot)
            await pilot.press("g")
            assert table.held is not None
            assert table.held.verb == "give"
            assert other in table.shown.view(0).extras["dirk"]  # type: ignore[operator]

    asyncio.run(drive())


@pytest.mark.parametrize("face", [0, 1])
def test_a_tile_goes_into_the_reserve_with_either_face(face: int) -> None:
    """G6."""
    table = table_for(game_where(can_turn, kind="granada"))
    tile = table.game.seats[0].beside[0]
    faces = [tile, table.game.pieces.other_face[tile]]

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            await pilot.press("x")
            assert prompt(pilot).question == Texts("en").say("ask-face")
            await pilot.press(str(face + 1))
            assert isinstance(table.held, Reserve)
            assert table.held.tile == faces[face]

    asyncio.run(drive())


def test_what_is_too_poor_to_turn_a_tile_hears_the_rule() -> None:
    """G5."""

    def poor(game: PalaceGame) -> bool:
        turns = any(isinstance(option, Turn) for option in game.options())
        return game.step == "place" and game.pieces.moated[game.seats[0].beside[0]] and not turns

    table = table_for(game_where(poor, kind="granada"))

    async def drive() -> None:
        async with driven(play_app(table)) as pilot:
            await asked(pilot)
            await pilot.press("o")
            assert "G5" in prompt(pilot).detail

    asyncio.run(drive())


@pytest.mark.parametrize("kind", BOTH)
@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_the_yard_shows_each_tile_its_back_and_the_gauge_the_marker(kind: PalaceName, size: tuple[int, int]) -> None:
    """G1, G3, C3."""
    table = table_for(game_where(can_take_money, kind=kind))
    pieces = table.game.pieces

    async def drive() -> None:
        async with driven(play_app(table), size) as pilot:
            screen = await asked(pilot)
            region = screen.query_one(Yard).region
            lines = screen_text(pilot).splitlines()[region.y : region.bottom]
            yard = "\n".join(line[region.x : region.right] for line in lines)
            for tile in table.game.yard:
                assert f"{KIND_SIGNS[pieces.tile(tile).kind]} {pieces.price[tile]}" in yard
                back = pieces.other_face[tile]
                if back:
                    assert f"↻{KIND_SIGNS[pieces.tile(back).kind]}{pieces.price[back]}" in yard
            assert Texts("en").say(f"marker.{'odd' if table.game.marker else 'even'}") in screen_text(pilot)

    asyncio.run(drive())


def test_the_scoring_shows_n_and_the_price_that_broke_a_tie() -> None:
    """K10, G10, G11."""
    game = new_game("granada", players=3, seed="school")
    narrator = Narrator(Texts("en"), game.pieces, ["Ana", "Boabdil", "Aixa"])
    terms = [
        Term(1, 30, "G10", "school", 4, 1, together=10, best_price=12),
        Term(0, 20, "G10", "school", 4, 2, together=10, best_price=9),
        Term(2, 10, "G10", "school", 2, 3, together=10),
        Term(0, 6, "G9", "moat", 6),
    ]
    lines = scoring_table(terms, game, narrator, DARK, room=100).plain.splitlines()
    assert lines[1].split() == ["Total", "26", "30", "10"]
    row = next(line for line in lines if "School" in line)
    assert " ".join(row.split()) == "α School n=10 4×, 2nd ↑9 20 4×, 1st ↑12 30 2×, 3rd 10"
    assert next(line for line in lines if "Moat" in line).split() == ["Moat", "(6)", "6", "·", "·"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_cut_off_while_a_tile_is_placed_beside_dirk(language: str) -> None:
    table = table_for(game_where(can_turn, players=2, kind="granada"))

    async def drive() -> None:
        async with driven(play_app(table, language), (80, 24)) as pilot:
            await asked(pilot)
            assert table.can_take_back
            line = screen_text(pilot).splitlines()[pilot.app.screen.query_one(KeyBar).region.y]
            for message in ("key-turn-over", "key-give", "key-take-back"):
                assert Texts(language).say(message) in line

    asyncio.run(drive())
