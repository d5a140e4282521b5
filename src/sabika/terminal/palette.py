"""Colours of kinds and lines, and a sign for each kind, so that nothing is told by colour alone."""

from rich.style import Style

KIND_SIGNS = {
    "pavilion": "⌂",
    "seraglio": "◈",
    "arcades": "∩",
    "chambers": "⊞",
    "garden": "♣",
    "tower": "♜",
    "arena": "◎",
    "bath_house": "◒",
    "library": "≡",
    "hostel": "☾",
    "hospital": "✚",
    "market": "¤",
    "park": "✿",
    "school": "α",
    "district": "▦",
}

# A1: blue, red, brown, white, green, purple. The rules name no colours for the kinds of Granada.
KIND_STYLES = {
    kind: Style(color=front, bgcolor=back, bold=True)
    for kind, front, back in (
        ("pavilion", "#ffffff", "#2f62ad"),
        ("seraglio", "#ffffff", "#b03434"),
        ("arcades", "#ffffff", "#7d5328"),
        ("chambers", "#1c1c1c", "#fbf3d9"),
        ("garden", "#ffffff", "#2f7d45"),
        ("tower", "#ffffff", "#75449c"),
        ("arena", "#2b1d00", "#e8b84a"),
        ("bath_house", "#06282e", "#63c3d1"),
        ("library", "#ffffff", "#8c2f5f"),
        ("hostel", "#ffffff", "#3d3f7a"),
        ("hospital", "#7a0c0c", "#f2d9d9"),
        ("market", "#2b1200", "#f08a5d"),
        ("park", "#14290a", "#a9cf5c"),
        ("school", "#14212b", "#b9c7d6"),
        ("district", "#ffffff", "#5c5148"),
    )
}


class Palette:
    """The styles that depend on whether the terminal is dark or light."""

    def __init__(self, dark: bool) -> None:
        self.wall = Style(color="#ffc94d" if dark else "#8a3b00", bold=True)
        self.moat = Style(color="#5cb8ff" if dark else "#0b55a8", bold=True)
        self.border = Style(color="#ff9ecb" if dark else "#9c1462", bold=True)
        self.bare = Style(color="#66707f" if dark else "#a79f8f")
        self.lines = (Style(), self.bare, self.bare, self.wall, self.moat, self.border)
        """By the strength of a line."""
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
