"""What happened in a game, as sentences: events, refusals and the terms of a scoring.

The sentence of an event is the message named after it (`TileBuilt`: `event-tile-built`), and it may mention the event's
fields. So an event that a module adds is told as soon as the catalogues have its message; where a sentence needs more
than the fields, register it: `@mentions.register`.
"""

from collections.abc import Sequence
from functools import singledispatch

from sabika.i18n.teller import Mentions, Teller, message_of
from sabika.i18n.texts import Texts
from sabika.i18n.wording import Wording
from sabika.modules.certificates.rules import MoneyStored
from sabika.modules.dirk.rules import DirkDrew
from sabika.modules.falcons.rules import FalconPlaced, FalconReturned, flock_of
from sabika.modules.huts.rules import HutTurned
from sabika.modules.portals.rules import PortalPlaced, legs_of
from sabika.modules.sites.rules import SiteBegun, SiteFinished, TokenRevealed
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import Event, GameEnded, Scored
from sabika.rules.core.scoring import Term
from sabika.rules.palace.events import TileAwarded, TileBought, TileTurned, YardFilled
from sabika.rules.palace.money import CARDS, card_named, value_of
from sabika.rules.palace.pieces import CURRENCIES, START, Pieces
from sabika.rules.palace.scoring import WALL
from sabika.rules.palace.yard import SPACES


class Narrator(Teller):
    """Tells a game of palaces in the language of its texts. `names` are those of the players, by seat."""

    def __init__(self, texts: Texts, pieces: Pieces, names: Sequence[str]) -> None:
        self.texts = texts
        self.words: Wording = Wording(texts, pieces, names)

    def event(self, event: Event) -> str:
        return self.texts.say(message_of(type(event)), **mentions(event, self.words))

    def refusal(self, refusal: Refusal) -> str:
        details = {key: _detail(key, value, self.words) for key, value in refusal.details}
        return self.texts.say(
            f"refusal-{refusal.reason}", rule=refusal.rule, barriers=barriers(self.words.pieces), **details
        )

    def reason(self, term: Term) -> str:
        if term.what == WALL:
            return self.texts.say("reason-wall", length=term.amount)
        if not term.place:  # Points without a ranking.
            return self.texts.say(f"reason-{term.what}", count=term.amount)
        tiles = self.words.count(term.what, term.amount) + self.parts(term)
        reason = self.texts.say("reason-kind", tiles=tiles, place=term.place, sharers=term.sharers)
        if not term.together:
            return reason
        each = term.points // term.together
        return f"{reason}, {self.texts.say('for-each-tile', each=each, together=term.together)}"

    def parts(self, term: Term) -> str:
        """What modules add to the amount of a term, and what broke a tie, in brackets: ` (2 by a hut)`."""
        told = [
            self.texts.say(f"part-{part.rule.lower()}", what=self.words.thing(part.what), amount=part.amount)
            for part in term.parts
        ]
        if term.best_price:
            told.append(self.texts.say("tie-broken", price=term.best_price))
        return f" ({', '.join(told)})" if told else ""


def barriers(pieces: Pieces) -> str:
    """What keeps one from walking in palaces of these pieces: `walls`, `moats` or `both`."""
    if pieces.two_parts:
        return "both"
    return "moats" if any(pieces.moated) else "walls"


@singledispatch
def mentions(event: Event, words: Wording) -> Mentions:
    """What the sentence of an event can mention: its fields in words, unless registered otherwise."""
    return _fields(event, words)


@mentions.register
def _(event: TileBought, words: Wording) -> Mentions:
    more: Mentions = {"payment": words.payment(event.cards, event.paid), "over": event.paid - event.price}
    return _fields(event, words) | more


@mentions.register
def _(event: YardFilled, words: Wording) -> Mentions:
    return _fields(event, words) | {"tile": words.tile_in_full(event.tile)}


@mentions.register
def _(event: TileAwarded, words: Wording) -> Mentions:
    return _fields(event, words) | {"currencies": words.currencies(event.space % SPACES)}


@mentions.register
def _(event: TileTurned, words: Wording) -> Mentions:
    return _fields(event, words) | {"payment": words.payment(event.cards, event.paid)}


@mentions.register
def _(event: Scored, words: Wording) -> Mentions:
    points: dict[int, int] = {}
    for term in event.terms:
        points[term.side] = points.get(term.side, 0) + term.points
    gains = [
        words.texts.say("gain", name=words.name(side), points=points[side])
        for side in sorted(points, key=lambda side: (-points[side], side))
    ]
    return {"scoring": event.scoring, "count": len(gains), "gains": ", ".join(gains)}


@mentions.register
def _(event: GameEnded, words: Wording) -> Mentions:
    return {"winners": words.listed(words.name(seat) for seat in event.winners), "count": len(event.winners)}


@mentions.register
def _(event: DirkDrew, words: Wording) -> Mentions:
    return {"tiles": words.listed(words.tile_label(tile) for tile in event.tiles), "count": len(event.tiles)}


@mentions.register
def _(event: MoneyStored, words: Wording) -> Mentions:
    return _fields(event, words) | {"money": words.money(event.currency, event.amount)}


@mentions.register
def _(event: HutTurned, words: Wording) -> Mentions:
    return {"tile": words.tile_in_full(event.tile)}


@mentions.register
def _(event: FalconPlaced, words: Wording) -> Mentions:
    falcon = flock_of(words.pieces).falcons[event.falcon].name
    return _fields(event, words) | {"falcon": words.falcon(falcon), "card": words.card(event.card)}


@mentions.register
def _(event: FalconReturned, words: Wording) -> Mentions:
    falcon = flock_of(words.pieces).falcons[event.falcon].name
    return _fields(event, words) | {"falcon": words.falcon(falcon)}


@mentions.register
def _(event: PortalPlaced, words: Wording) -> Mentions:
    return _fields(event, words) | {"legs": words.sides(legs_of(words.pieces, event.tile))}


@mentions.register
def _(event: SiteBegun, words: Wording) -> Mentions:
    return _fields(event, words) | {"payment": words.payment(event.cards, event.paid)}


@mentions.register
def _(event: SiteFinished, words: Wording) -> Mentions:
    more: Mentions = {"payment": words.payment(event.cards, event.paid), "over": event.paid - event.price}
    return _fields(event, words) | more


@mentions.register
def _(event: TokenRevealed, words: Wording) -> Mentions:
    return _fields(event, words) | {"currencies": words.currencies(event.currency)}


def _fields(event: Event, words: Wording) -> Mentions:
    found: Mentions = {}
    for name, value in zip(event.__match_args__, event.facts()):
        found |= _field(name, value, words)
    return found


def _field(name: str, value: object, words: Wording) -> Mentions:
    """A field in words. Numbers and texts of other names are mentioned as they are."""
    match name, value:
        case "seat", int(seat):
            return {name: words.name(seat)}
        case "tile" | "old", int(tile):
            return {name: words.tile(tile)}
        case "cell", int(cell):
            return {name: words.cell(cell)}
        case "space", int(space):
            return {name: words.space(space)}
        case "cards", tuple(cards):
            return {name: words.cards(cards), "total": sum(value_of(card) for card in cards if card < CARDS)}
        case _, int(number):
            return {name: number}
        case _, str(text):
            return {name: text}
    return {}


def _detail(key: str, value: str | int, words: Wording) -> str | int:
    """What a refusal mentions. Pieces and money are named there as in the notation."""
    match key, value:
        case "tile", str(name):
            return words.tile(words.pieces.numbers.get(name, START))
        case "card", str(name):
            return words.card(card_named(name))
        case "currency", str(name):
            return words.currencies(CURRENCIES.index(name))
        case "falcon", str(name):
            return words.falcon(name)
        case "space", int(number):
            return words.space(number - 1)
        case "edges", str(letters):
            return words.sides(letters)
    return value
