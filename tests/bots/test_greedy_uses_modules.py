"""With all modules in the game, the greedy bot uses every one of them."""

from collections import Counter

from sabika.arena.match import play_match
from sabika.bots import bot_named
from sabika.modules import CHOICES
from sabika.modules.exchange.rules import EXCHANGE_CARDS
from sabika.rules.core.game import Setup
from sabika.rules.palace.paying import PayMixed
from sabika.rules.palace.taking import TakeMoney

VERBS = {"favour", "wake", "reveal", "hut", "falcon", "pay-falcon", "portal", "keep", "finish", "store"}


def test_every_module_is_used() -> None:
    greedy = bot_named("greedy")
    used: Counter[str] = Counter()
    for number in range(20):
        players = 2 + number % 5
        setup = Setup("alhambra", players, f"uses modules {number}", "2003", CHOICES)
        for action in play_match(setup, [greedy] * players).game.log:
            used[action.verb] += 1
            used["exchange card"] += isinstance(action, TakeMoney) and action.cards[0] in EXCHANGE_CARDS
            used["mixed payment"] += isinstance(action, PayMixed)
    assert {use for use in (*VERBS, "exchange card", "mixed payment") if not used[use]} == set()
