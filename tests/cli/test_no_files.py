"""A pipe, a device or a folder where a file is wanted is refused in a sentence, and nothing waits for it."""

import os
from pathlib import Path

import pytest

from cli.shell import Call
from records.playing import finished
from sabika.files import check_file
from sabika.scorepad.pad import Pad, PadPlayer

READERS = [
    ["verify", "{}"],
    ["replay", "{}"],
    ["analyse", "{}"],
    ["export", "{}", "--out", "{folder}/new"],
    ["score", "{}"],
    ["score", "{}", "--edit"],
    ["tiles", "--components", "{}"],
    ["simulate", "--games", "1", "--components", "{}"],
    ["simulate", "--games", "1", "--bots", "{}:Bot,random"],
    ["check-bot", "{}:Bot"],
    ["report", "{folder}"],
    ["serve", "--settings", "{}"],
    ["serve", "--database", "sqlite:///{}"],
    ["serve", "--database-file", "{}"],
    ["serve", "--set", "secret_file={}"],
    ["admin", "--database-file", "{}", "list"],
    ["admin", "list", "--database", "sqlite:///{}"],
    ["admin", "back-up", "--database", "sqlite:///{}", "{folder}/copy"],
    ["admin", "restore", "--database", "sqlite:///{folder}/new", "{}"],
]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_a_pipe_is_no_file(call: Call, tmp_path: Path, words: list[str]) -> None:
    pipe = tmp_path / ("plan.json" if "report" in words else "pipe.py")
    os.mkfifo(pipe)
    run = call(*[word.format(pipe, folder=tmp_path) for word in words])
    assert run.code == 2
    assert "it is a pipe, not a file" in " ".join((run.out + run.err).split())
    assert "Traceback" not in run.err


@pytest.mark.skipif(not Path("/dev/zero").is_char_device(), reason="there are no such devices here")
@pytest.mark.parametrize("words", [own for own in READERS if "{}" in own], ids=" ".join)
def test_a_device_is_no_file(call: Call, tmp_path: Path, words: list[str]) -> None:
    run = call(*[word.format("/dev/zero", folder=tmp_path) for word in words])
    assert run.code == 2
    told = " ".join((run.out + run.err).split())
    assert "it is a device, not a file" in told
    if "sqlite:///{}" in words:
        assert "Give another one with --database." in told


@pytest.mark.parametrize("words", [own for own in READERS if "{}" in own], ids=" ".join)
def test_a_folder_is_no_file(call: Call, tmp_path: Path, words: list[str]) -> None:
    run = call(*[word.format(tmp_path, folder=tmp_path) for word in words])
    assert run.code == 2
    assert len(run.out + run.err) > 10
    assert "Traceback" not in run.err


def test_what_there_is_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    (tmp_path / "file").write_bytes(b"")
    check_file(tmp_path / "link")
    with pytest.raises(OSError, match="embedded null byte"):
        check_file("\0")


def test_a_key_that_stands_twice_is_refused(call: Call, tmp_path: Path) -> None:
    """One reader takes the first of them, another one the last."""
    record = tmp_path / "record.json"
    text = finished().dumps()
    record.write_text(text.replace('"game": ', '"game": "granada",\n  "game": ', 1), "utf-8")
    run = call("verify", str(record))
    assert (run.code, "“game” is in it twice" in run.words) == (2, True)
    record.write_text(text.replace('"scoring": 1', '"scoring": 2, "scoring": 1', 1), "utf-8")
    assert "“scoring” is in it twice" in call("verify", str(record)).words
    pad = Pad(game="alhambra", players=[PadPlayer("Ana", 0), PadPlayer("Ben", 1)])
    record.write_text(pad.dumps().replace('"rounds"', '"rounds": [], "rounds"', 1), "utf-8")
    assert "'rounds' stands in it twice" in call("score", str(record)).complaint
