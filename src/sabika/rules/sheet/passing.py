"""What becomes of the dice after a turn: rolled again, kept, passed on (R7-R9, R16, R17)."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import Refusal
from sabika.rules.core.step import Step
from sabika.rules.sheet.building import NO_CELL
from sabika.rules.sheet.dice import read_pair, roll, without, write_pair
from sabika.rules.sheet.events import DiceKept, DicePassed
from sabika.rules.sheet.sheet import CELLS, Sheet, cell_at, dice_of

if TYPE_CHECKING:
    from sabika.rules.sheet.game import SheetGame


@final
class RollDice(Step):
    """After one building the two dice used are rolled, otherwise all four (R7, R8, R9)."""

    __slots__ = ()

    name: ClassVar[str] = "roll-dice"
    ends_turn: ClassVar[bool] = True

    def finish(self, game: "SheetGame") -> None:
        player = game.players[game.active]
        if game.used == NO_CELL:
            player.blue, player.yellow = roll(game, game.active, 2)
            game.keeping = len(game.players) > 1  # R17: alone, all four stay
            return
        blue, yellow = dice_of(game.used)
        player.give_up(blue, yellow)
        if len(game.players) > 1:  # R17: alone, the unused dice stay
            pass_on(game, player.blue[0], player.yellow[0])
        blue_rolled, yellow_rolled = roll(game, game.active, 1)
        player.receive(blue_rolled, yellow_rolled)


def pass_on(game: "SheetGame", blue: int, yellow: int) -> None:
    """A pair of dice goes to the next player, unchanged (R7, R16)."""
    receiver = game.next_seat()
    game.players[game.active].give_up(blue, yellow)
    game.players[receiver].receive((blue,), (yellow,))
    game.events.append(DicePassed(game.active, receiver, blue, yellow))


@final
class Keep(Action):
    """Keep a blue and a yellow die and pass the other two on (R8)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("blue", "yellow")
    __slots__ = __match_args__
    verb: ClassVar[str] = "keep"
    steps: ClassVar[tuple[str, ...]] = ("keep",)

    def __init__(self, blue: int, yellow: int) -> None:
        self.blue: Final = blue
        self.yellow: Final = yellow

    def perform(self, game: "SheetGame") -> None:
        player = game.players[game.active]
        game.keeping = False
        game.events.append(DiceKept(game.active, self.blue, self.yellow))
        pass_on(game, without(player.blue, self.blue)[0], without(player.yellow, self.yellow)[0])

    def refusal(self, game: "SheetGame") -> Refusal | None:
        player = game.players[game.active]
        if self.blue in player.blue and self.yellow in player.yellow:
            return None
        return Refusal("R8", "not-rolled", (("dice", write_pair(self.blue, self.yellow)),))

    def words(self, pieces: Sheet) -> str:
        return write_pair(self.blue, self.yellow)

    def __reduce__(self) -> tuple[object, ...]:
        return keep, (self.blue, self.yellow)


_keeps: Final = [Keep(*dice_of(cell)) for cell in range(CELLS)]


def keep(blue: int, yellow: int) -> Keep:
    """The action of keeping a pair of dice."""
    return _keeps[cell_at(blue, yellow)]


def read_keep(words: list[str], pieces: Sheet) -> Action:
    expect(words, 2, "keep blue-3 yellow-5")
    blue, yellow = read_pair(words[0], words[1])
    return keep(blue, yellow)


@final
class KeepDice(Step):
    """Asks whoever has rolled four dice which pair to keep (R8, R9)."""

    __slots__ = ()

    name: ClassVar[str] = "keep"
    ends_turn: ClassVar[bool] = True

    def asks(self, game: "SheetGame") -> bool:
        return game.keeping

    def options(self, game: "SheetGame") -> list[Action]:
        player = game.players[game.active]
        return [keep(blue, yellow) for yellow in sorted(set(player.yellow)) for blue in sorted(set(player.blue))]
