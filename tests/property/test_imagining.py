"""What a seat imagines depends on what it knows alone, however it is looked at, and can be played to its end."""

from collections.abc import Iterator

import pytest

import sabika
from property.random_games import GAMES, moments
from property.state import state
from property.test_views import reachable, view, viewers
from sabika.library import GAMES as KINDS
from sabika.rules.palace.game import PalaceGame


def with_modules(name: str) -> Iterator[PalaceGame]:
    """Moments of a game with all modules that go with it."""
    game = sabika.new_game(name, players=3, seed="all modules", modules=KINDS[name].modules)
    assert isinstance(game, PalaceGame)
    number = 0
    while not game.over:
        if number % 40 == 0:
            yield game
        game.play(game.options()[number % len(game.options())])
        number += 1


def every_moment(name: str) -> Iterator[PalaceGame]:
    yield from moments(12, "imagined", 25, game=name)
    yield from with_modules(name)


@pytest.mark.parametrize("name", GAMES)
def test_imagined_again_an_imagined_game_is_the_same_as_one_imagined_from_the_true_one(name: str) -> None:
    """So two games that differ in nothing but what a seat cannot know give it the same to think about."""
    for now in every_moment(name):
        for seat in range(len(now.seats)):
            other = now.imagined(seat, "another one")
            assert state(other.imagined(seat, "seed")) == state(now.imagined(seat, "seed"))


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_game_looks_like_the_true_one(name: str) -> None:
    for now in every_moment(name):
        for seat in range(len(now.seats)):
            twin = now.imagined(seat, "other")
            assert twin.view(seat) == now.view(seat)
            if seat == now.asked():
                assert twin.options() == now.options()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_to_come_is_imagined_and_hands_are_remembered(name: str) -> None:
    """A7: first hands are dealt face up, and whatever is taken or paid lies open."""
    changed = tried = 0
    for now in moments(12, "remembered", 40, game=name):
        if min(map(len, now.bags)) < 8 or len(now.pile) < 8:
            continue
        for seat in range(len(now.seats)):
            twin = now.imagined(seat, "other")
            assert [own.hand.all_cards() for own in twin.seats] == [own.hand.all_cards() for own in now.seats]
            changed += twin.pile != now.pile and all(mine != other for mine, other in zip(twin.bags, now.bags))
            tried += 1
    assert changed > 0.9 * tried > 5


@pytest.mark.parametrize("name", GAMES)
def test_the_true_game_cannot_be_reached_from_an_imagined_one(name: str) -> None:
    for now in moments(6, "a secret seed", 40, game=name):
        hidden = {id(now), id(now.pile), id(now.chance), id(now.chance.used), id(now.log), *map(id, now.bags)}
        for viewer in viewers(now):
            for thing in reachable(now.imagined(viewer, "other")):
                assert id(thing) not in hidden
                assert not (isinstance(thing, str) and now.setup.seed in thing)


@pytest.mark.parametrize("name", GAMES)
def test_imagining_leaves_the_game_as_it_is_and_no_view_holds_it_unasked(name: str) -> None:
    for now in moments(4, "left alone", 60, game=name):
        before = state(now)
        for viewer in viewers(now):
            now.imagined(viewer, "other")
            assert view(now, viewer).imagined is None
        assert state(now) == before


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_game_can_be_played_to_its_end(name: str) -> None:
    for now in every_moment(name):
        twin = now.imagined(now.active, "other")
        while not twin.over:
            twin.apply(twin.options()[0])
        assert len(twin.scorings) >= 1


def test_roll_and_write_is_imagined_with_other_dice() -> None:
    game = sabika.new_game("roll-and-write", players=3, seed="dice")
    ends = set()
    for number in range(5):
        twin = game.imagined(0, str(number))
        assert twin.view(0) == game.view(0)
        assert state(game.imagined(0, "other").imagined(0, str(number))) == state(twin)
        while not twin.over:
            twin.apply(twin.options()[0])
        ends.add(tuple(twin.points))
    assert len(ends) > 1
