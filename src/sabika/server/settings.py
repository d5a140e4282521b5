"""How a server is to run."""

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What can be chosen when a server is started."""

    database: str
    """`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/DATABASE`."""
    secret: str = ""
    """What tokens are signed with; kept in the database if left out."""
    bot_processes: int = 0
    """As many as fit the machine if 0."""
    bot_seconds: float = 30.0
    """A bot that thinks for longer is not waited for."""
    bot_modules: tuple[str, ...] = ()
    """Modules of Python that add bots of one's own when they are imported."""
    coach_budget: str = "1s"
    """How long the coach thinks: playouts, or seconds with an s."""
    coach_questions_a_minute: int = 30
    """By client."""
    private_hooks: bool = False
    """Whether turn notices may go to machines of the own network."""
    largest_body: int = 200_000
    """Bytes. A record of the longest game is smaller."""
    requests_a_minute: int = 600
    """By client; in short bursts as many at once."""
    tables_an_hour: int = 60
    sockets_a_client: int = 20
    sockets: int = 5_000
    records_an_hour: int = 60
    """How many records a client may have checked or kept."""
    trusted_proxy: bool = False
    """Whether a proxy in front says, by X-Forwarded-For and X-Forwarded-Proto, who asks and how."""
    address: str = ""
    """Where people reach the server, for links: `https://alhambra.example.org`. As they asked for it if left out."""


def embedded(folder: Path) -> Settings:
    """A server for one's own machine, with a file of its own."""
    return Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", private_hooks=True)
