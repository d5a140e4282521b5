"""How dice, coins and cells of a sheet look. Nothing is told by colour alone."""

from rich.style import Style
from rich.text import Text

from sabika.rules.sheet.dice import BLUE, YELLOW
from sabika.terminal.drawing import Canvas
from sabika.terminal.palette import Palette

BUILT_SIGN = "✗"
COIN_SIGN = "●"
FREE_SIGN = "○"
DICE_STYLES = {
    BLUE: Style(color="#ffffff", bgcolor="#2f62ad", bold=True),
    YELLOW: Style(color="#2b2400", bgcolor="#f0cf4a", bold=True),
}
DIE_WIDTH = 7
DIE_HEIGHT = 5
PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}
# Corners and lines of a die: upper left and right, lower left and right, across, down.
PLAIN_FRAME = ("┌", "┐", "└", "┘", "─", "│")
MARKED_FRAME = ("┏", "┓", "┗", "┛", "━", "┃")
POINTED = "▶"
UP, DOWN = "▲", "▼"
TURNED = "↕"


def draw_die(
    canvas: Canvas,
    left: int,
    colour: str,
    letter: str,
    value: int,
    *,
    marked: bool,
    pointed: bool,
    turned: bool,
    turns: bool,
) -> None:
    """A die face with its letter and its value; with a sign if it was turned, with arrows if it can be."""
    style = DICE_STYLES[colour]
    upper_left, upper_right, lower_left, lower_right, across, down = MARKED_FRAME if marked else PLAIN_FRAME
    first = POINTED if pointed else upper_left
    between = f"{across}{TURNED if turned else across}{across}"
    canvas.put(left, 0, f"{first}{letter}{between}{value}{upper_right}", style)
    for row, pips in enumerate(PIPS[value], 1):
        canvas.put(left, row, f"{down}{pips}{down}", style)
    arrows = f"{DOWN}{across * 3}{UP}" if turns else across * 5
    canvas.put(left, DIE_HEIGHT - 1, f"{lower_left}{arrows}{lower_right}", style)


def dice_in_words(blue: tuple[int, ...], yellow: tuple[int, ...], letters: tuple[str, str]) -> Text:
    """Dice as small as possible: `B3 Y5`, or `B34 Y55`."""
    line = Text(no_wrap=True)
    for colour, letter, values in ((BLUE, letters[0], blue), (YELLOW, letters[1], yellow)):
        line.append(" " if line else "")
        line.append(f"{letter}{''.join(map(str, values))}", DICE_STYLES[colour])
    return line


def coins_in_a_row(spent: int, left: int, to_earn: int, palette: Palette) -> Text:
    """The printed coins: crossed if spent, full if one has them, empty if they can still be earned (R3)."""
    return Text.assemble(
        (BUILT_SIGN * spent, palette.quiet), (COIN_SIGN * left, palette.wall), (FREE_SIGN * to_earn, palette.quiet)
    )
