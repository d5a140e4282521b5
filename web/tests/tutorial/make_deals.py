"""Makes the deals of the tutorials: for each game one that shows, early on, all that its lesson is about.

    python web/tests/tutorial/make_deals.py

tries seed after seed and writes web/src/tutorial/deals/*.json: the record of a whole game in which the learner's seat
does what the lesson proposes and then plays on like the bots, and the moments from which parts of the lesson begin.
"""

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, Generic, TypeVar

from sabika.bots import bot_named
from sabika.library import new_game
from sabika.record import Record
from sabika.rules.core.action import Action
from sabika.rules.core.game import Game
from sabika.rules.palace.chain import Link, longest_chain
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import SCORING_1
from sabika.rules.palace.yard import SPACES, write_space

FOLDER: Final = Path(__file__).parents[2] / "src/tutorial/deals"
LEARNER: Final = 0
PLAYERS: Final = 3
BOT: Final = "greedy"

AnyGame = TypeVar("AnyGame", bound=Game)
Fits = Callable[[list[str]], bool]
"""Whether an action, given by the words of its notation, is what the lesson proposes."""


class Unfit(Exception):
    """A deal that lacks something that the lesson shows."""


def need(fits: bool) -> None:
    if not fits:
        raise Unfit


class Deal(Generic[AnyGame]):
    """A game in the making, and its moments."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Final = game
        self.bot: Final = bot_named(BOT, game.setup.game)
        self.moments: Final[dict[str, int]] = {}

    @property
    def learns(self) -> bool:
        """Whether the learner has to decide."""
        return self.game.asked() == LEARNER

    def moment(self, name: str) -> None:
        """The lesson can begin a part here."""
        self.moments[name] = len(self.game.log)

    def options(self, fits: Fits) -> list[Action]:
        return [option for option in self.game.options() if fits(self.game.notation(option).split())]

    def chosen(self, options: list[Action]) -> Action:
        """As the server's bots choose at this moment, so that they will do the same at the learner's table."""
        game, seat = self.game, self.game.asked()
        rng = Random(f"{game.setup.seed} {seat} {len(game.log)}")
        choice = self.bot.choose(game.view(seat), options, rng)
        # A bot that plans its whole turn may want something else.
        return choice if choice in options else options[0]

    def do(self, *words: str) -> None:
        """What the lesson proposes: an action that begins with these words, the best one in the eyes of the bot."""
        fitting = self.options(lambda found: found[: len(words)] == list(words))
        need(self.learns and bool(fitting))
        self.game.apply(self.chosen(fitting))

    def play_on(self) -> None:
        """One decision, by the bot."""
        self.game.apply(self.chosen(self.game.options()))

    def play_to_the_end(self) -> None:
        while not self.game.over:
            self.play_on()

    def wait(self) -> None:
        """The others play until it is the learner's turn again."""
        while not self.game.over and not self.learns:
            self.play_on()
        need(not self.game.over)

    def written(self) -> str:
        record = Record.from_game(self.game, ["Learner", "Bot 1", "Bot 2"], [None, BOT, BOT])
        return json.dumps({"moments": self.moments, "record": json.loads(record.dumps())}, indent=1) + "\n"


class PalaceDeal(Deal[PalaceGame]):
    """A deal of a palace game."""

    def chain(self) -> list[Link]:
        """The most tiles that the learner can buy to the coin."""
        return self.chain_of(self.game)

    def chain_after(self, take: Action) -> list[Link]:
        """The same, if nobody bought anything until the learner's next turn."""
        after = self.game.copy()
        after.play(take)
        return self.chain_of(after)

    def chain_of(self, game: PalaceGame) -> list[Link]:
        return longest_chain(game.seats[LEARNER].hand.purses, self.game.yard, self.game.pieces)

    def walls(self, space: int) -> int:
        """How many edges of a tile of the yard carry a wall or a moat."""
        return len(self.game.pieces.walls(self.game.yard[space]))

    def buy_exactly(self, space: int) -> str:
        """Buy the tile of a space to the coin; returns its name."""
        piece = self.game.yard[space]
        self.do("buy", write_space(space))
        self.pay_exactly(self.game.pieces.price[piece])
        return self.game.pieces.name(piece)

    def pay_exactly(self, price: int) -> None:
        exact = self.options(lambda words: words[0] == "pay" and worth(words[1:]) == price)
        need(bool(exact))
        self.game.apply(self.chosen(exact))

    def begins_turn(self) -> bool:
        return self.learns and self.game.step == "act" and not self.game.actions_taken

    def scores_next(self) -> bool:
        """Whether the first scoring comes as soon as the learner takes money."""
        return self.begins_turn() and bool(self.game.pile) and self.game.pile[-1] == SCORING_1

    def play_to(self, moment: str, fits: Callable[[], bool]) -> None:
        """The bots play, also for the learner, until a moment."""
        while not fits():
            self.play_on()
            need(not self.game.over)
        self.moment(moment)

    def gains(self) -> list[int]:
        """What the next scoring would give to each side now."""
        points = [0] * PLAYERS
        for term in self.game.score_now():
            points[term.side] += term.points
        return points


def worth(cards: list[str]) -> int:
    return sum(int(card.rpartition("-")[2]) for card in cards)


def alhambra(deal: PalaceDeal) -> None:
    """Take money; pay exactly, look at an overpayment, take money, build; buy for the reserve; redesign; a scoring;
    the end."""
    need(deal.begins_turn() and not deal.chain())
    deal.moment("take")
    several = deal.options(lambda words: words[0] == "take" and len(words) > 2)
    helpful = [take for take in several if deal.chain_after(take)]
    need(bool(helpful))
    take = deal.chosen(helpful)
    space = deal.chain_after(take)[0].space
    wanted = deal.game.yard[space]
    deal.game.apply(take)
    deal.wait()

    deal.moment("exact")
    need(deal.game.yard[space] == wanted and 1 <= deal.walls(space) <= 2 and len(deal.chain()) == 1)
    tile = deal.buy_exactly(space)
    deal.moment("overpay")
    need(not deal.chain() and bool(deal.options(lambda words: words[0] == "buy")))
    deal.do("take")
    deal.moment("place")
    deal.do("build", tile)
    deal.wait()

    deal.moment("reserve")
    chain = deal.chain()
    need(bool(chain))
    tile = deal.buy_exactly(chain[0].space)
    deal.do("take")
    deal.do("reserve", tile)
    deal.wait()

    deal.moment("redesign")
    deal.do("build", tile)

    deal.play_to("scoring", deal.scores_next)
    need(min(deal.gains()) >= 4)
    deal.play_to("end", lambda: deal.begins_turn() and not deal.game.bag)
    need(len(deal.chain()) == 1)
    deal.play_to_the_end()


def granada(deal: PalaceDeal) -> None:
    """Buy a tile, turn it, build it; a scoring."""
    need(deal.begins_turn())
    deal.moment("buy")
    chain = deal.chain()
    need(len(chain) == 1 and deal.walls(chain[0].space) == 2)
    tile = deal.buy_exactly(chain[0].space)
    deal.do("take")
    deal.moment("turn")
    deal.do("turn", tile)
    deal.pay_exactly(3)
    deal.do("build")
    deal.play_to("scoring", deal.scores_next)
    need(min(deal.gains()) >= 4)
    deal.play_to_the_end()


def combined(deal: PalaceDeal) -> None:
    """The first tile of Granada; a scoring with a border."""
    game = deal.game

    def alone() -> bool:
        """Whether the learner's palace is large enough, and all of it Alhambra."""
        tiles = [*game.seats[LEARNER].palace.tiles()]
        return deal.begins_turn() and len(tiles) > 3 and not any(game.pieces.moated[tile] for tile in tiles)

    def fitting() -> list[Link]:
        """Tiles of Granada that can be paid to the coin and built."""
        links = [link for link in deal.chain() if link.space >= SPACES]
        return [link for link in links if game.seats[LEARNER].palace.cells_for(game.yard[link.space])]

    deal.play_to("first", lambda: alone() and len(fitting()) > 0)
    tile = deal.buy_exactly(fitting()[0].space)
    deal.do("take")
    deal.moment("place")
    deal.do("build", tile)
    deal.play_to("scoring", deal.scores_next)
    need(min(deal.gains()) >= 8)
    deal.play_to_the_end()


def roll_and_write(deal: Deal[Game]) -> None:
    """Build, and not a second time; turn a die; earn coins; the end."""
    game = deal.game
    need(deal.learns)
    deal.moment("build")
    need(len(deal.options(lambda words: words[0] == "build")) == 4)
    deal.do("build")
    deal.do("decline")
    deal.wait()

    deal.moment("turn")
    before = deal.options(lambda words: words[0] == "build")
    need(len(before) < 4)
    deal.do("turn")
    fresh = [option for option in deal.options(lambda words: words[0] == "build") if option not in before]
    need(bool(fresh))
    deal.game.apply(deal.chosen(fresh))
    need(game.step != "build-again")
    deal.wait()

    while not (deal.learns and game.step == "act" and len(deal.options(lambda words: words[0] == "build")) < 3):
        deal.play_on()
        need(not game.over)
    deal.moment("earn")
    deal.do("earn")
    need(len(game.options()) > 2)
    deal.do("keep")

    end = 0
    while not game.over:
        if deal.learns and game.step == "act" and game.events:
            end = len(game.log)
        deal.play_on()
    deal.moments["end"] = end


LESSONS: Final[dict[str, Callable[..., None]]] = {
    "alhambra": alhambra,
    "granada": granada,
    "combined": combined,
    "roll-and-write": roll_and_write,
}


def deals(name: str) -> Iterator[Deal[Any]]:
    """The deals of a game that have all that is needed."""
    for number in count(1):
        game = new_game(name, players=PLAYERS, seed=f"tutorial {number}")
        deal: Deal[Any] = PalaceDeal(game) if isinstance(game, PalaceGame) else Deal(game)
        try:
            LESSONS[name](deal)
        except Unfit:
            continue
        yield deal


def main() -> None:
    for name in LESSONS:
        deal = next(deals(name))
        FOLDER.joinpath(f"{name}.json").write_text(deal.written(), encoding="utf-8")
        print(name, deal.game.setup.seed, deal.moments, deal.game.points)


if __name__ == "__main__":
    main()
