"""What a table can play: any game, as its rules know it."""

from sabika.bots import bot_named
from sabika.desk.tables.entries import Offer
from sabika.library import kind_of_game, new_setup
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import RULES, Setup


def check_offer(offer: Offer, rules: int = RULES) -> Setup:
    """Refuse an offer that no game can begin with; returns the set-up, by a version of the rules."""
    setup = new_setup(
        offer.game,
        players=offer.players,
        seed=offer.seed,
        edition=offer.edition,
        modules=tuple(offer.modules),
        options=offer.options,
        youngest_first=tuple(offer.youngest_first),
    )._replace(rules=rules)
    kind_of_game(offer.game).check(setup)
    for seat, bot in offer.bots.items():
        if not (seat.isascii() and seat.isdigit() and int(seat) < offer.players):
            raise BadInput(f"There is no seat {seat!r} for a bot.")
        bot_named(bot, offer.game)
    return setup
