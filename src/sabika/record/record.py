"""A game as a document: the set-up, every action, and the result once it is over.

The set-up and the actions are the game; the rest is there so that a reader, or `verify`, can check them.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, Final, Self

import msgspec

from sabika.i18n.sentence import Sentence, sentence
from sabika.record.deal import Deal
from sabika.record.errors import BadRecord, printable
from sabika.record.file import read_whole, write_whole
from sabika.record.keys import check_keys
from sabika.record.reading import not_a_record, shown, unreadable
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import RULES, Game, Setup

FORMAT: Final = "sabika-record"
VERSION: Final = RULES
"""A record has the version of the rules by which its game was played."""
MOST_ACTIONS: Final = 100_000
THE_TEXT: Final = sentence("record-source-text")
"""How complaints call a document that came from nowhere in particular."""

# Control characters could steer the terminal of whoever looks at the record.
Line = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat in a seat; `bot` names the bot, if it was one."""

    name: Line
    bot: Line | None = None


class ScoringResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scoring gave to each side (A30)."""

    scoring: int
    points: list[int]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended. Points are by side: the seats, then whoever else is ranked."""

    points: list[int]
    winners: list[int]
    turns: int
    scorings: list[ScoringResult]

    @classmethod
    def of(cls, game: Game) -> Self | None:
        """The result of a game; None while it is on."""
        if not game.over:
            return None
        scorings = []
        for scored in game.scorings:
            points = [0] * len(game.points)
            for term in scored.terms:
                points[term.side] += term.points
            scorings.append(ScoringResult(scored.scoring, points))
        return cls(game.points[:], game.winners(), game.turn, scorings)


class Heading(msgspec.Struct, frozen=True):
    """What every version of the format begins with."""

    format: str
    version: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game, finished or not."""

    format: str = FORMAT
    version: int = VERSION
    made_by: Line
    game: Line
    edition: Line
    modules: list[Line]
    options: dict[Line, Line] = {}
    """Choices of the table that only some games have."""
    players: list[Player]
    youngest_first: list[int]
    """Seats by age from the youngest on, which the others are older than (A8); empty if nobody knows."""
    seed: str
    seed_hash: Line
    components: Line
    """The digest of the pieces."""
    actions: Annotated[list[Line], msgspec.Meta(max_length=MOST_ACTIONS)]
    result: Result | None
    """None while the game is not over."""
    deal: Deal | None = None
    """What the seed was made of, where players had a say."""
    draws: dict[Line, list[list[int]]] = {}
    """What was drawn elsewhere, by stream, instead of what the seed would give."""

    @classmethod
    def from_game(
        cls,
        game: Game,
        names: Sequence[str] | None = None,
        bots: Sequence[str | None] | None = None,
        deal: Deal | None = None,
    ) -> Self:
        """The record of a game as it stands, with what its deal was made of. Names and bots go by seat."""
        setup = game.setup
        names = [f"Player {seat + 1}" for seat in range(setup.players)] if names is None else names
        bots = [None] * setup.players if bots is None else bots
        if not len(names) == len(bots) == setup.players:
            raise BadInput(f"A record of {setup.players} players needs a name and a bot, or none, for each of them.")
        return cls(
            version=setup.rules,
            made_by=made_by(),
            game=setup.game,
            edition=setup.edition,
            modules=list(setup.modules),
            options=dict(setup.options),
            players=[Player(name, bot) for name, bot in zip(names, bots)],
            youngest_first=list(setup.youngest_first),
            seed=setup.seed,
            seed_hash=game.seed_hash,
            components=game.digest,
            actions=[game.notation(action) for action in game.log],
            result=Result.of(game),
            deal=deal,
            draws={stream: [list(numbers) for numbers in times] for stream, times in setup.draws},
        )

    @property
    def setup(self) -> Setup:
        """What the game is set up from."""
        return Setup(
            self.game,
            len(self.players),
            self.seed,
            self.edition,
            tuple(self.modules),
            tuple(self.youngest_first),
            tuple(sorted(self.options.items())),
            self.version,
            tuple((stream, tuple(map(tuple, times))) for stream, times in sorted(self.draws.items())),
        )

    def dumps(self) -> str:
        """The record as JSON, laid out to be read: one action per line."""
        fields = msgspec.to_builtins(self)
        for optional in ("options", "deal", "draws"):
            if not fields[optional]:
                del fields[optional]
        return _laid_out(fields) + "\n"

    @classmethod
    def loads(cls, text: str | bytes, source: Sentence | str = THE_TEXT) -> Self:
        """The record in a JSON document; `source` is how complaints call it."""
        try:
            data = text.encode() if isinstance(text, str) else text
            data = data.decode("utf-8-sig").encode()
            heading = msgspec.json.decode(data, type=Heading)
            _check_heading(heading, source)
            found = msgspec.json.decode(data, type=cls)
            check_keys(data)
            return found
        except UnicodeError:
            raise not_a_record(source, sentence("record-no-utf-8")) from None
        except RecursionError:
            raise not_a_record(source, sentence("record-too-deep")) from None
        except msgspec.DecodeError as error:
            raise unreadable(source, error) from None

    @classmethod
    def read(cls, path: str | Path) -> Self:
        """The record in a file."""
        return cls.loads(read_whole(Path(path)), printable(str(path)))

    def write(self, path: Path, *, overwrite: bool = False) -> None:
        """Write a file, whole or not at all. An existing file is only replaced if asked."""
        text = self.dumps()
        self.loads(text, sentence("record-source-game"))  # Nothing is written that could not be read again.
        write_whole(path, text.encode(), overwrite=overwrite)


@cache
def made_by() -> str:
    """The program and its version."""
    try:
        return f"sabika {version('sabika')}"
    except PackageNotFoundError:
        return "sabika, not installed"


def _check_heading(heading: Heading, source: Sentence | str) -> None:
    """Refuse what is no record, or one of a version that is not known here."""
    if heading.format != FORMAT:
        other = sentence("record-other-format", found=shown(heading.format), wanted=FORMAT)
        raise not_a_record(source, other, "format")
    if heading.version > VERSION:
        raise BadRecord("version", sentence("record-newer", source=source))
    if heading.version < 1:
        raise not_a_record(source, sentence("record-no-version", version=shown(str(heading.version))), "version")


def _laid_out(value: object, indent: str = "") -> str:
    """Objects and lists over several lines, but each entry of a list on one, and lists of numbers too."""
    deeper = indent + "  "
    if isinstance(value, dict):
        entries = [f"{_one_line(key)}: {_laid_out(entry, deeper)}" for key, entry in value.items()]
        return _enclosed("{}", entries, indent)
    if isinstance(value, list) and any(not isinstance(entry, int) for entry in value):
        return _enclosed("[]", [_one_line(entry) for entry in value], indent)
    return _one_line(value)


def _enclosed(brackets: str, entries: list[str], indent: str) -> str:
    inside = ",\n".join(f"{indent}  {entry}" for entry in entries)
    return f"{brackets[0]}\n{inside}\n{indent}{brackets[1]}"


def _one_line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
