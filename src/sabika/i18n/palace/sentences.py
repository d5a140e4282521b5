"""A palace game in sentences.

The sentence of an event is the message named after it (`TileBuilt`: `event-tile-built`), that of an action the message
of its verb (`action-build`), and they mention its facts. So what a module adds is told as soon as the catalogues have
its messages; where a sentence needs more than the facts, the module's `words.py` says so.
"""

from collections.abc import Callable
from typing import Any, Final

from sabika.i18n.any_game import Sentences, declining, message_of, placed
from sabika.i18n.catalogues import is_message
from sabika.i18n.palace.module import modules_words
from sabika.i18n.palace.things import PalaceThings
from sabika.i18n.sentence import Mentions, Sentence, sentence
from sabika.rules.core.action import Action
from sabika.rules.core.declining import Decline
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import Event, GameEnded, Scored
from sabika.rules.core.scoring import Term
from sabika.rules.palace.events import Dealt, TileAwarded, YardFilled
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS, card_named, value_of
from sabika.rules.palace.paying import Pay, Paying, PayMixed
from sabika.rules.palace.pieces import CURRENCIES, START, Pieces
from sabika.rules.palace.redesign import Remove, Swap
from sabika.rules.palace.turning import Turn
from sabika.rules.palace.yard import SPACE_NAMES, SPACES


class PalaceSentences(Sentences):
    """Tells games with these pieces and so many seats."""

    things: PalaceThings

    def __init__(self, pieces: Pieces, seats: int) -> None:
        self.things = PalaceThings(pieces, seats)
        self.barriers: Final = "both" if pieces.two_parts else "moats" if any(pieces.moated) else "walls"
        """What keeps one from walking in palaces of these pieces."""

    def event(self, event: Event) -> Sentence:
        if isinstance(event, Scored):
            return sentence("event-scored", scoring=event.scoring, **self.gains(event.terms, 0))
        mentions = self.things.facts(event)
        more = EVENTS.get(type(event)) or modules_words().events.get(type(event))
        if more:
            mentions |= more(self.things, event)
        return Sentence(message_of(type(event)), mentions)

    def refusal(self, refusal: Refusal) -> Sentence:
        pieces, fact = self.things.pieces, self.things.fact
        details = {key: fact(key, NUMBERS[key](pieces, own) if key in NUMBERS else own) for key, own in refusal.details}
        return sentence(f"refusal-{refusal.reason}", rule=refusal.rule, barriers=self.barriers, **details)

    def reason(self, term: Term) -> Sentence:
        if not term.place:  # Points without a ranking.
            return sentence(f"reason-{term.what}", count=term.amount)
        tiles = self.things.count(term.what, term.amount)
        # What modules add to the amount of a term, and what broke a tie: ` (2 by a tent)`.
        told = [
            sentence(f"part-{part.rule.lower()}", what=self.things.thing(part.what), amount=part.amount)
            for part in term.parts
        ]
        if term.best_price:
            told.append(sentence("tie-broken", price=term.best_price))
        if told:
            tiles = sentence("bracketed", text=tiles, more=self.things.series(told))
        reason = placed(tiles, term)
        if not term.together:
            return reason
        each = term.points // term.together
        return sentence("for-each-tile", reason=reason, each=each, together=term.together)

    def by_itself(self, action: Action) -> Sentence | None:
        if isinstance(action, Pay | PayMixed):
            return sentence("action-pay", payment=self.things.payment(action.cards, action.total))
        if _teller(action) or _paying(action):
            return None
        return Sentence(f"action-{action.verb}", self.things.facts(action))

    def option(self, action: Action, game: PalaceGame) -> Sentence:
        tell, paying, things = _teller(action), _paying(action), self.things
        if tell:
            return tell(things, action, game)
        if paying is None:
            return self.by_itself(action) or sentence(f"action-{action.verb}")
        money = things.money(paying.currency(game), paying.price(game))
        space, way = getattr(action, "space", -1), getattr(action, "way", "")
        tile = things.tile(game.yard[space] if space >= 0 else getattr(action, "tile", START))
        message = f"action-{action.verb}"
        if way and is_message(f"way-{way}"):
            tile = sentence(f"way-{way}", tile=tile)
        elif way:
            message += f"-{way}"
        return sentence(message, tile=tile, money=money)


EVENTS: Final[dict[type[Event], Callable[[PalaceThings, Any], Mentions]]] = {
    Dealt: lambda things, dealt: {"total": sum(value_of(card) for card in dealt.cards if card < CARDS)},
    GameEnded: lambda things, ended: {"count": len(ended.winners)},
    TileAwarded: lambda things, awarded: {"currency": things.currencies(awarded.space % SPACES)},
    YardFilled: lambda things, filled: {"tile": things.tile_in_full(filled.tile)},
}
"""What the sentence of an event mentions besides its facts, or instead of them."""

NUMBERS: Final[dict[str, Callable[[Pieces, Any], int]]] = {
    "card": lambda pieces, name: card_named(name),
    "currency": lambda pieces, name: CURRENCIES.index(name),
    "space": lambda pieces, name: SPACE_NAMES.index(name),
    "tile": lambda pieces, name: pieces.numbers.get(name, START),
}
"""Refusals name pieces and money as in the notation: what the rules number so."""


# What an action would do

Tell = Callable[[PalaceThings, Any, PalaceGame], Sentence]


def _teller(action: Action) -> Tell | None:
    """What tells an action that its verb and its facts do not tell."""
    return ACTIONS.get(type(action)) or modules_words().actions.get(type(action))


def _paying(action: Action) -> Paying | None:
    """Whatever is chosen first and paid then holds the step that asks for the cards."""
    step = getattr(action, "purchase", None) or getattr(action, "step", None)
    return step if isinstance(step, Paying) else None


def _turn(things: PalaceThings, action: Turn, game: PalaceGame) -> Sentence:
    face = things.tile_label(game.pieces.other_face[action.tile])
    return sentence("action-turn", face=face, **things.facts(action))


def _remove(things: PalaceThings, action: Remove, game: PalaceGame) -> Sentence:
    return sentence("action-remove", tile=_built(things, action, game), **things.facts(action))


def _swap(things: PalaceThings, action: Swap, game: PalaceGame) -> Sentence:
    return sentence("action-swap", old=_built(things, action, game), **things.facts(action))


def _built(things: PalaceThings, action: Remove | Swap, game: PalaceGame) -> Sentence:
    return things.tile(game.seats[game.asked()].palace.at(action.cell))


def _decline(things: PalaceThings, action: Decline, game: PalaceGame) -> Sentence:
    return declining(game.step)


ACTIONS: Final[dict[type[Action], Tell]] = {
    Decline: _decline,
    Remove: _remove,
    Swap: _swap,
    Turn: _turn,
}
