"""Roll & Write by the oracles: dice, coins, options and points, in random games at every table."""

from collections import Counter
from itertools import product

from oracles import roll_and_write as oracle
from property.random_games import Picks, choose, times
from property.sheet_games import added_up, cells, counts, decisions, games, new_game, pair
from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE
from sabika.rules.core.events import Event
from sabika.rules.sheet.building import Build
from sabika.rules.sheet.coins import EARN, Turn
from sabika.rules.sheet.events import CellBuilt, CoinsEarned, DiceRolled
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.passing import keep
from sabika.rules.sheet.player import Player
from sabika.rules.sheet.sheet import dice_of

# --- Dice and coins


def test_the_active_player_has_four_dice_and_everyone_else_two() -> None:
    """R2, R4, R15-R17: at every moment."""
    for game, picks, style in games(39, "dice"):
        for now in decisions(game, picks, style):
            active = now.first if now.over else now.active
            held = [oracle.Dice(len(player.blue), len(player.yellow)) for player in now.players]
            assert held == oracle.dice_at_the_start(len(now.players), active)
            for player in now.players:
                assert set(player.blue) | set(player.yellow) <= set(range(1, 7))
                assert list(player.blue) == sorted(player.blue)
                assert list(player.yellow) == sorted(player.yellow)


def test_dice_are_rolled_kept_and_passed_as_the_oracle_says() -> None:
    """R7-R9, R16, R17."""
    kinds = Counter[str]()
    for game, picks, style in games(39, "passing"):
        held = oracle.dice_at_the_start(len(game.players), game.active)
        while not game.over:
            seat, number, happened = game.active, game.turn, list[Event]()
            while not game.over and game.turn == number:
                happened += game.apply(choose(game.options(), picks, style))
            buildings = sum(isinstance(event, CellBuilt) for event in happened)
            kind = ("earn", "build", "build twice")[buildings]
            kinds[kind] += 1
            rolled = [event for event in happened if isinstance(event, DiceRolled) and event.side == seat]
            assert [oracle.Dice(len(roll.blue), len(roll.yellow)) for roll in rolled] == [oracle.ROLLED[kind]]
            held = oracle.dice_after(held, seat, kind)
            assert held == [oracle.Dice(len(player.blue), len(player.yellow)) for player in game.players]
    assert set(kinds) == {"earn", "build", "build twice"}


def test_the_next_player_gets_the_pair_that_was_neither_used_nor_kept() -> None:
    """R7-R9, R16."""
    for game, picks, style in games(26, "next"):
        while not game.over:
            seat, number = game.active, game.turn
            giver, taker = game.players[seat], game.players[(seat + 1) % len(game.players)]
            dice = all_dice_of(giver) + (all_dice_of(taker) if taker is not giver else Counter())
            action = choose(game.options(), picks, style)
            game.apply(action)
            if len(game.players) > 1 and (game.over or game.turn != number):
                if action.verb == "keep":
                    assert all_dice_of(giver) + all_dice_of(taker) == dice
                    blue, yellow = giver.blue[0], giver.yellow[0]
                    assert action is keep(blue, yellow)
                elif action.verb == "build":
                    # What the two of them have, less the pair just rolled and the pair used.
                    assert isinstance(action, Build)
                    blue, yellow = dice_of(action.cell)
                    assert all_dice_of(taker) == dice - Counter([("blue", blue), ("yellow", yellow)])


def test_dice_that_are_not_rolled_do_not_change() -> None:
    """R7: all dice on the table before a turn ends are there afterwards, but for those rolled."""
    for game, picks, style in games(26, "unchanged"):
        while not game.over:
            before = all_dice(game)
            action = choose(game.options(), picks, style)
            if action.verb == "turn":
                game.apply(action)
                assert (all_dice(game) - before).total() == (before - all_dice(game)).total() == 1
                continue
            seat = game.active
            rolled = [event for event in game.apply(action) if isinstance(event, DiceRolled) and event.side == seat]
            new = Counter[tuple[str, int]]()
            for event in rolled:
                new.update([("blue", value) for value in event.blue] + [("yellow", value) for value in event.yellow])
            assert not new - all_dice(game)
            assert not (all_dice(game) - new) - before


def all_dice(game: SheetGame) -> Counter[tuple[str, int]]:
    return sum([all_dice_of(player) for player in game.players], Counter[tuple[str, int]]())


def all_dice_of(player: Player) -> Counter[tuple[str, int]]:
    return Counter([("blue", value) for value in player.blue] + [("yellow", value) for value in player.yellow])


def test_coins_are_those_earned_less_those_spent() -> None:
    """R3, R5, R8, R9."""
    full = 0
    for game, picks, style in games(52, "coins"):
        coins, had = [3] * len(game.players), [3] * len(game.players)
        while not game.over:
            seat = game.active
            player = game.players[seat]
            action = choose(game.options(), picks, style)
            expected = oracle.coins_earned(pair(player.blue), pair(player.yellow), cells(game, seat))
            step = game.step
            events = game.apply(action)
            if action is EARN:
                earned = min(expected, 15 - had[seat])
                full += earned < expected
                assert events[0] == CoinsEarned(seat, expected, earned)
                coins[seat] += earned
                had[seat] += earned
            elif action.verb == "turn":
                coins[seat] -= 1
            elif step == "build-again" and action is not DECLINE:
                coins[seat] -= 3
            assert [own.coins for own in game.players] == coins
            assert min(coins) >= 0
            assert [own.coins_to_earn for own in game.view().players] == [15 - own for own in had]
    assert full


# --- Options


def lying(game: SheetGame) -> set[oracle.Lying]:
    """The dice of the active player, at the beginning of a turn."""
    player = game.players[game.active]
    return {oracle.laid_out(pair(player.blue), pair(player.yellow))}


def lying_after(before: set[oracle.Lying], action: Action) -> set[oracle.Lying]:
    """How the dice can lie after they were turned: of equal dice it may have been either."""
    assert isinstance(action, Turn)
    named = action.colour, action.value, action.turned - action.value
    return set().union(*(oracle.ways_to_turn(dice).get(named, set()) for dice in before))


def expected_options(game: SheetGame, before: SheetGame, dice: set[oracle.Lying]) -> set[str]:
    """What can be chosen, by the oracle; `before` is the game before its last action, `dice` how its dice can lie."""
    if game.over:
        return set()
    player = game.players[game.active]
    blue, yellow, built = pair(player.blue), pair(player.yellow), cells(game, game.active)
    if game.step == "build-again":
        named = dice_of(game.view().used)
        second = oracle.second_buildable(blue, yellow, named, cells(before, game.active))
        return {"decline", *(f"build blue-{one} yellow-{other}" for one, other in second)}
    if game.step == "keep":
        return {f"keep blue-{one} yellow-{other}" for one, other in product(blue, yellow)}
    found = {"earn", *(f"build blue-{one} yellow-{other}" for one, other in oracle.buildable(blue, yellow, built))}
    for colour, value, by in set().union(*map(oracle.ways_to_turn, dice)) if player.coins else ():
        found.add(f"turn {colour}-{value} {'up' if by == 1 else 'down'}")
    return found


def test_the_options_are_those_of_the_oracle() -> None:
    """R4-R9: nothing is missing and nothing is too much."""
    for game, picks, style in games(39, "options"):
        before, dice = game.copy(), lying(game)
        for now in decisions(game, picks, style):
            if now.turn != before.turn:
                dice = lying(now)
            elif now.log and now.log[-1].verb == "turn":
                dice = lying_after(dice, now.log[-1])
            options = [now.notation(action) for action in now.options()]
            assert len(set(options)) == len(options)
            assert set(options) == expected_options(now, before, dice)
            before = now.copy()


def test_r5_at_most_two_real_dice_are_turned_and_nothing_within_reach_is_lost() -> None:
    """Whatever two of four dice that can be told apart can be made to show, and nothing else, for as few coins."""
    picks = Picks(5)
    for index in range(times(150)):
        game = new_game((2, {}), f"turned {index}")
        player = game.players[game.active]
        coins = player.coins = picks.below(6)
        player.blue, player.yellow = (dice_of_chance(picks), dice_of_chance(picks))
        game._options = None
        assert fewest_coins(game) == oracle.within_reach(pair(player.blue), pair(player.yellow), coins)


def dice_of_chance(picks: Picks) -> tuple[int, int]:
    one, other = 1 + picks.below(6), 1 + picks.below(6)
    return min(one, other), max(one, other)


def fewest_coins(game: SheetGame) -> dict[tuple[oracle.Pair, oracle.Pair], int]:
    """What the dice can be made to show, and the fewest coins that takes, by turning them in every order."""
    start, seen = game.players[game.active].coins, set[tuple[object, ...]]()
    found: dict[tuple[oracle.Pair, oracle.Pair], int] = {}
    open_ends = [game]
    while open_ends:
        now = open_ends.pop()
        player = now.players[now.active]
        shown = pair(player.blue), pair(player.yellow)
        if (shown, now.turned, player.coins) in seen:
            continue
        seen.add((shown, now.turned, player.coins))
        found[shown] = min(found.get(shown, start), start - player.coins)
        open_ends += [now.carried_out(action) for action in now.options() if action.verb == "turn"]
    return found


def test_a_second_building_is_offered_whenever_it_can_be_had() -> None:
    """R8: three coins and an unbuilt cell of the unused dice."""
    offered = Counter[bool]()
    for game, picks, style in games(26, "second"):
        while not game.over:
            seat, player = game.active, game.players[game.active]
            blue, yellow, built, coins = pair(player.blue), pair(player.yellow), cells(game, seat), player.coins
            first, action = game.step == "act", choose(game.options(), picks, style)
            game.apply(action)
            if first and action.verb == "build":
                (new,) = cells(game, seat) - built
                second = oracle.second_buildable(blue, yellow, new, built)
                assert (game.step == "build-again") == (coins >= 3 and bool(second))
                offered[game.step == "build-again"] += 1
    assert min(offered[True], offered[False]) > 20


# --- Points


class Bookkeeping:
    """Who completed what in which round, written down from the sheets."""

    def __init__(self, game: SheetGame) -> None:
        self.rounds: list[set[oracle.Completion]] = []
        self.known: set[oracle.Completion] = set()
        self.round = game.round

    def new(self, game: SheetGame) -> set[oracle.Completion]:
        sizes = Counter(game.sheet.kinds[kind] for kind in game.sheet.kind)
        have = {
            (side, kind) for side, own in enumerate(counts(game)) for kind, size in sizes.items() if own[kind] == size
        }
        return have - self.known

    def note(self, game: SheetGame) -> None:
        if game.over or game.round != self.round:
            self.rounds.append(self.new(game))
            self.known |= self.rounds[-1]
            self.round = game.round

    def points(self, game: SheetGame) -> list[int]:
        """What each side would have if the game ended now."""
        seats, sides = len(game.players), len(game.players) + len(game.dummies)
        beat = dict(game.setup.options).get("goal") == "beat"
        kinds = oracle.kind_points(
            [*self.rounds, self.new(game)], counts(game), dummies=range(seats, sides), dummies_score=beat
        )
        points = [sum(own.values()) for own in kinds]
        for seat, player in enumerate(game.players):
            points[seat] += oracle.line_points(cells(game, seat)) + oracle.coin_points(player.coins)
        for side in range(seats, sides):
            points[side] += oracle.DUMMY_POINTS[len(game.dummies)] if beat else 0
        return points


def test_the_points_are_those_of_the_oracle() -> None:
    """R10-R13, R15, R18: at the end, and if the game ended at any moment."""
    completed = 0
    for game, picks, style in games(104, "points"):
        book = Bookkeeping(game)
        for now in decisions(game, picks, style):
            book.note(now)
            if now.over:
                assert now.points == book.points(now)
                completed += len(book.known)
            else:
                gained = added_up(now.score_now(), now.sides)
                assert [own + more for own, more in zip(now.points, gained, strict=True)] == book.points(now)
    assert completed > 20
