"""A pad for others: a table for other programs, and a few lines to send to friends."""

import csv
from io import StringIO

from sabika.i18n import Texts
from sabika.scorepad.boards import board_of
from sabika.scorepad.pad import Pad
from sabika.scorepad.scoring import score
from sabika.scorepad.telling import PadTeller

FORMULAS = ("=", "+", "-", "@")
"""Other programs would work out what begins so."""


def as_csv(pad: Pad, texts: Texts) -> str:
    """A row for each scoring and source of points, then the totals; a column for each side."""
    scored, teller = score(pad), PadTeller(texts, board_of(pad), pad)
    sides = range(len(scored.sides))
    table = StringIO()
    writer = csv.writer(table)
    names = [_harmless(teller.name(side)) for side in sides]
    writer.writerow([teller.say("scorepad-scoring"), teller.say("scorepad-source"), *names])
    for index, round in enumerate(scored.rounds):
        gained = [scored.gained[side][index] for side in sides]
        for source in scored.sources:
            if any(source in own for own in gained):
                points = [own.get(source, 0) for own in gained]
                writer.writerow([teller.scoring(round.scoring), teller.source(source), *points])
    writer.writerow([teller.say("scorepad-total"), "", *scored.points])
    return table.getvalue()


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULAS) else name


def as_text(pad: Pad, texts: Texts) -> str:
    """What was played, who wins, and all sides with their points, the best first."""
    scored, teller = score(pad), PadTeller(texts, board_of(pad), pad)
    lines = [played(pad, texts)]
    if scored.over:
        lines.append(teller.ending(scored))
    for ranked in scored.ranking:
        gains = [round.points[ranked.side] for round in scored.rounds if round.complete]
        sum_of = " + ".join(map(str, gains)) if len(gains) > 1 else ""
        place = f"{ranked.place}. " if ranked.place else ""
        total = place + teller.say("scorepad-standing", name=teller.name(ranked.side), points=ranked.points)
        lines.append(f"{total} ({sum_of})" if sum_of else total)
    return "\n".join(lines) + "\n"


def played(pad: Pad, texts: Texts) -> str:
    """The game, and the modules it is played with."""
    title = texts.say(f"game-{pad.game}")
    modules = ", ".join(texts.say(f"module-{name}") for name in pad.modules)
    return f"{title} ({modules})" if modules else title
