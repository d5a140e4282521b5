"""Roll & Write on the wire."""

from collections import Counter
from dataclasses import fields

from sabika.desk.wire import showing
from sabika.desk.wire import view as wire
from sabika.rules.sheet.events import DicePassed
from sabika.rules.sheet.game import SheetGame
from server.shown_games import Table, decisions, new_game

SOLO = Table("roll-and-write", 1, (), (("dummies", "3"), ("goal", "beat")))


def test_all_that_a_view_of_the_rules_holds_is_shown() -> None:
    """The sheet is sent once, and imagining is for bots; how the sides stand is told kind by kind."""
    view = new_game(SOLO, "fields").view()
    not_sent = {"sheet", "numbers", "completed", "place_points", "extras", "imagined"}
    seen = {field.name for field in fields(view)} - not_sent
    assert seen | {"kinds", "others", "ending"} == set(wire.SheetView.__struct_fields__)


def test_a_view_shows_the_dice_that_name_each_cell() -> None:
    """R1: the blue die first."""
    for now in decisions(SOLO, "cells"):
        seen = showing.view(now, 0)
        printed = showing.pieces(now)
        assert isinstance(seen, wire.SheetView)
        assert isinstance(printed, wire.SheetPieces)
        built = [printed.cells[yellow - 1][blue - 1] for blue, yellow in seen.players[0].built]
        for standing in seen.kinds:
            assert built.count(standing.kind) == standing.numbers[0]
        for option in showing.options(now, 0):
            if option.verb == "build":
                assert option.cell is not None
                assert option.cell not in seen.players[0].built
                assert option.cell[0] in seen.players[0].blue
                assert option.cell[1] in seen.players[0].yellow


def test_r5_a_view_shows_which_dice_were_turned_and_how_many_may_be() -> None:
    """A die that was not turned is offered as long as others may be."""
    full = 0
    for now in decisions(Table("roll-and-write", 2), "turned"):
        seen = showing.view(now, now.asked())
        assert isinstance(seen, wire.SheetView)
        assert isinstance(now, SheetGame)
        own = now.players[now.active]
        lying = [*(f"blue-{value}" for value in own.blue), *(f"yellow-{value}" for value in own.yellow)]
        assert not Counter(seen.turned) - Counter(lying)
        if now.step != "act":
            assert (seen.turned, seen.left_to_turn) == ((), 0)
            continue
        assert len(seen.turned) + seen.left_to_turn == 2
        turned = {option.action.split()[1] for option in showing.options(now, now.active) if option.verb == "turn"}
        assert turned == (set(lying if seen.left_to_turn else seen.turned) if own.coins else set())
        full += bool(turned) and not seen.left_to_turn
    assert full


def test_a_second_building_shows_the_cell_that_was_built_first() -> None:
    """R8."""
    found = 0
    for now in decisions(SOLO, "second"):
        seen = showing.view(now, 0)
        assert isinstance(seen, wire.SheetView)
        assert (seen.used is not None) == (now.step == "build-again")
        found += seen.used is not None and seen.used in seen.players[0].built
    assert found


def test_options_tell_the_coins_to_earn_and_the_dice_to_pass_on() -> None:
    """R8, R9, R12: so that a client need not know the rules."""
    earned = passed = 0
    for now in decisions(Table("roll-and-write", 2), "options"):
        assert isinstance(now, SheetGame)
        for action, option in zip(now.options(), showing.options(now, now.asked())):
            after = now.carried_out(action)
            if option.verb == "earn":
                assert option.total == after.players[now.active].coins - now.players[now.active].coins
                earned += 1
            if option.verb == "keep":
                events = [event for event in after.events if isinstance(event, DicePassed)]
                assert [option.others] == [(event.blue, event.yellow) for event in events]
                passed += 1
    printed = showing.pieces(now)
    assert isinstance(printed, wire.SheetPieces)
    assert printed.line_points == (0, 0, 0, 0, 2, 5, 10)
    assert min(earned, passed) > 10
