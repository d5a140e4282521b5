"""The network reads what the encoders write, and is the same in NumPy and in JAX; the bot plays with it."""

import shutil
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from typer.testing import CliRunner

import sabika
from property.random_games import Picks
from sabika.batch import network
from sabika.batch.network import Sight, forward
from sabika.batch.numbering import FIRST
from sabika.bots.loading import bot_from_file
from sabika.cli.app import app
from sabika.encoding import encoder_for
from sabika.modules.dirk.bot import tiles
from sabika.rules.core.errors import BadInput
from sabika.rules.core.majority import shares
from sabika.rules.games.alhambra import KIND_POINTS, KINDS
from sabika.rules.palace.money import CARDS, COPIES
from sabika.rules.palace.yard import SPACES
from training.sights import sights, weights_of

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "batch_bot.py"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_it_looks_where_the_encoder_writes(players: int) -> None:
    encoder = encoder_for(sabika.new_game(players=players, seed="columns").setup)
    columns = {column.name: column for column in encoder.columns}
    assert network.vector_size(players) == encoder.size
    for name, part in (
        ("display", network.DISPLAY),
        ("yard", network.YARD),
        ("bag", network.BAG),
        ("due", network.DUE),
        ("next scoring", network.NEXT),
    ):
        assert (part.start, part.stop) == (columns[name].start, columns[name].start + columns[name].size)
    hand = columns["hand"]
    assert (hand.start, hand.start + hand.size) == (encoder.size + network.HAND.start, encoder.size)
    assert columns["palace of seat +0"].start == network.SEATS + 4 * players
    assert columns["palace of seat +0"].size == network.OF_PALACE
    look = [1] * len(KINDS) + [network.PRICE] + [1] * 5
    assert columns["yard"].divisors() == look * SPACES
    assert columns["due"].divisors() == [network.PRICE] + [1] * (1 + SPACES)
    assert hand.divisors() == [COPIES] * CARDS + [network.MOST_WORTH] * SPACES
    assert columns["display"].divisors() == [COPIES] * CARDS
    assert columns["palace of seat +0"].most == network.MOST_OF_PALACE
    assert [plane.name for plane in encoder.planes[network.OF_CELL :]] == ["moated", "half"]


def test_numpy_and_jax_agree() -> None:
    sight, _ = sights(3)
    sight = Sight(*[own[::5] for own in sight])
    weights = weights_of(3)
    preferences, expected = forward(np, weights, sight)
    theirs, hoped = jax.jit(lambda own, seen: forward(jnp, own, seen))(
        weights, Sight(*[jnp.asarray(own) for own in sight])
    )
    assert np.ptp(preferences) > 1
    np.testing.assert_allclose(preferences, theirs, atol=1e-4)
    np.testing.assert_allclose(expected, hoped, atol=1e-4)


def test_tiles_fit_where_the_rules_let_them() -> None:
    """The network does not see holes (A24), so it may take some more cells for fitting."""
    sight, places = sights(3)
    looks = (sight.named @ network.LOOKS)[:, None]
    fits, _ = network.fitting(np, np.moveaxis(network.cut(sight.planes), 1, 3), looks)
    square = np.zeros((len(places), 25, 25), bool)
    square[:, network.CUT : -network.CUT, network.CUT : -network.CUT] = fits.reshape(-1, network.SEEN, network.SEEN)
    legal = np.zeros((len(places), 625), bool)
    for row, numbers in enumerate(places):
        legal[row, [own[-1] - FIRST["cell"] for own in numbers]] = True
    assert legal.any(1).sum() > 20
    assert not (legal & ~square.reshape(len(places), -1)).any()
    assert square.sum() < 1.3 * legal.sum()


def test_money_is_counted_as_in_the_rules() -> None:
    """A set of cards that makes a price exact is told from one that does not."""
    sight, _ = sights(3)
    money = network.Money(np, sight.vector)
    takes = money.takes()
    checked = 0
    for row in range(0, len(sight.vector), 7):
        display = [card for card in range(36) for _ in range(round(sight.vector[row, network.DISPLAY][card] * 3))]
        for number in range(15):
            taken = [card for place, card in enumerate(display) if number + 1 >> place & 1]
            if len(taken) < (number + 1).bit_count():
                continue
            for space in range(4):
                values = [value + 1 for value in range(9) for _ in range(round(money.hand[row, space, value]))]
                before = sums(values)
                after = sums(values + [card % 9 + 1 for card in taken if card // 9 == space])
                price = int(money.prices[row, space])
                exact = [price > 0 and price in own for own in (before, after)]
                assert takes[row, number, 6 + space] == exact[1] - exact[0]
                checked += exact[1]
    assert checked > 20


@pytest.mark.parametrize("players", [2, 3, 5])
def test_majorities_are_counted_as_in_the_rules(players: int) -> None:
    """A32-A34, with Dirk (A42): what another tile brings in each scoring to come, and what all others lose."""
    game = sabika.new_game(players=players, seed="majorities")
    encoder = encoder_for(game.setup)
    picks, shared = Picks(4), 0
    while not game.over:
        view = game.view(game.asked())
        vector = (np.frombuffer(encoder.vector(view), np.int16) / np.array(encoder.most)).astype(np.float32)
        found = 10 * network.gains(np, vector[None], network.LOOKS[None])[0]
        sides = [view.players[(view.seat + place) % players].palace.counts for place in range(players)]
        if players == 2:
            sides.append([[view.pieces.kind[tile] for tile in tiles(view)].count(kind) for kind in range(len(KINDS))])
        for kind in range(len(KINDS)):
            own, *others = [side[kind] for side in sides]
            tile = next(tile for tile in range(54) if network.LOOKS[tile, kind])
            for scoring, points in enumerate(kinds[kind] for kinds in KIND_POINTS):
                before, after = points_of([own, *others], points), points_of([own + 1, *others], points)
                lost = sum(before[1:]) - sum(after[1:])
                comes = scoring + 1 >= view.next_scoring
                assert found[tile, scoring] == comes * (after[0] - before[0])
                assert found[tile, 3 + scoring] == comes * lost
                shared += comes and len(set(after)) < len(after) - after.count(0)
        game.apply(picks.one_of(game.options()))
    assert shared > 20


def points_of(numbers: list[int], points: tuple[int, ...]) -> list[int]:
    """What each side gets for a kind."""
    found = {share.side: share.points for share in shares(numbers, points)}
    return [found.get(side, 0) for side in range(len(numbers))]


def sums(values: list[int]) -> set[int]:
    found = {0}
    for value in values:
        found |= {value + own for own in found}
    return found


def test_the_bot_plays_by_the_network(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE, tmp_path)
    weights: dict[str, Any] = {name: own.astype(np.float16) for name, own in weights_of(2).items()}
    np.savez_compressed(tmp_path / "batch_learned.npz", players=np.asarray(2), **weights)
    told = CliRunner().invoke(app, ["check-bot", f"{tmp_path / EXAMPLE.name}:BatchBot"])
    assert told.exit_code == 0, told.output
    bot = bot_from_file(str(tmp_path / EXAMPLE.name), "BatchBot")
    game = sabika.new_game(players=2, seed="bot")
    picks, verbs = Picks(5), set()
    for number in range(300):
        chosen = bot.choose(game.view(game.asked()), game.options(), Random(1))
        assert chosen in game.options()
        verbs.add(chosen.verb)
        # What was never learnt could go around in circles.
        game.apply(chosen if number % 3 else picks.one_of(game.options()))
        if game.over:
            break
    assert len(verbs) > 4


def test_without_weights_it_says_what_to_do(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE, tmp_path)
    with pytest.raises(BadInput, match=r"let examples/batch_training\.py learn some"):
        bot_from_file(str(tmp_path / EXAMPLE.name), "BatchBot")
