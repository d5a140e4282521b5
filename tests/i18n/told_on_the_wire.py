"""Games as the client in the browser gets them, with what is to be said about them in four languages.

    PYTHONPATH=src:tests python -m i18n.told_on_the_wire

writes web/tests/texts/told.json anew. The client tells events, refusals, terms and options from the messages of the
server, and has to find the very same words.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from i18n import test_narration as palaces
from i18n import told_sheets as sheets
from sabika.desk.wire import showing
from sabika.i18n import LANGUAGES, Narrator, SheetNarrator
from sabika.library import GAMES, PalaceName
from sabika.modules.falcons.rules import flock_of
from sabika.rules.core.action import Action
from sabika.rules.core.game import Game
from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import card_named
from sabika.rules.palace.pieces import START
from sabika.rules.palace.yard import read_space
from sabika.rules.sheet.game import SheetGame
from sabika.shown import shown_terms as terms
from sabika.terminal.palace.sentences import sentence

FILE = Path(__file__).parents[2] / "web" / "tests" / "texts" / "told.json"
RENEW = "PYTHONPATH=src:tests python -m i18n.told_on_the_wire"

PALACES: tuple[PalaceName, ...] = ("alhambra", "granada", "combined")
SEATS = (2, 3, 5)
MOST_ALIKE = 5
"""So many examples of a message are kept at most, those that differ in more than numbers and names."""
BARRED = ("edges-differ", "not-walkable")
"""Reasons that have other words where there are moats."""
HANDS = [
    *(["florin-1"], ["ducat-1", "florin-1", "ducat-2"], ["dirham-1", "dirham-1", "florin-2", "denar-1"]),
    *(["denar-7", "denar-4"], ["florin-9", "denar-2", "florin-denar"], ["florin-denar"], ["ducat-9"]),
]
CARDS = ["florin-1", "dirham-9", "denar-7", "ducat-1", "florin-dirham", "denar-ducat", "stored-denar-5"]
PLACES = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (2, 3), (-2, 3), (2, -3), (-2, -3)]


class Said(NamedTuple):
    """Something that can be told: by which method of the client's narrator, from what, and how Python tells it."""

    game: Game
    method: str
    message: str
    """What it is an example of."""
    data: Callable[[], list[Any]]
    """What the method is given, on the wire."""
    tell: Callable[[Any], str]
    """Given a narrator."""


# Everything that can be told


def told_games() -> Iterator[tuple[Game, list[Any]]]:
    """Finished games of every kind, and what happened in them."""
    for players in SEATS:
        for table in palaces.TABLES:
            yield palaces.random_game(players, table)
    yield from sheets.games()


def everything() -> Iterator[Said]:
    for game, happened in told_games():
        for event in happened:
            yield said(
                game, "event", f"{game.setup.game} {type(event).__name__}", showing.events(game, [event])[0], event
            )
        for scored in game.scorings:
            for term, shown in zip(scored.terms, terms(scored.terms)):
                yield said(game, "term", f"{term.rule} {term.together > 0} {term.sharers > 1}", shown, term)
        yield from options(game)
    for game, refusal in [*palaces.refusals().values(), *sheets.refusals().values()]:
        yield said(game, "refusal", f"{game.setup.game} {refusal.reason}", showing.refusal(refusal), refusal)
    for name in PALACES:
        game, _ = palaces.random_game(3, largest(name))
        yield from words(game)
        for reason in BARRED:
            _, refusal = palaces.refusals()[reason]
            yield said(game, "refusal", f"{name} {reason}", showing.refusal(refusal), refusal)
    yield from choices()


def said(game: Game, method: str, message: str, shown: object, told: Any) -> Said:
    """Something that the narrators of both sides tell by the same method."""
    return Said(game, method, message, lambda: [shown], lambda narrator: str(getattr(narrator, method)(told)))


def options(finished: Game) -> Iterator[Said]:
    """What could be chosen at each decision of a game, and on a sheet also what is asked there."""
    game = finished.anew()
    for action in finished.log:
        if isinstance(game, SheetGame):
            yield question(game)
        for option in game.options():
            yield chosen(game, option)
        game.play(action)
    if isinstance(game, SheetGame):
        points, winners = game.points[:], game.winners()
        yield Said(game, "ending", "", lambda: [points, winners], lambda narrator: narrator.ending(points, winners))


def question(game: SheetGame) -> Said:
    return Said(game, "question", game.step, lambda: [viewed(game)], lambda narrator: narrator.question(game))


def chosen(game: Game, option: Action) -> Said:
    def tell(narrator: Any) -> str:
        if isinstance(game, SheetGame):
            return str(narrator.action(option, game))
        assert isinstance(game, PalaceGame)
        return sentence(option, game, narrator.words)

    way = getattr(option, "way", "")
    return Said(
        game,
        "option",
        f"{game.setup.game} {option.verb} {way} {game.step}",
        lambda: [showing.option(game, option), viewed(game)],
        tell,
    )


def viewed(game: Game) -> dict[str, Any]:
    """What the seat that is asked sees, as far as the words for a choice depend on it."""
    view = on_the_wire(showing.view(game, game.asked()))
    if isinstance(game, SheetGame):
        return {name: view[name] for name in ("active", "players", "step", "used")}
    huts = {name: shown for name, shown in view["extras"].items() if name == "huts"}
    return {"step": view["step"], "extras": huts}


# Words by themselves


def largest(name: PalaceName) -> palaces.Table:
    """The game with all its modules."""
    return next(table for table in palaces.TABLES if table.game == name and table.modules == GAMES[name].modules)


def words(game: Game) -> Iterator[Said]:
    assert isinstance(game, PalaceGame)
    pieces = game.pieces

    def word(method: str, data: object, told: Any) -> Said:
        own = re.sub(r"([A-Z])", lambda letter: "_" + letter[1].lower(), method)
        message = f"words {method} {pieces.digest}"
        return Said(game, f"words.{method}", message, lambda: [data], lambda it: str(getattr(it.words, own)(told)))

    for piece in range(START, len(pieces.edges)):
        for method in ("tile", "tileLabel", "tileInFull"):
            yield word(method, pieces.name(piece), piece)
    for card in CARDS:
        yield word("card", card, card_named(card))
        yield word("cardLabel", card, card_named(card))
    for hand in HANDS:
        yield word("cards", hand, [card_named(card) for card in hand])
    for place in PLACES:
        yield word("cell", place, cell_at(*place))
    for space in ["1", "4", "g1", "g4"][: len(game.yard) // 2]:
        yield word("space", space, read_space(space))
    if "falcons" in pieces.data:
        for falcon in flock_of(pieces).falcons:
            yield word("falcon", falcon.name, falcon.name)


def choices() -> Iterator[Said]:
    """What a table can choose."""
    game = sheets.games()[0][0]
    for kind in GAMES.values():
        for name, values in kind.options.items():
            for value in values:
                yield Said(
                    game,
                    "words.choice",
                    name,
                    lambda name=name, value=value: [name, value],  # type: ignore[misc]
                    lambda narrator, name=name, value=value: narrator.words.choice(name, value),  # type: ignore[misc]
                )


# What is kept of it


class Group(NamedTuple):
    """Games that the client tells by the same narrator."""

    pieces: str
    names: tuple[str, ...]
    goal: str


def group_of(game: Game) -> Group:
    goal = game.setup.option("goal", "points") if isinstance(game, SheetGame) else ""
    return Group(game.setup.game, tuple(palaces.NAMES[: game.setup.players]), goal)


def narrators(game: Game) -> list[Narrator | SheetNarrator]:
    if isinstance(game, SheetGame):
        return [sheets.narrator(language, game) for language in LANGUAGES]
    assert isinstance(game, PalaceGame)
    return [palaces.narrator(language, game) for language in LANGUAGES]


@cache
def told() -> str:
    """The file: the pieces of each game, and by narrator what is told with its sentences."""
    groups: dict[Group, list[Any]] = {}
    shapes: set[tuple[str, str, str]] = set()
    alike: Counter[tuple[str, str]] = Counter()
    for each in everything():
        message = each.method, each.message
        if alike[message] >= MOST_ALIKE:
            continue
        telling = narrators(each.game)
        shape = *message, re.sub(rf"{'|'.join(palaces.NAMES)}|[0-9]+", "#", each.tell(telling[0]))
        if shape not in shapes:
            alike[message] += 1
            shapes.add(shape)
            item = [each.method, on_the_wire(each.data()), [each.tell(narrator) for narrator in telling]]
            groups.setdefault(group_of(each.game), []).append(item)
    return written(groups)


def written(groups: dict[Group, list[Any]]) -> str:
    """One line for each thing told, so that differences can be read."""
    pieces: dict[str, Any] = {name: printed(palaces.random_game(3, largest(name))[0]) for name in PALACES}
    pieces["roll-and-write"] = printed(sheets.games()[0][0])
    lines = ",\n".join(f"{json.dumps(name)}: {compact(shown)}" for name, shown in pieces.items())
    tables = ",\n".join(
        f'{{"pieces": {json.dumps(group.pieces)}, "names": {compact(group.names)}, "goal": {compact(group.goal)},\n'
        '"told": [\n' + ",\n".join(map(compact, items)) + "\n]}"
        for group, items in groups.items()
    )
    return f'{{"languages": {compact(LANGUAGES)},\n"pieces": {{\n{lines}\n}},\n"tables": [\n{tables}\n]}}\n'


def printed(game: Game) -> Any:
    """The pieces, as far as sentences tell them."""
    shown = on_the_wire(showing.pieces(game))
    for piece in shown.get("pieces", []):
        del piece["provenance"]
    return shown


def on_the_wire(thing: object) -> Any:
    return msgspec.json.decode(showing.encoded(thing))


def compact(thing: object) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(told(), encoding="utf-8")
