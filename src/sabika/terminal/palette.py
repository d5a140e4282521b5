"""Colours of kinds, currencies and walls, and a sign for each, so that nothing is told by colour alone."""

from rich.style import Style

KIND_SIGNS = ("⌂", "◈", "∩", "⊞", "♣", "♜")
FOUNTAIN_SIGN = "≋"
CURRENCY_SIGNS = ("●", "▲", "■", "◆")
WALL_SIGN = "┃"
EXCHANGE_SIGN = "⇄"
STORED_SIGN = "✎"
HUT_SIGN = "▴"
SITE_SIGN = "½"
PORTAL_SIGNS = {"NE": "◥", "ES": "◢", "SW": "◣", "NW": "◤"}
FALCON_SIGNS = {"white": "○", "brown": "◍", "black": "◉"}

# A1: blue, red, brown, white, green, purple.
KIND_STYLES = tuple(
    Style(color=front, bgcolor=back, bold=True)
    for front, back in (
        ("#ffffff", "#2f62ad"),
        ("#ffffff", "#b03434"),
        ("#ffffff", "#7d5328"),
        ("#1c1c1c", "#fbf3d9"),
        ("#ffffff", "#2f7d45"),
        ("#ffffff", "#75449c"),
    )
)
EXCHANGE_STYLE = Style(color="#1c1c1c", bgcolor="#d9d2c0", bold=True)
FOUNTAIN_STYLE = Style(color="#10333a", bgcolor="#8fd3dd", bold=True)

# A2: yellow, green, blue, orange.
CURRENCY_STYLES = tuple(
    Style(color=front, bgcolor=back, bold=True)
    for front, back in (
        ("#2b2400", "#f0cf4a"),
        ("#ffffff", "#3f8a4b"),
        ("#ffffff", "#3b6fc0"),
        ("#2b1500", "#ee9340"),
    )
)


class Palette:
    """The styles that depend on whether the terminal is dark or light."""

    def __init__(self, dark: bool) -> None:
        self.wall = Style(color="#ffc94d" if dark else "#8a3b00", bold=True)
        self.bare = Style(color="#66707f" if dark else "#a79f8f")
        self.cursor = Style(color="#00e5ff" if dark else "#0044cc", bold=True)
        self.legal = Style(color="#d7ffd9" if dark else "#0b4d16", bgcolor="#1d4a2a" if dark else "#c9ecc9")
        self.ghost = Style(color="#ffffff" if dark else "#000000", bgcolor="#3a4252" if dark else "#d8d8e4", bold=True)
        self.fresh = Style(color="#00e5ff" if dark else "#0044cc", bold=True)
        self.good = Style(color="#7ee08a" if dark else "#0b6b1c", bold=True)
        self.bad = Style(color="#ff8a80" if dark else "#a81616", bold=True)
        self.quiet = Style(color="#98a2b3" if dark else "#6b6557")
        self.mark = Style(color="#ffc94d" if dark else "#8a3b00", italic=True)
        self.strong = Style(bold=True)


DARK = Palette(dark=True)
LIGHT = Palette(dark=False)


def palette(dark: bool) -> Palette:
    return DARK if dark else LIGHT
