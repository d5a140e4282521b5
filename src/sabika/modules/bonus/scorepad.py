"""Bonus cards on the pad: those that were revealed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

import msgspec
from msgspec.structs import replace

from sabika.modules.bonus.rules import CARDS_EACH, NAME, BonusRevealed, bonus_of, why_not_reveal
from sabika.rules.core.events import Event
from sabika.rules.core.scoring import Part
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import ALL_BARE, NOTHING, Pieces
from sabika.scorepad.entry import Field, Word
from sabika.scorepad.palace.part import BESIDE_THE_YARD, Look, PadPart, PlacedStep, Questions
from sabika.scorepad.said import PadRefused, step

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard
    from sabika.scorepad.palace.counting import Counting
    from sabika.scorepad.palace.entries import Numbers, Tiles
    from sabika.scorepad.palace.laying import Laying
    from sabika.scorepad.palace.scoring import PalaceRound


REVEALED: Final[Field[list[str]]] = Field(NAME, Annotated[list[Word], msgspec.Meta(max_length=20)], [])
"""The tiles of the cards that were revealed."""
CARDS: Final[Field[list[str]]] = Field(NAME, list[str], [])
"""Cards by the tiles they show."""


def cards_in(pieces: Pieces) -> list[str]:
    """The tiles that have a bonus card (B1)."""
    return [pieces.name(tile) for tile in pieces.all_tiles() if pieces.edges[tile] == ALL_BARE]


def kind_of(pieces: Pieces, card: str) -> str:
    return pieces.kinds[pieces.kind[pieces.numbers[card]]]


class BonusOnPad(PadPart):
    """A card counts as one more building of its kind."""

    name: ClassVar[str] = NAME
    rule: ClassVar[str] = "B1"
    order: ClassVar[int] = 4
    numbers = tiles = REVEALED
    figures = Field(NAME, int, 0)
    fits = printed = CARDS

    def steps(self, board: "PalaceBoard") -> Iterator[PlacedStep]:
        each, cards = self.limit(board), len(cards_in(board.pieces))
        yield BESIDE_THE_YARD + 7, step("bonus", "B2", cards=cards, each=each, aside=cards - each * board.setup.players)

    def limit(self, board: "PalaceBoard") -> int:
        return CARDS_EACH[board.setup.players]

    def in_box(self, board: "PalaceBoard") -> list[str]:
        return cards_in(board.pieces)

    def impossible(self, counting: "Counting") -> Iterator[PadRefused]:
        cards, pieces = REVEALED.of(counting.entry), counting.board.pieces
        most = self.limit(counting.board)
        if len(cards) > most:
            yield counting.refused("bonus", "too-many-cards", "B2", number=len(cards), most=most)
        shown: dict[str, int] = {}
        for index, name in enumerate(cards):
            if name not in cards_in(pieces):
                yield counting.refused(f"bonus.{index}", "no-such-card", "B1", piece=name)
                continue
            kind = kind_of(pieces, name)
            shown[kind] = shown.get(kind, 0) + 1
            if shown[kind] > counting.entry.kinds.get(kind, 0):
                yield counting.refused(f"bonus.{index}", "card-without-tile", "B3", tile=name)

    def counted(self, counting: "Counting") -> Iterator[tuple[str, Part]]:
        for name in REVEALED.of(counting.entry):
            yield kind_of(counting.board.pieces, name), Part("B3", name, 1)

    def clear(self, game: PalaceGame) -> None:
        cards = bonus_of(game)
        cards.aside = sorted([*cards.aside, *(card for hand in cards.hidden for card in hand)])
        cards.hidden = [[] for _ in game.seats]

    def lay(self, laying: "Laying", side: int, entry: "Tiles") -> None:
        slot = bonus_of(laying.game)
        for index, name in enumerate(REVEALED.of(entry)):
            field, card = f"bonus.{index}", laying.game.pieces.numbers.get(name, NOTHING)
            if name not in cards_in(laying.game.pieces):
                laying.refuse(side, field, "no-such-card", "B1", piece=name)
            elif card not in slot.aside:
                laying.refuse(side, field, "card-twice", "B1", tile=name)
            else:
                slot.hidden[side] = [card]
                if why := why_not_reveal(laying.game, side, card):
                    laying.refuse(side, field, "rules", why.rule, why)
                else:
                    slot.aside.remove(card)
                    slot.revealed[side].append(card)
                slot.hidden[side] = []
        number, most = len(slot.revealed[side]), self.limit(laying.board)
        if number > most:
            laying.refuse(side, "bonus", "too-many-cards", "B2", number=number, most=most)

    def fitting(self, laid: "PalaceRound", side: int) -> list[str]:
        """The cards that this palace can show and nobody else does."""
        game = laid.game
        built = game.seats[side].palace.tiles()
        free = [*bonus_of(game).aside, *bonus_of(game).revealed[side]]
        cards = {game.pieces.name(card) for card in free if card in built and card not in game.unfinished}
        return sorted(cards.difference(*laid.counted_by(REVEALED).values()))

    def numbered(self, round: "PalaceRound", side: int) -> list[str]:
        entry = round.entries[side]
        return REVEALED.of(entry) if entry else []

    def came(self, before: PalaceGame, now: PalaceGame) -> Iterator[Event]:
        shown = [card for own in bonus_of(before).revealed for card in own]
        for side, cards in enumerate(bonus_of(now).revealed):
            yield from [BonusRevealed(side, card) for card in cards if card not in shown]

    def contradictions(self, round: "PalaceRound") -> Iterator[PadRefused]:
        seen = {round.game.pieces.name(card) for own in bonus_of(round.game).revealed for card in own}
        for side, own in round.counted_by(REVEALED).items():
            for index, card in enumerate(own):
                if card in seen:
                    yield round.refused(side, f"bonus.{index}", "card-twice", "B1", tile=card)
                seen.add(card)

    def figure(self, round: "PalaceRound", side: int) -> int:
        entry = round.entries[side]
        return len(REVEALED.of(entry)) if entry else 0

    def count(self, asking: Questions, before: "Numbers") -> list[str]:
        return chosen(asking, cards_in(asking.board.pieces))

    def add(self, asking: Questions, entry: "Tiles", look: Look) -> "Tiles":
        entry = replace(entry, bonus=[])
        cards = CARDS.of(look(entry))
        return replace(entry, bonus=chosen(asking, cards)) if cards else entry


def chosen(asking: Questions, cards: list[str]) -> list[str]:
    labels = [asking.teller.piece(card) for card in cards]
    return [cards[index] for index in asking.several(asking.teller.say("pad-ask-bonus"), labels)]


PAD: Final = BonusOnPad()
