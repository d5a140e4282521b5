"""What is wrong with a record, and how to say it."""

from sabika.rules.core.errors import BadInput


class BadRecord(BadInput):
    """A record that is readable, but contradicts itself, the rules or the pieces."""

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(sentence)
        self.field = field
        """Where in the record, such as `actions[36]` or `result.points[0]`."""


def printable(text: str) -> str:
    """Text from a file or a file's name, made harmless for a sentence on the screen."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
