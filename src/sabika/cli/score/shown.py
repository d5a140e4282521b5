"""A scorepad on the screen: a table of points, every term, the ranking, palaces as small plans."""

from collections.abc import Mapping, Sequence
from typing import get_args

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sabika.cli.score.saves import KeptPad
from sabika.i18n import Texts
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.palace import Palace
from sabika.scorepad.boards import board_of
from sabika.scorepad.export import played
from sabika.scorepad.pad import Pad
from sabika.scorepad.result import ScoredPad
from sabika.scorepad.said import When
from sabika.scorepad.scoring import score
from sabika.scorepad.telling import PadTeller
from sabika.shown import counted_terms
from sabika.terminal.palace.plan import Marks, Plan
from sabika.terminal.palette import DARK

CELL = (5, 1)
"""The inside of a cell on a plan, in characters."""


def show_pad(pad: Pad, texts: Texts, console: Console) -> None:
    """Everything: points, terms, what was refused, the ranking."""
    scored, teller = score(pad), PadTeller(texts, board_of(pad), pad)
    console.print(Text(played(pad, texts), "bold"))
    for index, round in enumerate(scored.rounds):
        console.print(Text(teller.scoring(round.scoring), "underline"))
        show_refusals(scored, index, teller, console)
        for term in counted_terms(round.terms):
            console.print(Text(f"  {teller.narrator.term(term)} ({term.rule})"))
    show_points(scored, teller, console)


def show_refusals(scored: ScoredPad, round: int | None, teller: PadTeller, console: Console) -> None:
    for refusal in scored.refusals:
        if refusal.round == round:
            console.print(Text(f"  {teller.refusal(refusal)}", "red"))


def show_points(scored: ScoredPad, teller: PadTeller, console: Console) -> None:
    """A row for each scoring, then the totals, the best side first; then who wins, once that is known."""
    sides = [ranked.side for ranked in scored.ranking]
    table = Table(teller.say("scorepad-scoring"), *(teller.name(side) for side in sides))
    for round in scored.rounds:
        points = [str(round.points[side]) if round.complete else "–" for side in sides]
        table.add_row(teller.scoring(round.scoring), *points)
    table.add_section()
    table.add_row(teller.say("scorepad-total"), *(str(scored.points[side]) for side in sides), style="bold")
    console.print(table)
    if scored.over:
        console.print(Text(teller.ending(scored), "bold"))


def terms_table(scored: ScoredPad, teller: PadTeller) -> Table:
    """A row for each source of points: what each side got for it, scoring by scoring."""
    sides = [ranked.side for ranked in scored.ranking]
    table = Table(teller.say("scorepad-source"), *(teller.name(side) for side in sides))
    rounds = [index for index, round in enumerate(scored.rounds) if round.complete]
    for source in scored.sources:
        gained = [[scored.gained[side][index].get(source, 0) for index in rounds] for side in sides]
        table.add_row(teller.source(source), *(" + ".join(map(str, own)) for own in gained))
    return table


def show_steps(teller: PadTeller, console: Console) -> None:
    """The set-up, step by step, with what comes later under its own heading."""
    when = ""
    number = 0
    for step in sorted(teller.board.steps(), key=lambda step: get_args(When).index(step.when)):
        if step.when != when:
            when, number = step.when, 0
            console.print(Text(teller.say(f"scorepad-when-{when}"), "underline"))
        number += 1
        console.print(Text(f"{number:3}. {teller.step(step)}"))


def plan(palace: Palace, texts: Texts, legal: Mapping[tuple[int, int], str] | None = None) -> Text:
    """A palace as a small drawing, with the cells that can be chosen."""
    names = tuple(texts.say(f"kind-{kind}") for kind in palace.pieces.kinds)
    xs, ys = zip(*[place_of(cell) for cell in palace.cells])
    # A ring of cells around the palace, where tiles can be built.
    width, height = max(xs) - min(xs) + 3, max(ys) - min(ys) + 3
    room = width * (CELL[0] + 1) + 1, height * (CELL[1] + 1) + 1
    return Plan(palace, *room, Marks(legal=legal or {}), names, largest=CELL).draw(DARK)


def history_table(pads: Sequence[KeptPad], texts: Texts) -> Table | Text:
    """The games written down before, the newest first: what was played, and by whom for how many points."""
    if not pads:
        return Text(texts.say("pad-history-empty"))
    table = Table(texts.say("pad-file"), texts.say("pad-game"), texts.say("pad-result"))
    for kept in reversed(pads):
        teller = PadTeller(texts, board_of(kept.pad), kept.pad)
        result = [f"{teller.name(ranked.side)} {ranked.points}" for ranked in kept.scored.ranking]
        title = played(kept.pad, texts)
        unfinished = "" if kept.scored.over else texts.say("pad-unfinished")
        table.add_row(kept.path.name, title, ", ".join([*result, *filter(None, [unfinished])]))
    return table
