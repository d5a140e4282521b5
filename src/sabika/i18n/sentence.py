"""A sentence in no language yet: a message of the catalogues, and what it is filled with.

Whoever says it knows the language and the names of the players: `Texts.tell` here, `say` in the browser.
"""

from typing import Final, NamedTuple, Union

NAME: Final = "name"
"""The message that stands for the name of the player on `seat`, which no catalogue knows."""


class Sentence(NamedTuple):
    """What is to be said: a message of the catalogues or a part of one (`kind-tower.count`), and what it is filled
    with: numbers, texts and further sentences. The message `name` is the name of who sits on `seat`."""

    message: str
    mentions: "dict[str, Mention]"


Mention = Union[int, str, Sentence]  # noqa: UP007, a string cannot be joined by `|`
Mentions = dict[str, Mention]
"""What a sentence mentions, by the names that the catalogues use."""


def sentence(message: str, /, **mentions: Mention) -> Sentence:
    return Sentence(message, mentions)
