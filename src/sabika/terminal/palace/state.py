"""What modules have on the table, in lines of text: what lies open, and the secrets of whoever looks."""

from collections.abc import Iterable

from sabika.i18n import Wording
from sabika.modules.bonus.rules import BonusView
from sabika.modules.certificates.rules import CertificatesView
from sabika.modules.falcons.rules import FalconsView, flock_of
from sabika.modules.huts.rules import HutsView
from sabika.modules.portals.rules import TURNS, PortalsView, portal_name
from sabika.modules.sites.rules import UNKNOWN, SitesView
from sabika.rules.palace.money import MIXING, NOTHING_STORED, currency_of, value_of
from sabika.rules.palace.pieces import NOTHING
from sabika.rules.palace.view import PalaceView
from sabika.terminal.palette import FALCON_SIGNS


class State:
    """Speaks about one view."""

    def __init__(self, view: PalaceView, words: Wording) -> None:
        self.view = view
        self.words = words
        self.say = words.texts.say

    def lines(self, module: str) -> list[str]:
        """What there is to say about a module."""
        match self.view.extras.get(module):
            case BonusView() as bonus:
                return self._bonus(bonus)
            case HutsView() as huts:
                return self._huts(huts)
            case FalconsView() as falcons:
                return self._falcons(falcons)
            case PortalsView() as portals:
                return self._portals(portals)
            case SitesView() as sites:
                return self._sites(sites)
            case CertificatesView() as certificates:
                return self._certificates(certificates)
            case tuple(awake) if module == "vizier":
                return [self._player(seat, self.say(_VIZIER[bool(up)])) for seat, up in enumerate(awake)]
        return self._exchange() if module == "exchange" else []

    def _things(self, things: Iterable[str]) -> str:
        return ", ".join(things) or self.say("state-none")

    def _player(self, seat: int, things: str) -> str:
        return self.say("state-player", name=self.words.name(seat), things=things)

    def _tiles(self, tiles: Iterable[int]) -> str:
        return self._things(self.words.tile_label(tile) for tile in tiles)

    def _exchange(self) -> list[str]:
        own = [self.words.card_label(card) for card in self.view.hand if card in MIXING]
        return [self.say("state-exchange", things=self._things(own))] if self.view.seat >= 0 else []

    def _bonus(self, bonus: BonusView) -> list[str]:
        lines = []
        if self.view.seat >= 0:
            own = [self.words.tile_in_full(tile) for tile in bonus.hand]
            lines.append(self.say("state-own", things=self._things(own)))
        for seat, hidden in enumerate(bonus.hidden):
            name = self.words.name(seat)
            if seat != self.view.seat:
                lines.append(self.say("state-hidden", name=name, count=hidden))
            if bonus.known[seat]:
                lines.append(self.say("state-known", name=name, things=self._tiles(bonus.known[seat])))
            if bonus.revealed[seat]:
                lines.append(self.say("state-revealed", name=name, things=self._tiles(bonus.revealed[seat])))
        return lines

    def _huts(self, huts: HutsView) -> list[str]:
        lines = []
        for kind, hut in enumerate(huts.open):
            if hut == NOTHING:
                lines.append(self.say("state-hut-gone", kind=self.words.kind(self.view.pieces.kinds[kind])))
            else:
                lines.append(self.say("state-hut", tile=self.words.tile_in_full(hut), count=len(huts.below[kind])))
        return lines

    def _falcons(self, falcons: FalconsView) -> list[str]:
        flock = flock_of(self.view.pieces).falcons
        lines = []
        for colour, sign in FALCON_SIGNS.items():
            left = [self._kinds(falcon) for falcon in falcons.supply if flock[falcon].colour == colour]
            lines.append(f"{sign} {self.say(f'state-{colour}', things=self._things(left))}")
        for seat, placed in enumerate(falcons.placed):
            if placed:
                own = [
                    self.say("state-falcon", falcon=self._falcon(falcon), cell=self.words.cell(point))
                    for point, falcon in placed
                ]
                lines.append(self._player(seat, "; ".join(own)))
        return lines

    def _falcon(self, number: int) -> str:
        return f"{FALCON_SIGNS[flock_of(self.view.pieces).falcons[number].colour]} {self._kinds(number)}"

    def _kinds(self, number: int) -> str:
        return "/".join(self.words.kind(kind) for kind in flock_of(self.view.pieces).falcons[number].kinds)

    def _portals(self, portals: PortalsView) -> list[str]:
        pieces = self.view.pieces
        left = [
            self.say(
                "state-left",
                thing=self.words.tile_label(pieces.numbers[portal_name(kind, 1, TURNS[0])]),
                count=portals.supply[number],
            )
            for number, kind in enumerate(pieces.kinds)
        ]
        return [
            self.say("state-surcharge", amount=portals.surcharge),
            self.say("state-supply", things=self._things(left)),
        ]

    def _sites(self, sites: SitesView) -> list[str]:
        lines = [self.say("state-bag", count=sites.bag)]
        for site in sites.sites:
            hidden = site.currency == UNKNOWN
            token = self.say("site-token.hidden") if hidden else self.words.currency(site.currency)
            name, tile = self.words.name(site.side), self.words.tile_label(site.tile)
            lines.append(self.say("state-site", name=name, tile=tile, token=token))
        return lines

    def _certificates(self, certificates: CertificatesView) -> list[str]:
        lines = []
        for seat, stored in enumerate(certificates.stored):
            nothing = stored == NOTHING_STORED
            money = "" if nothing else self.words.money(currency_of(stored), value_of(stored))
            lines.append(self._player(seat, money or self.say("state-none")))
        tokens = [
            self.say("state-left", thing=self.words.currency(currency), count=count)
            for currency, count in enumerate(certificates.tokens)
        ]
        return [*lines, self.say("state-tokens", things=self._things(tokens))]


_VIZIER = {True: "vizier.awake", False: "vizier.asleep"}
