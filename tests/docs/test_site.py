"""The site of the documentation: it is built from the files as they stand, and nothing on it leads nowhere."""

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from pages import reference
from pages.addresses import address
from pages.rulebook import LANGUAGES, PICTURES, language_of, page_in

import sabika

ROOT = Path(__file__).parents[2]
PATH = os.pathsep.join(str(ROOT / name) for name in ("docs", "src"))


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": PATH} | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


@pytest.mark.slow
def test_every_page_is_there_and_every_link_leads_somewhere(tmp_path: Path) -> None:
    drawn = python("web/node.py", "pictures")
    assert drawn.returncode == 0, drawn.stdout + drawn.stderr
    built = python("-m", "pages", "--build-only", "--out", str(tmp_path / "site"))
    assert built.returncode == 0, built.stdout + built.stderr

    def page(name: str) -> str:
        return (tmp_path / "site" / f"{name}.html").read_text(encoding="utf-8")

    for language in LANGUAGES:
        pictures = json.loads((PICTURES / f"{language}.json").read_text(encoding="utf-8"))
        books = [page(page_in(language, book.stem)) for book in (ROOT / "docs/rules").glob("[a-z]*.md")]
        rules = [rule for book in books for rule in book.split('<li id="')]
        below = [
            (rule.partition('"')[0], number) for rule in rules for number in re.findall(r'data-picture="(\w+)"', rule)
        ]
        assert sorted(below) == sorted((number, number) for number in pictures)
        assert all(f'<html class="no-js" lang="{language}"' in book for book in books)
    assert "un mur de 5" in page("rules/fr/alhambra")
    assert 'href="alhambra.html#A31"' in page("rules/de/granada")
    assert 'href="rules/alhambra.html#A10"' in page("library")
    assert 'id="sabika.new_game"' in page("reference")
    assert (tmp_path / "site/searchindex.js").is_file()


CONF = """
extensions = ["myst_parser", "pages.addresses", "pages.navigation"]
include_patterns = ["*.md", "docs/**.md"]
myst_heading_anchors = 4
navigation = {"index": {"": ["readme"]}}
"""
"""Of a site with two pages, docs/README.md and README.md."""
BUILD = "import sys; from pathlib import Path; from pages.__main__ import build; build(*map(Path, sys.argv[1:]))"


def build_small(root: Path, more: str) -> subprocess.CompletedProcess[str]:
    (root / "docs").mkdir()
    (root / "docs/conf.py").write_text(CONF, encoding="utf-8")
    (root / "docs/README.md").write_text(f"# First\n\n{more}\n", encoding="utf-8")
    (root / "README.md").write_text("# Second\n\n## Its part\n", encoding="utf-8")
    return python("-c", BUILD, str(root), str(root / "build/site"))


def test_a_site_without_faults_is_built(tmp_path: Path) -> None:
    built = build_small(tmp_path, "[This](../README.md) and [that](../README.md#its-part).")
    assert built.returncode == 0, built.stderr
    assert (tmp_path / "build/site/index.html").is_file()


FAULTS = {
    "[nowhere](gone.md)": "cross-reference target not found: 'gone.md'",
    "[no such place](../README.md#its-heart)": "its-heart",
    '<a href="gone.html">as HTML</a>': "index.html: gone.html leads nowhere",
    '<img src="https://example.org/far.png" alt="far">': "far.png is loaded from elsewhere",
}


def test_every_fault_is_told_and_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "LOST.md").write_text("# Outside of the navigation\n", encoding="utf-8")
    built = build_small(tmp_path, "\n\n".join(FAULTS))
    assert built.returncode == 1
    assert all(told in built.stderr for told in (*FAULTS.values(), "LOST.md")), built.stderr
    assert built.stderr.endswith("The documentation has the faults above.\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--gate"], "Unrecognized arguments: --gate; python3 run.py docs --help says what there is."),
        (["--port", "door"], "Argument --port: invalid int value: 'door'; python3 run.py docs --help says what"),
        (["--port", "99999"], "Port 99999 cannot be used"),
        (["--build-only", "--out", "src"], f"{ROOT / 'src'} holds something else"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    refused = python("-m", "pages", *arguments)
    assert refused.returncode == 1
    assert refused.stderr.startswith(sentence)
    assert refused.stderr.count("\n") == 1


def test_a_port_in_use_is_said_before_the_work() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        refused = python("-m", "pages", "--port", str(other.getsockname()[1]))
    assert refused.returncode == 1
    assert "name another with --port" in refused.stderr
    assert refused.stdout == ""


def test_the_reference_has_everything_that_is_exported() -> None:
    listed = [name for names in reference.SECTIONS.values() for name in names]
    listed += [module.removeprefix("sabika.") for module in reference.FURTHER.values()]
    assert sorted(listed) == sorted(sabika.__all__)


@pytest.mark.parametrize(
    ("file", "page"),
    [
        ("README", "readme"),
        ("CHANGELOG", "changelog"),
        ("docs/README", "index"),
        ("docs/library", "library"),
        ("docs/rules/README", "rules/index"),
        ("docs/rules/fr/alhambra", "rules/fr/alhambra"),
        ("benchmarks/README", "benchmarks"),
    ],
)
def test_addresses_are_short_and_stay(file: str, page: str) -> None:
    assert address(file) == page
    assert address(page) == page


def test_a_rule_has_a_page_in_every_language() -> None:
    assert language_of("rules/fr/alhambra") == "fr"
    assert language_of("rules/alhambra") == language_of("library") == "en"
    assert page_in("nl", "rules/fr/alhambra") == "rules/nl/alhambra"
    assert page_in("en", "rules/index") == "rules/index"
