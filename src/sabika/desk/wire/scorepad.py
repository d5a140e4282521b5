"""What the scorepad and the server say to each other. The pad itself is what is also saved as a file, and what it comes
to is sent as it is."""

from typing import Annotated

import msgspec

from sabika.desk.wire.messages import Form, Said
from sabika.desk.wire.view import AnyPieces
from sabika.languages import Language
from sabika.scorepad.entry import Word
from sabika.scorepad.pad import Pad
from sabika.scorepad.result import PadGame

Index = Annotated[int, msgspec.Meta(ge=0, le=99)]


class PadForm(Form, frozen=True, kw_only=True):
    """A pad as it stands."""

    pad: Pad


class FitsForm(PadForm, frozen=True, kw_only=True):
    """A palace that is being laid."""

    round: Index
    side: Index
    tiles: Annotated[list[Word], msgspec.Meta(max_length=300)] = msgspec.field(default_factory=list)
    """Where do these fit? Without any: everything that nobody has."""


class PadTextForm(PadForm, frozen=True, kw_only=True):
    """A pad that is to be written in a language."""

    language: Language = "en"


class PadSetup(PadGame, Said, frozen=True, kw_only=True):
    """What a table needs to know before it begins, and what can be written down at its scorings."""

    pieces: AnyPieces
