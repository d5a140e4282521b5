"""The OpenSpiel game: its own checkers, games that are played again as they were recorded, and nothing hidden."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import sabika.envs.openspiel
from encoding.positions import TABLES
from envs.playthroughs import FOLDER, PLAYED, shortened
from sabika.envs.openspiel import NAME, SEED_BYTES, SabikaState
from sabika.library import GAMES
from sabika.rules.core.errors import BadInput
from sabika.rules.palace.game import PalaceGame

RECALLS = pyspiel.IIGObservationType(perfect_recall=True)


def loaded(name: str, players: int, **chosen: str) -> pyspiel.Game:
    return pyspiel.load_game(NAME, {"game": name, "players": players, **chosen})


def dealt(game: pyspiel.Game, chance: Random) -> SabikaState:
    state = game.new_initial_state()
    for _ in range(SEED_BYTES):
        state.apply_action(chance.randrange(256))
    assert isinstance(state, SabikaState)
    return state


def moments(game: pyspiel.Game, every: int, chance: Random) -> Iterator[SabikaState]:
    """Some positions of a random game, and its end. It is always the same object."""
    state = dealt(game, chance)
    number = 0
    while not state.is_terminal():
        if number % every == 0:
            yield state
        state.apply_action(chance.choice(state.legal_actions()))
        number += 1
    yield state


@pytest.mark.parametrize("name", list(GAMES))
def test_the_checker_of_openspiel_finds_nothing(name: str) -> None:
    """With all modules, and positions that are written and read again."""
    game = loaded(name, 2, modules="+".join(GAMES[name].modules), tensors="vector", reward="points")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), [("roll-and-write", 1), ("alhambra", 3)])
def test_it_finds_nothing_with_whole_tensors(name: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(name, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", PLAYED)
def test_a_playthrough_is_the_same_again(name: str) -> None:
    """`python -m envs.playthroughs` in tests/ writes the files anew, where games are meant to change."""
    assert shortened(PLAYED[name]) == (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", list(GAMES))
def test_a_position_is_the_same_when_it_is_read_again(name: str) -> None:
    game = loaded(name, 2, modules="+".join(GAMES[name].modules))
    for state in moments(game, 100, Random(3)):
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for seat in range(2):
            assert again.information_state_string(seat) == state.information_state_string(seat)
            assert again.observation_tensor(seat) == state.observation_tensor(seat)


def test_a_copy_is_played_on_by_itself() -> None:
    state = dealt(loaded("alhambra", 3), Random(1))
    before = state.information_state_string(0)
    for twin in (state.clone(), copy.deepcopy(state)):
        assert twin.information_state_string(0) == before
        twin.apply_action(twin.legal_actions()[-1])
        assert twin.history() != state.history()
        assert twin.information_state_string(0) != before
    assert state.information_state_string(0) == before


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_seat_observes_what_is_hidden_from_it(name: str, players: int) -> None:
    """Nor is it in what a good memory knows: a seat imagines another game and observes the same."""
    game = loaded(name, players, modules="+".join(GAMES[name].modules), tensors="vector+options")
    seen, recalled = make_observation(game), make_observation(game, RECALLS)
    for state in moments(game, 60, Random(players)):
        for seat in range(players):
            twin = state.imagined(seat, "another deal")
            for observer in (seen, recalled):
                observer.set_from(state, seat)
                before = observer.tensor.copy()
                text = observer.string_from(state, seat)
                observer.set_from(twin, seat)
                assert np.array_equal(observer.tensor, before)
                assert observer.string_from(twin, seat) == text


def test_a_seat_that_is_not_there_imagines_nothing() -> None:
    state = dealt(loaded("alhambra", 3), Random(1))
    for seat in (-1, 3):
        with pytest.raises(BadInput, match=f"There is no seat {seat}: they go from 0 to 2"):
            state.imagined(seat, "another deal")


def test_a_seat_remembers_the_hands_of_the_others() -> None:
    """A7: so an information state tells more than an observation."""
    game = loaded("alhambra", 3, tensors="vector")
    observer = make_observation(game, RECALLS)
    checked = 0
    for state in moments(game, 40, Random(5)):
        observer.set_from(state, 1)
        now = state.table.game
        assert isinstance(now, PalaceGame)
        hands = np.rint(observer.dict["remembered"] * 3).astype(int).reshape(3, -1)
        assert hands.sum(axis=1).tolist() == [
            now.seats[2].hand.size,
            now.seats[0].hand.size,
            len(now.discard),
        ]
        for step, seat in enumerate((2, 0)):
            for card in now.seats[seat].hand.cards():
                assert hands[step][card] > 0
                checked += 1
    assert checked


def test_what_one_did_and_saw_is_in_the_information_state_for_good() -> None:
    """Positions that look the same now, by other ways, are told apart."""
    game = loaded("alhambra", 2)
    known: dict[str, list[int]] = {}
    for seed in range(20):
        state = dealt(game, Random(1))
        chance = Random(seed)
        for _ in range(6):
            state.apply_action(chance.choice(state.legal_actions()))
        text = state.information_state_string(0)
        assert known.setdefault(text, state.history()) == state.history()
    assert len(known) > 10


@pytest.mark.parametrize("reward", ["margin", "win", "points"])
def test_returns_are_the_rewards_in_all(reward: str) -> None:
    state = dealt(loaded("granada", 3, reward=reward), Random(2))
    chance = Random(8)
    gained = np.zeros(3)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        gained += state.rewards()
    points = state.table.game.points[:3]
    winners = state.table.game.winners()
    expected = {
        "margin": [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)],
        "win": [(seat in winners) / len(winners) for seat in range(3)],
        "points": points,
    }
    assert state.returns() == gained.tolist() == expected[reward]


def test_the_deal_is_chance() -> None:
    game = loaded("alhambra", 2)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(byte, 1 / 256) for byte in range(256)]
    assert state.information_state_string(0) == "not dealt"
    other = dealt(game, Random(1))
    assert other.information_state_string(0) == dealt(game, Random(1)).information_state_string(0)
    assert other.information_state_string(0) != dealt(game, Random(2)).information_state_string(0)


@pytest.mark.parametrize(
    ("mistake", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"players": 9}, "players"),
        ({"reward": "gold"}, "There is no reward 'gold'"),
        ({"tensors": "sound"}, "There is no tensor 'sound'. Join some of these by \\+: planes, vector, options."),
        ({"game": "granada", "options": "scoring"}, "'scoring' is no option. Write its name and what you choose"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(mistake: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        sabika.envs.openspiel.SabikaGame(mistake)


def test_options_and_editions_are_chosen_in_its_name() -> None:
    game = pyspiel.load_game(f"{NAME}(game=granada,players=4,options=scoring:simplified+turning:card)")
    setup = dealt(game, Random(1)).table.game.setup
    assert (setup.players, setup.options) == (4, (("scoring", "simplified"), ("turning", "card")))
    assert dealt(pyspiel.load_game(f"{NAME}(edition=2020)"), Random(1)).table.game.setup.edition == "2020"
