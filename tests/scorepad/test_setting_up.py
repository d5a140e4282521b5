"""The set-up assistant: exactly the steps of this mixture and number of players, with the numbers of the rules."""

import pytest

from sabika.i18n import LANGUAGES, Texts
from sabika.library import GAMES, new_setup
from sabika.modules import CHOICES, parts
from sabika.scorepad.boards import board_for, board_of
from sabika.scorepad.telling import PadTeller
from scorepad.pads import pad


def steps(game: str, players: int, edition: str | None = None, **more: object) -> dict[str, dict[str, int]]:
    setup = new_setup(game, players=players, seed="", edition=edition, **more)  # type: ignore[arg-type]
    return {
        step.code if step.when == "start" else f"{step.when}: {step.code}": dict(step.args)
        for step in board_for(setup).steps()
    }


def test_three_players_without_modules() -> None:
    """A5-A10."""
    found = steps("alhambra", 3)
    assert list(found) == [
        *("fountains", "tiles", "yard", "money", "first-player", "display", "piles", "scoring-cards", "stack"),
    ]
    assert found["tiles"] == {"tiles": 54}
    assert found["money"] == {"cards": 108, "total": 20}
    assert found["scoring-cards"] == {"first": 2, "second": 4}


def test_the_edition_says_where_the_second_card_goes() -> None:
    """A10."""
    assert steps("alhambra", 3, "2020")["scoring-cards"] == {"first": 2, "second": 5}


def test_two_players_have_dirk() -> None:
    """A40, A41."""
    found = steps("alhambra", 2)
    assert found["dirk"] == {"tiles": 6}
    assert found["cards-out"] == {"out": 36, "cards": 72}
    assert found["scoring-1: dirk-again"] == {"tiles": 6}
    assert "scoring-2: dirk-third" in found


def test_every_module_adds_its_own_and_nothing_else() -> None:
    """B2, E1, F1, H1, P1, P2, S1, V1, X1."""
    plain = steps("alhambra", 4)
    with_steps = [name for name in CHOICES if name in parts("scorepad")]
    added = {name: steps("alhambra", 4, modules=(name,)) for name in with_steps}
    numbers = {name: {code: args for code, args in own.items() if code not in plain} for name, own in added.items()}
    assert numbers == {
        "exchange": {"exchange": {"cards": 6, "each": 2, "first": 2, "second": 3, "third": 4}},
        "bonus": {"bonus": {"cards": 10, "each": 2, "aside": 2}},
        "huts": {"huts": {"huts": 24, "stacks": 6}},
        "falcons": {"falcons": {"falcons": 15}},
        "portals": {
            "portals": {"each": 3, "portals": 18},
            "portal-price": {"more": 6},
            "scoring-1: portal-price": {"more": 4},
            "scoring-2: portal-price": {"more": 2},
        },
        "sites": {"site-tokens": {"each": 2, "tokens": 8}},
        "certificates": {"certificates": {"each": 2, "tokens": 8, "players": 4}},
        "vizier": {"viziers": {"players": 4}},
    }


def test_granada_and_both_games() -> None:
    """C1-C3, C14, G2, G14."""
    assert {"tiles-with-moats", "yard-with-moats", "dirk-with-moats"} <= set(steps("granada", 2))
    both = steps("combined", 2)
    assert both["two-bags"] == {"tiles": 54, "moats": 54}
    assert both["first-card"] == {"pile": 3}
    assert both["pile: second-card"] == {"piles": 5, "pile": 2}
    assert "scoring-cards" not in both
    assert {"dirk-both", "scoring-1: dirk-again-both", "scoring-2: dirk-third-both"} <= set(both)


def test_roll_and_write() -> None:
    """R1-R3, R15, R17, R18."""
    assert steps("roll-and-write", 4)["rounds"] == {"rounds": 15}
    assert steps("roll-and-write", 2)["dummies"] == {"dummies": 1, "buildings": 3}
    alone = steps("roll-and-write", 1, options={"dummies": "4", "goal": "beat"})
    assert (alone["beat"], alone["rounds"]) == ({"points": 15}, {"rounds": 12})
    assert "second-pair-alone" in alone
    assert "dummies" not in steps("roll-and-write", 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_a_sentence_with_its_rule(language: str) -> None:
    texts = Texts(language, strict=True)
    told: set[str] = set()
    for kind in GAMES.values():
        for players in kind.players:
            for modules in ((), kind.modules):
                options = {"goal": "beat"} if players == 1 else {}
                setup = new_setup(kind.name, players=players, seed="", modules=modules, options=options)
                teller = PadTeller(texts, board_for(setup), pad(game=kind.name, players=players))
                for step in board_for(setup).steps():
                    assert f"({step.rule})" in teller.step(step)
                    assert texts.say(f"scorepad-when-{step.when}")
                    told.add(step.code)
    assert len(told) > 35


@pytest.mark.parametrize("language", LANGUAGES)
def test_a8_the_youngest_are_named_where_it_is_said_who_begins(language: str) -> None:
    texts = Texts(language, strict=True)
    told: list[str] = []
    for ages in ([], [2], [2, 0]):
        written = pad(youngest_first=ages)
        teller = PadTeller(texts, board_of(written), written)
        (step,) = [step for step in teller.board.steps() if step.code == "first-player"]
        told.append(teller.step(step))
    nobody, one, two = told
    assert "Cetti" not in nobody
    assert "Cetti" in one
    assert "Ana" not in one
    assert "Cetti, Ana" in two
    assert all("(A8)" in sentence for sentence in told)
