"""What cannot be is refused, with the reason and its rule, and gives no points. What can be is not refused."""

import re
from pathlib import Path

import pytest

import sabika
from sabika.i18n import LANGUAGES, Texts
from sabika.modules.falcons.scorepad import PadFalcon
from sabika.modules.huts.scorepad import HutCount
from sabika.rules.core.errors import BadInput
from sabika.scorepad.boards import board_of
from sabika.scorepad.pad import Completed, Pad, PadPlayer, Round
from sabika.scorepad.palace.entries import Given, Numbers, Tiles
from sabika.scorepad.scoring import score
from sabika.scorepad.sheet.entries import Cells, Lines, Ticks
from sabika.scorepad.telling import PadTeller
from scorepad.pads import pad, round_of, tiles

NOTHING = Numbers()
MODULES = ["bonus", "huts", "falcons", "portals", "sites"]
SIX = ["pavilion-8", "seraglio-9", "arcades-9", "arcades-10", "chambers-10", "chambers-11"]


def alone(entry: Numbers | Tiles, **more: object) -> Pad:
    """A first scoring in which only the first player has anything."""
    return pad(round_of(1, entry, NOTHING, NOTHING), **more)  # type: ignore[arg-type]


def granada(*entries: Numbers) -> Pad:
    return pad(round_of(2, *entries), game="granada", players=len(entries))


def with_dirk(*dirks: Numbers | Given, **more: object) -> Pad:
    return pad(*[round_of(index, NOTHING, NOTHING, own) for index, own in enumerate(dirks, 1)], players=2, **more)  # type: ignore[arg-type]


def sheet(*entries: Lines | Cells | Ticks | None, completed: tuple[Completed, ...] = ()) -> Pad:
    rounds = [Round(scoring=1, completed=list(completed))] if completed else []
    return pad(*rounds, round_of(2, *entries), game="roll-and-write")


# In a palace of four tiles around a point: gardens and towers.
BLOCK = tiles("garden-10 1,0 tower-11 0,1 garden-11 1,1")

CASES: dict[str, tuple[Pad, str, str, str]] = {
    # name: the pad, the reason, the rule, the field
    "fewer than none": (alone(Numbers(kinds={"tower": -1})), "negative", "A32", "kinds.tower"),
    "a wall of less than nothing": (alone(Numbers(wall=-2)), "negative", "A31", "wall"),
    "no such kind": (alone(Numbers(kinds={"castle": 1})), "unknown-piece", "A1", "kinds.castle"),
    "a kind of another game": (alone(Numbers(kinds={"arena": 1})), "unknown-piece", "A1", "kinds.arena"),
    "a moat in Alhambra": (alone(Numbers(moat=3)), "not-in-game", "G9", "moat"),
    "huts without the module": (alone(Numbers(huts=[HutCount("tower", 0)])), "not-in-game", "H1", "huts"),
    "a wall for Dirk": (with_dirk(Numbers(kinds={"tower": 6}, wall=3)), "not-in-game", "A31", "wall"),
    "too many towers for one": (alone(Numbers(kinds={"tower": 12})), "too-many-tiles", "A1", "kinds.tower"),
    "too many towers for all": (
        pad(round_of(1, *[Numbers(kinds={"tower": 4})] * 3)),
        "too-many-tiles",
        "A1",
        "kinds.tower",
    ),
    "too many towers with Dirk's": (
        pad(round_of(1, Numbers(kinds={"tower": 6}), NOTHING, Numbers(kinds={"tower": 6})), players=2),
        "too-many-tiles",
        "A1",
        "kinds.tower",
    ),
    "more faces than tiles": (
        granada(*[Numbers(kinds=dict.fromkeys(("arena", "library", "hostel", "market", "park"), 4))] * 3),
        "too-many-in-all",
        "G1",
        "kinds",
    ),
    "a wall without tiles": (alone(Numbers(wall=1)), "wall-too-long", "A31", "wall"),
    "a wall longer than all walls": (alone(Numbers(kinds={"tower": 1}, wall=4)), "wall-too-long", "A31", "wall"),
    "a moat without tiles": (granada(Numbers(moat=1), NOTHING, NOTHING), "moat-too-long", "G9", "moat"),
    "a border with one part": (
        pad(round_of(1, Numbers(kinds={"tower": 3}, wall=4, border=1), NOTHING, NOTHING), game="combined"),
        "border-too-long",
        "C10",
        "border",
    ),
    "four huts": (
        alone(Numbers(kinds={"tower": 3}, huts=[HutCount("tower", 0)] * 4), modules=MODULES),
        "too-many-huts",
        "H4",
        "huts",
    ),
    "four huts, built": (
        alone(
            Tiles(
                palace=tiles(
                    "garden-10 1,0 garden-11 2,0 tower-11 3,0 hut-tower-N 0,-1 hut-garden-S 0,1 "
                    "hut-pavilion-N 1,-1 hut-arcades-N 2,-1"
                )
            ),
            modules=MODULES,
        ),
        "too-many-huts",
        "H4",
        "palace",
    ),
    "more huts of a kind than exist": (
        pad(
            round_of(1, *[Numbers(kinds={"pavilion": 1}, huts=[HutCount("pavilion", 0)] * 2)] * 2, NOTHING),
            modules=MODULES,
        ),
        "huts-of-kind",
        "H1",
        "huts",
    ),
    "a hut that counts too much": (
        alone(Numbers(kinds={"tower": 1}, huts=[HutCount("tower", 2)]), modules=MODULES),
        "beside-hut",
        "H5",
        "huts.0",
    ),
    "a hut of no kind": (alone(Numbers(huts=[HutCount("inn", 0)]), modules=MODULES), "unknown-piece", "H1", "huts.0"),
    "more portals than the wall is long": (
        alone(Numbers(kinds={"tower": 2}, wall=1, portals=2), modules=MODULES),
        "portals-in-wall",
        "P10",
        "portals",
    ),
    "more portals than exist": (
        pad(round_of(1, *[Numbers(kinds={"tower": 3}, wall=13, portals=7)] * 3), modules=MODULES),
        "too-many-portals",
        "P1",
        "portals",
    ),
    "six white falcons": (
        pad(round_of(1, *[Numbers(falcons={"white": 2})] * 3), modules=MODULES),
        "too-many-falcons",
        "F1",
        "falcons.white",
    ),
    "a falcon of another colour": (
        alone(Numbers(falcons={"red": 1}), modules=MODULES),
        "unknown-piece",
        "A1",
        "falcons.red",
    ),
    "more sites than tokens": (alone(Numbers(sites=9), modules=MODULES), "too-many-sites", "S1", "sites"),
    "a site elsewhere": (alone(Tiles(sites=["tower-12"]), modules=MODULES), "site-not-built", "S3", "sites.0"),
    "sites without the module": (alone(Tiles(sites=["tower-12"])), "not-in-game", "S1", "sites"),
    "no such card": (alone(Numbers(bonus=["tower-9-ES"]), modules=MODULES), "no-such-card", "B1", "bonus.0"),
    "one card for two": (
        pad(round_of(1, *[Numbers(kinds={"tower": 1}, bonus=["tower-12"])] * 2, NOTHING), modules=MODULES),
        "card-twice",
        "B1",
        "bonus.0",
    ),
    "one card twice": (
        alone(Tiles(palace=tiles("tower-12 1,0"), bonus=["tower-12", "tower-12"]), modules=MODULES),
        "card-twice",
        "B1",
        "bonus.1",
    ),
    "more cards than were dealt": (
        pad(
            round_of(1, Numbers(kinds={"tower": 2}, bonus=["tower-12", "tower-11"]), *[NOTHING] * 5),
            players=6,
            modules=MODULES,
        ),
        "too-many-cards",
        "B2",
        "bonus",
    ),
    "a card without its tile": (
        alone(Numbers(bonus=["tower-12"]), modules=MODULES),
        "card-without-tile",
        "B3",
        "bonus.0",
    ),
    "a card whose tile is not built": (alone(Tiles(bonus=["tower-12"]), modules=MODULES), "rules", "B3", "bonus.0"),
    "a card whose tile is a site": (
        alone(Tiles(palace=tiles("tower-12 1,0"), bonus=["tower-12"], sites=["tower-12"]), modules=MODULES),
        "rules",
        "B6",
        "bonus.0",
    ),
    "no such price": (
        granada(Numbers(kinds={"arena": 1}, best={"arena": 14}), NOTHING, NOTHING),
        "no-such-price",
        "G1",
        "best.arena",
    ),
    "a price too low for so many": (
        granada(Numbers(kinds={"arena": 4}, best={"arena": 4}), NOTHING, NOTHING),
        "price-too-low",
        "G1",
        "best.arena",
    ),
    "a tie without prices": (
        granada(Numbers(kinds={"arena": 2}), Numbers(kinds={"arena": 2}, best={"arena": 9}), NOTHING),
        "tie",
        "G11",
        "best.arena",
    ),
    "two with the same highest price": (
        granada(*[Numbers(kinds={"arena": 2}, best={"arena": 9})] * 2, NOTHING),
        "price-twice",
        "G1",
        "best.arena",
    ),
    "a Dirk without his tiles": (with_dirk(Numbers(kinds={"tower": 5})), "dirk-too-few", "A41", ""),
    "a Dirk who loses tiles": (
        with_dirk(Numbers(kinds={"tower": 6}), Numbers(kinds={"tower": 5, "garden": 9})),
        "dirk-fewer",
        "A41",
        "kinds.tower",
    ),
    "a hut for Dirk": (
        with_dirk(Given(tiles=[*SIX, "hut-tower-N"]), modules=MODULES),
        "not-for-dirk",
        "H6",
        "tiles.6",
    ),
    "a palace for Dirk": (
        pad(round_of(1, NOTHING, NOTHING, Tiles(palace=tiles("tower-12 1,0"))), players=2),
        "wrong-entry",
        "A42",
        "",
    ),
    "a tile used twice": (
        pad(round_of(1, *[Tiles(palace=tiles("tower-12 1,0"))] * 2, NOTHING)),
        "used-twice",
        "A1",
        "palace.0",
    ),
    "both faces of one tile": (
        pad(
            round_of(1, Tiles(palace=tiles("arena-9-N 0,-1")), Tiles(palace=tiles("market-8-N 0,-1")), NOTHING),
            game="granada",
        ),
        "used-twice",
        "A1",
        "palace.0",
    ),
    "a tile that changed hands": (
        pad(
            round_of(1, Tiles(palace=tiles("tower-12 1,0")), Tiles(), Tiles()),
            round_of(2, Tiles(), Tiles(palace=tiles("tower-12 1,0")), Tiles()),
        ),
        "moved-on",
        "A17",
        "",
    ),
    "a tile that was turned": (
        pad(
            round_of(1, Tiles(palace=tiles("arena-9-N 0,-1")), NOTHING, NOTHING),
            round_of(2, Tiles(palace=tiles("market-8-N 0,-1")), NOTHING, NOTHING),
            game="granada",
        ),
        "turned",
        "G7",
        "",
    ),
    "no such tile": (alone(Tiles(palace=tiles("tower-99 1,0"))), "unknown-piece", "A1", "palace.0"),
    "a wall against a bare edge": (
        alone(Tiles(palace=tiles("garden-11 1,0 tower-12 0,1 pavilion-3-SW 1,1"))),
        "palace",
        "A21",
        "palace.2",
    ),
    "a tile that nobody can walk to": (
        alone(Tiles(palace=tiles("tower-11-S 1,0 tower-11-N 1,1"))),
        "palace",
        "A22",
        "palace.1",
    ),
    "a hole": (
        alone(
            Tiles(
                palace=tiles(
                    "tower-11 1,0 tower-12 2,0 garden-10 2,1 garden-11 2,2 arcades-9 1,2 arcades-10 0,2 chambers-10 0,1"
                )
            )
        ),
        "palace",
        "A24",
        "palace.6",
    ),
    "a tile far away": (alone(Tiles(palace=tiles("tower-12 5,5"))), "palace", "A23", "palace.0"),
    "two tiles in one cell": (alone(Tiles(palace=tiles("tower-12 1,0 tower-11 1,0"))), "palace", "A23", "palace.1"),
    "a falcon where no four tiles meet": (
        alone(Tiles(palace=BLOCK[:1], falcons=[PadFalcon("white-garden-tower", (0, 0))]), modules=MODULES),
        "rules",
        "F4",
        "falcons.0",
    ),
    "no such falcon": (
        alone(Tiles(falcons=[PadFalcon("pink", (0, 0))]), modules=MODULES),
        "unknown-piece",
        "F1",
        "falcons.0",
    ),
    "the first scoring again": (
        pad(round_of(1, *[NOTHING] * 3), round_of(1, *[NOTHING] * 3)),
        "out-of-order",
        "A30",
        "scoring",
    ),
    "a scoring after the end": (
        pad(round_of(3, *[NOTHING] * 3), round_of(2, *[NOTHING] * 3)),
        "out-of-order",
        "A30",
        "scoring",
    ),
    "sheets for a palace game": (pad(round_of(1, Lines(), NOTHING, NOTHING)), "wrong-entry", "A32", ""),
    "sheets before the end": (
        pad(Round(scoring=1, entries=[Lines()], completed=[Completed(0, "tower")]), game="roll-and-write"),
        "only-completed",
        "R10",
        "entries",
    ),
    "kinds completed at the end": (
        pad(Round(scoring=2, entries=[Lines()] * 3, completed=[Completed(0, "tower")]), game="roll-and-write"),
        "completed-at-end",
        "R10",
        "completed",
    ),
    "completed by nobody": (
        pad(Round(scoring=1, completed=[Completed(7, "tower")]), game="roll-and-write"),
        "no-such-side",
        "R1",
        "completed.0",
    ),
    "completed twice": (
        pad(Round(scoring=1, completed=[Completed(1, "tower")] * 2), game="roll-and-write"),
        "completed-twice",
        "R10",
        "completed.1",
    ),
    "completed, and yet not": (
        sheet(Cells(), Lines(), Lines(), completed=(Completed(0, "tower"),)),
        "not-completed",
        "R10",
        "kinds.tower",
    ),
    "no such cell": (sheet(Cells(cells=[(7, 1)]), Lines(), Lines()), "no-such-cell", "R1", "cells.0"),
    "a cell twice": (sheet(Cells(cells=[(1, 1), (1, 1)]), Lines(), Lines()), "cell-twice", "R6", "cells.1"),
    "seven in a row": (sheet(Lines(rows=[7]), Lines(), Lines()), "wrong-line", "R12", "rows.0"),
    "rows that are not the columns": (
        sheet(Lines(kinds={"tower": 2}, rows=[2], columns=[1]), Lines(), Lines()),
        "lines-differ",
        "R12",
        "rows",
    ),
    "rows that no sheet has": (
        sheet(Lines(kinds={"tower": 4}, rows=[4], columns=[4]), Lines(), Lines()),
        "lines-impossible",
        "R12",
        "rows",
    ),
    "more towers than on the sheet": (
        sheet(Lines(kinds={"tower": 30}), Lines(), Lines()),
        "too-many-buildings",
        "R1",
        "kinds.tower",
    ),
    "too many coins": (sheet(Lines(coins=99), Lines(), Lines()), "too-many-coins", "R3", "coins"),
    "fewer coins than none": (sheet(Lines(coins=-1), Lines(), Lines()), "negative", "R13", "coins"),
    "ticks for a player": (sheet(Ticks(), Lines(), Lines()), "wrong-entry", "R11", ""),
}


@pytest.mark.parametrize("name", CASES)
def test_it_is_refused_with_its_reason_and_gives_no_points(name: str) -> None:
    written, reason, rule, field = CASES[name]
    scored = score(written)
    found = [(refusal.reason, refusal.rule, refusal.field) for refusal in scored.refusals]
    assert (reason, rule, field) in found
    wrong = {refusal.round for refusal in scored.refusals}
    for index in wrong:
        assert index is not None
        assert not scored.rounds[index].complete
        assert scored.rounds[index].terms == []
        assert not any(scored.rounds[index].points)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_with_its_rule(language: str) -> None:
    texts = Texts(language, strict=True)
    for name, (written, *_) in CASES.items():
        teller = PadTeller(texts, board_of(written), written)
        for refusal in score(written).refusals:
            sentence = teller.refusal(refusal)
            assert f"({refusal.rule})" in sentence, name
            assert not re.search(r"[{}]|-[NESW]+\b", sentence), sentence


def test_every_refusal_that_can_be_told_is_among_these() -> None:
    folder = Path(sabika.__file__).parent
    catalogues = [folder / "i18n" / "en" / "scorepad.ftl", *folder.glob("modules/*/en.ftl")]
    catalogue = "\n".join(path.read_text(encoding="utf-8") for path in catalogues)
    assert set(re.findall(r"^scorepad-refused-([\w-]+) =", catalogue, re.MULTILINE)) == {
        refusal.reason for written, *_ in CASES.values() for refusal in score(written).refusals
    }


@pytest.mark.parametrize(
    "entry",
    [
        Numbers(kinds={"pavilion": 1}, wall=3),
        Numbers(kinds={"pavilion": 1, "seraglio": 1, "arcades": 1, "chambers": 1}, wall=12),
        Numbers(kinds={"tower": 11}, wall=0),
    ],
    ids=["the three walls of one tile", "four tiles around the fountain", "all towers"],
)
def test_the_most_that_can_be_is_not_refused(entry: Numbers) -> None:
    """A31: the bound on walls never refuses what tiles can give."""
    assert score(alone(entry)).refusals == []


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (pad(game="chess"), "There is no game 'chess'"),
        (pad(players=1), "for 2 to 6 players"),
        (pad(modules=["dragons"]), "There is no module 'dragons'"),
        (pad(edition="1999"), "There is no edition '1999'"),
        (pad(youngest_first=[3]), "The order of ages names seats of the table"),
        (pad(youngest_first=[1, 1]), "The order of ages names seats of the table"),
        (pad(game="roll-and-write", youngest_first=[1]), "the first player is chosen by lot"),
        (pad(round_of(1, *[NOTHING] * 4)), "3 sides are scored"),
        (pad(*[round_of(1)] * 4), "at most 3 scorings"),
        (Pad(game="alhambra", players=[PadPlayer("Ana", 1), PadPlayer("Bo", 1)]), "the same colour"),
    ],
)
def test_what_is_no_game_is_refused_in_one_sentence(written: Pad, sentence: str) -> None:
    with pytest.raises(BadInput, match=re.escape(sentence)):
        score(written)
