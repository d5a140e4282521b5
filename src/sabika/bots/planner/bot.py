"""The planner as a bot, on three levels that differ by how long it thinks and how well it judges."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, final

from sabika.bots.bot import Level
from sabika.bots.palace.judging import PalaceJudgement
from sabika.bots.planner.budget import Budget
from sabika.bots.planner.judgement import Judgement
from sabika.bots.planner.search import Search, Tried
from sabika.bots.sheet.judging import SheetJudgement
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.games import roll_and_write

PALACE: Final = PalaceJudgement()
SHEET: Final = SheetJudgement()


def judgement_of(game: str) -> Judgement:
    return SHEET if game == roll_and_write.NAME else PALACE


class Planner:
    """Imagines how the game goes on."""

    imagines: ClassVar[bool] = True
    budget: ClassVar[Budget]
    noise: ClassVar[float]
    """By how many points it is wrong about an option, more or less: a standard deviation."""

    def __init__(self, budget: Budget | None = None) -> None:
        self._budget: Final = budget or self.budget

    @property
    def timed(self) -> bool:
        """Whether a clock decides how long it thinks."""
        return not self._budget.playouts

    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        if len(options) == 1:
            return options[0]
        tried = self.tried(view, options, rng)
        if not self.noise:
            return tried[0].action
        return max(tried, key=lambda option: option.lead + rng.gauss(0.0, self.noise)).action

    def tried(self, view: Any, options: Sequence[Action], rng: Random) -> list[Tried]:
        """What became of the most promising options, the best first."""
        if view.imagined is None:
            raise BadInput("The planner has no game to try things out in. Ask it with `sabika.bots.ask`.")
        return Search(view.imagined, judgement_of(view.game), rng).tried(options, self._budget)


@final
class GentlePlanner(Planner):
    """For children and beginners."""

    name: ClassVar[str] = "planner-gentle"
    level: ClassVar[Level] = Level.GENTLE
    # Playouts and no time, so that children meet the same one on every machine.
    budget: ClassVar[Budget] = Budget(playouts=30)
    noise: ClassVar[float] = 3.0
    blurb: ClassVar[Mapping[str, str]] = {
        "en": "Looks ahead a little and is often wrong.",
        "fr": "Regarde un peu plus loin et se trompe souvent.",
        "nl": "Kijkt een beetje vooruit en vergist zich vaak.",
        "de": "Schaut ein wenig voraus und täuscht sich oft.",
    }


@final
class SteadyPlanner(Planner):
    """For whoever knows the game."""

    name: ClassVar[str] = "planner-steady"
    level: ClassVar[Level] = Level.STEADY
    budget: ClassVar[Budget] = Budget(seconds=0.3)
    noise: ClassVar[float] = 0.25
    blurb: ClassVar[Mapping[str, str]] = {
        "en": "Imagines the next round and is seldom wrong.",
        "fr": "Imagine le prochain tour de table et se trompe rarement.",
        "nl": "Stelt zich de volgende ronde voor en vergist zich zelden.",
        "de": "Stellt sich die nächste Runde vor und täuscht sich selten.",
    }


@final
class StrongPlanner(Planner):
    """As well as it can in a second."""

    name: ClassVar[str] = "planner-strong"
    level: ClassVar[Level] = Level.STRONG
    budget: ClassVar[Budget] = Budget(seconds=1.0)
    noise: ClassVar[float] = 0.0
    blurb: ClassVar[Mapping[str, str]] = {
        "en": "Imagines hundreds of times how the game goes on.",
        "fr": "Imagine des centaines de fois la suite de la partie.",
        "nl": "Stelt zich honderden keren voor hoe het spel verdergaat.",
        "de": "Stellt sich Hunderte Male vor, wie das Spiel weitergeht.",
    }
