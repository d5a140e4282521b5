"""What differs between boards - palaces and sheets - when a game is shown."""

from collections.abc import Iterable
from typing import Any

from sabika.desk.wire import view as wire
from sabika.desk.wire.names import Names
from sabika.i18n.sentences import sentences_with
from sabika.rules.core.action import Action
from sabika.rules.core.scoring import Term
from sabika.rules.core.view import SPECTATOR, View
from sabika.shown import shown_terms


class Board:
    """Shows the games with the same printed pieces. Each kind of board has a class of its own."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.printed = names.printed

    def view(self, seen: Any) -> wire.AnyView:
        """A view on the wire."""
        raise NotImplementedError

    def view_for(self, seat: int, game: Any, shared: Any) -> wire.AnyView:
        """The view of a seat, given that of a spectator: the same, but for what is the seat's own."""
        raise NotImplementedError

    def pieces(self) -> wire.AnyPieces:
        """The printed pieces on the wire."""
        raise NotImplementedError

    def figures(self, game: Any) -> dict[str, Any]:
        """By seat: how many tiles and cards it has, and how long its lines are."""
        raise NotImplementedError

    def consequences(self, game: Any, action: Action) -> dict[str, object]:
        """Further facts of an option that the client needs to explain it: what it costs, whether it is exact."""
        return {}

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
