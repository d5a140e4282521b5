"""What is wrong with a record, and how to say it."""

from sabika.i18n.sentence import Sentence, sentence
from sabika.i18n.texts import Texts
from sabika.rules.core.errors import BadInput


class BadRecord(BadInput):
    """A record that cannot be read, or contradicts itself, the rules or the pieces."""

    def __init__(self, field: str, said: Sentence | str) -> None:
        told = because(said) if isinstance(said, str) else said
        super().__init__(field, told)
        self.field = field
        """Where in the record, such as `actions[36]` or `result.points[0]`; empty if it is the whole."""
        self.said = told

    def __str__(self) -> str:
        """In English. Only who asks needs the catalogues, which a browser's tab has not got in Python."""
        return Texts().tell(self.said)


def because(why: str) -> Sentence:
    """A reason that stands in no catalogue."""
    return sentence("record-because", why=printable(why))


def printable(text: str) -> str:
    """Text from a file or a file's name, made harmless for a sentence on the screen."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
