"""The examples as commands: what they write, and one sentence for what cannot be."""

import csv
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from sabika.bots import bot_asked_for
from sabika.rules.core.errors import BadInput

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
LEARNED = EXAMPLES / "learned.npz"
LINES = "seconds,opponent,games,won,low,high,margin"


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for name in ("batch_bot", "curve", "flags", "learn", "learned_bot", "strength"):
        sys.modules.pop(name, None)


def sentence_of(main: Any, *words: object, capsys: pytest.CaptureFixture[str]) -> str:
    """What a command says that cannot do what it was asked to."""
    with pytest.raises(SystemExit) as ended:
        main([str(word) for word in words])
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    return told.err.splitlines()[-1].partition("error: ")[2]


@pytest.mark.usefixtures("examples")
def test_the_strength_of_what_was_learnt_becomes_lines_and_a_curve(tmp_path: Path) -> None:
    import curve
    import strength

    (tmp_path / "after-0001.npz").write_bytes(LEARNED.read_bytes())
    lines, picture = tmp_path / "strength.csv", tmp_path / "curve.svg"
    strength.main([str(tmp_path), "--games", "4", "--against", "random", "--out", str(lines)])
    [line] = csv.DictReader(lines.open(encoding="utf-8", newline=""))
    assert ",".join(line) == LINES
    assert (line["opponent"], line["games"], line["won"]) == ("random", "4", "1.000")
    assert 0 < float(line["low"]) < float(line["high"]) == 1
    assert float(line["margin"]) > 0
    curve.main([str(lines), str(picture)])
    texts = " ".join(ElementTree.parse(picture).getroot().itertext())
    assert "random 100%" in texts
    assert "4 games a point" in texts


@pytest.mark.usefixtures("examples")
def test_a_game_that_does_not_end_is_lost(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import strength

    monkeypatch.setattr(strength, "LONGEST", 10)
    strength.main([str(LEARNED), "--games", "2", "--against", "random"])
    [line] = csv.DictReader(capsys.readouterr().out.splitlines())
    assert line["won"] == "0.000"


@pytest.mark.usefixtures("examples")
def test_strength_refuses_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import strength

    (tmp_path / "damaged.npz").write_bytes(LEARNED.read_bytes()[:5000])
    np.savez(tmp_path / "other.npz", players=np.asarray(3))
    empty = tmp_path / "empty"
    empty.mkdir()
    for words, sentence in (
        ((LEARNED, "--games", 3), "--games is an even number, 2 or more, not 3: each deal is played from both seats."),
        ((LEARNED, "--games", 0), "--games is an even number, 2 or more, not 0: each deal is played from both seats."),
        ((LEARNED, "--against", "nobody"), "There is no bot 'nobody'"),
        ((empty,), f"There is no network after-*.npz in {empty}."),
        ((LEARNED, "--out", tmp_path), f"{tmp_path} cannot be written: "),
        ((LEARNED, "--out", tmp_path / "no" / "x"), f"{tmp_path / 'no' / 'x'} cannot be written: No such file or"),
        ((tmp_path / "none.npz",), f"There are no weights {tmp_path / 'none.npz'}: let examples/learn.py learn some"),
        ((tmp_path / "damaged.npz",), f"{tmp_path / 'damaged.npz'} holds no weights, or is damaged"),
        ((tmp_path / "other.npz",), f"{tmp_path / 'other.npz'} holds other weights than those of examples/learn.py"),
    ):
        assert sentence_of(strength.main, *words, capsys=capsys).startswith(sentence)


@pytest.mark.usefixtures("examples")
def test_curve_refuses_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import curve

    lines, none = tmp_path / "lines.csv", tmp_path / "none.csv"
    told = sentence_of(curve.main, none, tmp_path / "curve.svg", capsys=capsys)
    assert told == f"{none} cannot be read: No such file or directory."
    for text in (
        "",
        f"{LINES}\n",
        "minutes,share\n1,2\n",
        f"{LINES}\n1,random,2\n",
        f"{LINES}\na,random,2,1,1,1,1\n",
        f"{LINES}\nnan,random,2,1,1,1,1\n",
    ):
        lines.write_text(text, encoding="utf-8")
        told = sentence_of(curve.main, lines, tmp_path / "curve.svg", capsys=capsys)
        assert told == f"{lines} has not the lines that strength.py writes with --out."
    assert not (tmp_path / "curve.svg").exists()
    lines.write_text(f"{LINES}\n60,random,2,1,1,1,1\n", encoding="utf-8")
    told = sentence_of(curve.main, lines, tmp_path, capsys=capsys)
    assert told.startswith(f"{tmp_path} cannot be written: ")


@pytest.mark.usefixtures("examples")
def test_a_curve_of_days_is_drawn(tmp_path: Path) -> None:
    import curve

    lines, picture = tmp_path / "lines.csv", tmp_path / "curve.svg"
    lines.write_text(f"{LINES}\n600000,random,2,1,1,1,1\n", encoding="utf-8")
    curve.main([str(lines), str(picture)])
    assert {"0", "1000", "10000"} <= set(ElementTree.parse(picture).getroot().itertext())


@pytest.mark.parametrize(("bot", "weights"), [("learned_bot", "learned"), ("batch_bot", "batch_learned")])
def test_a_bot_says_what_is_wrong_with_its_weights(tmp_path: Path, bot: str, weights: str) -> None:
    """They lie beside it."""
    name = {"learned_bot": "LearnedBot", "batch_bot": "BatchBot"}[bot]
    text = (EXAMPLES / f"{bot}.py").read_text(encoding="utf-8")
    for number, (wrong, sentence) in enumerate(
        ((None, "There are no weights"), (b"PK damaged", "damaged"), ({"first": 1}, "holds"), ({"players": 3}, "other"))
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / f"{bot}.py").write_text(text, encoding="utf-8")
        if isinstance(wrong, bytes):
            (folder / f"{weights}.npz").write_bytes(wrong)
        elif wrong is not None:
            arrays: dict[str, Any] = {key: np.asarray(own) for key, own in wrong.items()}
            np.savez(folder / f"{weights}.npz", **arrays)
        with pytest.raises(BadInput, match=rf"cannot be made: (?!BadInput).*{sentence}"):
            bot_asked_for(f"{folder / bot}.py:{name}")


WRONG_WEIGHTS: list[tuple[str, dict[str, Any]]] = [
    ("learned", {"first.bias": None}),
    ("learned", {"second.weight": np.zeros((100, 256), np.float16)}),
    ("learned", {"deeper.weight": np.zeros(64, np.float16)}),
    ("learned", {"value.bias": np.full(1, np.nan, np.float16)}),
    ("learned", {"seconds": np.array("long")}),
    ("learned", {"seconds": np.zeros(2)}),
    ("batch_learned", {"first bias": None}),
    ("batch_learned", {"second": np.zeros((100, 512))}),
    ("batch_learned", {"around": np.zeros(48)}),
    ("batch_learned", {"value bias": np.full(1, np.nan)}),
    ("batch_learned", {"players": np.array(2)}),
    ("batch_learned", {"players": np.array(9)}),
]


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize(("name", "changes"), WRONG_WEIGHTS)
def test_weights_that_do_not_fit_together_are_refused(tmp_path: Path, name: str, changes: dict[str, Any]) -> None:
    """With None, a part is missing."""
    bot = import_module({"learned": "learned_bot", "batch_learned": "batch_bot"}[name])
    with np.load(EXAMPLES / f"{name}.npz") as kept:
        arrays: dict[str, Any] = {part: changes.get(part, kept[part]) for part in kept.files}
    path = tmp_path / "weights.npz"
    np.savez(path, **{part: own for part, own in arrays.items() if own is not None})
    with pytest.raises(BadInput, match=r"weights\.npz holds other weights than"):
        bot.weights_in(path)


@pytest.mark.usefixtures("examples")
def test_learning_refuses_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything is played, and so without torch."""
    torch = ModuleType("torch")
    parts = {"Tensor": object, "nn": SimpleNamespace(Module=object), "optim": SimpleNamespace(Optimizer=object)}
    for name, part in parts.items():
        setattr(torch, name, part)
    monkeypatch.setitem(sys.modules, "torch", torch)
    learn: Any = import_module("learn")
    file, narrow, used, new = [tmp_path / name for name in ("file", "narrow.npz", "used", "new")]
    file.touch()
    used.mkdir()
    (used / "after-0000.npz").touch()
    shapes = sys.modules["learned_bot"].shapes(learn.WIDTHS._replace(option=4))
    arrays: dict[str, Any] = {name: np.zeros(shape) for name, shape in shapes.items()}
    np.savez(narrow, **arrays)
    for words, sentence in (
        ((file,), f"{file} is a file: give a folder for --out."),
        ((used,), f"{used} has networks of another run already: give another folder for --out."),
        ((new, "--go-on-from", file), f"{file} holds no weights, or is damaged"),
        (
            (new, "--go-on-from", narrow),
            f"{narrow} has a network of another size: make WIDTHS in learn.py (256, 128, 4, 64).",
        ),
        ((new, "--seed=-1"), "argument --seed: give a whole number from 0 to 999999999, not -1"),
        ((new, "--rounds", "many"), "argument --rounds: give a whole number, 1 or more, not many"),
    ):
        assert sentence_of(learn.main, "--out", *words, capsys=capsys) == sentence
    assert not new.exists()
    # What is said of it between differs between systems.
    told = sentence_of(learn.main, "--out", file / "x", capsys=capsys)
    assert told.startswith(f"{file}")
    assert told.endswith("folder for --out.")


@pytest.mark.parametrize("name", ["benchmarks/batch", "benchmarks/batch_devices", "benchmarks/batch_greedy"])
def test_a_benchmark_without_jax_ends_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    told = told_without_jax(monkeypatch, capsys, name)
    assert told == "A batch of games needs jax. Install it with: pip install 'sabika[batch]'\n"


@pytest.mark.usefixtures("examples")
def test_learning_in_batches_without_jax_ends_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = told_without_jax(monkeypatch, capsys, "examples/batch_training")
    assert told == "Learning in batches needs jax. Install it with: pip install 'sabika[batch]'\n"


def told_without_jax(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str) -> str:
    monkeypatch.setattr("sabika.extras.find_spec", lambda own: None if own == "jax" else find_spec(own))
    with pytest.raises(SystemExit) as ended:
        run_path(str(ROOT / f"{name}.py"))
    assert ended.value.code == 2
    return capsys.readouterr().err


@pytest.mark.skipif(find_spec("torch") is not None, reason="torch is there")
@pytest.mark.usefixtures("examples")
def test_learning_without_torch_ends_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        import_module("learn")
    assert ended.value.code == 2
    assert capsys.readouterr().err == "learn.py needs torch. Install it with: pip install torch\n"
