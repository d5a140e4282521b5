"""Whatever is kept to save time has a bound, and stands in the table of ARCHITECTURE.md."""

import ast
import importlib
import itertools
import pkgutil
import random
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

import sabika
from sabika.library import GAMES, game_from, new_setup
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Game
from sabika.shown import shown_refusal

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/sabika"
ELSEWHERE = ("sabika.__main__", "sabika.tab.inside", "sabika.server.migrations", "sabika.batch", "sabika.envs")
"""What runs where it is loaded, or needs what not everybody has."""

FINITE = {
    "arena.cluster.unpacked": "the bots' files of a command",
    "arena.module_use.use_of": "modules",
    "batch.greedy.all_purses": "one",
    "bots.loading.bot_from_file": "the bots' files of a command",
    "bots.registry.added_bots": "one",
    "components.alhambra.alhambra_pieces": "one",
    "components.granada.granada_pieces": "one",
    "components.modules.printed_in": "files of modules",
    "components.sheet.sheet": "one",
    "desk.requests.reading.rulebooks": "languages",
    "desk.wire.names._card": "cards",
    "encoding.sheet.features._printed": "sheets",
    "i18n.any_game._message": "classes of events",
    "i18n.catalogues._messages": "one",
    "i18n.palace.module.modules_words": "one",
    "i18n.texts._bundle": "languages",
    "modules.parts": "hosts of modules",
    "modules.bonus.rules.reveal": "tiles",
    "modules.certificates.rules.laying_for": "steps of paying",
    "modules.dirk.rules.give": "tiles",
    "modules.huts.rules.take_hut": "kinds of tiles",
    "modules.portals.rules.return_portal": "kinds of tiles",
    "modules.sites.rules.finish": "tiles",
    "names.scripts.table": "one",
    "record.record.made_by": "one",
    "reference.rulebook._load": "languages",
    "rules.palace.building.reserve": "tiles",
    "rules.palace.turning.turn": "tiles and currencies",
    "server.outside.certified": "one",
    "terminal.palace.module.terminal_modules": "one",
}
"""Caches without a size, and what they have one thing for. It is printed, or chosen by whoever starts the program."""

GROWING = {
    "bots.palace.sites.KNOWN": "MOST_KNOWN",
    "data.tables.KNOWN": "MOST_KNOWN",
    "desk.reckoning._games": "GAMES_KEPT",
    "desk.thinking._games": "GAMES_KEPT",
    "modules.falcons.rules._made": "MOST_MADE",
    "modules.portals.rules._placings": "MOST_PLACINGS",
    "rules.palace.building._far_out": "sabika.rules.palace.cells.MOST_FAR_OUT",
    "rules.palace.paying._made": "MOST_MADE",
    "rules.palace.paying._mixed": "MOST_MADE",
    "rules.palace.redesign._far_out": "sabika.rules.palace.cells.MOST_FAR_OUT",
    "rules.palace.taking._made": "MOST_MADE",
}
"""Tables that grow while games are played, and the constant that bounds each."""

PRINTED = {
    "bots.registry.ENLISTED",
    "modules.certificates.rules._lays",
    "modules.vizier.rules._favours",
    "rules.palace.redesign._removes",
    "terminal.settings._TEXTS",
}
"""Tables that grow up to what is printed: cards, ways to buy, cells of the ground."""

LEGAL = {"rules.palace.building._builds", "rules.palace.redesign._swaps"}
"""Tables with a place for each tile and each cell near the start tile, filled where it was ever legal."""


@cache
def loaded() -> list[str]:
    """The modules of the package that can be loaded here."""
    found = []
    for each in pkgutil.walk_packages(sabika.__path__, "sabika."):
        if not each.name.startswith(ELSEWHERE) and "__main__" not in each.name:
            importlib.import_module(each.name)
            found.append(each.name)
    return found


def named() -> Iterator[tuple[str, object]]:
    """Everything that a module or a class holds by a name, with that name."""
    for module in loaded():
        short = module.removeprefix("sabika.")
        for name, held in list(vars(sys.modules[module]).items()):
            if name.startswith("__"):
                continue
            if getattr(held, "__module__", module) == module:
                yield f"{short}.{name}", held
                if isinstance(held, type):
                    yield from ((f"{short}.{name}.{each}", inner) for each, inner in list(vars(held).items()))


def caches() -> Iterator[tuple[str, int | None, Callable[[], int]]]:
    """Caches of functions: name, size, and how much they hold."""
    for name, held in named():
        if hasattr(held, "cache_parameters"):
            yield name, held.cache_parameters()["maxsize"], lambda held=held: held.cache_info().currsize  # type: ignore[misc]


def counted(held: object, deep: int = 2) -> int:
    """How many things lie in a collection, and in those that lie in it."""
    if isinstance(held, dict):
        return sum(1 + counted(each, deep - 1) for each in held.values()) if deep else 0
    if isinstance(held, list | set):
        return sum((each is not None) + counted(each, deep - 1) for each in held) if deep else 0
    return 0


def sizes() -> dict[str, int]:
    found = {name: counted(held) for name, held in named() if isinstance(held, dict | list | set)}
    return found | {name: size() for name, most, size in caches() if most is None}


def test_every_cache_without_a_size_is_known_to_be_finite() -> None:
    unbounded = {name for name, most, _ in caches() if most is None}
    assert unbounded <= FINITE.keys(), unbounded - FINITE.keys()


def test_no_other_function_has_such_a_cache() -> None:
    """Also not in a class or a closure, nor where nothing could be loaded here."""
    found = set()
    for file in SOURCE.rglob("*.py"):
        module = ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found |= {f"{module}.{node.name}" for mark in node.decorator_list if is_without_a_size(mark)}
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                match node.value:
                    case ast.Call(func=mark) if is_without_a_size(mark):
                        targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
                        found |= {f"{module}.{ast.unparse(target)}" for target in targets}
    assert found == FINITE.keys()


def is_without_a_size(mark: ast.expr) -> bool:
    match mark:
        case ast.Name(id="cache") | ast.Attribute(attr="cache"):
            return True
        case ast.Name(id="lru_cache") | ast.Attribute(attr="lru_cache"):
            return False  # 128
        case ast.Call(func=ast.Name(id="lru_cache"), args=args, keywords=keywords):
            return any(
                isinstance(each, ast.Constant) and each.value is None for each in [*args, *(k.value for k in keywords)]
            )
    return False


# Hostile input


def games() -> Iterator[Game]:
    """One of each kind, with all modules that it has."""
    for kind in GAMES.values():
        modules = tuple(name for name in kind.modules if name != "dirk")
        yield game_from(new_setup(kind.name, players=4, seed="kept", modules=modules))


def asked(game: Game, rng: random.Random, many: int) -> Iterator[str]:
    """Actions that can be read, of every verb, most of them never legal."""
    words = [*CARDS, *(f"{x},{y}" for x in range(-60, 60) for y in range(-60, 60, 7)), *named_pieces(game)]
    for verb, _ in itertools.product(game.verbs(), range(many)):
        yield " ".join([verb, *rng.choices(words, k=rng.randint(1, 4))])
    for _ in range(many):
        cell = f"{rng.randint(-99, 99)},{rng.randint(-99, 99)}"
        tile = rng.choice(named_pieces(game))
        cards = rng.choices(CARDS[:9], k=rng.randint(1, 20))
        yield from (f"build {tile} {cell}", f"swap {tile} {cell}", f"portal tower {cell} NE")
        yield f"falcon white-garden-tower {cell}"
        yield f"pay {' '.join(cards)}"
        yield f"pay {rng.choice(('orange-blue', 'denar-florin', *OTHERS))} {' '.join(rng.choices(CARDS, k=12))}"
        yield f"take {' '.join(rng.choices(CARDS, k=4))}"


CARDS = [f"{currency}-{value}" for currency in ("denar", "dirham", "ducat", "florin") for value in range(1, 10)]


@cache
def other_cards() -> tuple[str, ...]:
    from sabika.rules.palace.money import OTHER_CARDS

    return tuple(OTHER_CARDS.values())


OTHERS = other_cards()


def named_pieces(game: Game) -> list[str]:
    return list(getattr(game.printed(), "numbers", {"tower-9-ES": 0}))


def harass(rng: random.Random, many: int) -> int:
    """Ask for what makes no sense, and have it said why not; returns how much could be read."""
    read = 0
    for game in games():
        for text in asked(game, rng, many):
            try:
                action = game.parse(text)
            except BadInput:
                continue
            read += 1
            refusal = game.why_not(action)
            if refusal:
                assert shown_refusal(refusal, game.printed()).said
    return read


def test_nothing_grows_by_what_is_only_asked() -> None:
    rng = random.Random("hostile")
    assert harass(rng, 20) > 200
    before = sizes()
    harass(rng, 300)
    after = sizes()
    grown = {name: (before.get(name, 0), now) for name, now in after.items() if now > before.get(name, 0)}
    assert {name: told for name, told in grown.items() if name not in FINITE.keys() | PRINTED} == {}


def test_what_grows_while_games_are_played_has_a_bound() -> None:
    before = sizes()
    for game in games():
        rng = random.Random("played")
        for _ in range(400):
            if game.over:
                break
            game.apply(rng.choice(game.options()))
    grown = {name for name, now in sizes().items() if now > before.get(name, 0)}
    assert grown <= GROWING.keys() | FINITE.keys() | PRINTED | LEGAL


@pytest.mark.parametrize("name", GROWING)
def test_the_bound_of_a_table_is_in_the_code(name: str) -> None:
    """A table is emptied, or forgets its oldest, where it has reached its bound."""
    module, _, table = name.rpartition(".")
    bound = GROWING[name].rpartition(".")[2]
    text = (SOURCE / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
    assert re.search(rf"len\({table}\) >=? {bound}\b", text), f"{table} is never compared with {bound}"


# What ARCHITECTURE.md says


def rows() -> list[tuple[str, list[str], str]]:
    """What is kept, where, in words between backticks, and the bound."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = text.partition("## What is kept in memory")[2].partition("\n## ")[0]
    lines = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("|")][2:]
    return [(what, re.findall(r"`([^`]+)`", where), bound) for what, where, bound in lines]


def test_the_table_has_rows() -> None:
    assert len(rows()) > 20


@pytest.mark.parametrize(("what", "where", "bound"), rows(), ids=[what for what, _, _ in rows()])
def test_a_row_names_files_that_are_there_and_bounds_that_hold(what: str, where: list[str], bound: str) -> None:
    file = ""
    for word in where:
        if "/" in word or word.endswith(".py") or (SOURCE / word).is_dir():
            file = word
            assert (SOURCE / word).exists(), word
        else:
            assert f"{value_of(file, word):,}" in re.findall(r"[\d,]*\d", bound), (file, word)


def value_of(file: str, name: str) -> int:
    """A constant of a file, or the usual value of a setting."""
    module = importlib.import_module(f"sabika.{file.removesuffix('.py').replace('/', '.')}")
    held: object = getattr(module, name, None)
    if held is None:
        held = next(field.default for field in msgspec.structs.fields(module.Settings) if field.name == name)
    assert isinstance(held, int)
    return held


def test_every_cache_with_a_size_stands_in_the_table() -> None:
    told = [word for _, where, _ in rows() for word in where]
    files = {f"{name.rpartition('.')[0].replace('.', '/')}.py" for name in GROWING}
    for file in SOURCE.rglob("*.py"):
        if re.search(r"\blru_cache\(", file.read_text(encoding="utf-8")):
            files.add(file.relative_to(SOURCE).as_posix())
    assert len(files) > 20
    assert {file for file in files if not any(file == word or file.startswith(f"{word}/") for word in told)} == set()


def test_no_cache_with_a_size_is_larger_than_the_table_says() -> None:
    most = {name: size for name, size, _ in caches() if size is not None}
    assert len(most) > 20
    assert max(most.values()) <= 65_536
    outside = {name: size for name, size in most.items() if not name.startswith(("bots.", "modules."))}
    assert max(outside.values()) <= 4_096
