"""`sabika play`: a game in the browser, or against bots in the terminal."""

import getpass
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from sabika.bots import enlist
from sabika.bots.ladder import FIRST_OPPONENTS, LADDER, names_of_bots
from sabika.cli.browser import in_browser, new_table_page
from sabika.cli.games import DEFAULT_GAME, WHICH_GAME, Language, Options, chosen
from sabika.cli.modules import Modules, listed
from sabika.cli.tiles import ComponentFiles
from sabika.extras import need
from sabika.i18n import Texts
from sabika.library import GAMES, kind_of_game, load_pieces, new_setup
from sabika.rules.core.errors import BadInput

if TYPE_CHECKING:
    from sabika.terminal.settings import Settings
    from sabika.terminal.table import AnyTable


def play(
    file: Annotated[Path | None, typer.Argument(help="A game to go on with in the terminal.", metavar="FILE")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", "-t", help="Play here, not in the browser.")] = False,
    game: Annotated[str | None, WHICH_GAME] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many, you included.")] = None,
    bots: Annotated[str | None, typer.Option(help=f"Your opponents, from easy to hard: {', '.join(LADDER)}.")] = None,
    own_bots: Annotated[
        list[str] | None,
        typer.Option("--bot", help="With --terminal, a bot of your own, path/to/file.py:Class; once for each."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Any text; the same seed gives the same deal.")] = None,
    edition: Annotated[str | None, typer.Option(help="Of Alhambra: 2003, or 2020 with a later second scoring.")] = None,
    modules: Modules = "",
    options: Options = None,
    language: Language = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    youngest: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help="Names or seats from the youngest on, such as Ana,3; in a tie they begin."),
    ] = None,
    components: ComponentFiles = None,
    record: Annotated[Path | None, typer.Option(help="With --terminal, keep the game in this new file.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="With --terminal, go on with a game.")] = False,
    confirm: Annotated[bool, typer.Option(help="Ask before a turn ends, so that it can be taken back.")] = True,
    port: Annotated[
        int | None, typer.Option(help="In the browser: the port on this machine, usually 8000; 0 for any that is free.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(help="In the browser: keep tables in another place than your data folder, sqlite:///FILE."),
    ] = None,
) -> None:
    """Play in the browser, or here with --terminal. Without other options, a screen lets you choose."""
    # It takes a moment to load, which other commands need not wait for.
    from sabika.i18n import choose_language
    from sabika.terminal.settings import DEFAULT_PLAYERS, Settings

    if not terminal:
        refuse_without_terminal(file, own_bots, components, record, resume)
    elif port is not None or database is not None:
        option = "--database" if port is None else "--port"
        raise BadInput(f"{option} is for the game in the browser: leave it out, or --terminal.")
    played = game or DEFAULT_GAME
    texts = ([bot.strip() for bot in bots.split(",")] if bots else []) + (own_bots or [])
    if players is not None or len(texts) < 2:
        seats = DEFAULT_PLAYERS if players is None else players
    else:
        seats = len(texts) + 1
    kind_of_game(played).check(new_setup(played, players=seats, seed=""))
    own_modules = listed(modules, played)
    settings = Settings(
        game=played,
        options=chosen(options),
        players=seats,
        bots=texts,
        edition=edition or "",
        language=choose_language(language),
        seed=seed,
        record=record,
        confirm=confirm,
        modules=own_modules,
    )
    if not terminal:
        settings.check()
        ages = seats_meant(youngest, names_in_browser(name, texts)) if youngest else ()
        if ages:
            check_ages(played, ages)
        check_for_browser(seed, name)
        of_a_game = (players, bots, edition, modules, options)
        page = new_table_page(
            # What was checked is what is played, whatever the browser played last.
            game=played if any(of_a_game) else game,
            players=players,
            bots=",".join(texts) or None,
            seed=seed or None,
            edition=edition or None,
            modules=",".join(own_modules) or None,
            options=",".join(options) if options else None,
            confirm=None if confirm else "no",
            youngest=",".join(str(seat + 1) for seat in ages) or None,
            name=name or None,
            language=language and settings.language,
        )
        in_browser(page, port, database)
        return
    need("terminal", "The game in the terminal")
    from sabika.terminal.app import PlayApp
    from sabika.terminal.saves import where_kept

    need_a_terminal()
    opponents = [enlist(text, played) for text in texts]
    left = resume or file is not None
    settings.name = name or own_name(settings.texts)
    settings.bots = opponents * (seats - 1) if len(opponents) == 1 and seats > 1 else opponents
    settings.pieces = load_pieces(components, played, own_modules) if components and not left else None
    settings.youngest_first = seats_meant(youngest, settings.names) if youngest else ()
    settings.check()
    table = None
    given = (game, players, texts or None, seed, edition, modules or None, options, components, record, youngest)
    if left:
        table = _left_table(file, settings, components)
    elif any(option is not None for option in given):
        table = settings.new_table()
    app = PlayApp(settings, table)
    app.run()
    if app.table and app.table.path and not app.table.unsaved and not app.table.game.over:
        typer.echo(where_kept(app.table.path, settings.texts))
    if app.return_code:
        raise typer.Exit(app.return_code)


def refuse_without_terminal(
    file: Path | None, own_bots: list[str] | None, components: list[Path] | None, record: Path | None, resume: bool
) -> None:
    """Refuse what only the game in the terminal can do."""
    given = {"FILE": file, "--bot": own_bots, "--components": components, "--record": record, "--resume": resume}
    for option, value in given.items():
        if value:
            raise BadInput(f"{option} is for the game in the terminal: add --terminal.")


def check_for_browser(seed: str | None, name: str | None) -> None:
    """Refuse what a table in the browser cannot be opened with, before a server is started."""
    from sabika.desk.tables.entries import LONGEST_SEED, NAME_LENGTH, Name, Seed
    from sabika.names import is_name

    no_name = f"A name has 1 to {NAME_LENGTH} letters of one script, all of which can be seen. Choose another --name."
    for text, form, sentence in (
        (seed, Seed, f"A seed has at most {LONGEST_SEED} letters and digits. Choose another --seed."),
        (name, Name, no_name),
    ):
        try:
            msgspec.convert(text or None, form | None)
        except msgspec.ValidationError:
            raise BadInput(sentence) from None
    if name and not is_name(name):
        raise BadInput(no_name)


def _left_table(file: Path | None, settings: "Settings", components: list[Path] | None) -> "AnyTable":
    """The table of a game that was left."""
    from sabika.record import Record
    from sabika.terminal.saves import latest_unfinished
    from sabika.terminal.table import Table

    path = file or latest_unfinished()
    record = Record.read(path)
    pieces = load_pieces(components, record.game, tuple(record.modules)) if components else None
    return Table.from_record(record, path, settings.confirm, pieces)


def seats_meant(words: str, names: Sequence[str]) -> tuple[int, ...]:
    """The seats that names, or numbers of seats counted from 1, stand for."""
    known = [name.casefold() for name in names]
    found: list[int] = []
    for word in (word.strip() for word in words.split(",")):
        if word.casefold() in known:
            seat = known.index(word.casefold())
        elif word.isascii() and word.isdigit() and 1 <= int(word) <= len(names):
            seat = int(word) - 1
        else:
            everybody = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
            raise BadInput(f"{word!r} is nobody at this table. With --youngest, name one or more of: {everybody}.")
        if seat in found:
            raise BadInput(f"--youngest names {names[seat]} twice. Name everybody once, the youngest first.")
        found.append(seat)
    return tuple(found)


def names_in_browser(name: str | None, bots: Sequence[str]) -> list[str]:
    """By seat, as many as any game has: the person's, then those that the browser gives to bots. Whom it calls by
    another name is meant by the number of the seat."""
    known = list(bots or FIRST_OPPONENTS)
    others = max(kind.players[-1] for kind in GAMES.values()) - 1
    seated = [*known, *known[-1:] * others][:others]
    return [name or "you", *names_of_bots(seated, [name or "you"], Texts("en"))]


def check_ages(game: str, ages: tuple[int, ...]) -> None:
    """Refuse ages in a game in which they decide nothing, or of more people than can play it."""
    kind = kind_of_game(game)
    kind.check(new_setup(game, players=kind.players[-1], seed="", youngest_first=ages))


def own_name(texts: Texts) -> str:
    """What the system calls its user, if it knows."""
    try:
        return getpass.getuser().capitalize()[:20]
    except (KeyError, OSError):
        return texts.say("guest")


def need_a_terminal() -> None:
    """Refuse to draw screens into a file or a pipe."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadInput("This needs a terminal: input and output may not be redirected. Try sabika simulate instead.")
