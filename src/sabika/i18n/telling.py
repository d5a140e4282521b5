"""Sentences filled in, for whoever speaks one language: what happened in a game, and how its things are called."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Concatenate, ParamSpec

from sabika.i18n.any_game import Sentences
from sabika.i18n.palace.sentences import PalaceSentences
from sabika.i18n.palace.things import PalaceThings
from sabika.i18n.sentence import Mention, Sentence
from sabika.i18n.sheet.sentences import SheetSentences
from sabika.i18n.sheet.things import SheetThings
from sabika.i18n.texts import Texts
from sabika.i18n.things import Things
from sabika.rules.core.action import Action
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.scoring import Term
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import Pieces
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import Sheet

Given = ParamSpec("Given")


def _told(call: Callable[Concatenate[Any, Given], Mention]) -> "Callable[Concatenate[Words, Given], str]":
    """The same word, said."""

    def tell(self: "Words", /, *given: Given.args, **named: Given.kwargs) -> str:
        return self.tell(call(self.things, *given, **named))

    tell.__doc__ = call.__doc__
    return tell


class Words:
    """Names things in the language of its texts. `names` are those of the players, by seat."""

    def __init__(self, texts: Texts, names: Sequence[str], things: Things | None = None) -> None:
        self.texts = texts
        self.names = tuple(names)
        self.things = things or Things(len(self.names))

    def tell(self, told: Mention) -> str:
        """A sentence or a part of one in this language."""
        return self.texts.tell(told, self.names) if isinstance(told, Sentence) else str(told)

    choice = _told(Things.choice)
    count = _told(Things.count)
    kind = _told(Things.kind)
    listed = _told(Things.listed)
    name = _told(Things.name)


class Wording(Words):
    """Names the things of palace games."""

    def __init__(self, texts: Texts, pieces: Pieces, names: Sequence[str]) -> None:
        super().__init__(texts, names, PalaceThings(pieces, len(names)))
        self.pieces = pieces

    card = _told(PalaceThings.card)
    card_label = _told(PalaceThings.card_label)
    cards = _told(PalaceThings.cards)
    cell = _told(PalaceThings.cell)
    currencies = _told(PalaceThings.currencies)
    currency = _told(PalaceThings.currency)
    fact = _told(PalaceThings.fact)
    money = _told(PalaceThings.money)
    payment = _told(PalaceThings.payment)
    space = _told(PalaceThings.space)
    thing = _told(PalaceThings.thing)
    tile = _told(PalaceThings.tile)
    tile_in_full = _told(PalaceThings.tile_in_full)
    tile_label = _told(PalaceThings.tile_label)
    tiles = _told(PalaceThings.tiles)


class SheetWording(Words):
    """Names the things of Roll & Write."""

    def __init__(self, texts: Texts, sheet: Sheet, names: Sequence[str]) -> None:
        super().__init__(texts, names, SheetThings(sheet, len(names)))

    cell = _told(SheetThings.cell)
    round = _told(SheetThings.round)


class Teller:
    """Tells a game in the language of its texts."""

    words: Words
    sentences: Sentences

    @property
    def texts(self) -> Texts:
        return self.words.texts

    def event(self, event: Event) -> str:
        """What happened, in one sentence."""
        return self.words.tell(self.sentences.event(event))

    def events(self, events: Iterable[Event]) -> list[str]:
        """What happened, sentence by sentence."""
        return [self.event(event) for event in events]

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is refused, with the rule that refuses it."""
        return self.words.tell(self.sentences.refusal(refusal))

    def reason(self, term: Term) -> str:
        """For what a term gives its points: `first with 4 towers`."""
        return self.words.tell(self.sentences.reason(term))

    def term(self, term: Term) -> str:
        """Who gets points for what, in one sentence."""
        return self.words.tell(self.sentences.term(term))

    def terms(self, terms: Iterable[Term]) -> list[str]:
        """A scoring, term by term."""
        return [self.term(term) for term in terms]

    def action(self, action: Action, game: PalaceGame | SheetGame) -> str:
        """What an action would do in this game, as a line in a list of choices."""
        return self.words.tell(self.sentences.option(action, game))

    def ending(self, points: Sequence[int], winners: Sequence[int]) -> str:
        """How the game ended, with the points of all sides."""
        return self.words.tell(self.sentences.ending(points, winners))


class Narrator(Teller):
    """Tells a game of palaces. `names` are those of the players, by seat."""

    words: Wording

    def __init__(self, texts: Texts, pieces: Pieces, names: Sequence[str]) -> None:
        self.words = Wording(texts, pieces, names)
        self.sentences = PalaceSentences(pieces, len(names))


class SheetNarrator(Teller):
    """Tells a game of Roll & Write. `goal` is that of a player alone (R17, R18)."""

    words: SheetWording
    sentences: SheetSentences

    def __init__(self, texts: Texts, sheet: Sheet, names: Sequence[str], goal: str = "points") -> None:
        self.words = SheetWording(texts, sheet, names)
        self.sentences = SheetSentences(sheet, len(names), goal)

    def question(self, game: SheetGame) -> str:
        """What the game asks the seat that decides now."""
        return self.words.tell(self.sentences.question(game))
