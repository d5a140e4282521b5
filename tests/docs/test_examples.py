"""Every Python example in the guides and in the docstrings runs and gives what it says."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

import sabika

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
LIBRARY = ROOT / "docs" / "library.md"
# Long results may be broken into lines, and tracebacks leave out what is between.
OPTIONS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def blocks_only(text: str, language: str) -> str:
    """The page with all lines blank but those in blocks of the language, so that line numbers stay true."""
    kept = []
    fence = ""
    for line in text.splitlines():
        if line.startswith("```"):
            fence = "" if fence else line
            line = ""
        kept.append(line if fence == f"```{language}" else "")
    return "\n".join(kept) + "\n"


def modules_with_examples() -> list[str]:
    paths = [path for path in SOURCES.rglob("*.py") if re.search(r"^ *>>> ", text_of(path), re.MULTILINE)]
    return sorted(".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__") for path in paths)


def run(test: doctest.DocTest) -> int:
    """Run the examples of one text in one session; how many there were."""
    report: list[str] = []
    results = doctest.DocTestRunner(optionflags=OPTIONS).run(test, out=report.append)
    assert not results.failed, "".join(report)
    return results.attempted


def pages_with(language: str) -> list[Path]:
    return [page for page in PAGES if blocks_only(text_of(page), language).strip()]


def test_there_are_examples_to_run() -> None:
    assert LIBRARY in pages_with("pycon")
    assert {"sabika", "sabika.library"} <= set(modules_with_examples())


@pytest.mark.parametrize("page", pages_with("pycon"), ids=lambda page: page.name)
def test_sessions_in_the_guides(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    examples = blocks_only(text_of(page), "pycon")
    test = doctest.DocTestParser().get_doctest(examples, {}, page.stem, str(page), 0)
    assert run(test) == len(re.findall(r"^>>> ", examples, re.MULTILINE))


@pytest.mark.parametrize("page", pages_with("python"), ids=lambda page: page.name)
def test_programs_in_the_guides(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(blocks_only(text_of(page), "python"), str(page), "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("name", modules_with_examples())
def test_examples_in_docstrings(name: str) -> None:
    tests = doctest.DocTestFinder(exclude_empty=True).find(importlib.import_module(name))
    assert sum(run(test) for test in tests)


@pytest.mark.parametrize("name", sabika.__all__)
def test_the_guide_mentions_everything_that_is_exported(name: str) -> None:
    assert re.search(rf"\b{name}\b", text_of(LIBRARY))
