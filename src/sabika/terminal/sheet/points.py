"""Where points come from: a table of kinds, rows, columns and coins for all sides, and every term as a sentence."""

from collections.abc import Sequence
from enum import Enum

from rich.text import Text

from sabika.i18n import SheetNarrator
from sabika.rules.core.scoring import Term
from sabika.rules.sheet.game import SheetGame
from sabika.terminal.columns import columns, width_of
from sabika.terminal.palette import KIND_SIGNS, KIND_STYLES, Palette
from sabika.terminal.sheet.scores import DONE_SIGN

COMPLETED = "R10"


class Detail(Enum):
    """How much is said about the points of a kind, and how long names may be."""

    FULL = 12
    PLACE = 8
    POINTS = 5


def points_table(terms: Sequence[Term], game: SheetGame, narrator: SheetNarrator, palette: Palette, room: int) -> Text:
    """A column for each side, the best first, the totals, and a row for each source of points, with as much of what
    explains them as there is room for."""
    for detail in Detail:
        table = _table(terms, game, narrator, palette, room, detail)
        if width_of(table) <= room:
            break
    return table


def _table(
    terms: Sequence[Term], game: SheetGame, narrator: SheetNarrator, palette: Palette, room: int, detail: Detail
) -> Text:
    totals = totals_of(terms, game)
    sides = sorted(range(game.sides), key=lambda side: (-totals[side], side))
    rows = [
        [Text(), *(_name(game, side, narrator, palette, detail) for side in sides)],
        [Text(narrator.texts.say("score-total"), "bold"), *(Text(str(totals[side]), "bold") for side in sides)],
    ]
    for source in _sources(terms, game):
        own = [term for term in terms if source_of(term) == source]
        cells = [_cell([term for term in own if term.side == side], narrator, palette, detail) for side in sides]
        rows.append([_label(source, game, narrator), *cells])
    return columns(rows, room)


def totals_of(terms: Sequence[Term], game: SheetGame) -> list[int]:
    """The points of each side in these terms."""
    return [sum(term.points for term in terms if term.side == side) for side in range(game.sides)]


def source_of(term: Term) -> str:
    """A kind, `row`, `column`, `coins` or `dummies`."""
    return term.what if term.place else term.what.partition("-")[0]


def _sources(terms: Sequence[Term], game: SheetGame) -> list[str]:
    """What there is to tell, the kinds always."""
    others = dict.fromkeys(source_of(term) for term in terms if not term.place)
    return [*game.sheet.kinds, *others]


def _name(game: SheetGame, side: int, narrator: SheetNarrator, palette: Palette, detail: Detail) -> Text:
    seats = len(game.players)
    name = narrator.words.name(side)
    if side >= seats and len(name) > detail.value:
        name = narrator.texts.say("dummy-short", number=side - seats + 1)
    won = game.over and side in game.winners()
    return Text(f"{'★ ' if won else ''}{name[: detail.value]}", palette.wall if won else palette.strong)


def _label(source: str, game: SheetGame, narrator: SheetNarrator) -> Text:
    if source not in game.sheet.kinds:
        return Text(narrator.texts.say(f"source-{source}"))
    return Text.assemble((f" {KIND_SIGNS[source]} ", KIND_STYLES[source]), f" {narrator.words.kind(source)}")


def _cell(terms: Sequence[Term], narrator: SheetNarrator, palette: Palette, detail: Detail) -> Text:
    """The points and what they are for: `5×, 1st ✓ 16`, or `2+10 12` for several lines."""
    if not terms:
        return Text("·", palette.quiet)
    points = sum(term.points for term in terms)
    why = "" if detail is Detail.POINTS else _why(terms, narrator, detail)
    return Text.assemble((f"{why} " if why else "", palette.quiet), (f"{points:>2}", palette.good if points else "dim"))


def _why(terms: Sequence[Term], narrator: SheetNarrator, detail: Detail) -> str:
    first = terms[0]
    if first.place:
        message = "why-kind" if detail is Detail.FULL else "why-place"
        why = narrator.texts.say(message, amount=first.amount, place=first.place, sharers=first.sharers)
        return f"{why} {DONE_SIGN}" if first.rule == COMPLETED else why
    if source_of(first) in ("row", "column"):
        return "+".join(str(term.points) for term in terms) if len(terms) > 1 else ""
    return narrator.texts.say("why-wall", amount=first.amount)


def sentences(terms: Sequence[Term], narrator: SheetNarrator) -> Text:
    """Every term that gives points or takes a place, side by side."""
    ordered = sorted(terms, key=lambda term: term.side)
    return Text("\n").join(Text(narrator.term(term)) for term in ordered)


def all_terms(game: SheetGame) -> list[Term]:
    """Everything that was scored so far."""
    return [term for scored in game.scorings for term in scored.terms]
