"""The guide for whoever runs a server, and the files for it: settings, flags and paths are those that there are."""

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from configparser import RawConfigParser
from pathlib import Path

import pytest
import typer
import yaml

from cli.conftest import call
from cli.shell import Call
from sabika.cli.app import app
from sabika.server.sources import FIELDS, PREFIX, from_environment, from_file, sentences, with_table
from sabika.server.store import SqlStore

__all__ = ["call"]

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
FLAGS = {
    flag
    for parameter in typer.main.get_command(app).commands["serve"].params  # type: ignore[attr-defined]
    for flag in (*parameter.opts, *parameter.secondary_opts)
}
PORT = "127.0.0.1:8000"
NAME = "alhambra.example.org"


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def commands(text: str) -> list[list[str]]:
    """Whatever is done with `sabika serve` on a page or in a file."""
    lines = [line.partition("  #")[0].lstrip("# ") for line in text.splitlines()]
    return [
        shlex.split(line.partition("sabika serve")[2]) for line in lines if re.search(r"(^|[/ =])sabika serve", line)
    ]


async def opened(url: str) -> None:
    await (await SqlStore.open(url)).close()


def test_every_setting_has_a_sentence() -> None:
    told = sentences()
    assert list(told) == list(FIELDS)
    for name, sentence in told.items():
        assert re.fullmatch(r"[A-Z`].+\.", sentence), f"{name} in settings.py needs a sentence below it"


def test_the_guide_has_every_setting() -> None:
    assert with_table(GUIDE) == GUIDE, "write it anew: python -m sabika.server.sources docs/running.md"


def test_the_flags_of_the_guide_are_there() -> None:
    found = commands(GUIDE) + commands(text_of("sabika.service"))
    assert len(found) >= 4
    for words in found:
        assert {word for word in words if word.startswith("--")} <= FLAGS, words
    named = set(re.findall(r"`(--[a-z-]+)", GUIDE))
    assert {"--settings", "--set", "--show-settings", "--metrics", "--log"} <= named
    assert named - {"--format"} <= FLAGS


def administered() -> list[list[str]]:
    """What the page calls of `sabika admin`, wherever that runs."""
    lines = re.findall(r"^    .*\bsabika admin (.+)$", GUIDE, re.MULTILINE)
    return [shlex.split(line.partition("  #")[0].partition(" > ")[0]) for line in lines]


def test_the_database_of_the_server_is_looked_after_as_the_guide_says(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, settings = tmp_path / "kept", tmp_path / "settings.toml"
    kept.mkdir()
    monkeypatch.chdir(kept)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "nobody"))
    monkeypatch.setenv("SABIKA_SETTINGS", str(settings))
    settings.write_text(f'database = "sqlite:///{tmp_path / "tables.sqlite"}"\nport = 8000\n')
    asyncio.run(opened(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    words = administered()
    assert {command for each in words for command in each} >= {"back-up", "restore", "list"}
    for each in words:
        here = [str(settings) if word == "/etc/sabika/settings.toml" else Path(word).name for word in each]
        ran = call("admin", *here, *(["--yes"] if {"back-up", "restore"} & set(here) else []))
        assert (ran.code, ran.err) == (0, ""), each
        assert ran.out


def test_the_settings_and_variables_of_the_guide_are_there() -> None:
    for name in re.findall(rf"{PREFIX}([A-Z_]+)", GUIDE):
        assert name.lower() in {*FIELDS, "settings"}


def test_the_files_of_the_guide_are_there() -> None:
    linked = set(re.findall(r"\]\(\.\./(deploy/[\w.]+)\)", GUIDE))
    assert linked == {
        f"deploy/{file}" for file in ("sabika.service", "Containerfile", "compose.yaml", "Caddyfile", "nginx.conf")
    }
    assert all((ROOT / path).is_file() for path in [*linked, *re.findall(r"\b(deploy/[\w.]+\w)", GUIDE)])


def test_the_guide_tells_of_every_metric() -> None:
    sources = "".join(
        (ROOT / "src/sabika/server" / name).read_text("utf-8") for name in ("metrics.py", "refusals.py", "bots.py")
    )
    counted = set(re.findall(r'"((?:sabika|process)_\w+)"', sources))
    assert counted == set(re.findall(r"`((?:sabika|process)_[a-z_]+)`", GUIDE))
    assert len(counted) > 15


def test_the_example_of_settings_can_be_used(call: Call) -> None:
    found = from_file(str(DEPLOY / "settings.toml"))
    assert found["trusted_proxy"].value is True
    assert found["address"].value == f"https://{NAME}"
    assert f"{found['host'].value}:{found['port'].value}" == PORT
    # What is left out in it can be taken in as well.
    whole = re.sub(
        r"^# (\w+ = )", r"\1", text_of("settings.toml").replace('database = "sqlite', "#", 1), flags=re.MULTILINE
    )
    assert set(tomllib.loads(whole)) <= set(FIELDS)
    ran = call("serve", "--settings", str(DEPLOY / "settings.toml"), "--show-settings")
    assert ran.code == 0
    assert tomllib.loads(ran.out)["metrics"] is True


def test_the_unit_starts_the_server_with_the_example() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(text_of("sabika.service"))
    service = unit["Service"]
    [words] = commands(service["ExecStart"])
    assert words == ["--settings", "/etc/sabika/settings.toml"]
    assert f"install -D -m 644 deploy/settings.toml {words[1]}" in GUIDE
    database = from_file(str(DEPLOY / "settings.toml"))["database"].value
    assert database.startswith(f"sqlite:////var/lib/{service['StateDirectory']}/")
    assert service["RestartPreventExitStatus"] == "2"
    assert "SABIKA_DATABASE_FILE=%d/database" in text_of("sabika.service")


def unit_lines() -> list[str]:
    return [line for line in text_of("sabika.service").splitlines() if line and not line.startswith("#")]


def test_the_unit_may_take_so_much_and_no_more() -> None:
    """And no call of the system that it needs for nothing; one that is refused ends no process."""
    lines = unit_lines()
    for line in (
        "MemoryHigh=2G",
        "MemoryMax=3G",
        "TasksMax=512",
        "PrivateUsers=yes",
        "ProtectProc=invisible",
        "ProcSubset=pid",
        "SystemCallErrorNumber=EPERM",
    ):
        assert line in lines
    calls = [line.partition("=")[2] for line in lines if line.startswith("SystemCallFilter=")]
    assert calls == ["@system-service", "~@privileged @resources", "setpriority"]
    assert "3 GB of memory and is held back from 2 GB on" in " ".join(GUIDE.split())


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd-analyze is not here")
    unit = tmp_path / "sabika.service"
    unit.write_text(text_of("sabika.service").replace("/opt/sabika/bin/sabika", sys.executable), encoding="utf-8")
    found = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (found.returncode, [line for line in found.stderr.splitlines() if "sabika.service" in line]) == (0, [])


def test_each_container_may_take_so_much_and_no_more() -> None:
    services = yaml.safe_load(text_of("compose.yaml"))["services"]
    assert {name: each["mem_limit"] for name, each in services.items()} == {"sabika": "4g", "postgres": "1g"}
    for each in services.values():
        assert each["memswap_limit"] == each["mem_limit"]
        assert 0 < each["pids_limit"] <= 512
        assert "no-new-privileges:true" in each["security_opt"]
    assert "4 GB for two workers, 1 GB for the database" in GUIDE


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_passes_to_the_server_and_hides_the_metrics(name: str) -> None:
    text = text_of(name)
    assert PORT in text
    assert NAME in text
    assert re.search(r"/metrics\s*(\{\s*return)? 404", text)


def test_nginx_passes_on_who_asks_and_the_live_channel() -> None:
    text = text_of("nginx.conf")
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert f"proxy_set_header {header} " in text
    assert "proxy_http_version 1.1" in text


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml"])
def test_a_container_uses_settings_that_there_are(name: str) -> None:
    found = dict(re.findall(r"\b(SABIKA_[A-Z_]+)(?:=|: )\"?([^\s\"\\]+)", text_of(name)))
    found.pop("SABIKA_COMPILE", None)
    kept = found.pop("SABIKA_DATABASE_FILE", "")
    assert kept in ("", "/run/secrets/database")
    assert from_environment(found)["database"].value


@pytest.mark.parametrize(("chosen", "port"), [({}, 8000), ({"SABIKA_PORT": "8111"}, 8111)])
def test_a_container_is_asked_where_it_listens(
    monkeypatch: pytest.MonkeyPatch, chosen: dict[str, str], port: int
) -> None:
    asked = []
    monkeypatch.setattr("urllib.request.urlopen", lambda address, **_: asked.append(address))
    monkeypatch.setattr(os, "environ", chosen)
    [command] = re.findall(r"^  CMD (\[.+\])$", text_of("Containerfile"), re.MULTILINE)
    exec(json.loads(command)[-1])
    assert asked == [f"http://127.0.0.1:{port}/api/health"]


def test_a_container_is_built_from_what_there_is() -> None:
    text = text_of("Containerfile")
    copied = [path for line in re.findall(r"^COPY ([\w ./_-]+)$", text, re.MULTILINE) for path in line.split()[:-1]]
    assert {"src", "web", "requirements"} <= set(copied)
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for path in copied:
        assert (ROOT / path).exists()
        assert f"!{path}" in ignored
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for several in re.findall(r"\[([a-z,]+)\]'", text + GUIDE):
        assert set(several.split(",")) <= set(extras)
    assert 'ENTRYPOINT ["sabika", "serve"]' in text
