"""How training goes on: what is kept, from where it goes on, what is refused, and what is measured."""

import sys
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from sabika.batch import Alhambra
from sabika.batch.network import Widths, new_weights

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
TINY = Widths(position=8, cell=2, place=4, option=4)
SIZES = ("--games", "2", "--parts", "1", "--measure-last", "10", "--measurements", "2")


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    sys.modules.pop("batch_training", None)
    import batch_training

    monkeypatch.setattr(batch_training, "SMALL", TINY)
    return batch_training


@pytest.fixture
def course(training: Any, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The rates of all rounds, in which nothing is played: compiling a round takes longer than all other tests here."""
    rates: list[float] = []

    def one_round(env: Any, half: Any, sizes: Any, learner: Any, states: Any, key: Any, rate: float, _: float) -> Any:
        rates.append(rate)
        weights = {name: own + 1 for name, own in learner.weights.items()}
        after = learner._replace(weights=weights, corrections=learner.corrections + 1)
        return after, states, {name: jnp.float32(2) for name in ("games", "points", "openness", "error")}

    def match(env: Any, half: Any, weights: Any, deals: Any, seats: Any) -> Any:
        return jnp.float32(seats == 0), jnp.float32(seats)

    def no_games(**_: Any) -> Any:
        return SimpleNamespace(init=lambda key: jnp.zeros(1))

    for name, own in (("one_round", one_round), ("match", match), ("Alhambra", no_games)):
        monkeypatch.setattr(training, name, own)
    monkeypatch.setattr(jax, "jit", lambda function, **_: function)
    return rates


def learner_of(training: Any) -> Any:
    weights = {name: jnp.asarray(own) for name, own in new_weights(3, 1, TINY).items()}
    half = {name: own / 2 for name, own in weights.items()}
    return training.Learner(weights, half, {name: own**2 for name, own in weights.items()}, jnp.asarray(7, jnp.int32))


def facts_after(rounds: int) -> dict[str, float]:
    return {"minutes": 1.0, "rounds": float(rounds), "decisions": 4.0, "games": 2.0}


def refused(training: Any, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    return sentence_of(training.main, capsys, *words)


def sentence_of(main: Any, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command says that cannot do what it was asked to."""
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    return told.err.splitlines()[-1].partition("error: ")[2]


def test_a_checkpoint_gives_back_what_was_kept(training: Any, tmp_path: Path) -> None:
    learner, path = learner_of(training), tmp_path / "checkpoint.npz"
    training.keep(path, learner, 3, {"rounds": 4.0})
    again, facts = training.kept(path, 3)
    assert facts == {"rounds": 4.0}
    assert all(jax.tree.leaves(jax.tree.map(np.array_equal, again, learner)))
    assert [left.name for left in tmp_path.iterdir()] == [path.name]


def test_a_round_and_a_match_go_on_with_what_they_were_given(training: Any) -> None:
    """As forms, which is known without compiling: the learner and the games of a round are those of the next."""
    env = Alhambra(players=3, auto_reset=True)
    learner, key, rate = learner_of(training), jax.random.key(1), jnp.float32(0.1)
    states = jax.eval_shape(lambda: jax.vmap(env.init)(jax.random.split(key, 2)))
    sizes = SimpleNamespace(games=2, parts=1, epochs=1, steps=2)

    def one_round(learner: Any, states: Any) -> Any:
        return training.one_round(env, None, sizes, learner, states, key, rate, rate)

    def match(learner: Any, deals: Any) -> Any:
        return training.match(Alhambra(players=3), None, learner.weights, deals, jnp.arange(6) % 3)

    after, played, facts = jax.eval_shape(one_round, learner, states)
    forms = [jax.tree.map(lambda part: (part.shape, part.dtype), own) for own in (learner, after, states, played)]
    assert forms[0] == forms[1]
    assert forms[2] == forms[3]
    assert {own.shape for own in facts.values()} == {()}
    won, leads = jax.eval_shape(match, learner, jax.random.split(key, 6))
    assert won.shape == leads.shape == (6,)


def test_the_share_stays_between_nothing_and_all(training: Any) -> None:
    def all_or_nothing(won: float) -> Any:
        return lambda weights, deals, seats: (jnp.full(len(seats), won), jnp.float32(seats))

    lost = training.measured(all_or_nothing(0), {}, 3, 31, 1)
    assert (lost["share"], lost["low"], lost["lead"]) == (0, 0, 1)
    assert 0 < lost["high"] < 0.2
    won = training.measured(all_or_nothing(1), {}, 3, 31, 1)
    assert (won["share"], won["high"]) == (1, 1)
    assert 0.8 < won["low"] < 1


def test_it_goes_on_from_a_checkpoint_as_if_it_had_not_ended(
    training: Any, course: list[float], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    training.main(["--out", str(whole), "--rounds", "4", *SIZES])
    assert "In 9 games against 2 greedy it won 33.3%" in capsys.readouterr().out
    expected, course[:] = course[:], []
    assert expected[0] == training.RATE[0] > expected[1] > expected[2] > expected[3] > training.RATE[1]
    halves.mkdir()
    training.keep(halves / "checkpoint.npz", learner_of(training), 3, facts_after(2))
    told = {"share": 0.9, "low": 0.8, "high": 1.0}
    training.keep_curve(halves / "curve.csv", [{**facts_after(number), **told} for number in (1, 2, 3)])
    training.main(["--out", str(halves), "--rounds", "4", *SIZES])
    assert course == expected[2:]
    lines = training.curve_until(halves / "curve.csv", 4)
    assert [line["rounds"] for line in lines] == [1, 2, 3, 4, 4]
    assert [line["share"] < 0.9 for line in lines if "share" in line] == [False, False, True, True]
    assert float(training.kept(whole / "checkpoint.npz", 3)[0].corrections) == 4
    with np.load(whole / "learned.npz") as kept:
        assert int(kept["players"]) == 3
        assert kept.files == ["players", *new_weights(3, 1, TINY)]
    assert "3 players" in " ".join(ElementTree.parse(whole / "curve.svg").getroot().itertext())
    assert sorted(path.name for path in whole.iterdir()) == ["checkpoint.npz", "curve.csv", "curve.svg", "learned.npz"]


def test_lines_of_the_curve_after_the_checkpoint_are_dropped(training: Any, tmp_path: Path) -> None:
    path = tmp_path / "curve.csv"
    assert training.curve_until(path, 2) == []
    training.keep_curve(path, [{"rounds": own, "share": 0.5} for own in (1.0, 2.0, 3.0)])
    assert training.curve_until(path, 2) == [{"rounds": 1, "share": 0.5}, {"rounds": 2, "share": 0.5}]


@pytest.mark.usefixtures("course")
def test_a_checkpoint_that_does_not_fit_is_refused(
    training: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "checkpoint.npz"
    training.keep(path, learner_of(training), 3, facts_after(2))
    out = ("--out", str(tmp_path))
    assert refused(training, capsys, *out, "--players", "2") == f"{path} has learnt games for 3: give --players 3."
    assert refused(training, capsys, *out, "--no-small").startswith(f"{path} has a network of another size.")
    curve = tmp_path / "curve.csv"
    for damaged in (b"\xff\xfe", b"minutes,share\n1,2\n", b"rounds\nmany\n", b"rounds\n1,2\n"):
        curve.write_bytes(damaged)
        sentence = f"{curve} is no curve, or is damaged. Move it away to go on without it."
        assert refused(training, capsys, *out) == sentence
    curve.unlink()
    path.write_bytes(path.read_bytes()[:2000])
    assert refused(training, capsys, *out) == f"{path} is no checkpoint, or is damaged. Move it away to begin anew."
    learner = learner_of(training)
    for wrong in (
        learner._replace(weights={**learner.weights, "second": jnp.zeros((8, 9))}),
        learner._replace(mean={name: own for name, own in learner.mean.items() if name != "second"}),
    ):
        training.keep(path, wrong, 3, facts_after(2))
        assert refused(training, capsys, *out) == f"{path} is no checkpoint, or is damaged. Move it away to begin anew."
    np.savez(path, players=np.asarray(3))
    assert refused(training, capsys, *out) == f"{path} is no checkpoint, or is damaged. Move it away to begin anew."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--parts", "0"), "argument --parts: give a whole number, 1 or more, not 0"),
        (("--games", "many"), "argument --games: give a whole number, 1 or more, not many"),
        (("--seed", "-1"), "argument --seed: give a whole number from 0 to 999999999, not -1"),
        (("--games", "6", "--parts", "4"), "--games 6 cannot be split into 4 parts: give a multiple."),
        (("--players", "9"), "argument --players: invalid choice: 9"),
        (("--minutes", "0"), "--minutes is more than 0, not 0.0."),
        (("--out", __file__), f"{__file__} is a file: give a folder for --out."),
        (("--out", f"{__file__}/x"), __file__),
    ],
)
def test_wrong_flags_are_refused(
    training: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    assert refused(training, capsys, "--out", str(tmp_path / "new"), *words).startswith(sentence)
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("name", "words", "sentence"),
    [
        ("batch", ("--players", "9"), "argument --players: invalid choice: 9"),
        ("batch", ("--batches", "abc"), "argument --batches: give a whole number, 1 or more, not abc"),
        ("batch", ("--batches", "64,0"), "argument --batches: give a whole number, 1 or more, not 0"),
        ("batch", ("--batches=-5",), "argument --batches: give a whole number, 1 or more, not -5"),
        ("batch", ("--seconds", "0"), "argument --seconds: give seconds, more than 0, not 0"),
        ("batch", ("--limit", "nan"), "argument --limit: give seconds, more than 0, not nan"),
        ("batch_devices", ("--players", "1"), "argument --players: invalid choice: 1"),
        ("batch_devices", ("--games", "-1"), "argument --games: give a whole number, 1 or more, not -1"),
        ("batch_devices", ("--seed", "-1"), "argument --seed: give a whole number from 0 to 999999999, not -1"),
        ("batch_devices", ("--records", __file__), f"{__file__} is a file: give a folder for --records."),
        ("batch_devices", ("--records", f"{__file__}/x"), __file__),
        ("batch_greedy", ("--players", "9"), "argument --players: invalid choice: 9"),
        ("batch_greedy", ("--steps", "0"), "argument --steps: give a whole number, 1 or more, not 0"),
        ("batch_greedy", ("--times", "0"), "argument --times: give a whole number, 1 or more, not 0"),
    ],
)
def test_a_benchmark_refuses_wrong_flags_before_it_begins(
    capsys: pytest.CaptureFixture[str], name: str, words: tuple[str, ...], sentence: str
) -> None:
    main = run_path(str(ROOT / "benchmarks" / f"{name}.py"))["main"]
    assert sentence_of(main, capsys, *words).startswith(sentence)


def test_records_of_other_games_are_not_mixed_with_new_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main = run_path(str(ROOT / "benchmarks/batch_devices.py"))["main"]
    (tmp_path / "game-0002.json").touch()
    told = sentence_of(main, capsys, "--records", str(tmp_path))
    assert told == f"{tmp_path} has records of games already: give another folder for --records."
