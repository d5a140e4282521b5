"""Whole games told in four languages: no event and no refusal that the rules know is without its sentence."""

import ast
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import pytest

import sabika
from i18n import told_sheets
from sabika.i18n import LANGUAGES, Narrator, Texts
from sabika.i18n.any_game import message_of
from sabika.library import GAMES, PalaceName, game_from, new_setup
from sabika.modules import CHOICES
from sabika.modules.bonus.rules import bonus_of, reveal
from sabika.modules.dirk.rules import give
from sabika.modules.portals.rules import supply_of
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.events import Event
from sabika.rules.palace import events
from sabika.rules.palace.building import build, reserve
from sabika.rules.palace.buying import buy
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import card_named
from sabika.rules.palace.paying import pay
from sabika.rules.palace.redesign import remove, swap
from sabika.rules.palace.taking import take_money
from sabika.rules.palace.turn import PASS, STOP
from sabika.rules.palace.turning import turn

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"]
RULES = Path(events.__file__).parents[1]


def narrator(language: str, game: PalaceGame) -> Narrator:
    return Narrator(Texts(language, strict=True), game.pieces, NAMES[: len(game.seats)])


def one_sentence(text: str) -> bool:
    return text.endswith(".") and not re.search(r"[{}\[\]]|\s\s|\?\?\?", text)


# What the rules can say, found in their source.


def calls() -> Iterator[ast.Call]:
    for path in sorted([*RULES.rglob("*.py"), *RULES.parent.glob("modules/*/rules.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


@cache
def reasons() -> set[str]:
    found = set()
    for call in calls():
        if isinstance(call.func, ast.Name) and call.func.id == "Refusal":
            reason = call.args[1]
            assert isinstance(reason, ast.Constant), f"line {call.lineno}: the reason of a refusal is a plain text"
            found.add(str(reason.value))
    return found


@cache
def event_names() -> set[str]:
    """The types of events.py, and whatever else the rules add to the events of a game."""
    tree = ast.parse((RULES / "core" / "events.py").read_text(encoding="utf-8"))
    found = {node.name for node in tree.body if isinstance(node, ast.ClassDef) and node.name != "Event"}
    for call in calls():
        match call:
            case ast.Call(
                func=ast.Attribute(value=ast.Attribute(attr="events"), attr="append"),
                args=[ast.Call(func=ast.Name(id=name))],
            ):
                found.add(name)
    return found


@cache
def messages(language: str) -> set[str]:
    own, modules = (RULES.parent / "i18n" / language).glob("*.ftl"), RULES.parent.glob(f"modules/*/{language}.ftl")
    texts = [path.read_text(encoding="utf-8") for path in (*own, *modules)]
    return {name for text in texts for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_refusal_has_a_sentence_and_no_sentence_lacks_its_reason(language: str) -> None:
    assert len(reasons()) > 20
    assert {name for name in messages(language) if name.startswith("refusal-")} == {f"refusal-{r}" for r in reasons()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_and_no_sentence_lacks_its_event(language: str) -> None:
    assert {"Dealt", "GameEnded", "TileGiven", "DirkDrew"} <= event_names()
    told = {message_of(type(name, (tuple,), {})) for name in event_names()}
    assert {name for name in messages(language) if name.startswith("event-")} == told


# Whole games


class Table(NamedTuple):
    """What is played."""

    game: PalaceName
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return " ".join([self.game, *self.modules, *(value for _, value in self.options)])

    def new_game(self, players: int, seed: str) -> PalaceGame:
        return sabika.new_game(self.game, players=players, seed=seed, modules=self.modules, options=dict(self.options))


TABLES = [
    Table("alhambra"),
    *(Table("alhambra", (name,)) for name in CHOICES),
    Table("alhambra", CHOICES),
    *(Table(name, modules) for name in ("granada", "combined") for modules in ((), GAMES[name].modules)),
    *(Table(name, (), (("scoring", "simplified"), ("turning", "card"))) for name in ("granada", "combined")),
]
"""Alhambra with no module, each alone, all together; the other games with none and all, and with their options."""
NEVER_LEGAL = ["favour 1 site"]
"""Notations that no game offers, tried where they can be read."""


@cache
def random_game(players: int, table: Table) -> tuple[PalaceGame, list[Event]]:
    game = table.new_game(players, "spring")
    happened = list(game.opening)
    chance = random.Random("spring")
    while not game.over:
        options = game.options()
        # Buying more often than by chance keeps the games short.
        bought = [option for option in options if option.verb in ("buy", "pay")]
        happened += game.apply(chance.choice(bought if bought and chance.random() < 0.5 else options))
    return game, happened


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_whole_game_can_be_told(language: str, players: int, table: Table) -> None:
    game, happened = random_game(players, table)
    teller = narrator(language, game)
    sentences = teller.events(happened)
    assert len(sentences) == len(happened)
    for scored in game.scorings:
        sentences += teller.terms(scored.terms)
    assert [sentence for sentence in sentences if not one_sentence(sentence)] == []


def test_the_games_told_contain_every_event_but_passing() -> None:
    games = [random_game(players, table) for players in range(2, 7) for table in TABLES]
    seen = {type(event).__name__ for _, happened in games for event in happened}
    seen |= {type(event).__name__ for _, happened in told_sheets.games() for event in happened}
    assert event_names() - seen == {"Passed"}


# Refusals


@cache
def actions_seen() -> dict[str, list[tuple[Action, str]]]:
    """Some actions of all games with their notation, by verb."""
    seen: dict[str, list[tuple[Action, str]]] = {}
    for table in TABLES:
        for players in range(2, 7):
            game, _ = random_game(players, table)
            for action in game.log:
                seen.setdefault(action.verb, []).append((action, game.notation(action)))
    return {verb: found[:: max(1, len(found) // 300)] for verb, found in seen.items()}


def crossed(game: PalaceGame, chance: random.Random) -> Iterator[Action]:
    """Legal actions with some words of an action of the same kind from another game, if they can still be read."""
    for option in chance.choices(game.options(), k=5) if game.options() else []:
        _, other = chance.choice(actions_seen()[option.verb])
        words = zip_longest(game.notation(option).split(), other.split(), fillvalue="")
        with suppress(BadInput):
            yield game.parse(" ".join(chance.choice(pair) for pair in words))


def from_other_games(game: PalaceGame, chance: random.Random) -> Iterator[Action]:
    """An action of each kind, also of kinds that this game does not have."""
    for seen in actions_seen().values():
        action, _ = chance.choice(seen)
        # Games with fewer modules have fewer pieces.
        if getattr(action, "tile", 0) < len(game.pieces.edges):
            yield action


def tries(game: PalaceGame, chance: random.Random) -> list[Action]:
    """One action of each kind, mostly illegal, near what lies on the table; and some of other games."""
    seat = game.seats[max(game.asked(), 0)]
    x, y = place_of(chance.choice(seat.palace.cells))
    cell = cell_at(x + chance.randint(-1, 1), y + chance.randint(-1, 1))
    some = chance.choice([*seat.reserve, *seat.beside, *game.pieces.all_tiles()[:3]])
    own = seat.hand.cards() or (card_named("florin-1"),)
    currency = chance.choice(own) // 9
    purse = [card for card in own if card // 9 == currency]
    return [
        take_money(tuple(chance.sample([*game.display, chance.randrange(36)], min(2, len(game.display))))),
        buy(chance.randrange(4)),
        pay(tuple(chance.sample(purse, chance.randint(1, len(purse))))),
        pay((chance.randrange(36),)),
        *(pay((chance.choice(own), *seat.hand.others[:count])) for count in range(1, 1 + len(seat.hand.others))),
        build(some, cell),
        reserve(some),
        *(turn(tile, chance.randrange(4)) for tile in seat.beside),
        remove(cell),
        swap(some, cell),
        give(some),
        PASS,
        STOP,
        *(game.parse(text) for text in NEVER_LEGAL if text.split()[0] in game.hooks.verbs),
        *crossed(game, chance),
        *from_other_games(game, chance),
    ]


@cache
def refusals() -> dict[str, tuple[PalaceGame, Refusal]]:
    """A refusal for each reason met in a few games."""
    found: dict[str, tuple[PalaceGame, Refusal]] = {}
    chance = random.Random("refusals")
    for table in TABLES:
        for players in range(2, 7):
            game = table.new_game(players, "refusals")
            while not game.over:
                for action in tries(game, chance):
                    refusal = game.why_not(action)
                    if refusal:
                        found.setdefault(refusal.reason, (game, refusal))
                game.play(chance.choice(game.options()))
            refusal = game.why_not(PASS)
            assert refusal
            found.setdefault(refusal.reason, (game, refusal))
    for game, refusal in (unfinished_bonus_tile(), bought_portals(), earlier_rules()):
        found.setdefault(refusal.reason, (game, refusal))
    return found


def earlier_rules() -> tuple[PalaceGame, Refusal]:
    """The refusal to end one's actions in a game of version 1."""
    game = game_from(new_setup(players=3, seed="refusals")._replace(rules=1))
    assert isinstance(game, PalaceGame)
    refusal = game.why_not(STOP)
    assert refusal
    return game, refusal


def unfinished_bonus_tile() -> tuple[PalaceGame, Refusal]:
    """The refusal of a bonus card whose tile is a building site, which hardly ever comes up."""
    game = sabika.new_game(players=3, seed="refusals", modules=("bonus", "sites"))
    tile = bonus_of(game).hidden[game.active][0]
    seat = game.seats[game.active]
    seat.palace = seat.palace.with_tile(tile, cell_at(1, 0))
    game.unfinished = frozenset([tile])
    refusal = game.why_not(reveal(tile))
    assert refusal
    return game, refusal


def bought_portals() -> tuple[PalaceGame, Refusal]:
    """The refusal of a portal of which none is left."""
    game = sabika.new_game(players=3, seed="refusals", modules=("portals",))
    supply_of(game).portals.clear()
    refusal = game.why_not(game.parse("buy 1 portal"))
    assert refusal
    return game, refusal


def test_every_reason_is_met_in_play() -> None:
    assert reasons() == refusals().keys() | told_sheets.refusals().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_that_names_the_rule(language: str) -> None:
    for game, refusal in refusals().values():
        sentence = narrator(language, game).refusal(refusal)
        assert one_sentence(sentence), sentence
        assert f"({refusal.rule})" in sentence
