"""Random games of Roll & Write at every table: they end, add up, can be played again, and hide only what is to come."""

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sabika
from property.random_games import STYLES, Picks, choose
from property.sheet_games import TABLES, added_up, cells, counts, decisions, games, moments, new_game
from property.state import attributes, state
from property.test_one_legality import read
from property.test_views import reachable
from sabika.rules.core.action import Action
from sabika.rules.core.chance import Chance
from sabika.rules.core.declining import DECLINE
from sabika.rules.core.errors import BadInput, Refused
from sabika.rules.core.events import Scored
from sabika.rules.core.game import Setup
from sabika.rules.sheet.building import build
from sabika.rules.sheet.coins import EARN, turn
from sabika.rules.sheet.events import DiceRolled
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.passing import keep
from sabika.rules.sheet.player import Player
from sabika.rules.sheet.sheet import dice_of

RULES = set(
    re.findall(
        r"^- (R[0-9]+) ",
        (Path(__file__).parents[2] / "docs" / "rules" / "roll-and-write.md").read_text("utf-8"),
        re.MULTILINE,
    )
)


# --- Games end


def test_games_end_after_their_rounds_at_every_table() -> None:
    """R1, R4, R18."""
    rounds = {1: 18, 2: 18, 3: 18, 4: 15, 5: 12}
    for game, picks, style in games(52, "end"):
        for now in decisions(game, picks, style):
            assert 1 <= now.round <= now.rounds
            assert now.over or 1 <= len(now.options()) <= 13
        sides = max(3, game.setup.players + int(dict(game.setup.options).get("dummies", "0")))
        assert game.rounds == rounds[sides]
        assert game.turn == game.rounds * game.setup.players
        for ticks in game.dummies:
            assert sum(ticks) == 3 + game.rounds
            assert all(own <= game.sheet.size(kind) for kind, own in enumerate(ticks))


def test_every_step_and_action_comes_up_in_random_games() -> None:
    steps, verbs = Counter[str](), Counter[str]()
    for game, picks, style in games(26, "variety"):
        for now in decisions(game, picks, style):
            steps[now.step] += 1
            if now.log:
                verbs[now.log[-1].verb] += 1
    assert set(steps) == {"act", "build-again", "keep", ""}
    assert set(verbs) == {"turn", "build", "earn", "keep", "decline"}
    assert min(verbs.values()) > 20


# --- Options


IMAGINABLE: list[Action] = [
    EARN,
    DECLINE,
    *(build(cell) for cell in range(36)),
    *(keep(*dice_of(cell)) for cell in range(36)),
    *(turn(colour, value, way) for colour in ("blue", "yellow") for value in range(1, 7) for way in ("up", "down")),
]


def test_one_legality() -> None:
    """R4: options, membership, `why_not` and `apply` agree; a refusal names a rule and changes nothing."""
    seen = set[str]()
    for now in moments(26, "legality", 8):
        options, before = now.options(), state(now)
        assert list(now.legal_actions) == options
        assert set(options) <= set(IMAGINABLE)
        for action in IMAGINABLE:
            refusal = now.why_not(action)
            assert (refusal is None) == (action in options) == now.is_legal(action) == (action in now.legal_actions)
            assert now.parse(now.notation(action)) is action
            if refusal is not None:
                assert refusal.rule in RULES
                assert refusal.reason != "not-now" or now.step not in action.steps
                with pytest.raises(Refused) as refused:
                    now.apply(action)
                assert refused.value.refusal == refusal
                seen.add(f"{refusal.rule} {refusal.reason}")
        assert state(now) == before
    assert seen == {
        "R4 not-now",
        "R5 cannot-turn-over",
        "R5 no-coins",
        "R5 no-such-die",
        "R5 two-dice-turned",
        "R6 already-built",
        "R6 not-named",
        "R8 not-rolled",
        "R8 not-the-unused-dice",
        "R14 game-over",
    }


def test_no_rule_is_made_up() -> None:
    assert {f"R{number}" for number in range(1, 19)} == RULES


VERBS = ["turn", "build", "earn", "keep", "decline"]
DICE = ["blue-1", "blue-6", "yellow-3", "blue", "yellow-0", "blue-10", "up", "down", "3,5", "-"]
WORDS = st.sampled_from(VERBS + DICE)


@given(words=st.lists(WORDS, max_size=4), text=st.text(max_size=12))
def test_any_text_is_an_action_or_bad_input(words: list[str], text: str) -> None:
    game = new_game((2, {}), "texts")
    for line in (" ".join(words), " ".join([*words, text])):
        action, complaint = read(game, line)
        if action is None:
            assert complaint.endswith(".")
        else:
            assert game.parse(game.notation(action)) is action


# --- Points


def test_terms_add_up_to_the_points() -> None:
    """R10-R13, R18."""
    for game, picks, style in games(39, "terms"):
        while not game.over:
            before = game.points[:]
            events = game.apply(choose(game.options(), picks, style))
            terms = [term for event in events if isinstance(event, Scored) for term in event.terms]
            gained = added_up(terms, game.sides)
            assert game.points == [own + more for own, more in zip(before, gained, strict=True)]
        terms = [term for scored in game.scorings for term in scored.terms]
        assert game.points == added_up(terms, game.sides)
        assert [scored.scoring for scored in game.scorings] == [1] * (len(game.scorings) - 1) + [2]
        assert {term.rule for scored in game.scorings[:-1] for term in scored.terms} <= {"R10"}
        assert {term.rule for term in game.scorings[-1].terms} <= {"R11", "R12", "R13", "R18"}
        for term in terms:
            assert term.amount > 0
            assert (term.what in game.sheet.kinds) == (term.place > 0) == (term.rule in ("R10", "R11"))
        for kind in game.sheet.kinds:
            # Nobody is paid twice for a kind, and no place is given away twice.
            sides = [term.side for term in terms if term.what == kind]
            assert len(set(sides)) == len(sides)
            places = Counter(term.place for term in terms if term.what == kind)
            assert all(places[term.place] == term.sharers for term in terms if term.what == kind)


def test_the_winners_have_most_points() -> None:
    """R14, R18."""
    lost = 0
    for game, picks, style in games(52, "winners"):
        for now in decisions(game, picks, style):
            assert bool(now.view().winners) == now.over
        beat = dict(game.setup.options).get("goal") == "beat"
        able = game.points if beat else game.points[: game.setup.players]
        assert game.winners() == [side for side, own in enumerate(able) if own == max(able)]
        lost += beat and 0 not in game.winners()
        assert beat or not any(game.points[game.setup.players :])
    assert lost


# --- The log, copies, what is to come


def replayed(game: SheetGame) -> SheetGame:
    again = sabika.game_from(game.setup)
    assert isinstance(again, SheetGame)
    for text in [game.notation(action) for action in game.log]:
        again.apply(again.parse(text))
    return again


def test_the_log_gives_the_game_again_and_can_be_undone() -> None:
    assert attributes(new_game((2, {}), "parts")).keys() >= {
        "players",
        "dummies",
        "completed",
        "round",
        "first",
        "used",
    }
    for game, picks, style in games(26, "replay"):
        when = Picks(5)
        while not game.over:
            before = game.copy()
            game.apply(choose(game.options(), picks, style))
            assert state(game) != state(before)
            if when.below(15) == 0 or game.over:
                assert state(replayed(game)) == state(game)
                assert state(game.undone()) == state(before)
                assert game.undone().options() == before.options()


def test_a_copy_goes_on_alike_and_leaves_the_game_alone() -> None:
    for game, picks, style in games(26, "copy"):
        copy = game.copy()
        for now in decisions(game, picks, style):
            if now.log:
                assert copy.apply(now.log[-1]) == now.events
            assert state(copy) == state(now)
            if len(now.log) % 20 == 0:
                before = state(now)
                for _ in decisions(now.copy(), Picks(1), "any"):
                    pass
                assert state(now) == before
                copy = now.copy()


def test_everything_can_be_undone_back_to_the_first_roll() -> None:
    for game, picks, style in games(7, "back"):
        begun = state(game)
        for _ in decisions(game, picks, style):
            pass
        for left in range(len(game.log), 0, -1):
            assert len(game.log) == left
            game = game.undone()
        assert state(game) == begun


def test_checked_and_unchecked_play_are_the_same() -> None:
    for game, picks, style in games(13, "unchecked"):
        twin = game.copy()
        for now in decisions(game, picks, style):
            if now.log:
                twin.play(now.log[-1])
            assert state(twin) == state(now)


def test_a_look_ahead_changes_nothing_and_rolls_no_dice() -> None:
    for now in moments(13, "ahead", 10):
        before = state(now)
        for action in now.options():
            after = now.carried_out(action)
            assert after.chance.used == now.chance.used
            assert not any(isinstance(event, DiceRolled) for event in after.events)
        assert state(now) == before


SECRETIVE = (SheetGame, Player, Chance, Setup)


def test_only_the_dice_to_come_are_hidden() -> None:
    """A view does not change when they do, and they do change."""
    changed = tried = 0
    for now in moments(26, "resampled", 10):
        before = state(now)
        for seat in range(-1, len(now.players)):
            twin = now.resampled(seat, "other")
            viewer = None if seat < 0 else seat
            assert twin.view(viewer) == now.view(viewer)
            assert twin.options() == now.options()
            assert (twin.events, twin.opening) == (now.events, now.opening)
            roll = [2**31] * 4
            changed += twin.chance.below("dice 0", roll) != now.copy().chance.below("dice 0", roll)
            tried += 1
        assert state(now) == before
    assert changed == tried > 100


def test_a_resampled_game_plays_on_otherwise_and_has_no_beginning() -> None:
    game = new_game((3, {}), "imagined")
    twins = [game.resampled(0, str(number)) for number in range(5)]
    for twin in twins:
        while not twin.over:
            twin.apply(twin.options()[0])
    assert len({tuple(twin.points) for twin in twins}) > 1
    with pytest.raises(BadInput, match="no beginning"):
        twins[0].anew()


def test_nothing_hidden_can_be_reached_from_a_view() -> None:
    for now in moments(13, "a secret seed", 30):
        for seat in range(-1, len(now.players)):
            for thing in reachable([now.view(None if seat < 0 else seat), now.events, now.opening]):
                assert not isinstance(thing, SECRETIVE)
                assert not (isinstance(thing, str) and now.setup.seed in thing)
    assert any(isinstance(thing, Chance) for thing in reachable(now))


def test_a_view_shows_what_lies_open() -> None:
    for now in moments(13, "views", 15):
        seen = now.view(0)
        assert (seen.game, seen.seat, seen.round, seen.rounds) == ("roll-and-write", 0, now.round, now.rounds)
        assert (seen.options, seen.first, seen.points) == (dict(now.setup.options), now.first, tuple(now.points))
        for seat, player in enumerate(seen.players):
            assert {dice_of(cell) for cell in player.built} == cells(now, seat)
            assert (player.blue, player.yellow, player.coins) == (
                now.players[seat].blue,
                now.players[seat].yellow,
                now.players[seat].coins,
            )
        assert seen.numbers == tuple(tuple(own[kind] for kind in now.sheet.kinds) for own in counts(now))
        assert (seen.used >= 0) == (now.step == "build-again")
        before = state(seen)
        twin = now.copy()
        if not twin.over:
            twin.apply(twin.options()[-1])
        assert state(seen) == before


# --- Plain and compiled


@pytest.mark.parametrize("rules", [1, 2])
def test_games_end_as_they_always_did(rules: int) -> None:
    """R5: by the rules of their time. In the plain and in the compiled build. A change of the rules changes the
    digest."""
    lines = list[str]()
    for index, table in enumerate(TABLES):
        game = sabika.game_from(new_game(table, f"golden {index}").setup._replace(rules=rules))
        picks = Picks(index)
        while not game.over:
            options = sorted(game.options(), key=game.notation)
            game.play(choose(options, picks, STYLES[index % len(STYLES)]))
        lines += [*map(game.notation, game.log), str(game.points)]
    assert sha256("\n".join(lines).encode()).hexdigest() == GOLDEN[rules]


GOLDEN = {
    1: "e864154bfeb34f88d0356868fe383c574bc7e638b5cc152ad08a464593274d93",
    2: "93fd022c4378393bed05d94ff4b1cdf59d908782b4ad690bf742cf313961c2c9",
}
