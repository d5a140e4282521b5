"""The prepared deals of the tutorials: they can still be played, and their moments show what the lessons speak of."""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from sabika.library import game_from
from sabika.record import Record, verify
from sabika.rules.core.game import RULES, Game
from sabika.rules.palace.chain import longest_chain
from sabika.rules.palace.game import PalaceGame

FOLDER = Path(__file__).parents[2] / "web/src/tutorial/deals"
GAMES = ("alhambra", "granada", "combined", "roll-and-write")
PALACES = ("alhambra", "granada", "combined")


class Deal(NamedTuple):
    """A deal as the browser client has it."""

    moments: dict[str, int]
    record: Record

    @property
    def learner(self) -> int:
        return next(seat for seat, player in enumerate(self.record.players) if player.bot is None)

    def at(self, moment: str) -> Game:
        """The game as it stands at a moment."""
        game = game_from(self.record.setup)
        for action in self.record.actions[: self.moments[moment]]:
            game.apply(game.parse(action))
        assert game.asked() == self.learner, moment
        return game

    def palace_at(self, moment: str) -> PalaceGame:
        game = self.at(moment)
        assert isinstance(game, PalaceGame)
        return game


def deal_of(game: str) -> Deal:
    found = json.loads(FOLDER.joinpath(f"{game}.json").read_text(encoding="utf-8"))
    return Deal(found["moments"], Record.loads(json.dumps(found["record"])))


def verbs(game: Game) -> set[str]:
    return {game.notation(option).split()[0] for option in game.options()}


def exact_purchases(game: PalaceGame) -> int:
    return len(longest_chain(game.seats[game.asked()].hand.purses, game.yard, game.pieces))


def several_cards(game: Game) -> bool:
    words = [game.notation(option).split() for option in game.options()]
    return any(verb == "take" and len(cards) > 1 for verb, *cards in words)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_a_finished_game_of_today_s_rules_that_can_be_played_again(game: str) -> None:
    deal = deal_of(game)
    assert deal.record.version == RULES
    assert deal.record.game == game
    assert deal.record.result is not None
    assert verify(deal.record).problems == []


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_decides_at_every_moment(game: str) -> None:
    deal = deal_of(game)
    for moment in deal.moments:
        deal.at(moment)


@pytest.mark.parametrize("game", PALACES)
def test_the_first_scoring_follows_as_soon_as_money_is_taken(game: str) -> None:
    then = deal_of(game).palace_at("scoring")
    for option in then.options():
        if then.notation(option).startswith("take "):
            after = then.copy()
            after.apply(option)
            assert [scored.scoring for scored in after.scorings] == [1]


def test_alhambra_begins_with_several_cards_and_goes_on_with_an_exact_payment() -> None:
    deal = deal_of("alhambra")
    first, second = deal.palace_at("take"), deal.palace_at("exact")
    assert several_cards(first)
    assert exact_purchases(first) == 0
    assert exact_purchases(second) == 1
    assert exact_purchases(deal.palace_at("reserve")) > 0


def test_alhambra_shows_a_tile_with_walls_that_fits_in_some_cells_only() -> None:
    then = deal_of("alhambra").palace_at("place")
    (tile,) = then.seats[then.asked()].beside
    assert then.pieces.walls(tile)
    assert 0 < len([option for option in then.options() if then.notation(option).startswith("build ")]) < 4


def test_alhambra_shows_the_reserve_and_the_end() -> None:
    deal = deal_of("alhambra")
    redesign, end = deal.palace_at("redesign"), deal.palace_at("end")
    assert redesign.step == "act"
    assert "build" in verbs(redesign)
    assert end.bags == [[]]
    assert exact_purchases(end) > 0


def test_granada_shows_a_tile_that_can_be_turned() -> None:
    deal = deal_of("granada")
    assert exact_purchases(deal.palace_at("buy")) > 0
    assert verbs(deal.at("turn")) == {"build", "reserve", "turn"}


def test_the_combined_game_shows_the_first_tile_with_moats() -> None:
    then = deal_of("combined").palace_at("place")
    (tile,) = then.seats[then.asked()].beside
    assert then.pieces.moated[tile]
    assert not any(then.pieces.moated[built] for built in then.seats[then.asked()].palace.tiles())
    assert "build" in verbs(then)


def test_roll_and_write_shows_what_coins_are_for() -> None:
    deal = deal_of("roll-and-write")
    assert "build" in verbs(deal.at("build"))
    assert {"build", "turn"} <= verbs(deal.at("turn"))
    assert "earn" in verbs(deal.at("earn"))
    last = deal.at("end")
    assert last.view(0).round == last.view(0).rounds  # type: ignore[attr-defined]
