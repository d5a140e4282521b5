"""Whether an installed wheel is what it should be: compiled, or plain with --plain; with the client; able to play and
to serve. Run where nothing but the wheel and what it needs is installed."""

import random
import subprocess
import sys
import tempfile
import urllib.request
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import sabika
from sabika.rules.core import game


def main(arguments: list[str]) -> None:
    plain = arguments == ["--plain"]
    is_compiled = str(game.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    assert is_compiled != plain, f"The rules are {'compiled' if plain else 'plain'}: {game.__file__}."
    assert Path(sabika.__file__).with_name("client").joinpath("index.html").is_file(), "The browser client is missing."
    print(f"{'Plain' if plain else 'Compiled'}, with its client, and a game of {played()} decisions was played.")
    # No process can be started in a browser.
    if sys.platform != "emscripten":
        show_first_page()
        print("Its server showed the first page.")


def played() -> int:
    """How many decisions a whole game had."""
    table = sabika.new_game(players=3, seed="wheel")
    chance = random.Random("wheel")
    while not table.over:
        table.apply(chance.choice(table.options()))
    return len(table.log)


def show_first_page() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        command = [sys.executable, "-I", "-X", "utf8", "-m", "sabika", "serve", "--port=0", f"--database={database}"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
        try:
            said = server.stdout.readline() if server.stdout else ""
            address = next((word for word in said.split() if word.startswith("http://")), "")
            assert address, f"The server did not start: {said!r}."
            directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            with directly.open(address, timeout=120) as answer:
                page = answer.read().decode("utf-8")
            assert page.lower().startswith("<!doctype html>"), f"The first page is {page[:80]!r}."
        finally:
            server.terminate()
            server.communicate()


if __name__ == "__main__":
    main(sys.argv[1:])
