"""What differs between boards - palaces and sheets - when a game is shown."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from sabika.desk.wire import view as wire
from sabika.desk.wire.facts import facts_of_action
from sabika.desk.wire.names import Names
from sabika.i18n.sentence import Sentence, sentence
from sabika.i18n.sentences import sentences_of, sentences_with
from sabika.rules.core.action import Action
from sabika.rules.core.events import Scored
from sabika.rules.core.scoring import Term
from sabika.rules.core.view import SPECTATOR, View
from sabika.shown import shown_terms

OPTIONS: Final = 4096
"""So many actions are remembered as they are shown."""
UNTOLD: Final = sentence("")
Writing = dict[str, Callable[[Any], object]]
"""How parts are written, by name."""
PLAYERS: Final = "players"
"""The part of a view that is made for each player by itself."""


class Board:
    """Shows the games with the same printed pieces. Each kind of board has a class of its own."""

    kind: str
    """What tells views of these boards apart."""
    make_view: Callable[..., wire.AnyView]
    make_player: Callable[..., msgspec.Struct]
    """What everybody sees of a player."""
    own: tuple[str, ...] = ("seat",)
    """The parts of a view in which seats differ from each other; all others are those of a spectator."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.printed = names.printed
        self.writing: Writing = {
            "ending": lambda ends: self._ending(*ends) if ends else None,
            "others": lambda others: self._others(*others),
            "scorings": lambda found: tuple([self._scored(scored) for scored in found]),
        }
        """Given the facts that parts of a view follow from; others are written as they are."""
        self.writing_of_players: Writing = {}
        """The same for the parts of a player."""
        # Equal actions are one object, and the same ones are offered again and again.
        self._by_itself = lru_cache(maxsize=OPTIONS)(self._option)

    def facts(self, seen: Any) -> dict[str, Any]:
        """What the parts of a view follow from, by name. Where that is equal to what it was, so is the part, and nobody
        has to write it again. None of it changes any more."""
        raise NotImplementedError

    def facts_of_player(self, player: Any) -> dict[str, Any]:
        """The same of one of the players."""
        raise NotImplementedError

    def view(self, seen: Any) -> wire.AnyView:
        """A view on the wire."""
        parts = {name: self.written(name, fact) for name, fact in self.facts(seen).items()}
        return self.make_view(**parts | {PLAYERS: tuple([self.player(player) for player in seen.players])})

    def written(self, name: str, fact: Any) -> object:
        """A part of a view, as it stands on the wire."""
        write = self.writing.get(name)
        return write(fact) if write else fact

    def player(self, player: Any) -> msgspec.Struct:
        """A player, as everybody sees it on the wire."""
        return self.make_player(
            **{name: self.written_of_player(name, fact) for name, fact in self.facts_of_player(player).items()}
        )

    def written_of_player(self, name: str, fact: Any) -> object:
        """A part of a player, as it stands on the wire."""
        write = self.writing_of_players.get(name)
        return write(fact) if write else fact

    def own_facts(self, game: Any, seat: int | None) -> dict[str, Any]:
        """What the parts follow from in which seats differ."""
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
        more = self.consequences(game, action)
        if not self.tells_by_itself(action):
            more = {**more, "said": sentences_of(game).option(action, game)}
        return self.option_with(action, more)

    def option_with(self, action: Action, more: dict[str, object]) -> wire.Option:
        """The same, with what can only be said by looking at the game."""
        option = self._by_itself(action)
        return replace(option, **more) if more else option

    def tells_by_itself(self, action: Action) -> bool:
        """Whether the sentence of an action is the same in every game."""
        return self._by_itself(action).said is not UNTOLD

    def _option(self, action: Action) -> wire.Option:
        """What can be said of an action without looking at the game."""
        facts = facts_of_action(action, self.names)
        said = sentences_with(self.printed).by_itself(action) or UNTOLD
        return wire.Option(action.notation(self.printed), action.verb, said, **facts)  # type: ignore[arg-type]

    def hint(self, scoring: int, found: Iterable[Term]) -> wire.Scoring:
        """What a scoring would give now."""
        return wire.Scoring(scoring, shown_terms(found, self.printed))

    def of_any_game(self, seen: View, seats: int) -> dict[str, Any]:
        """What the parts follow from that all games have."""
        goal = seen.options.get("goal", "points")
        return {
            "game": seen.game,
            "edition": seen.edition,
            "modules": seen.modules,
            "options": dict(seen.options),
            "seed_hash": seen.seed_hash,
            "seat": None if seen.seat == SPECTATOR else seen.seat,
            "points": seen.points,
            "next_scoring": seen.next_scoring,
            "scorings": seen.scorings,
            "turn": seen.turn,
            "active": seen.active,
            "asked": None if seen.over else seen.asked,
            "step": seen.step,
            "winners": seen.winners,
            "others": (seats, len(seen.points), goal),
            "ending": (seats, goal, seen.points, seen.winners) if seen.winners else None,
        }

    def _scored(self, scored: Scored) -> wire.Scoring:
        return wire.Scoring(scored.scoring, shown_terms(scored.terms, self.printed))

    def _others(self, seats: int, sides: int, goal: str) -> tuple[Sentence, ...]:
        things = sentences_with(self.printed, seats, goal).things
        return tuple([things.name(side) for side in range(seats, sides)])

    def _ending(self, seats: int, goal: str, points: tuple[int, ...], winners: tuple[int, ...]) -> Sentence:
        return sentences_with(self.printed, seats, goal).ending(points, winners)
