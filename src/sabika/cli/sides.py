"""How sides are called that are no seats."""

from sabika.modules import MODULES
from sabika.rules.games import roll_and_write


def other_sides(game: str, number: int) -> list[str]:
    """The names of so many sides after the seats: who joins without being chosen (A42), or dummies (R15)."""
    if game == roll_and_write.NAME:
        return [f"Dummy {dummy}" for dummy in range(1, number + 1)]
    return [name.capitalize() for name, module in MODULES.items() if not module.by_choice][:number]
