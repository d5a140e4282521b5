"""Modules in any company: random games over sets of modules and all numbers of players keep every invariant.

The normal run plays each module of Alhambra alone, every two of them together, and all of them at every table; the
games with Granada at every table, with one set of its modules each. The thorough one (SABIKA_THOROUGH=1) plays every
set of modules at every table."""

from collections import Counter
from itertools import combinations, islice
from typing import NamedTuple

import pytest

import sabika
from property.random_games import COMPANY, GAMES, STYLES, THOROUGH, Picks, decisions
from property.state import state
from sabika.library import kind_of_game
from sabika.modules import CHOICES
from sabika.record import Record, replay, verify
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS, SCORING_2
from sabika.rules.palace.turn import STOP

PLAYERS = range(2, 7)
SUBSETS = [names for size in range(len(CHOICES) + 1) for names in combinations(CHOICES, size)]
MOST_OPTIONS = 400
LOOK_EVERY = 60
"""So many decisions lie between two looks from every seat."""


class Table(NamedTuple):
    """Who plays what."""

    modules: tuple[str, ...]
    players: int
    game: str = "alhambra"


def some_tables() -> list[Table]:
    """Modules alone and in pairs, at one table after the other; all modules at every table."""
    few = [names for names in SUBSETS if 1 <= len(names) <= 2]
    found = [Table(names, PLAYERS[index % len(PLAYERS)]) for index, names in enumerate(few)]
    found += [Table(CHOICES, players) for players in PLAYERS]
    for shift, game in enumerate(GAMES[1:]):
        found += [Table(COMPANY[(players + shift) % len(COMPANY)], players, game) for players in PLAYERS]
    return found


def every_table() -> list[Table]:
    found = [Table(names, players) for names in SUBSETS for players in PLAYERS]
    return found + [Table(names, players, game) for game in GAMES[1:] for names in COMPANY for players in PLAYERS]


def name_of(table: object) -> str:
    assert isinstance(table, Table)
    game = "" if table.game == "alhambra" else f"{table.game}-"
    return f"{game}{'+'.join(table.modules) or 'none'}-{table.players}"


def test_there_are_enough_tables() -> None:
    tables = some_tables()
    assert {name for table in tables for name in table.modules} == set(CHOICES)
    for game in GAMES:
        assert {table.players for table in tables if table.game == game} == set(PLAYERS)
    assert len(tables) >= 50


@pytest.mark.parametrize("table", some_tables(), ids=name_of)
def test_games_with_modules_keep_every_invariant(table: Table) -> None:
    check_game(table)


@pytest.mark.slow
@pytest.mark.parametrize("table", every_table() if THOROUGH else [], ids=name_of)
def test_games_with_any_set_of_modules_keep_every_invariant(table: Table) -> None:
    check_game(table)


def check_game(table: Table) -> None:
    """Play a game to its end, looking at everything on the way."""
    seed = f"modules {name_of(table)}"
    number = sum(seed.encode())
    kind = kind_of_game(table.game)
    game = sabika.new_game(
        table.game,
        players=table.players,
        seed=seed,
        modules=table.modules,
        edition=kind.editions[number % len(kind.editions)],
        options={name: values[number % len(values)] for name, values in kind.options.items()},
    )
    assert isinstance(game, PalaceGame)
    at_first = things(game)
    for now in decisions(game, Picks(number), STYLES[number % len(STYLES)]):
        check_pieces(now)
        check_cards(now)
        assert things(now) == at_first
        check_legality(now)
        if len(now.log) % LOOK_EVERY == 0 or now.ending:
            check_views(now)
            check_copy(now)
    assert game.scorings[-1].scoring == 3
    check_records(game)


# Nothing is lost or doubled


def places(game: PalaceGame) -> dict[str, list[int]]:
    """Where the pieces of palaces are. Other things of a module lie in places named `module: place`."""
    return {place: pieces for place, pieces in game.whereabouts().items() if ":" not in place}


def thing(game: PalaceGame, piece: int) -> str:
    """What the piece is: half a cell, or a tile with two faces, is the same thing whichever way it is turned."""
    name = game.pieces.name(game.pieces.tile_of(piece))
    return name.rpartition("-")[0] if game.pieces.half[piece] else name


def check_pieces(game: PalaceGame) -> None:
    """Every tile, and every piece that modules build, is in exactly one place."""
    found = Counter(thing(game, piece) for pieces in places(game).values() for piece in pieces)
    assert found == dict.fromkeys((thing(game, piece) for piece in game.pieces.numbers.values()), 1)


def things(game: PalaceGame) -> dict[str, Counter[int]]:
    """By module: whatever else there is of it, wherever it lies."""
    found: dict[str, Counter[int]] = {}
    for place, own in game.whereabouts().items():
        module, colon, _ = place.partition(":")
        if colon:
            found.setdefault(module, Counter()).update(own)
    return found


def check_cards(game: PalaceGame) -> None:
    """Money, scoring cards until their scoring, and whatever else modules shuffle into the pile."""
    held = [card for seat in game.seats for card in seat.hand.all_cards()]
    cards = Counter([*held, *game.display, *game.pile, *game.discard])
    copies = 2 if game.setup.players == 2 else 3
    assert all(cards[card] == copies for card in range(CARDS))
    turned_up = [*(scored.scoring for scored in game.scorings), *game.scorings_due]
    aside = game.setup.game == "combined" and not cards[SCORING_2]  # C2
    assert [cards[CARDS], cards[SCORING_2]] == [1 not in turned_up, 2 not in turned_up and not aside]
    others = {card: number for card, number in cards.items() if card > SCORING_2}
    assert others == (dict.fromkeys(range(SCORING_2 + 1, SCORING_2 + 7), 1) if "exchange" in game.setup.modules else {})
    for seat in game.seats:
        money = seat.hand.cards()
        assert seat.hand.size == len(money)
        assert list(seat.hand.totals) == [sum(card % 9 + 1 for card in money if card // 9 == own) for own in range(4)]


# One legality


def check_legality(game: PalaceGame) -> None:
    """Options are listed once, legal, and found again from their notation."""
    options = game.options()
    assert len(set(options)) == len(options) <= MOST_OPTIONS
    assert bool(options) != game.over
    for action in options:
        assert game.why_not(action) is None
        assert game.parse(game.notation(action)) is action
    if options:
        assert 0 <= game.asked() < len(game.seats)
    assert (STOP in options) == (game.step == "act" and game.actions_taken > 0)  # A14, A19


# Nothing hidden is shown


def check_views(game: PalaceGame) -> None:
    """Whatever is hidden from a seat or a spectator may be otherwise: they see the same."""
    for viewer in range(-1, len(game.seats)):
        twin = game.resampled(viewer, "other")
        seat = None if viewer < 0 else viewer
        assert twin.view(seat) == game.view(seat)
        if viewer == game.asked() and not game.over:
            assert twin.options() == game.options()


# The log is the truth


def check_copy(game: PalaceGame) -> None:
    """A copy is the same game, and what is played on it stays there."""
    before = state(game)
    copy = game.copy()
    assert state(copy) == before
    for _ in islice(decisions(copy, Picks(len(game.log)), "verb"), 40):
        pass
    assert state(game) == before


def check_records(game: PalaceGame) -> None:
    """The record, written and read again, replays to the same game."""
    record = Record.loads(Record.from_game(game).dumps())
    assert state(replay(record)) == state(game)
    assert verify(record).ok
