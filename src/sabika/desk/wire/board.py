"""What differs between boards - palaces and sheets - when a game is shown."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from sabika.desk.wire import view as wire
from sabika.desk.wire.facts import facts_of_action
from sabika.desk.wire.names import Names
from sabika.i18n.sentence import sentence
from sabika.i18n.sentences import sentences_of, sentences_with
from sabika.rules.core.action import Action
from sabika.rules.core.scoring import Term
from sabika.rules.core.view import SPECTATOR, View
from sabika.shown import shown_terms

OPTIONS: Final = 4096
"""So many actions are remembered as they are shown."""
UNTOLD: Final = sentence("")


class Board:
    """Shows the games with the same printed pieces. Each kind of board has a class of its own."""

    own: tuple[str, ...] = ("seat",)
    """The parts of a view in which seats differ from each other; all others are those of a spectator."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.printed = names.printed
        # Equal actions are one object, and the same ones are offered again and again.
        self._by_itself = lru_cache(maxsize=OPTIONS)(self._option)

    def view(self, seen: Any) -> wire.AnyView:
        """A view on the wire."""
        raise NotImplementedError

    def own_view(self, game: Any, seat: int | None) -> dict[str, Any]:
        """Those parts, by name."""
        return {"seat": seat}

    def pieces(self) -> wire.AnyPieces:
        """The printed pieces on the wire."""
        raise NotImplementedError

    def figures(self, game: Any) -> dict[str, Any]:
        """By seat: how many tiles and cards it has, and how long its lines are."""
        raise NotImplementedError

    def consequences(self, game: Any, action: Action) -> dict[str, object]:
        """Further facts of an option that the client needs to explain it: what it costs, whether it is exact."""
        return {}

    def option(self, game: Any, action: Action) -> wire.Option:
        """An action of the seat that is asked."""
        option, more = self._by_itself(action), self.consequences(game, action)
        if option.said is UNTOLD:
            more = {**more, "said": sentences_of(game).option(action, game)}
        return replace(option, **more) if more else option

    def _option(self, action: Action) -> wire.Option:
        """What can be said of an action without looking at the game."""
        facts = facts_of_action(action, self.names)
        said = sentences_with(self.printed).by_itself(action) or UNTOLD
        return wire.Option(action.notation(self.printed), action.verb, said, **facts)  # type: ignore[arg-type]

    def hint(self, scoring: int, found: Iterable[Term]) -> wire.Scoring:
        """What a scoring would give now."""
        return wire.Scoring(scoring, shown_terms(found, self.printed))

    def of_any_game(self, seen: View, seats: int) -> dict[str, Any]:
        """The part of a view that all games have."""
        sentences = sentences_with(self.printed, seats, seen.options.get("goal", "points"))
        scorings = [wire.Scoring(scored.scoring, shown_terms(scored.terms, self.printed)) for scored in seen.scorings]
        return {
            "game": seen.game,
            "edition": seen.edition,
            "modules": seen.modules,
            "options": dict(seen.options),
            "seed_hash": seen.seed_hash,
            "seat": None if seen.seat == SPECTATOR else seen.seat,
            "points": seen.points,
            "next_scoring": seen.next_scoring,
            "scorings": tuple(scorings),
            "turn": seen.turn,
            "active": seen.active,
            "asked": None if seen.over else seen.asked,
            "step": seen.step,
            "winners": seen.winners,
            "others": tuple([sentences.things.name(side) for side in range(seats, len(seen.points))]),
            "ending": sentences.ending(seen.points, seen.winners) if seen.winners else None,
        }
