"""The outlaw beside the Marshal: as the Marshal he hunts his goals, as a bandit he minds him."""

from __future__ import annotations

from typing import Any

import pytest

from colt_express import Decision, Game, TableOptions
from colt_express.arena.line_up import read_line_up
from colt_express.arena.simulate import Simulation, play_chunk
from colt_express.bots import Eyes, make_bot
from colt_express.bots.outlaw import ANSWERS
from colt_express.bots.outlaw.boxes.marshal.chances import four_of_five
from colt_express.bots.outlaw.boxes.marshal.winning import chance_to_all, chance_to_himself
from colt_express.bots.outlaw.constants import card_of
from colt_express.bots.outlaw.situation import Situation
from colt_express.bots.outlaw.transitions import states_after
from colt_express.engine.base.planning import plan_options
from colt_express.engine.base.robbing import token_options
from colt_express.engine.boxes.horses.riding import RIDE
from colt_express.engine.boxes.marshal.actions import PUSH_ON, THROW_OFF
from colt_express.engine.boxes.marshal.events import MOVE_NOW, SHOOT_NOW
from colt_express.engine.boxes.marshal.goals import GOAL_NAMES
from colt_express.engine.boxes.marshal.ideas import FETCH, PRISONERS
from colt_express.engine.boxes.marshal.planning import MOVE_PLUS
from colt_express.engine.boxes.marshal.prison import take_companion
from colt_express.engine.boxes.marshal.shooting import MAILBAG, first_shots
from colt_express.engine.boxes.marshal.table import (
    DROP_THE_BAG,
    EFFECTS,
    MarshalTable,
    marshal_table,
)
from colt_express.engine.cards import MOVE, PUNCH, ROB, is_bullet
from colt_express.engine.figures import FIGURES
from colt_express.engine.geometry import moves, pushes
from colt_express.engine.options import DONE, PASS, PLACES, PLAYS, TARGETS, Option
from colt_express.engine.places import AWAY, CELL, TIME_MACHINE, inside, roof
from colt_express.engine.registry import QUESTION_NAMES
from colt_express.engine.state import STEALING, Bandit
from colt_express.engine.tokens import HELD, OUT

from ...bots.test_bots import answer, card, cast, in_the_last_round, lay, pile, put
from ...bots.test_bots import situation as situation_at

PRISON = 5  # the last car, with up to four bandits (MP-1)
FALL = ["reflexes", "rumors", "bumpy_ride", "downhill", "deadly_fall"]


def marshal_game(*names: str, **options: Any) -> tuple[Game, MarshalTable]:
    """A game with the Marshal in the locomotive, all bandits in the corridor of the prison car, and
    no loot except what a test lays out."""
    options.setdefault("boxes", ["marshal"])
    game = cast(*names, **options)
    put(game, "marshal", inside(0))
    return game, marshal_table(game.state)


def goals(game: Game, *names: str) -> None:
    """These are turned up, and no others are left."""
    marshal_table(game.state).goals = [GOAL_NAMES.index(name) for name in names]
    game.state.round = len(names) - 1


def bandit(game: Game, name: str) -> Bandit:
    return game.state.bandit(FIGURES.index(name))


def hand(game: Game, name: str, *kinds: str) -> None:
    """Give a bandit these cards as his hand, and the rest of his own as his deck."""
    state, seat = game.state, bandit(game, name).seat
    player = state.players[seat]
    cards = [c for c in player.hand + player.deck if not is_bullet(c)]
    for kind in kinds:
        cards.remove(card(f"{name} {kind}"))
    player.hand, player.deck = sorted(card(f"{name} {kind}") for kind in kinds), cards


def plan(game: Game, name: str, *kinds: str) -> str:
    hand(game, name, *kinds)
    player = game.state.players[bandit(game, name).seat]
    options = plan_options(game.state, player)
    for offer in [] if FETCH in options else game.state.rules.offers:
        offer(game.state, player, options)
    return answer(game, "plan", options, name)


def targets(*names: str) -> list[Option]:
    return [TARGETS[FIGURES.index(name)] for name in names]


def situation(game: Game, name: str) -> Situation:
    return situation_at(game, bandit(game, name).seat)


def test_he_has_an_answer_to_every_question_of_the_box() -> None:
    asked = {"and_then", "reflex", "marshal_shoot", "marshal_shoot_again", "mailbag", "flask"}
    asked |= {"rob_again", "arrest", "angry_shot", "angry_move", "break_out", "free", "thanks"}
    asked |= {"deadly_shot"}
    assert asked <= set(ANSWERS) <= set(QUESTION_NAMES)


# The Marshal


def test_the_marshal_arrests_the_bandit_of_his_warrant() -> None:
    game, _ = marshal_game("marshal", "tuco", "doc", "django")
    for name in ("tuco", "doc", "django"):
        put(game, name, inside(0))
    for name in ("doc", "django"):
        goals(game, f"warrant {name}")
        assert answer(game, "arrest", targets("tuco", "doc", "django"), "marshal") == name


def test_a_captured_poster_is_not_worth_a_second_arrest() -> None:
    game, marshal = marshal_game("marshal", "tuco", "doc", "django")
    for name in ("tuco", "doc"):
        put(game, name, inside(0))
    goals(game, "warrant tuco")
    marshal.wanted[bandit(game, "tuco").index] = False
    assert answer(game, "arrest", targets("tuco", "doc"), "marshal") == "doc"


def test_the_marshal_plans_to_arrest_a_bandit_who_will_be_at_his_place() -> None:
    game, _ = marshal_game("marshal", "tuco", "doc")
    goals(game, "warrant tuco")
    put(game, "marshal", inside(2))
    put(game, "tuco", inside(2))
    assert plan(game, "marshal", "arrest", "move", "climb", "shoot") == "play arrest"


def test_the_marshal_goes_after_the_bandit_of_his_warrant_with_a_plus_card() -> None:
    game, _ = marshal_game("marshal", "tuco", "doc")
    goals(game, "warrant tuco")
    put(game, "marshal", inside(2))
    put(game, "tuco", inside(3))
    assert plan(game, "marshal", "arrest", "move+", "climb") == "play move+"


def test_an_arrest_follows_a_plus_card() -> None:
    game, _ = marshal_game("marshal", "tuco", "doc")
    goals(game, "warrant tuco")
    put(game, "marshal", inside(2))
    put(game, "tuco", inside(3))
    pile(game, "marshal move+")
    hand(game, "marshal", "arrest", "climb", "shoot")
    cards = [PLAYS[0][card(f"marshal {kind}")] for kind in ("arrest", "climb", "shoot")]
    assert answer(game, "and_then", [*cards, PASS], "marshal") == "play arrest"


def mail_thief(game: Game, marshal: MarshalTable, name: str) -> None:
    """He has both mailbags, and the right cylinder has come to `drop the bag`."""
    for token, kind in enumerate(game.state.token_kinds):
        if kind == MAILBAG:
            game.state.token_at[token] = HELD + bandit(game, name).index
            game.state.token_known[token] |= 1 << bandit(game, name).seat
    marshal.cylinders[1] = marshal.cylinders[1][: len(EFFECTS) - DROP_THE_BAG]


def test_the_marshal_chooses_the_cylinder_that_makes_the_thief_drop_the_bag() -> None:
    game, marshal = marshal_game("marshal", "tuco", "doc", "django")
    goals(game, "deliver_the_mail")
    mail_thief(game, marshal, "doc")
    put(game, "marshal", inside(PRISON - 1))
    put(game, "tuco", roof(1))
    put(game, "django", roof(1))
    shots = first_shots(game.state, bandit(game, "marshal"))
    assert [str(shot) for shot in shots] == ["doc left", "doc right"]
    assert answer(game, "marshal_shoot", shots, "marshal") == "doc right"


def test_the_second_bullet_is_for_the_thief_of_the_mail() -> None:
    game, marshal = marshal_game("marshal", "tuco", "doc", "django")
    goals(game, "deliver_the_mail")
    mail_thief(game, marshal, "doc")
    put(game, "marshal", inside(PRISON - 1))
    shots = [s for s in first_shots(game.state, bandit(game, "marshal")) if "right" in str(s)]
    options = [shot for shot in shots if "tuco" not in str(shot)]
    assert answer(game, "marshal_shoot_again", [*options, DONE], "marshal") == "doc right"


def test_an_angry_marshal_shoots_the_bandit_he_still_needs() -> None:
    game, _ = marshal_game("marshal", "tuco", "doc", "django", "belle")
    goals(game, "full_of_lead")
    put(game, "marshal", inside(PRISON - 1))
    assert answer(game, "angry_shot", [SHOOT_NOW, DONE], "marshal") == "shoot"


def test_an_angry_marshal_walks_towards_the_bandit_of_his_warrant() -> None:
    game, _ = marshal_game("marshal", "tuco", "doc")
    goals(game, "warrant tuco")
    put(game, "marshal", inside(2))
    put(game, "tuco", inside(3))
    game.state.phase = STEALING
    assert answer(game, "angry_move", [MOVE_NOW, DONE], "marshal") == "move"
    assert answer(game, "move", moves(game.state, inside(2)), "marshal") == "car 3"


def test_the_marshal_does_not_plan_with_cards_he_has_no_turn_left_for() -> None:
    game, _ = marshal_game("marshal", "tuco", "doc")
    goals(game, "golden_bullet")
    game.state.turn = len(game.state.round_card.turns) - 1
    put(game, "marshal", inside(PRISON - 1))
    assert plan(game, "marshal", "shoot", "shoot", "arrest") == "play shoot"


def test_a_marshal_without_hope_does_not_despair() -> None:
    game, marshal = marshal_game("marshal", "tuco", "doc")
    goals(game, "few_scratches", "dodge_bullets", "warrant tuco")
    marshal.brawlers = []
    for _ in range(3):
        bandit(game, "marshal").receive(FIGURES.index("tuco"))
    now = situation(game, "marshal")
    assert chance_to_himself(now.constants, now.state, 0) == 0
    put(game, "marshal", inside(2))
    put(game, "tuco", inside(2))
    assert plan(game, "marshal", "arrest", "move", "climb").startswith(("play", "draw"))


def test_four_of_five() -> None:
    assert four_of_five([1, 1, 1, 1, 0]) == 1
    assert four_of_five([1, 1, 1, 0, 0]) == 0
    assert four_of_five([0.5] * 5) == pytest.approx(6 / 32)


def test_his_chances_are_his_own_secret() -> None:
    """The Marshal's chance as bandits estimate it does not depend on goals they have not seen."""
    game, _ = marshal_game("marshal", "tuco", "doc")
    seen = set()
    for secret in ("warrant tuco", "warrant doc", "golden_bullet"):
        goals(game, secret)
        now = situation(game, "tuco")
        seen.add(chance_to_all(now.constants, now.state))
    assert len(seen) == 1


def test_the_marshal_never_thinks_of_the_time_machine() -> None:
    game, _ = marshal_game("marshal", "tuco", "doc", boxes=["marshal", "time_machine", "horses"])
    state = game.state
    assert state.horses is not None
    state.horses.boarding, state.horses.horses = 0, [1] * len(state.horses.horses)
    for place in (inside(0), roof(0)):
        put(game, "marshal", place)
        put(game, "tuco", place)
        now = situation(game, "marshal")
        for kind in (MOVE, MOVE_PLUS, RIDE):
            states = states_after(now.constants, now.state, card_of(0, kind))
            assert states
            assert all(after.at[0] not in (TIME_MACHINE, AWAY) for after in states)
        for after in states_after(now.constants, now.state, card_of(1, PUNCH)):
            assert after.at[0] != TIME_MACHINE


# Bandits


def test_a_bandit_keeps_away_from_the_marshal_while_his_poster_is_at_stake() -> None:
    game, marshal = marshal_game("tuco", "marshal", "doc")
    put(game, "marshal", inside(1))
    put(game, "tuco", inside(2))
    lay(game, "purse", inside(1))
    assert answer(game, "move", moves(game.state, inside(2)), "tuco") == "car 3"
    in_the_last_round(game)
    marshal.wanted[bandit(game, "tuco").index] = False
    pile(game, "tuco rob")
    assert answer(game, "move", moves(game.state, inside(2)), "tuco") == "car 1"


def test_a_bandit_in_the_cell_fetches_an_idea_and_plays_it() -> None:
    game, _ = marshal_game("tuco", "marshal", "doc")
    put(game, "tuco", CELL)
    assert plan(game, "tuco", "rob", "rob", "shoot", "move") == "fetch idea"
    assert plan(game, "tuco", "rob", "idea", "shoot", "move") == "play idea"


def test_he_breaks_out_where_the_marshal_is_not() -> None:
    game, _ = marshal_game("tuco", "marshal", "doc")
    put(game, "tuco", CELL)
    corridor, above = PLACES[inside(PRISON)], PLACES[roof(PRISON)]
    for place, other in ((corridor, above), (above, corridor)):
        put(game, "marshal", place.value)
        assert answer(game, "break_out", [corridor, above], "tuco") == str(other)


def test_he_takes_his_own_companion() -> None:
    game, marshal = marshal_game("tuco", "marshal", "doc")
    marshal.prisoners = [FIGURES.index(name) for name in ("doc", "tuco", "mei")]
    options = [PRISONERS[n] for n in marshal.prisoners]
    assert answer(game, "free", options, "tuco") == "companion tuco"


def test_he_would_rather_have_a_companion_than_free_a_rival_with_nothing_to_give() -> None:
    game, marshal = marshal_game("tuco", "marshal", "doc")
    put(game, "doc", CELL)
    game.state.token_at = [OUT if where >= HELD else where for where in game.state.token_at]
    marshal.prisoners = [FIGURES.index("mei")]
    options = [PRISONERS[marshal.prisoners[0]], *targets("doc")]
    assert answer(game, "free", options, "tuco") == "companion mei"


def test_he_frees_the_bandit_who_can_pay_for_it() -> None:
    game, marshal = marshal_game("tuco", "marshal", "doc", "django")
    put(game, "doc", CELL)
    put(game, "django", CELL)
    marshal.prisoners = []
    game.state.token_at = [OUT if where >= HELD else where for where in game.state.token_at]
    game.state.token_at[lay(game, "jewel", OUT)] = HELD + bandit(game, "django").index
    assert answer(game, "free", targets("doc", "django"), "tuco") == "django"


def test_a_freed_bandit_gives_his_least_valuable_token() -> None:
    game, _ = marshal_game("tuco", "marshal", "doc")
    tokens = [lay(game, kind, HELD) for kind in ("jewel", "strongbox", "purse")]
    game.state.token_values[tokens[2]] = 300
    game.state.token_known[tokens[2]] = 0b111
    options = token_options(game.state, 0, tokens)
    assert answer(game, "thanks", options, "tuco").startswith("purse")


def test_with_his_own_companion_he_robs_twice() -> None:
    game, marshal = marshal_game("tuco", "marshal", "doc")
    put(game, "tuco", inside(2))
    tuco = FIGURES.index("tuco")
    marshal.prisoners = [tuco]
    take_companion(game.state, game.state.bandit(tuco), tuco)
    tokens = [lay(game, "jewel", inside(2)) for _ in range(2)]
    now = situation(game, "tuco")
    (state,) = states_after(now.constants, now.state, card_of(0, ROB))
    assert set(tokens) <= set(state.loot[0])


def test_he_does_not_plan_to_shoot_when_he_has_lost_his_gun() -> None:
    game, marshal = marshal_game("tuco", "marshal", "doc")
    put(game, "tuco", inside(2))
    put(game, "doc", inside(3))
    assert plan(game, "tuco", "shoot", "climb", "punch") == "play shoot"
    marshal.wounds[bandit(game, "tuco").index] = [EFFECTS.index("lost_gun")]
    assert plan(game, "tuco", "shoot", "climb", "punch") != "play shoot"


def test_he_punches_the_marshal_for_his_brawler_card() -> None:
    game, marshal = marshal_game("tuco", "marshal", "doc")
    for name in ("tuco", "marshal", "doc"):
        put(game, name, inside(2))
    assert answer(game, "punch", targets("doc", "marshal"), "tuco") == "marshal"
    assert plan(game, "tuco", "punch", "climb", "rob") == "play punch"
    marshal.brawlers = []
    game.state.token_at[lay(game, "jewel", OUT)] = HELD + bandit(game, "doc").index
    assert answer(game, "punch", targets("doc", "marshal"), "tuco") == "doc"


def test_an_idea_copies_the_last_card_of_a_bandit_before_it() -> None:
    game, marshal = marshal_game("tuco", "marshal", "doc")
    put(game, "tuco", inside(2))
    put(game, "doc", inside(1))
    lay(game, "jewel", inside(2))
    marshal.prisoners = []
    pile(game, "doc rob", "marshal climb", "doc idea")
    assert plan(game, "tuco", "idea", "climb", "punch") == "play idea"


def test_he_throws_the_marshal_off_the_train() -> None:
    game, _ = marshal_game("tuco", "marshal", "doc", rounds=FALL)
    in_the_last_round(game)
    for name in ("tuco", "marshal"):
        put(game, name, roof(2))
    character = FIGURES.index("tuco")
    options = [*pushes(game.state, roof(2)), THROW_OFF]
    kind = QUESTION_NAMES.index("push")
    decision = Decision(0, kind, options, character, FIGURES.index("marshal"), -1)
    bot = make_bot("outlaw", 1, 0, game.setup.rulebook)
    assert bot.choose(decision, Eyes(game, 0)) is THROW_OFF
    decision = Decision(
        0,
        QUESTION_NAMES.index("deadly_shot"),
        [THROW_OFF, PUSH_ON],
        character,
        FIGURES.index("marshal"),
        -1,
    )
    assert bot.choose(decision, Eyes(game, 0)) is THROW_OFF


def test_a_reflex_is_the_best_card_of_the_hand() -> None:
    game, _ = marshal_game("tuco", "marshal", "doc")
    put(game, "tuco", inside(2))
    lay(game, "jewel", inside(2))
    game.state.turn = len(game.state.round_card.turns) - 1
    hand(game, "tuco", "climb", "rob", "punch")
    options = [PLAYS[0][card(f"tuco {kind}")] for kind in ("climb", "rob", "punch")]
    assert answer(game, "reflex", [*options, PASS], "tuco") == "play rob"


def test_the_value_of_the_other_mailbag_is_inferred() -> None:
    """A player who has seen one of them knows the other."""
    game, _ = marshal_game("tuco", "marshal", "doc")
    bags = [lay(game, "mailbag", inside(0)) for _ in range(2)]
    now = situation(game, "tuco")
    assert {now.constants.dollars[bag] for bag in bags} == {700}
    game.state.token_known[bags[0]] = 1
    now = situation(game, "tuco")
    assert {now.constants.dollars[bag] for bag in bags} == {200, 1200}


# By the figures


def test_an_outlaw_is_the_better_marshal_and_the_better_bandit() -> None:
    """As the Marshal, against greenhorns; as one of three bandits, two of them greenhorns."""
    box = TableOptions(boxes=["marshal"])
    hunted = Simulation(read_line_up("outlaw,greenhorn×3"), box, "hunted", 60)
    low, _ = play_chunk(hunted, 0, hunted.games).by_bot["outlaw as marshal"].interval
    assert low > 0.25
    hunters = Simulation(read_line_up("greenhorn,outlaw,greenhorn×2"), box, "hunters", 60)
    low, _ = play_chunk(hunters, 0, hunters.games).by_bot["outlaw"].interval
    assert low > 0.5
