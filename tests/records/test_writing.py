"""A record is written whole or not at all, and never over another file unless asked."""

import errno
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

import sabika
from records.playing import finished, unfinished
from sabika.record import Record
from sabika.rules.core.errors import BadInput


def fails(*_: object, **__: object) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_written_record_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    finished().write(path)
    assert Record.read(path) == finished()
    assert path.read_text(encoding="utf-8") == finished().dumps()
    assert list(tmp_path.iterdir()) == [path]


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(BadInput, match=r"game\.json is already there and is not overwritten"):
        finished().write(path)
    assert path.read_text(encoding="utf-8") == "mine"
    assert list(tmp_path.iterdir()) == [path]


def test_an_existing_file_is_replaced_if_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    unfinished().write(path)
    finished().write(path, overwrite=True)
    assert Record.read(path) == finished()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("links", [True, False])
def test_a_file_that_appears_while_writing_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    path = tmp_path / "game.json"

    def appears(_: int) -> None:
        path.write_text("theirs", encoding="utf-8")

    monkeypatch.setattr(os, "fsync", appears)
    if not links:
        monkeypatch.setattr(os, "link", fails)
    with pytest.raises(BadInput, match="already there"):
        finished().write(path)
    assert path.read_text(encoding="utf-8") == "theirs"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_system_without_links_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", fails)
    finished().write(tmp_path / "game.json")
    assert Record.read(tmp_path / "game.json") == finished()
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("overwrite", [True, False])
def test_when_the_disk_is_full_everything_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, overwrite: bool
) -> None:
    path = tmp_path / "game.json"
    if overwrite:
        path.write_text("mine", encoding="utf-8")
    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(BadInput, match=r"could not be written: No space left on device\. Nothing was changed"):
        finished().write(path, overwrite=overwrite)
    assert [file.read_text(encoding="utf-8") for file in tmp_path.iterdir()] == ["mine"] * overwrite


def test_when_the_system_allows_no_more_bytes_the_old_file_stays(tmp_path: Path) -> None:
    """Not simulated: the operating system stops the process at 1,000 bytes."""
    pytest.importorskip("resource", reason="only Unix limits the size of files")
    path = tmp_path / "game.json"
    unfinished(actions=3).write(path)
    before = path.read_bytes()
    program = (
        "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "import signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "import sys; from pathlib import Path; from records.playing import finished\n"
        "from sabika.rules.core.errors import BadInput\n"
        "try: finished().write(Path(sys.argv[1]), overwrite=True)\n"
        "except BadInput as error: print(error); sys.exit(7)\n"
    )
    done = subprocess.run(
        [sys.executable, "-B", "-c", program, str(path)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (7, "")
    assert "File too large" in done.stdout
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_an_interrupted_write_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: int) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        finished().write(tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    unfinished().write(real)
    link.symlink_to(real)
    finished().write(link, overwrite=True)
    assert link.is_symlink()
    assert Record.read(real) == finished()


@pytest.mark.parametrize("name", ["", "no/such/folder/game.json", "file/game.json", "x" * 300, "a\0b"])
def test_a_place_that_cannot_be_written_gives_a_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    with pytest.raises(BadInput, match=r"is not a file|could not be written|already there"):
        finished().write(tmp_path / name, overwrite=True)
    assert [file.read_text(encoding="utf-8") for file in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize("name", ["Ana\n", "\x1b[2J", "\ud800", "x" * 201])
def test_what_could_not_be_read_again_is_not_written(tmp_path: Path, name: str) -> None:
    game = sabika.new_game(players=2, seed="x")
    with pytest.raises(BadInput, match="The game is not a record"):
        Record.from_game(game, names=[name, "Bea"]).write(tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []


def test_a_record_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    finished().write(tmp_path / "game.json")
    (tmp_path / "other").write_text("", encoding="utf-8")
    assert (tmp_path / "game.json").stat().st_mode == (tmp_path / "other").stat().st_mode
