"""The pad: who plays what at a real table, and what was written down at each scoring. It is also the saved file.

Things go by their names, as in records: tiles `tower-9-ES`. A cell is [x, y], steps east and south of the fountain; on
a sheet it is the blue and the yellow die.
"""

from typing import TYPE_CHECKING, Annotated, Final, Self

import msgspec
from msgspec.structs import replace

from sabika.record.errors import printable
from sabika.record.keys import check_keys
from sabika.rules.core.errors import BadInput
from sabika.scorepad.entry import Entry, Word
from sabika.scorepad.palace.entries import Given, Numbers, Tiles
from sabika.scorepad.sheet.entries import Cells, Lines, Ticks

FORMAT: Final = "sabika-scorepad"
VERSION: Final = 1
LARGEST: Final = 64_000
"""Bytes. No pad comes near."""

# Control characters and marks that turn the direction of writing have no place in a name.
_PLAIN: Final = r"[^\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=rf"^(?=.*\S){_PLAIN}*\Z")]
SideNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]


class PadPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays; `colour` is the number of the mark."""

    name: Name
    colour: Annotated[int, msgspec.Meta(ge=0, le=5)]


if TYPE_CHECKING:
    AnyEntry = Entry
else:
    AnyEntry = Numbers | Tiles | Given | Lines | Cells | Ticks


class Completed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side has built all buildings of a kind (R10)."""

    side: SideNumber
    kind: Word


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scoring, and what was written down for it."""

    scoring: Annotated[int, msgspec.Meta(ge=1, le=3)]
    entries: Annotated[list[AnyEntry | None], msgspec.Meta(max_length=10)] = []
    """By side; none where nothing has been entered yet."""
    completed: Annotated[list[Completed], msgspec.Meta(max_length=60)] = []
    """The kinds completed in a round of Roll & Write."""


class Pad(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game at a real table, as far as it has been written down."""

    format: Annotated[str, msgspec.Meta(max_length=40)] = FORMAT
    version: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = VERSION
    game: Word
    edition: Word = ""
    modules: Annotated[list[Word], msgspec.Meta(max_length=16)] = []
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=16)] = {}
    players: Annotated[list[PadPlayer], msgspec.Meta(min_length=1, max_length=6)]
    youngest_first: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=5)]], msgspec.Meta(max_length=6)] = []
    """Players by age from the youngest on, which the others are older than (A8); empty if nobody says it."""
    rounds: Annotated[list[Round], msgspec.Meta(max_length=40)] = []

    # A pad never changes: each of these gives a new one.

    def with_round(self, round: Round) -> Self:
        """The pad with one more scoring."""
        return replace(self, rounds=[*self.rounds, round])

    def with_entry(self, round: int, side: int, entry: Entry | None) -> Self:
        """The pad with another entry for a side at a scoring."""
        old = self.rounds[round].entries
        entries = [*old, *[None] * (side + 1 - len(old))]
        entries[side] = entry
        return self._with(round, entries=entries)

    def with_completed(self, round: int, completed: list[Completed]) -> Self:
        """The pad with other kinds completed in a round."""
        return self._with(round, completed=completed)

    def _with(self, index: int, **changes: object) -> Self:
        rounds = self.rounds[:]
        rounds[index] = replace(rounds[index], **changes)
        return replace(self, rounds=rounds)

    def dumps(self) -> str:
        """The pad as a file, laid out to be read."""
        fields = msgspec.to_builtins(self)
        if not self.youngest_first:
            del fields["youngest_first"]
        return msgspec.json.format(msgspec.json.encode(fields), indent=2).decode() + "\n"

    @classmethod
    def loads(cls, text: str | bytes, source: str = "The text") -> Self:
        """The pad in a file; `source` is how complaints call it."""
        try:
            data = text.encode() if isinstance(text, str) else text
            data = data.decode("utf-8-sig").encode()
            check_heading(msgspec.json.decode(data, type=Heading), source)
            found = msgspec.json.decode(data, type=cls)
            check_keys(data)
            return found
        except UnicodeError:
            raise BadInput(f"{source} is not a scorepad: it is not UTF-8 text.") from None
        except RecursionError:
            raise BadInput(f"{source} is not a scorepad: it is nested too deeply.") from None
        except msgspec.DecodeError as error:
            raise BadInput(f"{source} is not a scorepad: {printable(str(error)[:200])}.") from None


class Heading(msgspec.Struct, frozen=True):
    """What every version of the file begins with."""

    format: str
    version: int


def is_pad(data: bytes) -> bool:
    """Whether a file says that it is a scorepad, of whatever version."""
    try:
        return msgspec.json.decode(data, type=Heading).format == FORMAT
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def check_heading(heading: Heading | Pad, source: str) -> None:
    """Refuse what is no scorepad, or one of a Sabika that is newer than this one."""
    if heading.format != FORMAT:
        raise BadInput(f"{source} is not a scorepad: its format is {printable(heading.format[:40])!r}, not {FORMAT!r}.")
    if heading.version > VERSION:
        raise BadInput(f"{source} was made by a newer Sabika. Update Sabika to read it.")
    if heading.version != VERSION:
        raise BadInput(f"{source} is not a scorepad: there is no version {heading.version} of the format.")
