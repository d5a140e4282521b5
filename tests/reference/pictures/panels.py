"""Panels of a picture: a position, what is tried in it with the engine's verdict, and what happens or is scored then.

No verdict is written by hand. Who describes a picture says which rule is to refuse a try, so that a picture cannot show
something else than it is meant to.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from sabika.desk.wire import showing
from sabika.desk.wire import view as wire
from sabika.i18n.sentence import Sentence
from sabika.i18n.sentences import sentences_of
from sabika.rules.core.game import Game
from sabika.rules.core.scoring import Term
from sabika.rules.palace.game import PalaceGame
from sabika.rules.sheet.game import SheetGame
from sabika.shown import shown_lines, shown_refusal, shown_terms

Panel = dict[str, Any]
FITS: Final = ""
"""The verdict on what no rule refuses."""
SHOWN: Final = ("display", "hand", "reserve", "beside")


def of(
    game: Game, *tries: tuple[str, str], shows: str = "palace", lines: str = "", told: Sequence[Sentence] = ()
) -> Panel:
    """A position with what seat 0 can see of its own, and what it tries: an action, and the rule that refuses it.

    `shows` names what is drawn of a palace game: palace, display, hand, reserve, beside; `lines` those that glow.
    """
    panel: Panel = sheet(game) if isinstance(game, SheetGame) else palace(game, shows.split(), lines.split())
    return _plain(panel | {"tries": [_tried(game, *each) for each in tries], "told": list(told)})


def palace(game: Game, shows: Sequence[str], lines: Sequence[str]) -> Panel:
    assert isinstance(game, PalaceGame)
    seen = showing.view(game, 0)
    assert isinstance(seen, wire.PalaceView)
    own = seen.players[0]
    known = {"display": seen.display, "hand": seen.hand, "reserve": own.reserve, "beside": own.beside}
    panel: Panel = {"board": "palace", "game": seen.game}
    if "palace" in shows:
        glowing = [line for line in shown_lines(game.seats[0].palace) if line.what in lines]
        panel |= {"placed": own.palace, "lines": [edge for line in glowing for edge in line.edges]}
    return panel | {name: known[name] for name in SHOWN if name in shows}


def sheet(game: SheetGame) -> Panel:
    seen = showing.view(game, 0)
    assert isinstance(seen, wire.SheetView)
    own = seen.players[0]
    return {"board": "sheet", "built": own.built, "blue": own.blue, "yellow": own.yellow, "coins": own.coins}


def _tried(game: Game, action: str, refused: str) -> Panel:
    parsed = game.parse(action)
    refusal = game.why_not(parsed)
    assert (refusal.rule if refusal else FITS) == refused, f"{action}: {refusal}"
    option = showing.option(game, parsed)
    facts = {name: getattr(option, name, None) for name in ("tile", "cell", "cards")}
    verdict = {"refusal": shown_refusal(refusal, game.printed())} if refusal else {}
    return {"action": action, "said": option.said, **{name: fact for name, fact in facts.items() if fact}, **verdict}


def played(game: Game, *actions: str) -> list[Sentence]:
    """What happens when these actions are carried out."""
    return [
        sentences_of(game).event(event)
        for action in actions
        for event in game.apply(game.parse(action))
        if not type(event).__name__.startswith(("Yard", "Display", "Turn"))
    ]


def gained(game: Game, *rules: str, scoring: int | None = None) -> list[Panel]:
    """What seat 0 gets by these rules, and why."""
    terms = game.score_now() if scoring is None else game.terms(scoring)
    shown = shown_terms([term for term in terms if term.side == 0 and term.rule in rules], game.printed())
    return [_plain({"points": term.points, "said": term.said}) for term in shown]


def ranking(game: Game, terms: Sequence[Term], what: str) -> Panel:
    """Who gets how many points for a kind, and why."""
    by_side = {term.side: term for term in shown_terms(terms, game.printed()) if term.what == what}
    found = [by_side.get(side) for side in range(game.setup.players)]
    rows = [{"points": term.points, "said": term.said} if term else {"points": 0} for term in found]
    return _plain({"board": "ranking", "what": what, "rows": rows})


def _plain(panel: Panel) -> Panel:
    """As it is written to a file."""
    plain: Panel = msgspec.json.decode(msgspec.json.encode(panel))
    return plain
