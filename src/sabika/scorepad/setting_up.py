"""The set-up assistant: what has to be laid out for exactly this mixture and number of players, step by step."""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from sabika.modules.bonus import rules as bonus
from sabika.modules.certificates import rules as certificates
from sabika.modules.dirk import rules as dirk
from sabika.modules.exchange import rules as exchange
from sabika.modules.falcons import rules as falcons
from sabika.modules.huts import rules as huts
from sabika.modules.portals import rules as portals
from sabika.modules.sites import rules as sites
from sabika.modules.vizier import rules as vizier
from sabika.rules.core.game import Setup
from sabika.rules.games import alhambra, combined, granada, roll_and_write
from sabika.rules.palace.dealing import FIRST_MONEY, PILES
from sabika.rules.palace.money import CARDS, COPIES
from sabika.rules.palace.pieces import CURRENCIES
from sabika.rules.palace.turn import DISPLAY_SIZE
from sabika.rules.palace.yard import SPACES
from sabika.rules.sheet.starting import FIRST_BUILDINGS
from sabika.scorepad.box import TOKENS, Box, box_for

When = Literal["start", "scoring-1", "scoring-2", "pile"]
"""Before the game, right after a scoring, or when the pile has run out for the first time."""


class SetupStep(NamedTuple):
    """Something to do before the game, or later: a code to translate, its rule, and the numbers it mentions."""

    code: str
    rule: str
    args: Mapping[str, int]
    when: When = "start"


def step(code: str, rule: str, **args: int) -> SetupStep:
    return SetupStep(code, rule, args)


def later(when: When, code: str, rule: str, **args: int) -> SetupStep:
    return SetupStep(code, rule, args, when)


def setup_steps(setup: Setup) -> list[SetupStep]:
    """All steps, in the order in which they are taken."""
    box = box_for(setup)
    return list(steps_with_sheets(box) if box.on_sheets else steps_with_palaces(box))


def steps_with_palaces(box: Box) -> Iterator[SetupStep]:
    yield step("fountains", "C1" if box.pieces.two_parts else "A5", players=box.setup.players)
    yield from steps_for_tiles(box)
    yield from steps_of_modules(box)
    yield from steps_for_money(box)
    yield from steps_for_later(box)


def steps_for_tiles(box: Box) -> Iterator[SetupStep]:
    tiles = len(box.pieces.sets()[0])
    match box.setup.game:
        case alhambra.NAME:
            yield step("tiles", "A6", tiles=tiles)
            yield step("yard", "A6", spaces=SPACES)
        case granada.NAME:
            yield step("tiles-with-moats", "G2", tiles=tiles)
            yield step("yard-with-moats", "G2", spaces=SPACES)
        case _:
            yield step("two-bags", "C1", tiles=tiles, moats=len(box.pieces.sets()[1]))
            yield step("two-yards", "C3", spaces=SPACES)
    if box.dirk:
        rule = {alhambra.NAME: "A41", granada.NAME: "G14", combined.NAME: "C14"}[box.setup.game]
        code = {alhambra.NAME: "dirk", granada.NAME: "dirk-with-moats", combined.NAME: "dirk-both"}[box.setup.game]
        yield step(code, rule, tiles=dirk.FIRST_TILES)


def steps_of_modules(box: Box) -> Iterator[SetupStep]:
    players = box.setup.players
    if box.has(vizier.NAME):
        yield step("viziers", "V1", players=players)
    if box.has(huts.NAME):
        yield step("huts", "H1", huts=len(huts.printed_huts(box.pieces)), stacks=len(box.kinds))
    if box.has(falcons.NAME):
        yield step("falcons", "F1", falcons=len(falcons.COLOURS) * falcons.OF_EACH_COLOUR)
    if box.has(portals.NAME):
        yield step("portals", "P1", each=portals.EACH, portals=box.limits()["portals"])
        yield step("portal-price", "P2", more=portals.SURCHARGES[0])
    if box.has(sites.NAME):
        yield step("site-tokens", "S1", each=sites.TOKENS_EACH, tokens=TOKENS)
    if box.has(certificates.NAME):
        each = certificates.TOKENS[players]
        yield step("certificates", "E1", each=each, tokens=each * len(CURRENCIES), players=players)
    if box.has(bonus.NAME):
        each, cards = bonus.CARDS_EACH[players], len(box.bonus_cards())
        yield step("bonus", "B2", cards=cards, each=each, aside=cards - each * players)


def steps_for_money(box: Box) -> Iterator[SetupStep]:
    cards = CARDS * COPIES
    if box.dirk:
        cards -= CARDS
        yield step("cards-out", "A40", out=CARDS, cards=cards)
    yield step("money", "A7", cards=cards, total=FIRST_MONEY)
    yield step("first-player", "A8")
    yield step("display", "A9", cards=DISPLAY_SIZE)
    yield step("piles", "A10", piles=PILES)
    if box.setup.game == combined.NAME:
        yield step("first-card", "C2", pile=combined.FIRST_CARD_PILE)
    else:
        first, second = alhambra.EDITIONS[box.setup.edition or alhambra.DEFAULT_EDITION]
        yield step("scoring-cards", "A10", first=first, second=second)
    if box.has(exchange.NAME):
        first, second, third = exchange.PILES
        cards = len(exchange.EXCHANGE_CARDS)
        yield step("exchange", "X1", cards=cards, each=exchange.CARDS_EACH, first=first, second=second, third=third)
    yield step("stack", "A10")


def steps_for_later(box: Box) -> Iterator[SetupStep]:
    """What has to be remembered during the game."""
    if box.has(portals.NAME):
        yield later("scoring-1", "portal-price", "P2", more=portals.SURCHARGES[1])
        yield later("scoring-2", "portal-price", "P2", more=portals.SURCHARGES[2])
    if box.dirk:
        both = box.pieces.two_parts
        code, rule = ("dirk-again-both", "C14") if both else ("dirk-again", "A41")
        yield later("scoring-1", code, rule, tiles=dirk.FIRST_TILES)
        yield later("scoring-2", "dirk-third-both" if both else "dirk-third", rule)
    if box.setup.game == combined.NAME:
        yield later("pile", "second-card", "C2", piles=PILES, pile=combined.SECOND_CARD_PILE)


def steps_with_sheets(box: Box) -> Iterator[SetupStep]:
    players, sheet = box.setup.players, box.sheet
    yield step("sheets", "R1", players=players)
    yield step("coins", "R3", coins=sheet.first_coins)
    yield step("first-buildings", "R2", buildings=FIRST_BUILDINGS)
    yield step("first-pair", "R2")
    yield step("second-pair" if players > 1 else "second-pair-alone", "R2" if players > 1 else "R17")
    if box.dummies:
        yield step("dummies", "R15", dummies=box.dummies, buildings=FIRST_BUILDINGS)
    if box.setup.option("goal", "") == "beat":
        yield step("beat", "R18", points=roll_and_write.DUMMY_POINTS[box.dummies])
    yield step("rounds", "R1", rounds=sheet.rounds[max(min(sheet.rounds), box.sides)])
