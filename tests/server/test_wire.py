"""What leaves the server: names instead of numbers, complete, readable back, always the same bytes."""

import ast
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

import sabika
from modules.lanterns import LanternLit, lantern_game, light, trim
from sabika.desk.wire import facts, showing
from sabika.desk.wire import view as wire
from sabika.desk.wire.facts import AnyEvent
from sabika.desk.wire.modules import facts_of_modules, wire_of_modules
from sabika.i18n import sentences_of
from sabika.i18n.sentence import sentence
from sabika.library import GAMES
from sabika.modules import CHOICES
from sabika.modules.certificates.rules import MoneyStored
from sabika.modules.dirk import rules as dirk
from sabika.rules.core.action import Action
from sabika.rules.core.errors import Refusal
from sabika.rules.core.game import Game
from sabika.rules.palace import view as palace_view
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.events import Passed, TileRemoved, TilesSwapped
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import card_name
from sabika.rules.palace.paying import Payment
from sabika.rules.palace.turn import Pass
from server.shown_games import TABLES, Table, decisions, moments, new_game, viewers

RULES = Path(palace_view.__file__).parents[1]
FULL = Table("alhambra", 6, GAMES["alhambra"].modules)


Base = TypeVar("Base")


def subclasses(base: type[Base]) -> Iterator[type[Base]]:
    """All classes below a class."""
    direct: list[type[Base]] = base.__subclasses__()
    for found in direct:
        yield found
        yield from subclasses(found)


def structs() -> list[type[msgspec.Struct]]:
    """All structures that this part of the wire defines."""
    modules = (wire.__name__, facts.__name__, *[f"sabika.modules.{name}.wire" for name in wire_of_modules()])
    return [found for found in subclasses(msgspec.Struct) if found.__module__ in modules]


# Reading back


def test_everything_shown_reads_back_as_it_was() -> None:
    for now in moments("round trip", 40):
        for viewer in viewers(now):
            view = showing.view(now, viewer)
            assert msgspec.json.decode(showing.encoded(view), type=wire.AnyView) == view
        options = showing.options(now, now.asked())
        assert msgspec.json.decode(showing.encoded(options), type=list[wire.Option]) == options
        events = showing.events(now, now.events)
        assert msgspec.json.decode(showing.encoded(events), type=list[AnyEvent]) == events
        hint = showing.hint(now)
        assert msgspec.json.decode(showing.encoded(hint), type=wire.Scoring) == hint


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_pieces_read_back_as_they_were(table: Table) -> None:
    pieces = showing.pieces(new_game(table, "pieces"))
    assert msgspec.json.decode(showing.encoded(pieces), type=wire.AnyPieces) == pieces


def test_nothing_but_the_known_fields_is_read() -> None:
    assert len(structs()) > 60
    for struct in structs():
        assert struct.__struct_config__.forbid_unknown_fields, struct
        assert struct.__struct_config__.frozen, struct


def test_no_two_structures_share_a_name() -> None:
    """The types of a client go by these names."""
    names = [struct.__name__ for struct in structs()]
    assert sorted(names) == sorted(set(names))


def test_the_same_position_is_always_the_same_bytes() -> None:
    """Also in another process, where sets have another order."""
    program = """if True:
        import sabika
        from sabika.desk.wire import showing
        from sabika.library import GAMES
        game = sabika.new_game(players=4, seed="bytes", modules=GAMES["alhambra"].modules)
        for number in range(120):
            game.apply(game.options()[number * 7 % len(game.options())])
        for thing in (showing.view(game, 0), showing.options(game, game.asked()), showing.pieces(game)):
            print(showing.encoded(thing).decode())
    """
    told = []
    for hashing in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True)
        told.append(done.stdout)
    assert told[0] == told[1]
    assert len(told[0]) > 10_000


# Views


def test_all_that_a_view_of_the_rules_holds_is_shown() -> None:
    """The pieces are sent once, and imagining is for bots. The longest lines of a palace are found for its viewers."""
    seen = {field.name for field in fields(palace_view.PalaceView)}
    said = {"others", "ending"}
    assert seen - {"pieces", "imagined"} == set(wire.PalaceView.__struct_fields__) - said
    player = set(palace_view.Player._fields)
    assert player == set(wire.Player.__struct_fields__) - {"lines"}


def test_a_view_made_from_that_of_a_spectator_is_the_same() -> None:
    """Only what is a seat's own is made for it; all else is made once."""
    for now in moments("shared", 40):
        shared = showing.view(now, None)
        for viewer in viewers(now):
            assert showing.view(now, viewer, shared) == showing.view(now, viewer)


def test_a_view_names_what_lies_on_the_table() -> None:
    for table in TABLES:
        for now in decisions(table, "named"):
            if isinstance(now, PalaceGame) and len(now.log) % 40 == 0:
                for viewer in viewers(now):
                    check_names(now, viewer)


def check_names(game: PalaceGame, viewer: int | None) -> None:
    name = game.pieces.name
    seen = showing.view(game, viewer)
    assert isinstance(seen, wire.PalaceView)
    assert seen.seat == viewer
    assert seen.asked == (None if game.over else game.asked())
    assert list(seen.hand) == ([] if viewer is None else [card_name(c) for c in game.seats[viewer].hand.all_cards()])
    assert list(seen.display) == [card_name(card) for card in game.display]
    assert [place.tile for place in seen.yard] == [name(tile) if tile else None for tile in game.yard]
    assert sorted(seen.bag) == sorted(name(tile) for bag in game.bags for tile in bag)
    for player, seat in zip(seen.players, game.seats, strict=True):
        assert {placed.cell: placed.tile for placed in player.palace} == {
            place_of(cell): name(seat.palace.at(cell)) for cell in seat.palace.cells
        }
        assert list(player.reserve) == [name(tile) for tile in seat.reserve]
        assert list(player.beside) == [name(tile) for tile in seat.beside]
        assert player.cards == seat.hand.size + len(seat.hand.others)


def test_every_module_that_adds_to_a_view_is_shown() -> None:
    """What a module adds has a function of its own and a place in the message."""
    added = set()
    for name in CHOICES:
        game = new_game(Table("alhambra", 3, (name,)), "modules")
        assert isinstance(game, PalaceGame)
        assert set(game.view().extras) == ({name} if game.hooks.views else set())
        added |= set(game.view().extras)
    added |= set(new_game(Table("alhambra", 2), "modules").view().extras)
    assert dirk.NAME in added
    assert added == wire_of_modules().keys() == set(wire.Extras.__struct_fields__)


def test_a_module_that_shows_nothing_of_its_own_is_played() -> None:
    """Its events and actions go by their facts, and what has no name among those stands in the notation."""
    game = lantern_game(3, "shown", CHOICES)
    options = {option.action: option for option in showing.options(game, game.asked())}
    assert options["light"] == wire.Option("light", "light", sentence("action-light"))
    assert showing.option(game, trim(2)) == wire.Option("trim 2", "trim", sentence("action-trim", number=2))
    game.apply(light())
    view = showing.view(game, 0)
    assert isinstance(view, wire.PalaceView)
    assert set(view.extras.__struct_fields__) == wire_of_modules().keys()
    make, shown = facts.shown_as(LanternLit)
    names = showing.names_of(game)
    said = sentences_of(game).event(LanternLit(1, 4))
    assert said == sentence("event-lantern-lit", seat=sentence("name", seat=1), count=4)
    told = make(said, *[show(getattr(LanternLit(1, 4), name), names) for name, show in shown])
    assert showing.encoded(told).endswith(b'"seat":1,"count":4}')


def test_what_modules_show_is_named() -> None:
    """No number of a tile, a card, a kind or a cell is left in what modules add: each name is one of the pieces'."""
    for now in moments("extras", 30):
        seen = showing.view(now, 0)
        if not isinstance(seen, wire.PalaceView):
            continue
        printed = showing.pieces(now)
        assert isinstance(printed, wire.PalacePieces)
        falcons = [falcon.name for falcon in printed.falcons]  # type: ignore[attr-defined]
        known = {piece.name for piece in printed.pieces}.union(falcons)
        extras: Any = seen.extras
        if extras.bonus:
            assert set(extras.bonus.hand).union(*extras.bonus.known, *extras.bonus.revealed) <= known
        if extras.dirk:
            assert set(extras.dirk.tiles) <= known
        if extras.falcons:
            placed = [falcon.falcon for own in extras.falcons.placed for falcon in own]
            assert sorted([*extras.falcons.supply, *placed]) == sorted(falcons)
        if extras.huts:
            assert [stack.kind for stack in extras.huts.stacks] == list(printed.kinds)
            for stack in extras.huts.stacks:
                assert all(hut.startswith(f"hut-{stack.kind}-") for hut in [*stack.below, stack.open] if hut)
        if extras.portals:
            assert set(extras.portals.supply) == set(printed.kinds)
        if extras.sites:
            assert {site.tile for site in extras.sites.sites} <= set(seen.unfinished)


def test_scorings_add_up_to_the_points() -> None:
    for now in moments("scorings", 200):
        seen = showing.view(now, None)
        points = [0] * len(seen.points)
        for scoring in seen.scorings:
            for term in scoring.terms:
                points[term.side] += term.points
        assert tuple(points) == seen.points


def test_a_hint_is_what_the_next_scoring_would_give() -> None:
    for now in moments("hints", 60):
        hint = showing.hint(now)
        assert hint.scoring == showing.view(now, None).next_scoring
        assert [(term.side, term.points, term.what) for term in hint.terms] == [
            (term.side, term.points, term.what) for term in now.score_now()
        ]


# Events


@cache
def event_names() -> set[str]:
    """The classes of events in the source of the rules."""
    found = set()
    for path in sorted([*RULES.rglob("*.py"), *RULES.parent.glob("modules/*/rules.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.ClassDef(name=name, bases=[ast.Name(id="Event")]):
                    found.add(name)
    return found


@cache
def seen_in_play() -> tuple[set[str], set[str]]:
    """The classes of events and of actions in a random game at every table, all of them shown."""
    happened: set[str] = set()
    offered: set[str] = set()
    for table in TABLES:
        for now in decisions(table, "spring"):
            events = now.events if now.log else now.opening
            shown = showing.events(now, events)
            assert [type(event).__name__ for event in shown] == [type(event).__name__ for event in events]
            happened |= {type(event).__name__ for event in events}
            offered |= {class_name(action) for action in now.options()}
            if not now.over:
                check_options(now)
    return happened, offered


def class_name(action: Action) -> str:
    return f"{type(action).__module__}.{type(action).__name__}"


def test_every_event_of_the_rules_can_be_shown() -> None:
    assert {"Dealt", "GameEnded", "TileGiven", "HutTurned", "TokenKept"} <= event_names()
    assert {event.__name__ for event in facts.EVENTS} == event_names()


def test_an_event_with_a_fact_that_has_no_meaning_cannot_be_shown() -> None:
    """So nothing new leaves the server by accident."""

    class PileSeen:
        __match_args__ = ("seat", "pile_order")

    with pytest.raises(KeyError, match="pile_order"):
        facts.shown_as(PileSeen)  # type: ignore[arg-type]


def test_every_event_is_met_in_play_and_shown() -> None:
    happened, _ = seen_in_play()
    assert event_names() - happened <= {"Passed"}
    game = new_game(Table("alhambra", 3), "passed")
    assert showing.encoded(showing.events(game, [Passed(2)])) == (
        b'[{"what":"passed","said":["event-passed",{"seat":["name",{"seat":2}]}],"seat":2}]'
    )


def test_an_event_tells_its_facts_by_name() -> None:
    """A13: a purchase, from the yard to the last card."""
    game = sabika.new_game(players=3, seed="purchase")
    while True:
        buying = [option for option in game.options() if option.verb in ("buy", "pay")]
        events = game.apply(buying[0] if buying else game.options()[0])
        if bought := [event for event in events if type(event).__name__ == "TileBought"]:
            break
    (shown,) = [
        event for event in showing.events(game, events) if isinstance(event, facts.EVENTS[type(bought[0])].make)
    ]
    facts_told = msgspec.to_builtins(shown)
    assert facts_told.keys() == {"what", "said", "seat", "space", "tile", "cards", "price", "paid"}
    assert facts_told["what"] == "tile-bought"
    assert facts_told["space"] in ("1", "2", "3", "4")
    assert facts_told["tile"] in game.pieces.numbers
    assert sum(int(card.split("-")[1]) for card in facts_told["cards"]) == facts_told["paid"] >= facts_told["price"]


# Options


def concrete(action: type[Action]) -> bool:
    ours = action.__module__.startswith(("sabika.rules.", "sabika.modules."))
    return ours and bool(action.verb) and action is not Payment


def test_every_action_of_the_rules_can_be_shown() -> None:
    actions = [action for action in subclasses(Action) if concrete(action)]
    assert len(actions) > 20
    for action in actions:
        assert issubclass(action, Payment) or set(action.__match_args__) <= facts.OPTION_FACTS.keys(), action
    for field, _ in facts.OPTION_FACTS.values():
        assert field in wire.Option.__struct_fields__


def test_every_action_is_met_in_play_and_shown() -> None:
    _, offered = seen_in_play()
    known = {f"{action.__module__}.{action.__name__}" for action in subclasses(Action) if concrete(action)}
    assert known - offered <= {f"{Pass.__module__}.Pass"}


def words_of(option: wire.Option) -> set[str]:
    """What the facts of an option are in the notation."""
    words = {word for word in (option.tile, option.space, option.way, option.kind, option.currency) if word}
    words |= {word for word in (option.legs, option.direction) if word} | set(option.cards or ())
    words |= {word for fact in facts_of_modules() if (word := getattr(option, fact))}
    if option.cell:
        x, y = option.cell
        words |= {f"{x},{y}", f"blue-{x}", f"yellow-{y}"}
    if option.blue and option.yellow:
        words |= {f"blue-{option.blue}", f"yellow-{option.yellow}"}
    if option.colour:
        words.add(f"{option.colour}-{option.value}")
    return words


def check_options(game: Game) -> None:
    """An option is read as its action, and its facts say all that its notation says."""
    for action, option in zip(game.options(), showing.options(game, game.asked()), strict=True):
        verb, *words = option.action.split()
        assert verb == option.verb
        assert game.parse(option.action) is action
        assert set(words) - words_of(option) <= ({"none"} if verb == "store" else set())


def test_an_option_tells_which_tile_leaves_its_cell_and_how_much_is_stored() -> None:
    told: Counter[str] = Counter()
    for seed in range(4):
        for now in decisions(Table("alhambra", 3, ("certificates",)), f"consequences {seed}"):
            for action, option in zip(now.options(), showing.options(now, now.asked())):
                for event in now.carried_out(action).events:
                    if isinstance(event, TilesSwapped | TileRemoved):
                        gone = event.old if isinstance(event, TilesSwapped) else event.tile
                        assert option.old == now.printed().name(gone)
                        told[option.verb] += 1
                    if isinstance(event, MoneyStored):
                        assert option.total == event.amount
                        told[option.verb] += 1
    assert min(told["swap"], told["remove"], told["store"]) > 5, told


def test_a_choice_that_is_paid_for_tells_its_price_and_a_payment_whether_it_is_exact() -> None:
    prices: dict[str, int] = {}
    seen: set[str] = set()
    for table in TABLES:
        before = None
        for now in decisions(table, "prices"):
            if isinstance(now, PalaceGame) and now.step == "pay":
                view = showing.view(now, now.asked())
                assert isinstance(view, wire.PalaceView)
                assert before is not None
                assert view.due == prices[before.notation(now.log[-1])]
                for option in showing.options(now, now.asked()):
                    if option.verb == "pay":
                        assert option.total is not None
                        assert option.exact == (option.total == view.due)
                seen.add(now.log[-1].verb)
            prices = {option.action: option.price or 0 for option in showing.options(now, now.asked())}
            before = now.copy()
    assert {"buy", "favour", "finish", "turn"} <= seen


def test_the_cells_of_building_options_are_the_legal_ones() -> None:
    """A21: a client shows where a tile can go without knowing why."""
    for now in moments("cells", 20):
        if isinstance(now, PalaceGame) and now.step == "place":
            offered = showing.options(now, now.asked())
            for tile in now.seats[now.asked()].beside:
                if now.pieces.half[tile]:
                    continue
                name = now.pieces.name(tile)
                cells = {option.cell for option in offered if option.verb == "build" and option.tile == name}
                palace = now.seats[now.asked()].palace
                assert cells == {place_of(cell) for cell in palace.cells_for(tile)}


def test_a_refusal_keeps_its_rule_and_says_all_details() -> None:
    refused = Refusal("A12", "too-much-money", (("total", 9), ("limit", 5)))
    shown = showing.refusal(refused, new_game(FULL, "refused").printed())
    assert showing.encoded(shown) == (
        b'{"rule":"A12","said":["refusal-too-much-money",{"barriers":"walls","limit":5,"rule":"A12","total":9}]}'
    )
    assert msgspec.json.decode(showing.encoded(shown), type=wire.Refusal) == shown


# Pieces


def test_the_pieces_are_shown_as_printed() -> None:
    game = new_game(Table("alhambra", 3, GAMES["alhambra"].modules), "pieces")
    assert isinstance(game, PalaceGame)
    shown = showing.pieces(game)
    assert isinstance(shown, wire.PalacePieces)
    named = {piece.name: piece for piece in shown.pieces}
    assert list(named) == ["fountain", *game.pieces.numbers]
    label = sentence("tile-label", kind=sentence("kind-tower"), price=9)
    walls = sentence("list", items=sentence("side-e"), last=sentence("side-s"))
    assert named["tower-9-ES"] == wire.Piece(
        "tower-9-ES",
        True,
        "verified",
        sentence("kind-tower.tile", price=9),
        label,
        sentence("tile-with-walls", tile=label, walls=walls, count=2),
        "tower",
        9,
        "ES",
    )
    assert (named["fountain"].name, named["fountain"].said) == ("fountain", sentence("fountain"))
    portal = named["portal-tower-1-NE"]
    assert (portal.is_tile, portal.kind, portal.legs, portal.walls) == (False, "tower", "NE", "")
    huts = [piece for piece in shown.pieces if piece.name.startswith("hut-tower-")]
    assert len(huts) == 5
    assert {hut.kind for hut in huts} == {"tower"}
    assert len(shown.falcons) == 15  # type: ignore[attr-defined]
    assert {piece.provenance for piece in shown.pieces} <= {"verified", "reconstructed"}


def test_tiles_with_two_faces_name_each_other() -> None:
    """G1."""
    shown = showing.pieces(new_game(Table("granada", 3), "pieces"))
    assert isinstance(shown, wire.PalacePieces)
    named = {piece.name: piece for piece in shown.pieces}
    faces = [piece for piece in shown.pieces if piece.is_tile]
    assert len(faces) == 2 * 54
    for piece in faces:
        assert piece.moated
        assert piece.back is not None
        assert named[piece.back].back == piece.name


def test_the_marker_is_shown_where_tiles_have_two_faces() -> None:
    """G3."""
    for game, marked in (("alhambra", False), ("granada", True), ("combined", True)):
        seen = showing.view(new_game(Table(game, 3), "marker"), None)
        assert isinstance(seen, wire.PalaceView)
        assert (seen.marker is not None) == marked


# Sizes


def test_no_message_is_large() -> None:
    """A phone on the road gets a view of the fullest game in one breath."""
    view = options = 0
    for now in decisions(FULL, "sizes"):
        if len(now.log) % 10 == 0 or now.over:
            view = max(view, len(showing.encoded(showing.view(now, 0))))
            options = max(options, len(showing.encoded(showing.options(now, now.asked()))))
    assert 4_000 < view < 32_000
    assert options < 64_000


def test_an_unknown_field_is_refused() -> None:
    game = sabika.new_game(players=3, seed="fields")
    told = msgspec.json.decode(showing.encoded(showing.view(game, 0)))
    told["pile_order"] = []
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(told, type=wire.AnyView)
