"""Where the settings of a server come from: flags, then the environment, then a file, then what is usual.

All is made from the fields of `Settings`: a new one needs nothing here.

    python -m sabika.server.sources docs/running.md

writes the table of settings on that page anew.
"""

import ast
import inspect
import json
import math
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, get_type_hints

import msgspec
from msgspec import inspect as kinds

from sabika.files import text_of
from sabika.rules.core.errors import BadInput
from sabika.server import checks
from sabika.server.database import address_of
from sabika.server.settings import Settings

PREFIX: Final = "SABIKA_"
FILE: Final = f"{PREFIX}SETTINGS"
ELSEWHERE: Final = re.compile(f"{PREFIX}(BROWSER|COMPILE|CLIENT|TAB|SERVER|THOROUGH|EXPECT_.*|TEST_.*)")
"""Names in the environment that mean something to others: those who build and test."""
USUAL: Final = "default"
HIDDEN: Final = "***"
KINDS: Final[dict[str, Any]] = get_type_hints(Settings, include_extras=True)
FIELDS: Final = {field.name: field for field in kinds.type_info(Settings).fields}  # type: ignore[attr-defined]
CHECKS: Final[dict[str, Callable[[Any], object]]] = {
    "address": checks.check_address,
    "coach_budget": checks.check_budget,
    "contact": checks.check_contact,
    "database": address_of,
    "hosts": checks.check_names,
    "metrics_for": checks.networks,
}
"""What has to hold besides the kind and the bounds."""
BEGINS, ENDS = "<!-- settings -->\n", "<!-- end of settings -->"


class Given(NamedTuple):
    """What somebody chose, and where."""

    value: Any
    source: str


Chosen = dict[str, Given]


def gathered(
    flags: Mapping[str, tuple[str, object]], more: Iterable[str], environment: Mapping[str, str], file: str | None
) -> Chosen:
    """All that was chosen, by field. A flag has a name and a value, None if it was not given; `more` are NAME=VALUE."""
    return with_files(said(flags, more, environment, file))


def database_of(flags: Mapping[str, tuple[str, object]], environment: Mapping[str, str], file: str | None) -> str:
    """The database that was chosen, for whoever needs nothing else; empty if none was."""
    names = (FILE, *(f"{PREFIX}{field.upper()}" for field in OF_DATABASE))
    found = said(flags, (), {name: environment[name] for name in names if name in environment}, file)
    found = with_files({field: found[field] for field in OF_DATABASE if field in found})
    return str(found["database"].value) if "database" in found else ""


def said(
    flags: Mapping[str, tuple[str, object]], more: Iterable[str], environment: Mapping[str, str], file: str | None
) -> Chosen:
    """What was chosen, but for what stands in files of its own."""
    file = file or environment.get(FILE) or None
    found = from_file(file) if file else {}
    found |= from_environment(environment)
    found |= from_pairs(more)
    found |= {field: read(field, value, flag) for field, (flag, value) in flags.items() if value is not None}
    return found


def usually(found: Chosen, own_database: Callable[[], str]) -> Chosen:
    """With what is usual but not the same for everybody."""
    if "database" not in found:
        found["database"] = Given(own_database(), USUAL)
    return found


def from_file(name: str) -> Chosen:
    try:
        said = tomllib.loads(text_of(name))
    except OSError as error:
        raise BadInput(f"The settings in {name} cannot be read: {error.strerror or error}.") from None
    except RecursionError:
        raise BadInput(f"{name} is no file of settings: it is nested too deeply.") from None
    except ValueError as error:
        raise BadInput(f"{name} is no file of settings: {error}. Write NAME = VALUE on each line.") from None
    return {field: read(known(field, f"{name}, {field}"), value, f"{name}, {field}") for field, value in said.items()}


def from_environment(environment: Mapping[str, str]) -> Chosen:
    found = {}
    for name, text in environment.items():
        if name.startswith(PREFIX) and name != FILE and not ELSEWHERE.fullmatch(name):
            field = known(name.removeprefix(PREFIX).lower(), name)
            found[field] = read_text(field, text, name)
    return found


def from_pairs(pairs: Iterable[str]) -> Chosen:
    found = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadInput(f"--set {name}: give a name and a value, as in --set requests_a_minute=1200.")
        field = known(name.strip(), f"--set {name}")
        found[field] = read_text(field, text.strip(), f"--set {field}")
    return found


def known(name: str, source: str) -> str:
    if name not in FIELDS:
        raise BadInput(f"{source}: there is no such setting. `sabika serve --show-settings` lists all.")
    return name


def read_text(field: str, text: str, source: str) -> Given:
    """What a text stands for; a list has commas."""
    if isinstance(FIELDS[field].type, kinds.VarTupleType):
        return read(field, tuple(part.strip() for part in text.split(",") if part.strip()), source)
    return read(field, text, source, strict=False)


def read(field: str, said: object, source: str, strict: bool = True) -> Given:
    """What was said, as the field wants it."""
    try:
        value = msgspec.convert(said, KINDS[field], strict=strict)
        if isinstance(value, (int, float)) and not (math.isfinite(value) and value >= least(FIELDS[field].type)):
            raise ValueError
    except (ValueError, OverflowError):
        shown = "that" if field in SECRET else repr(said)
        raise BadInput(f"{source}: {shown} is not {wanted(FIELDS[field].type)}.") from None
    if field in CHECKS:
        try:
            CHECKS[field](value)
        except BadInput as error:
            raise BadInput(f"{source}: {error}") from None
    return Given(value, source)


def least(kind: kinds.Type) -> float:
    """No number is below 0 unless its field says so."""
    has_bounds = isinstance(kind, kinds.IntType | kinds.FloatType) and not (kind.ge is None and kind.gt is None)
    return -math.inf if has_bounds else 0


def wanted(kind: kinds.Type) -> str:
    """In words."""
    match kind:
        case kinds.BoolType():
            return "true or false"
        case kinds.IntType():
            return f"a whole number{bounds(kind)}"
        case kinds.FloatType():
            return f"a number{bounds(kind)}"
        case kinds.StrType():
            return "a text" + (f" of at least {kind.min_length} characters" if kind.min_length else "")
        case kinds.VarTupleType():
            return "a list of texts"
        case kinds.LiteralType():
            return f"one of {', '.join(map(str, kind.values))}"
        case kinds.UnionType():
            return " or ".join(map(wanted, kind.types))
        case _:
            return "what it has to be"


def bounds(kind: kinds.IntType | kinds.FloatType) -> str:
    if kind.gt is not None:
        return f" above {kind.gt:g}" + (f", {kind.le:g} at most" if kind.le is not None else "")
    at_least = kind.ge or 0
    return f" from {at_least:g} to {kind.le:.12g}" if kind.le is not None else f" of at least {at_least:g}"


# What is kept in files of its own


SECRET: Final = ("database", "secret")
OF_DATABASE: Final = ("database", "database_file")


def with_files(found: Chosen) -> Chosen:
    """With what stands in the files that hold secrets."""
    if kept := found.get("secret_file"):
        if "secret" in found:
            raise BadInput(f"{found['secret'].source}: there is {kept.source} as well. Give one of both.")
        found["secret"] = read("secret", in_file(kept), f"{kept.value} ({kept.source})")
    if kept := found.get("database_file"):
        found["database"] = database_with(in_file(kept), found.get("database"), f"{kept.value} ({kept.source})")
    return found


def in_file(kept: Given) -> str:
    try:
        text = text_of(kept.value).strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise BadInput(f"{kept.source}: the file {kept.value} cannot be read: {reason}.") from None
    if not text:
        raise BadInput(f"{kept.source}: the file {kept.value} is empty.")
    return text


def database_with(text: str, database: Given | None, source: str) -> Given:
    """The address of the database, or its password, from a file."""
    if "://" in text:
        if database:
            raise BadInput(f"{database.source}: {source} holds an address of a database as well. Give one of both.")
        return read("database", text, source)
    url = address_of(database.value) if database else None
    if url is None or not url.drivername.startswith("postgres"):
        raise BadInput(f"{source}: a password needs a setting database, such as postgresql://USER@HOST/DATABASE.")
    if url.password:
        raise BadInput(f"{source}: there is a password in {database.source if database else ''} as well. Give one.")
    return read("database", url.set(password=text).render_as_string(hide_password=False), source)


# What is told about them


def shown(found: Chosen) -> str:
    """What holds, as a file of settings, and where it comes from; without anything that is secret."""
    lines = []
    for field in FIELDS:
        value, source = found.get(field) or Given(FIELDS[field].default, USUAL)
        lines.append((f"{field} = {json.dumps(harmless(field, value))}", source))
    width = max(len(line) for line, _ in lines if len(line) <= 60)
    return "\n".join(f"{line:{width}}  # {source}" for line, source in lines)


def harmless(field: str, value: Any) -> Any:
    if field == "database":
        url = address_of(value)
        # A password can stand in two places.
        url = url.update_query_dict({"password": HIDDEN}) if "password" in url.query else url
        return url.render_as_string(hide_password=True)
    return HIDDEN if field in SECRET and value else value


def sentences() -> dict[str, str]:
    """What stands below each field."""
    tree = ast.parse(inspect.getsource(Settings)).body[0]
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            told = below.value.value if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) else ""
            found[field.target.id] = " ".join(str(told).split())
    return found


def table() -> str:
    """All settings, as a page shows them."""
    told = sentences()
    lines = ["| setting | usual | |", "|---|---|---|"]
    for name, field in FIELDS.items():
        default = "" if field.default in ("", (), msgspec.NODEFAULT) else f"`{json.dumps(field.default)}`"
        lines.append(f"| `{name}` | {default} | {told.get(name, '')} |")
    return "\n".join(lines) + "\n"


def with_table(page: str) -> str:
    """The page with the table as it is now."""
    before, begins, rest = page.partition(BEGINS)
    _, ends, after = rest.partition(ENDS)
    assert begins
    assert ends
    return f"{before}{begins}{table()}{ends}{after}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_table(path.read_text(encoding="utf-8")), encoding="utf-8")
