"""Who thinks for bots and coaches, what they are asked, and the answer. Where they think is another matter."""

from collections import OrderedDict
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, Protocol

from sabika.bots import ask, bot_named
from sabika.bots.planner.budget import Budget
from sabika.bots.planner.coach import Advice, Coach, Standing, course
from sabika.bots.planner.costs import Sifted, sifted
from sabika.bots.planner.reasons import Reason
from sabika.library import game_from
from sabika.rules.core.errors import SabikaError
from sabika.rules.core.game import Game, Setup

GAMES_KEPT: Final = 200


class BotFailed(SabikaError):
    """A bot broke down, took too long, or chose what is not possible."""


class ToChoose(NamedTuple):
    """What a bot does."""

    setup: Setup
    played: list[str]
    bot: str
    payer: str = ""
    """Whose question it is, where many wait."""


class ToAdvise(NamedTuple):
    """What the coach thinks."""

    setup: Setup
    played: list[str]
    chosen: str
    budget: Budget


class ToJudge(NamedTuple):
    """How the chances changed."""

    setup: Setup
    played: list[str]


class ToSift(NamedTuple):
    """What the decisions of a seat cost."""

    setup: Setup
    played: list[str]
    seat: int
    after: int
    seconds: float


Question = ToChoose | ToAdvise | ToJudge | ToSift


class Advised(NamedTuple):
    """An option in the words of records, and what the coach expects of it (`Advice`)."""

    action: str
    points: float
    margin: float
    chance: float | None
    playouts: int
    reasons: tuple[Reason, ...]


class Opinion(NamedTuple):
    """What the coach thinks of a decision."""

    options: tuple[Advised, ...]
    played: Advised | None
    mark: str
    """What the decision is called by what it lost."""
    loss: float
    chance_lost: float


class Thinking(Protocol):
    """Answers questions, one way or another."""

    async def think(self, question: Question) -> object:
        """The answer that `answer` gives; `BotFailed` if it gives none."""

    async def choose(self, setup: Setup, played: Sequence[str], bot: str, payer: str = "") -> str:
        """What the bot does in the seat that is asked after these actions. Those who pay are served in turn."""
        return str(await self.think(ToChoose(setup, list(played), bot, payer)))

    async def advise(self, setup: Setup, played: Sequence[str], chosen: str, budget: Budget) -> Opinion:
        """What the coach would do in the seat that is asked after these actions, and what it thinks of what was chosen;
        nothing was if that is empty."""
        opinion = await self.think(ToAdvise(setup, list(played), chosen, budget))
        assert isinstance(opinion, Opinion)
        return opinion

    async def course(self, setup: Setup, played: Sequence[str]) -> list[Standing]:
        """The chances over a finished game, as the coach judges them."""
        found = await self.think(ToJudge(setup, list(played)))
        assert isinstance(found, list)
        return found

    async def sift(self, setup: Setup, played: Sequence[str], seat: int, after: int, seconds: float) -> Sifted:
        """What some decisions of a seat in a finished game cost it, by a brief look at each."""
        found = await self.think(ToSift(setup, list(played), seat, after, seconds))
        assert isinstance(found, Sifted)
        return found


def answer(question: Question) -> tuple[str, object]:
    """What went wrong, or the answer."""
    try:
        game = _game_after(question.setup, question.played)
        if isinstance(question, ToAdvise):
            return "", advised(game, question)
        if isinstance(question, ToJudge):
            return "", course(game)
        if isinstance(question, ToSift):
            return "", sifted(game, question.seat, question.after, question.seconds)
        return chosen(game, question)
    except Exception as error:
        return f"{type(error).__name__}: {error}", ""


def chosen(game: Game, question: ToChoose) -> tuple[str, str]:
    """What the bot does. The bot itself sees nothing but the view of its seat."""
    # Its chance depends on the moment alone, so that a restart changes nothing.
    rng = Random(f"{question.setup.seed} {game.asked()} {len(question.played)}")
    action = ask(bot_named(question.bot, question.setup.game), game, rng)
    return ("", game.notation(action)) if game.is_legal(action) else ("not-legal", "")


def advised(game: Game, question: ToAdvise) -> Opinion:
    """What the coach thinks. It goes to a player, so its chance has nothing to do with the seed of the game."""
    rng = Random(f"coach {len(question.played)}")
    played = game.parse(question.chosen) if question.chosen else None
    opinion = Coach(question.budget).opinion(game, rng, played)
    return Opinion(
        tuple(in_words(game, option) for option in opinion.options),
        in_words(game, opinion.played) if opinion.played else None,
        str(opinion.mark),
        opinion.loss,
        opinion.chance_lost,
    )


def in_words(game: Game, advice: Advice) -> Advised:
    return Advised(game.notation(advice.action), *advice[1:])


_games: "OrderedDict[Setup, tuple[Game, list[str]]]" = OrderedDict()
"""Games as they stood when they were last asked about, and what had been played."""


def _game_after(setup: Setup, played: list[str]) -> Game:
    game, known = _games.pop(setup, (None, []))
    if game is None or known != played[: len(known)]:
        game, known = game_from(setup), []
    for text in played[len(known) :]:
        game.play(game.parse(text))
    _games[setup] = game, played
    while len(_games) > GAMES_KEPT:
        _games.popitem(last=False)
    return game
