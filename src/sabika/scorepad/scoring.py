"""From a pad to its points."""

from collections.abc import Iterator

from sabika.i18n.sentences import sentences_with
from sabika.scorepad.board import Board
from sabika.scorepad.boards import board_of
from sabika.scorepad.pad import Pad
from sabika.scorepad.result import PadPlace, PadRound, PadSide, ScoredPad, source_of
from sabika.scorepad.said import PadRefused


def score(pad: Pad) -> ScoredPad:
    """The points of a pad, and what had to be refused in it."""
    board = board_of(pad)
    rounds = board.rounds(pad)
    refusals = [*out_of_order(pad, board), *(refusal for round in rounds for refusal in round.refusals)]
    wrong = {refusal.round for refusal in refusals}
    scored = [round.scored(index not in wrong) for index, round in enumerate(rounds)]
    course = course_of(scored, board.sides)
    over = bool(scored) and all(round.complete for round in scored) and scored[-1].scoring == board.scorings[-1]
    winners = winners_of(course[-1], board) if over else []
    sentences = sentences_with(board.printed, board.setup.players, board.setup.option("goal", "points"))
    return ScoredPad(
        sides=sides_of(pad, board),
        rounds=scored,
        sources=sources_of(scored, board),
        gained=[[gained_in(round, side) for round in scored] for side in range(board.sides)],
        points=course[-1],
        course=course,
        ranking=ranking_of(course[-1], board),
        winners=winners,
        over=over,
        ending=sentences.ending(course[-1], winners) if over else None,
        next=next_scoring(pad, board),
        refusals=refusals,
        replayable=is_replayable(pad),
    )


def sides_of(pad: Pad, board: Board) -> list[PadSide]:
    """Who is ranked: the players, then whoever else."""
    players = [PadSide(sort="player", name=player.name, colour=player.colour) for player in pad.players]
    return [*players, *(PadSide(sort=sort, name="", colour=None) for sort in board.others)]


def sources_of(rounds: list[PadRound], board: Board) -> list[str]:
    """What has given points, in the order of the rules. What they do not know comes last."""
    found = list(dict.fromkeys(source_of(term) for round in rounds for term in round.terms))
    return sorted(found, key=lambda own: board.sources.index(own) if own in board.sources else len(board.sources))


def gained_in(round: PadRound, side: int) -> dict[str, int]:
    """The points of a side, by source."""
    found: dict[str, int] = {}
    for term in round.terms:
        if term.side == side:
            found[source_of(term)] = found.get(source_of(term), 0) + term.points
    return found


def out_of_order(pad: Pad, board: Board) -> Iterator[PadRefused]:
    """Scorings come in order, and nothing after the last one (A30, A38, R11). Only in Roll & Write kinds are completed
    again and again."""
    last = 0
    for index, round in enumerate(pad.rounds):
        again = round.scoring == last == board.again
        if round.scoring not in board.scorings or (round.scoring <= last and not again):
            yield PadRefused(index, None, "scoring", "out-of-order", board.order, {"scoring": round.scoring}, None)
        last = max(last, round.scoring)


def next_scoring(pad: Pad, board: Board) -> int | None:
    """The scoring that usually comes next; none after the last one."""
    last = max((round.scoring for round in pad.rounds), default=0)
    if last >= board.scorings[-1]:
        return None
    return board.again or last + 1


def course_of(rounds: list[PadRound], sides: int) -> list[list[int]]:
    course = [[0] * sides]
    for round in rounds:
        if round.complete:
            course.append([before + more for before, more in zip(course[-1], round.points)])
    return course


def who_can_win(board: Board) -> range:
    """The players (A44, R15); the dummies too, if they are to be beaten (R18)."""
    return range(board.sides if board.setup.option("goal", "") == "beat" else board.setup.players)


def winners_of(points: list[int], board: Board) -> list[int]:
    """Most points win; equal points share the win (A38, R14)."""
    most = max(points[side] for side in who_can_win(board))
    return [side for side in who_can_win(board) if points[side] == most]


def ranking_of(points: list[int], board: Board) -> list[PadPlace]:
    """All sides, the best first. Equal points share a place, and the next one is counted after them."""
    ranked = who_can_win(board)
    order = sorted(range(board.sides), key=lambda side: (side not in ranked, -points[side], side))
    better = {side: sum(points[other] > points[side] for other in ranked) for side in ranked}
    return [
        PadPlace(side=side, place=better[side] + 1 if side in ranked else None, points=points[side]) for side in order
    ]


def is_replayable(pad: Pad) -> bool:
    """Whether there is something to look at, laid tile by tile."""
    return any(entry.laid for round in pad.rounds for entry in round.entries if entry)
