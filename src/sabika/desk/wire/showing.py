"""The one exit: nothing of a game leaves the server but what is made here.

Views are made from what the rules let a seat know. Events are what everybody at the table sees. Options go to the seat
that is asked and to nobody else. So do single actions, since an action can tell more than its events (S2).
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

import msgspec

from sabika.desk.wire import view as wire
from sabika.desk.wire.board import Board
from sabika.desk.wire.facts import AnyEvent, show_event
from sabika.desk.wire.names import PalaceNames
from sabika.desk.wire.palace import PalaceBoard
from sabika.desk.wire.sheet import SheetBoard
from sabika.i18n.palace.things import PalaceThings
from sabika.i18n.sentence import Mention
from sabika.i18n.sentences import sentences_of
from sabika.rules.core.action import Action
from sabika.rules.core.events import Event
from sabika.rules.core.game import Game
from sabika.rules.core.scoring import Term
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import Pieces
from sabika.rules.sheet.sheet import Sheet
from sabika.shown import shown_refusal

refusal = shown_refusal
"""Why an action is refused, for whoever tried it."""


@lru_cache(maxsize=64)
def board_with(printed: object) -> Board:
    """What shows the games with these printed pieces."""
    if isinstance(printed, Pieces):
        return PalaceBoard(printed)
    assert isinstance(printed, Sheet)
    return SheetBoard(printed)


def board_of(game: Game) -> Board:
    """What shows a game."""
    return board_with(game.printed())


def names_of(game: PalaceGame) -> PalaceNames:
    """What the pieces of a palace game are called."""
    board = board_with(game.pieces)
    assert isinstance(board, PalaceBoard)
    return board.names


def tiles(game: Game, numbers: Iterable[int]) -> tuple[list[str], Mention]:
    """The names of tiles, and what they are called within a sentence; nothing where there are no tiles."""
    if not isinstance(game, PalaceGame):
        return [], ""
    return list(names_of(game).tiles(numbers)), PalaceThings(game.pieces, 0).tiles(numbers)


def view(game: Game, seat: int | None, shared: wire.AnyView | None = None) -> wire.AnyView:
    """What a seat may know; without a seat, what a spectator may know. If that is at hand, only the rest is made."""
    board = board_of(game)
    if shared is None:
        return board.view(game.view(seat))
    if seat is None:
        return shared
    own = {name: board.written(name, fact) for name, fact in board.own_facts(game, seat).items()}
    return msgspec.structs.replace(shared, **own)


def options(game: Game, seat: int | None) -> list[wire.Option]:
    """What the seat can choose; nothing if it is not asked."""
    board = board_of(game)
    asked = seat is not None and seat == game.asked()
    return [board.option(game, action) for action in game.options()] if asked else []


def option(game: Game, action: Action) -> wire.Option:
    """An action of the seat that is asked, only for that seat."""
    return board_of(game).option(game, action)


def events(game: Game, happened: Iterable[Event]) -> list[AnyEvent]:
    """What happened, for everybody."""
    return list(one_by_one(game, happened))


def one_by_one(game: Game, happened: Iterable[Event]) -> Iterator[AnyEvent]:
    """The same for whoever pauses in between."""
    names, sentences = board_of(game).names, sentences_of(game)
    return (show_event(event, names, sentences.event(event)) for event in happened)


def hint(game: Game) -> wire.Scoring:
    """What the next scoring would give now. Everybody could work that out from what lies open."""
    return board_of(game).hint(*counted(game))


def counted(game: Game) -> tuple[int, list[Term]]:
    """What that follows from: the number of the scoring, and its terms."""
    scoring = game.next_scoring()
    return scoring, game.terms(scoring)


def pieces(game: Game) -> wire.AnyPieces:
    """What is printed, which does not change during the game."""
    return pieces_with(game.printed())


@lru_cache(maxsize=64)
def pieces_with(printed: object) -> wire.AnyPieces:
    """Long to put together, and the same for every viewer of every moment."""
    return board_with(printed).pieces()


ENCODER: Final = msgspec.json.Encoder(order="deterministic")


def encoded(thing: object) -> bytes:
    """As JSON, always the same bytes for the same thing."""
    return ENCODER.encode(thing)
