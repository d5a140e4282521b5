"""What all tests share: how many examples Hypothesis tries, which build of the rules is under test, Ctrl-C, logs, quick
garbage collections, what JAX compiles, and a Python without our extras."""

import gc
import logging.config
import os
import signal
from collections.abc import Generator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sabika import extras
from sabika.rules.core import game

EXTRA_PACKAGES = [*(name for names in extras.PACKAGES.values() for name in names), "httptools", "uvloop"]

# The same examples on every run, and no limit that a slow machine could miss.
settings.register_profile(
    "quick", derandomize=True, deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=2000)
settings.load_profile("thorough" if os.environ.get("SABIKA_THOROUGH") == "1" else "quick")


def pytest_configure(config: pytest.Config) -> None:
    """What one process has compiled with JAX serves the others and the next run: by far most of the time goes there."""
    if cache := getattr(config, "cache", None):
        os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(cache.mkdir("jax")))
        os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.1")


def pytest_sessionstart() -> None:
    """Refuse to test plain rules where compiled ones are expected; hear of Ctrl-C; keep open what others log to."""
    # Started in the background of a script, a program and all that it starts ignore it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    # Setting up a log closes all handlers that there are, and absl's, which OpenSpiel brings, closes what it writes to:
    # the file in which pytest keeps what tests print.
    logging.config._clearExistingHandlers = lambda: None  # type: ignore[attr-defined]
    is_compiled = str(game.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    if os.environ.get("SABIKA_EXPECT_COMPILED") == "1" and not is_compiled:
        pytest.exit(f"SABIKA_EXPECT_COMPILED=1, but the rules are plain Python: {game.__file__}.", returncode=2)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests stay to the end: a garbage collection, such as every server begins with, would look through
    all of them, again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        set_apart()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """So does what the tests of a file have imported, compiled or kept in mind."""
    try:
        return (yield)
    finally:
        if nextitem is None or nextitem.path != item.path:
            set_apart()


def set_apart() -> None:
    """What is alive now is not looked through any more."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def without_extras(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that are started with our path find none of the packages that extras bring, nor do their children."""
    place = tmp_path / "without-extras"
    place.mkdir()
    (place / "sitecustomize.py").write_text(f"import sys\nsys.modules.update(dict.fromkeys({EXTRA_PACKAGES}))\n")
    monkeypatch.syspath_prepend(place)
