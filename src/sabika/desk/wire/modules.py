"""What each module adds to a view, on the wire: names instead of numbers. One function each."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from sabika.desk.wire import view_modules as wire
from sabika.desk.wire.names import PalaceNames, cards, currency, currency_if_any
from sabika.modules.bonus import rules as bonus
from sabika.modules.certificates import rules as certificates
from sabika.modules.dirk import rules as dirk
from sabika.modules.falcons import rules as falcons
from sabika.modules.huts import rules as huts
from sabika.modules.portals import rules as portals
from sabika.modules.sites import rules as sites
from sabika.modules.vizier import rules as vizier
from sabika.rules.palace.money import card_name


def show_bonus(seen: bonus.BonusView, names: PalaceNames) -> wire.Bonus:
    return wire.Bonus(
        hand=names.tiles(seen.hand),
        hidden=seen.hidden,
        known=tuple([names.tiles(own) for own in seen.known]),
        revealed=tuple([names.tiles(own) for own in seen.revealed]),
    )


def show_certificates(seen: certificates.CertificatesView, names: PalaceNames) -> wire.Certificates:
    return wire.Certificates(
        stored=tuple([card_name(money) if money >= 0 else None for money in seen.stored]),
        tokens={currency(number): left for number, left in enumerate(seen.tokens)},
        laid=cards(seen.laid),
        over=seen.over,
    )


def show_dirk(tiles: tuple[int, ...], names: PalaceNames) -> wire.Dirk:
    return wire.Dirk(names.tiles(tiles))


def show_falcons(seen: falcons.FalconsView, names: PalaceNames) -> wire.Falcons:
    def placed(point: int, falcon: int) -> wire.PlacedFalcon:
        return wire.PlacedFalcon(names.falcons[falcon], names.cell(point))

    return wire.Falcons(
        supply=tuple([names.falcons[falcon] for falcon in seen.supply]),
        placed=tuple([tuple([placed(point, falcon) for point, falcon in own]) for own in seen.placed]),
        paying=placed(*seen.paying) if seen.paying else None,
    )


def show_huts(seen: huts.HutsView, names: PalaceNames) -> wire.Huts:
    return wire.Huts(
        tuple(
            [
                wire.HutStack(kind, names.tile_if_any(top), names.tiles(below))
                for kind, top, below in zip(names.kinds, seen.open, seen.below)
            ]
        )
    )


def show_portals(seen: portals.PortalsView, names: PalaceNames) -> wire.Portals:
    return wire.Portals(dict(zip(names.kinds, seen.supply)), seen.surcharge)


def show_sites(seen: sites.SitesView, names: PalaceNames) -> wire.Sites:
    return wire.Sites(
        sites=tuple(
            [wire.Site(site.side, names.tile(site.tile), currency_if_any(site.currency)) for site in seen.sites]
        ),
        bag=seen.bag,
        begun=names.tile_if_any(seen.begun),
        drawn=tuple([currency(token) for token in seen.drawn]),
        finishing=names.tile_if_any(seen.finishing),
        finished=tuple([currency(token) for token in seen.finished]),
    )


def show_vizier(awake: tuple[bool, ...], names: PalaceNames) -> wire.Vizier:
    return wire.Vizier(awake)


SHOW: Final[Mapping[str, Callable[[Any, PalaceNames], Any]]] = {
    bonus.NAME: show_bonus,
    certificates.NAME: show_certificates,
    dirk.NAME: show_dirk,
    falcons.NAME: show_falcons,
    huts.NAME: show_huts,
    portals.NAME: show_portals,
    sites.NAME: show_sites,
    vizier.NAME: show_vizier,
}
"""By the name of the module; one that adds nothing to views is not here."""


def extras(seen: Mapping[str, object], names: PalaceNames) -> wire.Extras:
    """What the modules of a game add."""
    return wire.Extras(**{name: SHOW[name](shown, names) for name, shown in seen.items()})
