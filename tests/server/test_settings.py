"""Settings: a flag comes before the environment, that before a file; what cannot be is refused with its source."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from sabika.rules.core.errors import BadInput
from sabika.server.settings import Settings
from sabika.server.sources import FIELDS, Chosen, Given, gathered, shown, usually

SECRET = "a secret that nobody sees"


def chosen(file: Any = None, *more: str, flags: Any = None, **environment: str) -> Chosen:
    return gathered(flags or {}, more, environment, str(file) if file else None)


def file_of(folder: Path, text: str) -> Path:
    file = folder / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return file


def refusal(file: Any = None, *more: str, **environment: str) -> str:
    with pytest.raises(BadInput) as refused:
        chosen(file, *more, **environment)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_flag_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = file_of(tmp_path, "port = 1\nworkers = 2\nsockets = 3\n")
    flags = {"port": ("--port", 11), "workers": ("--workers", None)}
    found = chosen(file, flags=flags, SABIKA_PORT="21", SABIKA_WORKERS="22")
    assert found == {
        "port": Given(11, "--port"),
        "workers": Given(22, "SABIKA_WORKERS"),
        "sockets": Given(3, f"{file}, sockets"),
    }


def test_the_environment_can_name_the_file(tmp_path: Path) -> None:
    file = file_of(tmp_path, "port = 4\n")
    assert chosen(SABIKA_SETTINGS=str(file))["port"].value == 4
    other = tmp_path / "other.toml"
    other.write_text("port = 5\n", encoding="utf-8")
    assert chosen(other, SABIKA_SETTINGS=str(file))["port"].value == 5


EXAMPLES: dict[type, tuple[str, Any]] = {
    bool: ("true", True),
    int: ("7", 7),
    float: ("2.5", 2.5),
    tuple: ("10.0.0.1, 10.0.0.2", ("10.0.0.1", "10.0.0.2")),
}
TEXTS = {
    "database": "postgresql://ana@/sabika",
    "coach_budget": "300",
    "contact": "mailto:ana@example.org",
    "address": "https://club.example.org",
    "log": "json",
    "log_level": "info",
    "secret": SECRET,
}
FILES = ("database_file", "secret_file")


@pytest.mark.parametrize("field", [name for name in FIELDS if name not in FILES])
def test_every_setting_comes_from_the_environment_the_file_and_a_flag(tmp_path: Path, field: str) -> None:
    default = FIELDS[field].default
    text, value = EXAMPLES.get(type(default), (TEXTS.get(field, "words"), TEXTS.get(field, "words")))
    written = str(list(value)) if isinstance(value, tuple) else repr(value).lower() if value is True else repr(value)
    file = file_of(tmp_path, f"{field} = {written}\n")
    assert chosen(**{f"SABIKA_{field.upper()}": text})[field].value == value
    assert chosen(None, f"{field}={text}")[field].value == value
    assert chosen(file)[field].value == value
    Settings(**{"database": "sqlite:///x", field: value})


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("PORT", "eighty", "'eighty' is not a whole number from 0 to 65535"),
        ("PORT", "65536", "'65536' is not a whole number from 0 to 65535"),
        ("WORKERS", "0", "from 1 to 64"),
        ("REQUESTS_A_MINUTE", "0", "a whole number of at least 1"),
        ("GRACE", "-1", "'-1' is not a number of at least 0"),
        ("GRACE", "nan", "is not a number"),
        ("BOT_SECONDS", "0", "a number above 0, 86400 at most"),
        ("BOT_SECONDS", "inf", "is not a number"),
        ("METRICS", "perhaps", "true or false"),
        ("LOG", "xml", "one of json, text"),
        ("SECRET", "short", "a text of at least 16 characters"),
        ("ADDRESS", "club.example.org", "https://"),
        ("HOSTS", "fine.example,https://club.example.org", "by the name"),
        ("COACH_BUDGET", "much", "no budget"),
        ("CONTACT", "ana", "mailto:"),
        ("METRICS_FOR", "10.0.0.1/8", "192.168.1.20"),
        ("DATABASE", "mysql://x", "postgresql://"),
        ("DATABASE", "postgresql://ana@/sabika?sslmode=require", "Nothing is called 'sslmode' behind the ?"),
        ("DATABASE", "postgresql://ana@/sabika?timeout=3", "There are: host, port, "),
        ("DATABASE", "postgresql://ana@/sabika?port=many", "behind the ? of this database cannot be"),
        (
            "DATABASE",
            "sqlite:///x?mode=memory",
            "Nothing is called 'mode' behind the ? of this database. There are: timeout.",
        ),
        ("DATABASE", "sqlite:///x?timeout=long", "behind the ? of this database cannot be"),
        ("DATABASE_FILE", "/nowhere/at/all", "cannot be read"),
        ("COLOUR", "blue", "there is no such setting"),
    ],
)
def test_what_cannot_be_is_refused_with_where_it_was_said(name: str, text: str, reason: str) -> None:
    for said in (refusal(**{f"SABIKA_{name}": text}), refusal(None, f"{name.lower()}={text}")):
        assert reason in said
    assert refusal(**{f"SABIKA_{name}": text}).startswith(f"SABIKA_{name}: ")
    assert refusal(None, f"{name.lower()}={text}").startswith(f"--set {name.lower()}: ")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('port = "8000"', "port: '8000' is not a whole number"),
        ("port = 8000.5", "port: 8000.5 is not a whole number"),
        ("metrics = 1", "metrics: 1 is not true or false"),
        ('hosts = "club.example.org"', "hosts: 'club.example.org' is not a list of texts"),
        ("grace = nan", "grace: nan is not a number"),
        ("colour = 1", "colour: there is no such setting"),
        ("[server]\nport = 1", "server: there is no such setting"),
        ("port: 8000", "line 1"),
    ],
)
def test_what_a_file_cannot_say_is_refused_with_its_name(tmp_path: Path, line: str, reason: str) -> None:
    file = file_of(tmp_path, line)
    said = refusal(file)
    assert said.startswith(str(file))
    assert reason in said


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "nothing.toml cannot be read" in refusal(tmp_path / "nothing.toml")


def test_what_others_call_like_that_is_left_alone() -> None:
    others = {"SABIKA_COMPILE": "1", "SABIKA_TAB": "1", "SABIKA_EXPECT_POSTGRESQL": "1", "PORT": "x"}
    assert chosen(**others) == {}


ROOT = Path(__file__).parents[2]
BUILDING = ("running/*.py", "tests/**/*.py", "web/*.*s", "web/*.py", "hatch_build.py", ".ci/*.py")
"""Where Sabika is set up, built and tested."""


def test_what_builders_and_testers_read_is_no_setting() -> None:
    text = "".join(file.read_text("utf-8") for place in BUILDING for file in ROOT.glob(place))
    names = set(re.findall(r"""(?:environ(?:\.get\(|\[)"|process\.env\.)(SABIKA_[A-Z_]+)""", text))
    assert {"SABIKA_BROWSER", "SABIKA_CLIENT", "SABIKA_SERVER", "SABIKA_THOROUGH"} <= names
    assert chosen(**dict.fromkeys(names, "1")) == {}


def test_a_setting_needs_a_value() -> None:
    assert "--set requests_a_minute=1200" in refusal(None, "port")


@pytest.mark.parametrize(
    "database",
    [
        "sqlite:///x?timeout=3",
        "postgresql://ana@/sabika?host=/run/postgresql&port=5433",
        "postgresql://ana@example.org/sabika?ssl=require&prepared_statement_cache_size=0&target_session_attrs=primary",
    ],
)
def test_an_address_of_a_database_can_say_more(database: str) -> None:
    assert chosen(SABIKA_DATABASE=database)["database"].value == database


# Secrets


def test_the_address_of_the_database_can_stand_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "url").write_text("postgresql://ana:geheim@/sabika\n", encoding="utf-8")
    found = chosen(SABIKA_DATABASE_FILE=str(tmp_path / "url"))
    assert found["database"].value == "postgresql://ana:geheim@/sabika"
    said = refusal(SABIKA_DATABASE_FILE=str(tmp_path / "url"), SABIKA_DATABASE="sqlite:///x")
    assert "Give one of both" in said
    assert "geheim" not in said


def test_the_password_of_the_database_can_stand_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "password").write_text("p@ss/word\n", encoding="utf-8")
    file = str(tmp_path / "password")
    found = chosen(SABIKA_DATABASE_FILE=file, SABIKA_DATABASE="postgresql://ana@host/sabika")
    assert found["database"].value == "postgresql://ana:p%40ss%2Fword@host/sabika"
    for database in ("sqlite:///x", "postgresql://ana:geheim@/sabika"):
        assert "password" in refusal(SABIKA_DATABASE_FILE=file, SABIKA_DATABASE=database)
    assert "a password needs" in refusal(SABIKA_DATABASE_FILE=file)


def test_what_tokens_are_signed_with_can_stand_in_a_file(tmp_path: Path) -> None:
    kept = tmp_path / "secret"
    kept.write_text(f"{SECRET}\n", encoding="utf-8")
    assert chosen(SABIKA_SECRET_FILE=str(kept))["secret"].value == SECRET
    assert "Give one of both" in refusal(None, f"secret={SECRET}", SABIKA_SECRET_FILE=str(kept))
    kept.write_text("short", encoding="utf-8")
    said = refusal(SABIKA_SECRET_FILE=str(kept))
    assert str(kept) in said
    assert "short" not in said
    kept.write_text("\n", encoding="utf-8")
    assert "is empty" in refusal(SABIKA_SECRET_FILE=str(kept))


def test_what_holds_is_shown_as_a_file_of_settings_without_secrets(tmp_path: Path) -> None:
    (tmp_path / "password").write_text("geheim", encoding="utf-8")
    found = chosen(
        None,
        "hosts=a.example,b.example",
        f"secret={SECRET}",
        SABIKA_DATABASE="postgresql://ana@/sabika?password=hidden",
        SABIKA_DATABASE_FILE=str(tmp_path / "password"),
    )
    text = shown(usually(found, lambda: ""))
    said = tomllib.loads(text)
    assert list(said) == list(FIELDS)
    assert said["hosts"] == ["a.example", "b.example"]
    assert said["secret"] == "***"
    assert not any(word in text for word in ("geheim", "hidden", SECRET))
    assert f"# {tmp_path / 'password'} (SABIKA_DATABASE_FILE)" in text
    assert "port = 8000 " in text


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"SABIKA_HOST": "0.0.0.0"},
        {"SABIKA_TRUSTED_PROXY": "true"},
        {"SABIKA_HOSTS": "tunnel.example.org"},
        {"SABIKA_ADDRESS": "https://tunnel.example.org"},
    ],
)
def test_notices_go_to_the_own_network_only_where_that_was_chosen(environment: dict[str, str]) -> None:
    def private(**environment: str) -> bool:
        found = usually(chosen(**environment), lambda: "sqlite:///x")
        return "private_hooks" in found and bool(found["private_hooks"].value)

    assert not private(**environment)
    assert private(**environment, SABIKA_PRIVATE_HOOKS="true")
