"""Bots: they play every table by the rules, depend only on what their seat may know, and choose
sensibly."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NoReturn

import pytest

from colt_express import Decision, Game, Setup, TableOptions
from colt_express.arena.line_up import read_line_up
from colt_express.arena.simulate import Simulation, play_chunk
from colt_express.bots import Bot, Eyes, UnknownBot, make_bot
from colt_express.bots.codes import SIMPLE
from colt_express.bots.outlaw.boxes.horses.parts import horses_in
from colt_express.bots.outlaw.boxes.horses.transitions import ride_to, rides
from colt_express.bots.outlaw.players import Memory
from colt_express.bots.outlaw.situation import Situation
from colt_express.bots.outlaw.targets import in_sight
from colt_express.bots.outlaw.transitions import shoot_at
from colt_express.bots.outlaw.worth import UNKNOWN, prices_of
from colt_express.engine.base.planning import plan_options
from colt_express.engine.base.robbing import token_options
from colt_express.engine.boxes.time_machine.table import TimeMachineTable, time_machine_table
from colt_express.engine.boxes.time_machine.travelling import hiding_places
from colt_express.engine.cards import KIND_NAMES, card_of
from colt_express.engine.figures import FIGURES
from colt_express.engine.geometry import moves, walks
from colt_express.engine.options import TARGETS, Option
from colt_express.engine.places import AWAY, COACH, TIME_MACHINE, inside, roof
from colt_express.engine.registry import QUESTION_NAMES
from colt_express.engine.state import Played
from colt_express.engine.tokens import HELD, JEWEL, OUT, PURSE, STRONGBOX, TOKEN_NAMES

from ..playing import every_setup, label
from ..poison import poisoned

SETUPS = [s for s in every_setup() if s.switches.get("neutral_shortage", "removed") == "removed"]
EVERY_KIND = list({(tuple(s.boxes), s.variant): s for s in SETUPS}.values())
"""One table for each variant with each combination of boxes."""


def bots_for(setup: Setup, name: str) -> list[Bot]:
    return [make_bot(name, setup.seed, seat, setup.rulebook) for seat in range(setup.seats)]


def choice(game: Game, bot: Bot) -> Option:
    decision = game.decision_of(bot.seat)
    assert decision is not None
    return bot.choose(decision, Eyes(game, bot.seat))


def playing(setup: Setup, name: str) -> Iterator[tuple[Game, Decision, Option]]:
    """A whole game between bots of one name, choice by choice."""
    game = Game(setup, listening=False)
    bots = bots_for(setup, name)
    while not game.over:
        decision = game.decisions[0]
        option = choice(game, bots[decision.seat])
        yield game, decision, option
        game.choose(decision.seat, option)


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize("setup", SETUPS, ids=label)
def test_a_bot_always_chooses_an_offered_option(setup: Setup, name: str) -> None:
    asked = 0
    for _, decision, option in playing(setup.seeded("offered"), name):
        assert any(option is offered for offered in decision.options)
        asked += 1
    assert asked > 20


def test_an_outlaw_counts_bandits_who_have_ridden_off() -> None:
    rounds = ["bridge", "dust_cloud", "higher_speed", "whiskey", "escape"]
    table = Setup(4, boxes=["horses"], rounds=rounds, seed=0)
    gone = 0
    for seed in range(10):
        for game, _, _ in playing(table.seeded(f"gone {seed}"), "outlaw"):
            gone += game.state.round == 4 and any(b.at == "away" for b in game.view(-1).bandits)
    assert gone > 5, "nobody rode off, so nothing was tested"


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize("setup", EVERY_KIND, ids=label)
def test_a_choice_depends_on_nothing_hidden(setup: Setup, name: str) -> None:
    """The same bot chooses the same if all that is hidden from its seat is re-dealt or poisoned."""
    dice = Random(label(setup))
    for number, (game, decision, _) in enumerate(playing(setup.seeded("hidden"), name)):
        if number % 5:
            continue
        seat = decision.seat
        chosen = [
            str(choice(seen, make_bot(name, number, seat, setup.rulebook)))
            for seen in (game, game.guess(seat, dice), poisoned(game, seat, dice))
        ]
        assert len(set(chosen)) == 1


@pytest.mark.parametrize("name", SIMPLE)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    once, again = (
        [str(option) for _, _, option in playing(Setup(4, seed="again"), name)] for _ in range(2)
    )
    assert once == again


def test_an_outlaw_s_cache_of_one_table_is_not_used_at_another() -> None:
    """An outlaw plays with other characters, trains and rules in turn, and chooses as a new one
    would."""
    tables: list[dict[str, Any]] = [{}, {}, {"boxes": ["horses"]}, {"boxes": ["marshal"]}]
    tables.append({"variant": "team", "boxes": ["time_machine"]})
    games = [
        Game(Setup(4, seed=f"turns {n}", **table), listening=False)
        for n, table in enumerate(tables)
    ]
    bots = [make_bot("outlaw", "turns", seat) for seat in range(4)]
    for number in range(400):
        game = games[number % len(games)]
        if not game.over:
            seat = game.decisions[0].seat
            somebody_new = make_bot("outlaw", "turns", seat)
            somebody_new.dice, bots[seat].dice = Random(number), Random(number)
            option = choice(game, bots[seat])
            assert option is choice(game, somebody_new)
            game.choose(seat, option)


def test_a_bot_needs_no_rules_at_a_table_of_the_base_game() -> None:
    setup = Setup(4, seed="no rules")
    for game, decision, option in playing(setup, "outlaw"):
        bare = make_bot("outlaw", 1, decision.seat)
        told = make_bot("outlaw", 1, decision.seat, setup.rulebook)
        assert choice(game, bare) is choice(game, told)
        assert option in decision


def test_a_greenhorn_does_not_even_look() -> None:
    class Closed(Eyes):
        def __call__(self) -> NoReturn:
            raise AssertionError("it looked")

    game = Game(Setup(3, seed=0))
    decision = game.decisions[0]
    look = Closed(game, decision.seat)
    assert make_bot("greenhorn", 1, decision.seat).choose(decision, look) in decision


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownBot, match="no bot is called 'outlow'; did you mean 'outlaw'"):
        make_bot("outlow", 1, 0)


def test_outlaws_rob_greenhorns() -> None:
    """200 games with the outlaw in every seat in turn: he wins far more than his quarter."""
    plan = Simulation(
        read_line_up("outlaw,greenhorn×3"), TableOptions(), "outlaws rob greenhorns", 200
    )
    low, _ = play_chunk(plan, 0, plan.games).by_bot["outlaw"].interval
    assert low > 0.75


# Good sense, by example -----------------------------------------------------------------------


def cast(*names: str, **options: Any) -> Game:
    """The first bandit is first player; the others wait in the caboose, and no loot lies about."""
    game = Game(Setup(list(names), first=0, seed="sense", **options), listening=False)
    state = game.state
    state.token_at = [where if where >= HELD else OUT for where in state.token_at]
    for bandit in state.bandits:
        bandit.place = inside(state.rules.train.caboose)
    return game


def situation(game: Game, seat: int) -> Situation:
    """The situation of an outlaw at this seat."""
    return Situation(Eyes(game, seat).sight(), Memory(), Random(1))


def put(game: Game, name: str, place: int) -> None:
    game.state.bandit(FIGURES.index(name)).place = place


def lay(game: Game, kind: str, place: int) -> int:
    """Lay one of the tokens out of the game somewhere."""
    for token, where in enumerate(game.state.token_at):
        if where == OUT and TOKEN_NAMES[game.state.token_kinds[token]] == kind:
            game.state.token_at[token] = place
            return token
    raise AssertionError(f"no {kind} is left")


def card(words: str) -> int:
    name, kind = words.split()
    return card_of(FIGURES.index(name), KIND_NAMES.index(kind))


def pile(game: Game, *cards: str) -> None:
    """Cards still to be done in this round."""
    for words in cards:
        seat = game.state.bandit(FIGURES.index(words.split()[0])).seat
        game.state.pile.append(Played(seat, card(words), False, 0, False))


def answer(game: Game, kind: str, options: list[Option], name: str) -> str:
    """The answer of the outlaw who leads this bandit, which must not depend on his dice."""
    character = FIGURES.index(name)
    seat = game.state.bandit(character).seat
    decision = Decision(seat, QUESTION_NAMES.index(kind), options, character, -1, -1)
    answers = set()
    for seed in range(8):
        bot = make_bot("outlaw", seed, seat, game.setup.rulebook)
        answers.add(str(bot.choose(decision, Eyes(game, seat))))
    assert len(answers) == 1, f"he cannot make up his mind: {answers}"
    return answers.pop()


def plan(game: Game, *hand: str) -> str:
    """The first player's choice in planning with these cards in hand."""
    player = game.state.players[0]
    player.hand = sorted(card(words) for words in hand)
    name = hand[0].split()[0]
    return answer(game, "plan", plan_options(game.state, player), name)


def test_he_robs_the_strongbox_before_jewels_and_jewels_before_purses() -> None:
    game = cast("tuco", "doc", "django")
    place = inside(1)
    put(game, "tuco", place)
    tokens = [lay(game, kind, place) for kind in ("purse", "jewel", "strongbox")]
    for best in ("strongbox", "jewel"):
        assert answer(game, "rob", token_options(game.state, 0, tokens), "tuco") == best
        tokens.pop()


def test_he_robs_a_purse_he_knows_to_be_full() -> None:
    game = cast("tuco", "doc", "django")
    put(game, "tuco", inside(1))
    tokens = [lay(game, "purse", inside(1)) for _ in range(2)]
    game.state.token_values[tokens[1]] = 500
    game.state.token_known[tokens[1]] = 1  # he has held it before
    assert "500" in answer(game, "rob", token_options(game.state, 0, tokens), "tuco")


def test_he_goes_where_the_loot_is_if_he_is_to_rob_there() -> None:
    game = cast("tuco", "doc", "django")
    put(game, "tuco", inside(2))
    lay(game, "jewel", inside(1))
    pile(game, "tuco rob")
    assert answer(game, "move", moves(game.state, inside(2)), "tuco") == "car 1"


def test_he_does_not_walk_into_the_marshal() -> None:
    game = cast("tuco", "doc", "django")
    put(game, "tuco", inside(1))
    lay(game, "strongbox", inside(0))
    assert answer(game, "move", moves(game.state, inside(1)), "tuco") == "car 2"


def test_he_drives_the_marshal_onto_others() -> None:
    game = cast("tuco", "doc", "django")
    game.state.marshal_at = inside(1)
    put(game, "tuco", inside(2))
    put(game, "doc", inside(0))
    assert answer(game, "marshal", walks(game.state, inside(1)), "tuco") == "car 0"


def test_he_shoots_the_richest() -> None:
    game = cast("tuco", "doc", "django")
    put(game, "tuco", inside(2))
    game.state.token_at[lay(game, "jewel", OUT)] = HELD + 2  # Django's
    targets = [TARGETS[FIGURES.index(name)] for name in ("doc", "django")]
    assert answer(game, "shoot", targets, "tuco") == "django"


def test_partners_do_not_shoot_each_other() -> None:
    game = cast("tuco", "doc", "django", "ghost", variant="team")
    targets = [TARGETS[FIGURES.index(name)] for name in ("doc", "django")]
    put(game, "tuco", inside(3))
    assert answer(game, "shoot", targets, "tuco") == "django"


def test_he_plans_to_rob_loot_at_his_place() -> None:
    game = cast("tuco", "doc", "django")
    put(game, "tuco", roof(1))
    lay(game, "jewel", roof(1))
    assert plan(game, "tuco move", "tuco marshal", "tuco rob") == "play rob"


def test_he_reckons_with_the_cards_he_sees() -> None:
    """Doc will have robbed the only jewel by then."""
    game = cast("tuco", "doc", "django")
    put(game, "tuco", inside(2))
    put(game, "doc", inside(2))
    lay(game, "jewel", inside(2))
    pile(game, "doc rob")
    assert plan(game, "tuco rob", "tuco punch") == "play punch"


def test_he_shoots_when_a_bandit_is_in_sight() -> None:
    game = cast("tuco", "doc", "django")
    put(game, "tuco", inside(2))
    assert plan(game, "tuco shoot", "tuco climb", "tuco rob") == "play shoot"


def test_he_draws_when_his_hand_is_of_no_use() -> None:
    game = cast("tuco", "doc", "django")
    put(game, "tuco", inside(1))
    assert plan(game, "tuco punch", "tuco rob") == "draw"


def test_the_ghost_hides() -> None:
    game = cast("ghost", "doc", "django")
    put(game, "ghost", inside(1))
    lay(game, "jewel", inside(1))
    assert plan(game, "ghost rob", "ghost move", "ghost punch") == "play rob hidden"


def test_he_would_rather_be_belle() -> None:
    game = Game(Setup(2, variant="duel", seed="casting"))
    assert str(choice(game, make_bot("outlaw", 1, 0, game.setup.rulebook))) == "belle"


def in_the_last_round(game: Game) -> None:
    game.state.round = len(game.state.round_cards) - 1


def test_he_waits_alone_in_the_time_machine_for_the_end() -> None:
    game = cast("tuco", "doc", "django", boxes=["time_machine"])
    put(game, "tuco", inside(0))
    game.state.marshal_at = inside(3)
    lay(game, "purse", inside(1))
    pile(game, "tuco rob")
    options = moves(game.state, inside(0))
    in_the_last_round(game)
    game.state.round_cards[-1] = next(c for c in game.state.rules.stations if "revenge" in c.name)
    assert answer(game, "move", options, "tuco") == "time machine"
    put(game, "doc", TIME_MACHINE)
    assert answer(game, "move", options, "tuco") == "car 1"


def test_he_hides_where_the_loot_is_but_not_with_the_marshal() -> None:
    game = cast("tuco", "doc", "django", boxes=["time_machine"])
    put(game, "tuco", AWAY)
    time_machine_table(game.state).traveller = 0
    game.state.marshal_at = inside(0)
    lay(game, "strongbox", inside(0))
    lay(game, "jewel", inside(2))
    assert answer(game, "hide", hiding_places(game.state), "tuco") == "car 2"


def test_a_hidden_traveller_plans_for_where_he_will_appear() -> None:
    game = cast("tuco", "doc", "django", boxes=["time_machine"])
    put(game, "tuco", AWAY)
    game.state.time_machine = TimeMachineTable(0, inside(2))
    lay(game, "jewel", inside(2))
    assert plan(game, "tuco move", "tuco marshal", "tuco rob") == "play rob"


def test_tuco_cannot_shoot_through_the_time_machine() -> None:
    game = cast("tuco", "doc", "django", boxes=["time_machine"])
    put(game, "tuco", TIME_MACHINE)
    constants = situation(game, 0)
    assert in_sight(constants.constants, constants.state, 0) == []
    put(game, "doc", roof(2))
    put(game, "django", inside(0))
    constants = situation(game, 0)
    assert in_sight(constants.constants, constants.state, 0) == [2, 1]


def test_a_shot_of_django_sends_him_into_the_time_machine() -> None:
    game = cast("django", "doc", "tuco", boxes=["time_machine"])
    put(game, "django", roof(1))
    put(game, "doc", roof(0))
    now = situation(game, 0)
    assert shoot_at(now.constants, now.state, 0, 1).at[1] == TIME_MACHINE
    assert now.state.at[1] == roof(0)


def test_face_down_loot_is_worth_its_average() -> None:
    """CL-1: two of eight jewels are cursed, and one of three strongboxes."""
    game = Game(Setup(3, boxes=["cursed"], seed=0))
    constants = situation(game, 0).constants
    worth = {kind: constants.dollars[token] for token, kind in enumerate(constants.kinds)}
    assert worth == {PURSE: worth[PURSE], JEWEL: 375, STRONGBOX: 666}
    prices = prices_of(Setup(3).rulebook, UNKNOWN)
    assert {kind: prices[kind] for kind in UNKNOWN} == UNKNOWN


def test_he_rides_to_the_time_machine_and_back() -> None:
    game = cast("tuco", "doc", "django", boxes=["horses", "time_machine"])
    state = game.state
    assert state.horses is not None
    state.horses.boarding, state.horses.horses = 0, [0, 0, 1, 0, 1]
    put(game, "tuco", roof(2))
    now = situation(game, 0)
    assert TIME_MACHINE in rides(now.constants, now.state, 0)
    there = ride_to(now.constants, now.state, 0, TIME_MACHINE)
    assert horses_in(there).horses == [0, 0, 0, 0, 2]
    assert rides(now.constants, there, 0) == [*(inside(n) for n in range(3)), TIME_MACHINE, COACH]
