"""What the tests of commands share."""

import sys

import pytest

from cli.shell import Call, Run, plain
from sabika.cli import main


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Calls a command, in English unless it is told otherwise."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANGUAGE", "en")

    def run(*arguments: str) -> Run:
        monkeypatch.setattr(sys, "argv", ["sabika", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code is None or isinstance(ended.value.code, int)
        out, err = capsys.readouterr()
        return Run(ended.value.code or 0, plain(out), plain(err))

    return run
