"""A game as environments use it: options by number, observations as arrays.

Numbers of options go by the encoder's order, which depends on the position alone.
"""

import reprlib
from collections.abc import Mapping, Sequence
from enum import StrEnum
from operator import index
from typing import Any, Final, SupportsIndex

import numpy as np
from gymnasium import spaces

from sabika.encoding import Encoder, encoder_for
from sabika.encoding.encoder import MOST_OPTIONS
from sabika.encoding.hidden import columns_of_everything, everything
from sabika.library import game_from, new_setup
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Game, Setup

Observation = dict[str, Any]
"""By name, as in the space."""


MOST: Final = 2**15
"""No number is larger before it is divided, nor smaller than this below 0."""


class Illegal(StrEnum):
    """What becomes of a number that stands for no option."""

    REFUSE = "refuse"
    FOLD = "fold"
    """It is taken modulo the number of options, for whoever cannot use a mask."""


class EnvTable:
    """One table at which games are played one after the other."""

    def __init__(
        self,
        game: str,
        *,
        players: int,
        edition: str | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        size: int = MOST_OPTIONS,
        illegal: str = Illegal.REFUSE,
    ) -> None:
        if illegal not in tuple(Illegal):
            raise BadInput(f"Illegal actions are handled by: {', '.join(Illegal)}, not {illegal!r}.")
        if not isinstance(size, int) or size < 1:
            raise BadInput("An environment offers at least one option. Leave the size at 256.")
        self.size: Final = size
        self.illegal: Final = Illegal(illegal)
        chosen = tuple(modules)
        self.setup: Setup = new_setup(game, players=players, seed="", edition=edition, modules=chosen, options=options)
        self.encoder: Final[Encoder] = encoder_for(self.setup)
        self._scale: Final = 1 / np.array(self.encoder.most, np.float32)
        self._grid: Final = (players * len(self.encoder.planes), self.encoder.side, self.encoder.side)
        self.game: Game = game_from(self.setup)
        self.begun = False
        self._offered: list[Action] | None = None

    def begin(self, seed: str) -> None:
        """A new game, dealt by this seed."""
        self.begun = True
        self.setup = self.setup._replace(seed=seed)
        self.game = game_from(self.setup)
        self._offered = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "EnvTable":
        """Another table with the same position. What never changes is shared."""
        twin = object.__new__(EnvTable)
        twin.__dict__ = {**self.__dict__, "game": self.game.copy()}
        return twin

    def goes_on_from(self, game: Game) -> None:
        """Another position of such a game."""
        self.game = game
        self._offered = None

    def offered(self) -> list[Action]:
        """The options of the seat that is asked, in order; no more than the size."""
        if self._offered is None:
            options = self.game.options() if not self.game.over else []
            self._offered = self.encoder.in_order(options)[: self.size] if options else []
        return self._offered

    def notations(self) -> list[str]:
        """The options of the seat that is asked, as text, by number."""
        return [self.encoder.rows.notation(action) for action in self.offered()]

    def action(self, number: SupportsIndex) -> Action:
        """The option of this number."""
        if not self.begun:
            raise BadInput("No game has begun. Call reset first.")
        try:
            chosen = index(number)
        except TypeError:
            raise BadInput(f"An option is chosen by its number, not by {reprlib.repr(number)}.") from None
        offered = self.offered()
        if self.illegal is Illegal.FOLD:
            return offered[chosen % len(offered)]
        if not 0 <= chosen < len(offered):
            last = len(offered) - 1
            raise BadInput(f"There is no option {chosen}: they go from 0 to {last} now. Choose where the mask is 1.")
        return offered[chosen]

    def play(self, action: Action) -> None:
        self.game.play(action)
        self._offered = None

    # What is seen

    def space(self) -> spaces.Dict:
        """Of observations."""
        farthest = MOST * self._scale
        return spaces.Dict(
            {
                "planes": spaces.Box(0, 255, self._grid, np.uint8),
                "vector": spaces.Box(-farthest, farthest, dtype=np.float32),
                "options": spaces.Box(-MOST, MOST, (self.size, self.encoder.rows.width), np.float32),
                "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
            }
        )

    def observation(self, seat: int) -> Observation:
        """What a seat may know. Only the seat that is asked has options."""
        grids, vector, rows = self._written(seat)
        options = np.zeros((self.size, self.encoder.rows.width), np.float32)
        mask = np.zeros(self.size, np.int8)
        if len(rows):
            options[: len(rows)] = rows
            mask[: len(rows)] = 1
        planes = np.frombuffer(bytearray(grids), np.uint8).reshape(self._grid)
        return {"planes": planes, "vector": vector * self._scale, "options": options, "action_mask": mask}

    def write(self, seat: int, into: Mapping[str, Any]) -> None:
        """Write what a seat may know into arrays that are there."""
        grids, vector, rows = self._written(seat)
        into["planes"][:] = np.frombuffer(grids, np.uint8).reshape(self._grid)
        np.multiply(vector, self._scale, out=into["vector"])
        options, mask = into["options"], into["action_mask"]
        options[: len(rows)] = rows
        options[len(rows) :] = 0
        mask[: len(rows)] = 1
        mask[len(rows) :] = 0

    def _written(self, seat: int) -> tuple[bytes, Any, Any]:
        """Planes, the numbers of the vector before they are divided, and the rows of the options."""
        view = self.game.view(seat)
        offered = self.offered() if view.asked == seat else []
        rows = np.frombuffer(b"".join(self.encoder.rows.rows(view, offered)), np.float32)
        vector = np.frombuffer(self.encoder.vector(view), np.int16)
        return self.encoder.grids(view), vector, rows.reshape(len(offered), self.encoder.rows.width)

    def state(self) -> Any:
        """Everything, also what is hidden: what each seat alone knows, and what is drawn next. For training only."""
        columns = columns_of_everything(self.encoder, self.game)
        divisors = [divisor for column in columns for divisor in column.divisors()]
        return (np.frombuffer(everything(self.encoder, self.game), np.int16) / divisors).astype(np.float32)

    def shown(self) -> str:
        """The position in a few lines."""
        points = ", ".join([f"seat_{seat} {own}" for seat, own in enumerate(self.game.points[: self.setup.players])])
        return f"{self.game!r}\npoints: {points}\noptions: {'; '.join(self.notations())}"
