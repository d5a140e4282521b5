"""What people at a table are called."""

from sabika.desk.errors import Unusable
from sabika.desk.tables.entries import NAME_LENGTH
from sabika.names import is_name, tidied


def called(name: str) -> str:
    """A name as it is kept, or a refusal."""
    tidy = tidied(name)
    if len(tidy) > NAME_LENGTH or not is_name(tidy):
        raise Unusable("wrong-name")
    return tidy
