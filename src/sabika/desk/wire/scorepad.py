"""What a pad comes to, on the wire."""

from itertools import zip_longest

from sabika.desk.wire import scorepad_messages as wire
from sabika.desk.wire import showing
from sabika.desk.wire.board import terms
from sabika.desk.wire.palace import PalaceBoard
from sabika.desk.wire.view import Line
from sabika.rules.palace.palace import Palace
from sabika.scorepad import Box, Fits, PadRefusal, ScoredPad, setup_steps
from sabika.scorepad.box import sorts_of
from sabika.scorepad.result import Figures, ScoredRound


def scored(found: ScoredPad) -> wire.ScoredPad:
    rounds = range(len(found.rounds))
    return wire.ScoredPad(
        sides=[wire.PadSide(name=side.name, colour=side.colour, sort=side.sort) for side in found.sides],
        rounds=[_round(round) for round in found.rounds],
        sources=found.sources,
        gained=[[found.gained(side, round) for round in rounds] for side in range(len(found.sides))],
        points=found.points,
        course=found.course,
        ranking=[wire.PadPlace(side=own.side, place=own.place, points=own.points) for own in found.ranking],
        winners=found.winners,
        over=found.over,
        next=found.next,
        refusals=[_refused(refusal) for refusal in found.refusals],
        replayable=found.replayable,
    )


def _round(round: ScoredRound) -> wire.PadRound:
    return wire.PadRound(
        scoring=round.scoring,
        complete=round.complete,
        terms=list(terms(round.terms)),
        points=round.points,
        figures=[
            _figures(own, _lines(palace)) if own else None for own, palace in zip_longest(round.figures, round.palaces)
        ],
    )


def _figures(found: Figures, lines: tuple[Line, ...]) -> wire.PadFigures:
    return wire.PadFigures(
        kinds=dict(found.kinds),
        tiles=dict(found.tiles),
        wall=found.wall,
        moat=found.moat,
        border=found.border,
        best=dict(found.best),
        portals=found.portals,
        huts=found.huts,
        falcons=dict(found.falcons),
        bonus=found.bonus,
        sites=found.sites,
        rows=list(found.rows),
        columns=list(found.columns),
        coins=found.coins,
        lines=list(lines),
    )


def _refused(refusal: PadRefusal) -> wire.PadRefused:
    return wire.PadRefused(
        round=refusal.round,
        side=refusal.side,
        field=refusal.field,
        reason=refusal.reason,
        rule=refusal.rule,
        details=dict(refusal.details),
        because=showing.refusal(refusal.because) if refusal.because else None,
    )


def fitting(found: Fits) -> wire.PadFits:
    return wire.PadFits(
        placed=found.placed,
        refusal=_refused(found.refusal) if found.refusal else None,
        fits=[wire.FittingTile(tile=own.tile, cells=own.cells) for own in found.fits],
        falcons=[wire.FittingFalcon(falcon=own.falcon, cells=own.cells) for own in found.falcons],
        removable=found.removable,
        left=found.left,
        bonus=found.bonus,
        figures=_figures(found.figures, _lines(found.palace)) if found.figures else None,
    )


def _lines(palace: Palace | None) -> tuple[Line, ...]:
    """The edges of a laid palace that give points."""
    if palace is None:
        return ()
    board = showing.board_with(palace.pieces)
    assert isinstance(board, PalaceBoard)
    return board.lines(palace)


def setting_up(box: Box) -> wire.PadSetup:
    return wire.PadSetup(
        sides=sorts_of(box),
        scorings=box.scorings,
        kinds=[wire.KindPrinted(kind=kind, most=box.most(kind)) for kind in box.kinds],
        fields=box.fields(),
        limits=box.limits(),
        bonus=box.bonus_cards(),
        steps=[
            wire.PadStep(code=own.code, rule=own.rule, args=dict(own.args), when=own.when)
            for own in setup_steps(box.setup)
        ],
        pieces=showing.board_with(box.printed).pieces(),
    )
