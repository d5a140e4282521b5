"""Building sites in the terminal. Like any tile that does not count yet, they are marked on the plan."""

from typing import Final

from sabika.i18n import Wording
from sabika.modules.sites.rules import (
    NAME,
    UNKNOWN,
    ChooseToken,
    Finishing,
    SiteBegun,
    SitePurchase,
    SitesView,
    sites_of,
)
from sabika.rules.core.events import Event
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.module import seen
from sabika.rules.palace.paying import Paying
from sabika.terminal.palace.module import State, TerminalModule


class SitesInTerminal(TerminalModule):
    """Tells the sites, with the tokens that may be known."""

    def question(self, game: PalaceGame, words: Wording) -> str:
        if not isinstance(game.agenda[-1], ChooseToken):
            return ""
        return words.texts.say("ask-keep", tile=words.tile_label(sites_of(game).begun))

    def paid_for(self, step: Paying, game: PalaceGame, words: Wording) -> str:
        if isinstance(step, Finishing):
            return words.tile_label(step.tile)
        if isinstance(step, SitePurchase):
            return f"{words.tile_label(game.yard[step.space])} ({words.texts.say('site')})"
        return ""

    def new_space(self, event: Event) -> tuple[int, int] | None:
        return (event.seat, event.space) if isinstance(event, SiteBegun) else None

    def lines(self, state: State) -> list[str]:
        sites = seen(state.view, NAME, SitesView)
        lines = [state.say("state-bag", count=sites.bag)]
        for site in sites.sites:
            hidden = site.currency == UNKNOWN
            token = state.say("site-token.hidden") if hidden else state.words.currency(site.currency)
            name, tile = state.words.name(site.side), state.words.tile_label(site.tile)
            lines.append(state.say("state-site", name=name, tile=tile, token=token))
        return lines


TERMINAL: Final = SitesInTerminal(NAME)
