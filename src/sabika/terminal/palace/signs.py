"""Signs and colours of what only palaces have: money, faces, half pieces. Nothing is told by colour alone."""

from rich.style import Style

FOUNTAIN_SIGN = "≋"
BACK_SIGN = "↻"
FIRST_SIGN = "⚑"
PRICE_SIGN = "↑"
CURRENCY_SIGNS = ("●", "▲", "■", "◆")
MIXING_SIGN = "⇄"
STORED_SIGN = "✎"
UNFINISHED_SIGN = "½"
HALF_SIGNS = {"NE": "◥", "ES": "◢", "SW": "◣", "NW": "◤"}
"""By the sides of the legs."""
OTHER_SIGN = "□"
"""For a piece that nothing else is known about."""

MIXING_STYLE = Style(color="#1c1c1c", bgcolor="#d9d2c0", bold=True)
OTHER_STYLE = MIXING_STYLE
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
