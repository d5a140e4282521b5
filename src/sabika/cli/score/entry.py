"""What is written down for one side at a scoring, question by question."""

from msgspec.structs import replace

from sabika.cli.score.laying import lay_palace, lay_tiles
from sabika.cli.score.questions import Asking
from sabika.i18n import Texts
from sabika.modules.falcons.rules import COLOURS
from sabika.rules.games import granada
from sabika.rules.sheet.sheet import SIDE
from sabika.scorepad import Box, Pad
from sabika.scorepad.pad import Cells, Entry, Given, HutCount, Lines, Numbers, Ticks, Tiles
from sabika.scorepad.palace.counting import MOST_BESIDE
from sabika.scorepad.telling import PadTeller

LONGEST = 120
"""No line is longer; what is too long for the tiles is refused with the reason."""


class Entering:
    """Asks for one entry. What stood there before, or at the scoring before, is the usual answer."""

    def __init__(self, asking: Asking, box: Box, pad: Pad, round: int, side: int) -> None:
        self.asking = asking
        self.box = box
        self.pad = pad
        self.round = round
        self.side = side
        self.teller = PadTeller(asking.texts, box, pad)
        self.before = self._before()

    @property
    def texts(self) -> Texts:
        return self.asking.texts

    def _before(self) -> Entry | None:
        for earlier in reversed(self.pad.rounds[: self.round + 1]):
            if self.side < len(earlier.entries) and earlier.entries[self.side] is not None:
                return earlier.entries[self.side]
        return None

    def entry(self) -> Entry:
        """The whole entry, in the way that is wanted."""
        is_player = self.side < self.box.setup.players
        if self.box.on_sheets and not is_player:
            return Ticks(kinds=self._kinds(self.before.kinds if isinstance(self.before, Ticks) else {}))
        by_tiles = isinstance(self.before, Tiles | Given | Cells)
        question = self.texts.say("pad-ask-way", name=self.teller.name(self.side))
        ways = [self.texts.say("pad-way-numbers"), self.texts.say("pad-way-tiles")]
        if self.asking.choice(question, ways, int(by_tiles)):
            return self._tile_by_tile(is_player)
        if self.box.on_sheets:
            return self._lines()
        return self._numbers() if is_player else self._numbers_of_dirk()

    def _tile_by_tile(self, is_player: bool) -> Entry:
        if self.box.on_sheets:
            return self._cells()
        if is_player:
            before = self.before if isinstance(self.before, Tiles) else Tiles()
            return lay_palace(self.asking, self.teller, self.pad, self.round, self.side, before)
        held = self.before if isinstance(self.before, Given) else Given()
        return lay_tiles(self.asking, self.teller, self.pad, self.round, self.side, held)

    # Numbers

    def _kinds(self, usual: dict[str, int]) -> dict[str, int]:
        found: dict[str, int] = {}
        for kind in self.box.kinds:
            number = self.asking.number(self.teller.field(kind), 0, self.box.most(kind), usual.get(kind, 0))
            if number:
                found[kind] = number
        return found

    def _numbers(self) -> Numbers:
        before = self.before if isinstance(self.before, Numbers) else Numbers()
        fields, limits = self.box.fields(), self.box.limits()
        kinds = self._kinds(before.kinds)
        lengths = {
            field: self.asking.number(self.teller.field(field), 0, LONGEST, getattr(before, field))
            for field in ("wall", "moat", "border")
            if field in fields
        }
        portals = self._one("portals", before.portals, limits)
        sites = self._one("sites", before.sites, limits)
        falcons = {
            colour: self.asking.number(
                self.texts.say(f"source-{colour}-falcons"), 0, limits["falcons"], before.falcons.get(colour, 0)
            )
            for colour in (COLOURS if "falcons" in fields else ())
        }
        return Numbers(
            kinds=kinds,
            **lengths,
            portals=portals,
            sites=sites,
            falcons={colour: number for colour, number in falcons.items() if number},
            huts=self._huts(before.huts) if "huts" in fields else [],
            bonus=self._bonus() if "bonus" in fields else [],
            best=before.best,
        )

    def _one(self, field: str, usual: int, limits: dict[str, int]) -> int:
        return self.asking.number(self.teller.field(field), 0, limits[field], usual) if field in limits else 0

    def _huts(self, before: list[HutCount]) -> list[HutCount]:
        most = self.box.limits()["huts"]
        number = self.asking.number(self.teller.field("huts"), 0, most, len(before))
        kinds = [self.teller.field(kind) for kind in self.box.kinds]
        found: list[HutCount] = []
        for index in range(number):
            usual = before[index] if index < len(before) else HutCount(self.box.kinds[0], 0)
            question = self.texts.say("pad-ask-hut", number=index + 1)
            kind = self.box.kinds[self.asking.choice(question, kinds, self.box.kinds.index(usual.kind))]
            beside = self.asking.number(self.texts.say("pad-ask-beside"), 0, MOST_BESIDE, usual.beside)
            found.append(HutCount(kind, beside))
        return found

    def _bonus(self) -> list[str]:
        cards = self.box.bonus_cards()
        labels = [self.teller.piece(card) for card in cards]
        return [cards[index] for index in self.asking.several(self.texts.say("pad-ask-bonus"), labels)]

    def _numbers_of_dirk(self) -> Numbers:
        before = self.before if isinstance(self.before, Numbers) else Numbers()
        return Numbers(kinds=self._kinds(before.kinds), best=before.best)

    def best_price(self, entry: Numbers, kind: str) -> Numbers:
        """The same entry with the highest price of a kind, which breaks a tie (G11)."""
        prices = [tile.price for tile in self.box.pieces.tiles if tile.kind == kind and kind in granada.KINDS]
        question = self.texts.say("pad-ask-best", name=self.teller.name(self.side), kind=self.teller.field(kind))
        price = self.asking.number(question, min(prices), max(prices), entry.best.get(kind, max(prices)))
        return replace(entry, best={**entry.best, kind: price})

    # Sheets

    def _lines(self) -> Lines:
        before = self.before if isinstance(self.before, Lines) else Lines()
        kinds = self._kinds(before.kinds)
        return Lines(
            kinds=kinds,
            rows=self._six("rows", before.rows),
            columns=self._six("columns", before.columns),
            coins=self._coins(before.coins),
        )

    def _six(self, field: str, usual: list[int]) -> list[int]:
        return [
            self.asking.number(f"{self.teller.field(field)} {line + 1}", 0, SIDE, usual[line] if usual else 0)
            for line in range(SIDE)
        ]

    def _coins(self, usual: int) -> int:
        return self.asking.number(self.teller.field("coins"), 0, self.box.limits()["coins"], usual)

    def _cells(self) -> Cells:
        before = self.before if isinstance(self.before, Cells) else Cells()
        while True:
            words = self.asking.line(self.texts.say("pad-ask-cells")).replace(",", " ").split()
            if all(len(word) == 2 and word.isdecimal() for word in words):
                cells = [(int(word[0]), int(word[1])) for word in words]
                return Cells(cells=cells or before.cells, coins=self._coins(before.coins))
            self.asking.say("pad-not-a-cell")
