"""What the greedy bot knows of bonus cards and huts."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

import pytest

import sabika
from rules.positions import in_a_row, play, position
from sabika.arena import play_match
from sabika.bots import Bot
from sabika.bots.bot import Level
from sabika.bots.palace.greedy import GreedyBot
from sabika.modules.bonus.rules import bonus_of
from sabika.modules.huts.rules import stacks_of
from sabika.rules.core.action import Action
from sabika.rules.core.game import Setup
from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.view import PalaceView

YARD = "garden-6-ESW garden-7-NSW garden-8-NE garden-8-NW"


def choice(game: PalaceGame) -> str:
    return game.notation(GreedyBot().choose(game.view(game.asked()), game.options(), Random(0)))


def before_scoring(scoring: int, towers: str) -> PalaceGame:
    """Seat 1 is asked whether it reveals the card of its only tower; seat 0 has these towers."""
    palaces = [{(x, 0): name for x, name in enumerate(towers.split(), 1)}, {(1, 0): "tower-12"}]
    game = position(3, modules=["bonus"], palaces=palaces, yard=YARD, pile=f"scoring-{scoring} florin-1")
    slot = bonus_of(game)
    slot.hidden = [[], [game.pieces.numbers["tower-12"]], []]
    play(game, "take florin-9")
    assert (game.step, game.asked()) == ("reveal", 1)
    return game


def test_a_card_that_gains_points_now_is_revealed() -> None:
    assert choice(before_scoring(1, "tower-11")) == "reveal tower-12"


@pytest.mark.parametrize("towers", ["", "tower-11 tower-13-E tower-11-N"])
def test_a_card_that_gains_nothing_yet_is_kept(towers: str) -> None:
    """First already, or too far behind."""
    assert choice(before_scoring(1, towers)) == "decline"


def test_cards_are_not_shown_before_a_scoring() -> None:
    game = position(3, modules=["bonus"], palaces=[{(1, 0): "tower-12"}], yard=YARD)
    bonus_of(game).hidden[0] = [game.pieces.numbers["tower-12"]]
    game._options = None
    assert any(action.verb == "reveal" for action in game.options())
    assert choice(game) != "reveal tower-12"


def test_in_the_last_scoring_every_card_is_revealed() -> None:
    for number in range(10):
        game = play_match(Setup("alhambra", 3, f"last {number}", "2003", ("bonus",)), [GreedyBot()] * 3).game
        assert isinstance(game, PalaceGame)
        slot = bonus_of(game)
        for seat, cards in zip(game.seats, slot.hidden, strict=True):
            assert not set(cards) & set(seat.palace.tiles())


def test_a_tile_whose_card_one_hides_is_worth_more() -> None:
    game = position(3, modules=["bonus"], hands=["florin-9 dirham-9"], yard="seraglio-9 pavilion-8 - -", display="")
    slot = bonus_of(game)
    slot.hidden[0] = [game.pieces.numbers["seraglio-9"]]
    game._options = None
    assert choice(game) == "buy 1"


def with_hut_on_top(game: PalaceGame, name: str) -> PalaceGame:
    stack = next(stack for stack in stacks_of(game) if game.pieces.numbers[name] in stack)
    stack.remove(game.pieces.numbers[name])
    stack.append(game.pieces.numbers[name])
    return game


def test_a_hut_among_its_kind_is_taken_and_built_there() -> None:
    palace = {(1, 0): "tower-12", (2, 0): "garden-10", (2, 1): "tower-11"}
    palaces = [palace, in_a_row("tower-13-E tower-11-N tower-11-S")]
    game = position(3, modules=["huts"], palaces=palaces, yard=YARD, display="florin-1", bag="garden-9-E")
    with_hut_on_top(game, "hut-tower-W")
    assert choice(game) == "hut tower"
    play(game, "hut tower")
    assert choice(game) == "build hut-tower-W 1,1"


def test_a_tile_is_built_next_to_a_hut_of_its_kind() -> None:
    palaces = [{}, in_a_row("tower-11-N tower-11-S")]
    game = position(
        3, modules=["huts"], palaces=palaces, hands=["florin-9 florin-4"], yard="tower-13-E - - -", bag="garden-9-E"
    )
    seat = game.seats[0]
    hut = next(stack for stack in stacks_of(game) if game.pieces.numbers["hut-tower-N"] in stack)
    hut.remove(game.pieces.numbers["hut-tower-N"])
    seat.palace = seat.palace.with_tile(game.pieces.numbers["hut-tower-N"], cell_at(0, 1))
    game._options = None
    play(game, "buy 1", "pay florin-9 florin-4", "take florin-9")
    assert choice(game) in ("build tower-13-E 0,2", "build tower-13-E -1,1")


class WithoutHuts:
    """The greedy bot, but for huts."""

    name: ClassVar[str] = "without huts"
    blurb: ClassVar[Mapping[str, str]] = GreedyBot.blurb
    level: ClassVar[Level] = Level.GENTLE

    def choose(self, view: PalaceView, options: Sequence[Action], rng: Random) -> Action:
        return GreedyBot().choose(view, [action for action in options if action.verb != "hut"], rng)


def test_huts_help_the_bot_that_takes_them() -> None:
    greedy: Bot = GreedyBot()
    without: Bot = WithoutHuts()
    gained = 0
    for number in range(30):
        bots = [greedy if side == number % 3 else without for side in range(3)]
        points = play_match(Setup("alhambra", 3, f"huts {number}", "2003", ("huts",)), bots).game.points
        gained += 3 * points[number % 3] - sum(points)
    assert gained / 30 > 5


def test_every_action_of_the_modules_occurs() -> None:
    verbs: Counter[str] = Counter()
    for number in range(10):
        game = sabika.new_game(players=2 + number % 5, seed=number, modules=("bonus", "huts"))
        while not game.over:
            game.apply(GreedyBot().choose(game.view(game.asked()), game.options(), Random(0)))
        verbs.update(action.verb for action in game.log)
    assert verbs["hut"] > 20
    assert verbs["reveal"] > 5
    assert verbs["decline"] > verbs["reveal"]
