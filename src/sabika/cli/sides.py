"""How sides are called that are no seats."""

from sabika.rules.games import roll_and_write


def other_sides(game: str, number: int) -> list[str]:
    """The names of so many sides after the seats: Dirk (A42), or dummies (R15)."""
    if game == roll_and_write.NAME:
        return [f"Dummy {dummy}" for dummy in range(1, number + 1)]
    return ["Dirk"] * number
