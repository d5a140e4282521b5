"""`sabika play` without --terminal: a server for this machine, and the page that the browser is sent to."""

import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cli.shell import A_LONG_TIME, Call
from sabika.cli import browser, serve
from sabika.cli.alone import Alone, Used
from sabika.rules.core.errors import BadInput
from server.real_server import RealServer, settings_for


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The addresses that the browser would show. The server ends as soon as it would start."""
    addresses: list[str] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(webbrowser, "open", lambda address: addresses.append(address))
    monkeypatch.setattr(serve, "run", lambda settings, door, workers: None)
    return addresses


@pytest.fixture
def running(tmp_path: Path) -> Iterator[RealServer]:
    with RealServer(settings_for(f"sqlite:///{tmp_path / 'other.sqlite'}")) as server:
        httpx.get(f"http://{server.address}/api/health", trust_env=False, timeout=A_LONG_TIME)  # until it has started
        yield server


def own_file(folder: Path) -> Path:
    """Where the tables of this machine's user are kept, as in the tests' own folder for data."""
    return folder / "sabika" / "tables.sqlite"


def test_a_server_starts_and_the_browser_shows_its_first_page(call: Call, shown: list[str]) -> None:
    result = call("play")
    assert result.code == 0
    [address] = shown
    assert address.startswith("http://127.0.0.1:")
    assert address.count("/") == 3
    assert address in result.out


def test_what_was_chosen_is_in_the_address(call: Call, shown: list[str]) -> None:
    arguments = "--game granada -m all -p 4 -o scoring=simplified -o turning=card --name Zoé"
    assert call("play", *arguments.split()).code == 0
    assert shown[0].endswith(
        "/new?game=granada&players=4&modules=exchange%2Cvizier&options=scoring%3Dsimplified%2Cturning%3Dcard&name=Zo%C3%A9"
    )


def test_a8_the_youngest_are_in_the_address_by_their_seats(call: Call, shown: list[str]) -> None:
    assert call("play", "--name", "Ana", "--youngest", "3,ana,Zaida").code == 0
    assert shown[0].endswith("/new?youngest=3%2C1%2C2&name=Ana")
    assert call("play", "--youngest", "you").code == 0
    assert shown[1].endswith("/new?youngest=1")
    assert "'Bo' is nobody at this table." in call("play", "--youngest", "Bo").complaint


def test_a_choice_is_one_of_the_game_it_was_checked_for(call: Call, shown: list[str]) -> None:
    """Whatever the browser played last."""
    assert call("play", "-p", "4").code == 0
    assert shown[0].endswith("/new?game=alhambra&players=4")
    assert call("play", "--bots", "greedy, random", "--language", "fr-BE", "--name", "", "--seed", "").code == 0
    assert shown[1].endswith("/new?game=alhambra&bots=greedy%2Crandom&language=fr")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("-m nonsense", "There is no module 'nonsense' for Alhambra. The modules are: "),
        ("-g granada -m portals", "There is no module 'portals' for Granada. The modules are: "),
        ("-g roll-and-write -m huts", "Roll & Write has no modules. "),
        ("-g chess", "There is no game 'chess'. The games are: "),
        ("-p 0", "Alhambra is for 2 to 6 players, not 0."),
        ("-p 7", "Alhambra is for 2 to 6 players, not 7."),
        ("--bots greedy,greedy,greedy,greedy,greedy,greedy", "Alhambra is for 2 to 6 players, not 7."),
        ("--bots greedy,nobody", "There is no bot 'nobody'. The bots are: "),
        ("--bots ,", "There is no bot ''. The bots are: "),
        ("--bots greedy,random -p 2", "2 bots are too many for 2 players, of whom you are one."),
        ("-e 1999", "There is no edition '1999'. "),
        ("-g granada -e 2003", "Granada has no editions. "),
        ("-o scoring", "'scoring' is not an option. "),
        ("-o scoring=simplified", "There is no option 'scoring' for Alhambra. "),
        ("-g granada -o scoring=high", "The option scoring is one of: normal, simplified; not 'high'."),
        ("-g roll-and-write -o goal=beat -p 2", "Only a player alone chooses whether to beat the dummies (R18). "),
        ("-l la", "There is no language “la”. "),
        (
            f"--name {'x' * 41}",
            "A name has 1 to 40 letters of one script, all of which can be seen. Choose another --name.",
        ),
        ("--name \u3164", "A name has 1 to 40 letters of one script, all of which can be seen. Choose another --name."),
        (f"--seed {'x' * 201}", "A seed has at most 200 letters and digits. Choose another --seed."),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_starts(
    call: Call, shown: list[str], tmp_path: Path, arguments: str, says: str
) -> None:
    words = arguments.replace("-e ", "--edition ").split(" ")
    assert call("play", *words).complaint.startswith(says)
    assert shown == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "arguments", [["game.json"], ["--resume"], ["--record", "x"], ["--components", "x"], ["--bot", "x.py:X"]]
)
def test_what_only_the_terminal_can_do_is_refused(call: Call, shown: list[str], arguments: list[str]) -> None:
    assert call("play", *arguments).complaint.endswith("is for the game in the terminal: add --terminal.")
    assert shown == []


def test_a_taken_port_is_told_with_the_one_that_is_taken_instead(
    call: Call, shown: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve.bound(serve.LOOPBACK, 0) as other:
        taken = other.getsockname()[1]
        monkeypatch.setattr(browser, "USUAL_PORT", taken)
        result = call("play")
    assert result.code == 0
    [address] = shown
    port = int(address.rstrip("/").rpartition(":")[2])
    assert port != taken
    said = f"Port {taken} is in use by another program: taking {port} instead (--port chooses one).\n"
    assert result.out.startswith(f"{said}Sabika is at {address} ")


def test_the_next_port_that_is_free_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Always the same one beside the same neighbours: a browser keeps things by address."""
    tried: list[int] = []

    def taken_but(free: int) -> None:
        def bound(host: str, port: int) -> socket.socket:
            tried.append(port)
            if port != free:
                raise BadInput("taken")
            return socket.socket()

        tried.clear()
        monkeypatch.setattr(browser, "bound", bound)

    taken_but(8002)
    browser.next_door().close()
    assert tried == [8001, 8002]
    taken_but(0)
    browser.next_door().close()
    assert tried == [*range(8001, 8010), 0]


def test_a_chosen_port_that_is_taken_is_not_replaced(call: Call, shown: list[str]) -> None:
    with serve.bound(serve.LOOPBACK, 0) as other:
        port = other.getsockname()[1]
        complaint = call("play", "--port", str(port)).complaint
    assert complaint == (
        f"The server cannot listen at http://127.0.0.1:{port}/: Address already in use. Choose another --port."
    )
    assert shown == []


def test_a_port_that_is_none_is_refused(call: Call, shown: list[str]) -> None:
    assert call("play", "--port", "70000").complaint.endswith("there is no such port. Choose another --port.")
    assert shown == []


def test_the_port_that_was_chosen_is_used(call: Call, shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def free(host: str, port: int, advice: str) -> socket.socket:
        asked.append(port)
        return serve.bound(host, 0, advice)

    monkeypatch.setattr(browser, "bound", free)
    assert call("play", "--port", "8123").code == 0
    assert asked == [8123]


def test_the_place_of_the_tables_can_be_chosen(call: Call, shown: list[str], tmp_path: Path) -> None:
    """Whatever is wrong with the usual one: every sentence about it says so."""
    (tmp_path / "sabika").write_text("in the way")
    complaint = call("play").complaint
    assert "cannot be made" in complaint
    assert complaint.endswith("Give another file with --database sqlite:///FILE.")
    assert shown == []
    file = tmp_path / "here.sqlite"
    assert call("play", "--database", f"sqlite:///{file}").code == 0
    assert file.is_file()
    assert len(shown) == 1


@pytest.mark.parametrize("arguments", [["--port", "0"], ["--database", "sqlite:///x"]])
def test_what_only_the_browser_needs_is_refused_in_the_terminal(call: Call, arguments: list[str]) -> None:
    complaint = call("play", "--terminal", *arguments).complaint
    assert complaint == f"{arguments[0]} is for the game in the browser: leave it out, or --terminal."


def test_a_server_that_runs_already_is_shown(call: Call, shown: list[str], tmp_path: Path, running: RealServer) -> None:
    assert call("play").code == 0  # Makes the folder.
    alone = Alone(own_file(tmp_path))
    alone.tell(f"http://{running.address}/")
    result = call("play", "--game", "granada")
    asked = {port: call("play", "--port", str(port)).out for port in (1, 0, int(running.address.rpartition(":")[2]))}
    alone.end()
    assert result.code == 0
    told = f"Sabika is already running at http://{running.address}/"
    assert list(asked.values()) == [
        f"{told} and stays there. For --port 1, end that server first.\n",
        *[f"{told}\n"] * 2,
    ]
    assert shown[1] == f"http://{running.address}/new?game=granada"
    assert "already running" in result.out


def test_a_server_that_does_not_answer_is_named(call: Call, shown: list[str], tmp_path: Path) -> None:
    assert call("play").code == 0
    alone = Alone(own_file(tmp_path))
    assert "Another server uses" in call("play").complaint
    with socket.socket() as silent:
        # Nobody listens there, and nobody else can begin to.
        silent.bind((serve.LOOPBACK, 0))
        alone.tell(serve.address(serve.LOOPBACK, silent.getsockname()[1]))
        assert "Another server uses" in call("play").complaint
    alone.end()


def test_the_address_is_forgotten_with_the_server(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    first = Alone(file)
    first.tell("http://127.0.0.1:1/")
    with pytest.raises(Used) as used:
        Alone(file)
    assert used.value.address == "http://127.0.0.1:1/"
    first.end()
    second = Alone(file)
    with pytest.raises(Used) as used:
        Alone(file)
    assert used.value.address == ""
    second.end()
