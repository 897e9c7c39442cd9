"""Marshal & Prisoners: positions that cannot be, secrets and guesses in its own rounds."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from colt_express import Game, Setup
from colt_express.engine.boxes.marshal.goals import SPECIAL_GOALS, warrant
from colt_express.engine.boxes.marshal.ideas import FETCH, IDEA, answer_fetch
from colt_express.engine.boxes.marshal.table import MarshalTable, marshal_table
from colt_express.engine.cards import card_of
from colt_express.engine.figures import GHOST, TUCO
from colt_express.scenarios.document import ScenarioError, read_scenarios
from colt_express.scenarios.position import build_game

from ...leaks import check_that_secrets_do_not_matter
from ...playing import (
    check_accounts,
    check_options,
    checked_guess,
    label,
    lawless_setups,
    play_out,
    play_some,
    random_choice,
)


def built(tmp_path: Path, position: str, boxes: str = "marshal") -> Game:
    file = tmp_path / "position.yaml"
    file.write_text(
        f"name: a position\nrules: [MP-1]\n"
        f"setup: {{players: [marshal, ghost, tuco], boxes: [{boxes}]}}\nposition: {position}\n",
        encoding="utf-8",
    )
    return build_game(next(read_scenarios(file)))


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("{marshal: car 2}", "somebody plays the Marshal"),
        ("{bandits: {marshal: {bullets: 3}}}", "in his 'cylinders'"),
        ("{bandits: {marshal: {cylinders: [6]}}}", "two cylinders of 0 to 6"),
        ("{bandits: {marshal: {cylinders: [7, 0]}}}", "two cylinders of 0 to 6"),
        (
            "{bandits: {marshal: {cylinders: [6, 6]}, ghost: {hits: {marshal: 1}}}}",
            "with 1 bullets fired",
        ),
        ("{bandits: {marshal: {brawlers: 4}}}", "0 to 3 brawler cards"),
        ("{bandits: {marshal: {loot: [jewel]}}}", "robs nobody"),
        ("{bandits: {marshal: {at: cell}}}", "nobody enters the cell but by arrest"),
        ("{bandits: {marshal: {hand: [rob]}}}", "cannot be among the cards"),
        ("{bandits: {ghost: {hand: [arrest]}}}", "cannot be among the cards"),
        ("{bandits: {marshal: {goals: [arch_enemy]}}}", "no goal here is called 'arch_enemy'"),
        ("{bandits: {marshal: {goals: [warrant doc]}}}", "no goal here is called 'warrant doc'"),
        ("{bandits: {marshal: {goals: [few_scratches, few_scratches]}}}", "exists only once"),
        (
            "{bandits: {marshal: {goals: [few_scratches, dodge_bullets, golden_bullet,"
            " deliver_the_mail]}}}",
            "2 warrants and 3 special goals",
        ),
        (
            "{bandits: {marshal: {goals: [few_scratches, golden_bullet], shown: [golden_bullet]}}}",
            "has not been turned up",
        ),
        ("{bandits: {ghost: {poster: torn}}}", "'captured' or 'wanted'"),
        ("{bandits: {ghost: {effects: [gotcha]}}}", "no bullet that lies open"),
        ("{bandits: {ghost: {effects: [lost_gun], hits: {}}}}", "lie open are received"),
        ("{bandits: {ghost: {prisoner: banker}}}", "no prisoner is called 'banker'"),
        ("{bandits: {ghost: {prisoner: doc}, tuco: {prisoner: doc}}}", "taken twice"),
        ("{bandits: {ghost: {prisoner: doc}}, prisoners: [doc]}", "only one prisoner doc"),
        ("{prisoners: [doc, mei, belle, tuco]}", "there are 3 prisoners"),
        ("{bandits: {ghost: {at: away}}}", "fell off"),
        ("{bandits: {ghost: {loot: [mailbag 300]}}}", "there are 200, 1200"),
    ],
)
def test_positions_that_cannot_be_are_refused(tmp_path: Path, position: str, reason: str) -> None:
    with pytest.raises(ScenarioError, match=r"position\.yaml:\d+: ") as error:
        built(tmp_path, position)
    assert reason in str(error.value)


def test_the_fields_of_the_box_belong_to_the_box(tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    for position in (
        "{prisoners: [doc]}",
        "{bandits: {ghost: {poster: captured}}}",
        "{bandits: {ghost: {at: cell}}}",
        "{bandits: {ghost: {loot: [mailbag 200]}}}",
    ):
        file.write_text(
            "name: a position\nrules: [MP-1]\nsetup: {players: [ghost, tuco, doc]}\n"
            f"position: {position}\n",
            encoding="utf-8",
        )
        with pytest.raises(ScenarioError, match=r"not played|no place"):
            build_game(next(read_scenarios(file)))


@pytest.mark.parametrize("setup", lawless_setups(), ids=label)
def test_the_rounds_of_the_box_keep_accounts_secrets_and_guesses(setup: Setup) -> None:
    dice = Random(label(setup))
    asked: set[str] = set()
    for seed in range(6):
        game = Game(setup.seeded(f"lawless {seed}"))
        while not game.over:
            asked |= {decision.name for decision in game.decisions}
            check_accounts(game)
            if dice.random() < 0.3:
                check_that_secrets_do_not_matter(game, dice)
                guess = checked_guess(game, dice.randrange(-1, setup.seats), dice)
                check_options(guess)
                play_out(guess, dice)
            game.choose(*random_choice(game, dice))
    assert {"reflex", "and_then", "marshal_shoot", "free"} <= asked


def attributes_of(kind: type) -> list[str]:
    """The names of its attributes, in the interpreted and in the compiled engine."""
    members = vars(kind).items()
    return [name for name, member in members if not (name.startswith("_") or callable(member))]


def test_a_copy_shares_nothing_with_the_table_of_the_marshal() -> None:
    for setup in lawless_setups():
        game = play_some(Game(setup.seeded("shared")), Random(3), 60)
        marshal = marshal_table(game.state)
        copy = marshal.copy()
        assert copy.describe() == marshal.describe()
        for name in attributes_of(MarshalTable):
            one, two = getattr(marshal, name), getattr(copy, name)
            if isinstance(one, list) and name != "goals":  # which are replaced, never changed
                assert one is not two
                assert not any(a is b for a, b in zip(one, two, strict=True) if type(a) is list)


def test_unknown_goals_are_guessed_evenly(tmp_path: Path) -> None:
    """MP-GOAL: with two bandits both warrants are among them, so three of five specials are
    open; the Marshal knows the first."""
    game = built(tmp_path, "{bandits: {marshal: {goals: [few_scratches]}}}")
    dice = Random(1)
    for seat, open_specials in ((0, 4), (1, 5)):
        counts: Counter[int] = Counter()
        for _ in range(2000):
            goals = marshal_table(game.guess(seat, dice).state).goals
            assert {warrant(GHOST), warrant(TUCO)} <= set(goals)
            assert (goals[0] == 0) or seat == 1
            counts.update(goal for goal in goals[1 - seat :] if goal < len(SPECIAL_GOALS))
        assert len(counts) == open_specials
        assert max(counts.values()) < 1.15 * min(counts.values())


def test_a_card_covered_by_a_fetched_idea_is_seen_and_remembered() -> None:
    """MP-FETCH, CASE-22: the card below it lies on top of the discard pile now."""
    game = Game(Setup(["marshal", "ghost", "tuco"], boxes=["marshal"], expert="2018", seed=1))
    game.choose(0, game.decisions[0].options[0])
    player = game.state.players[1]
    idea = card_of(player.own, IDEA)
    cards = player.hand + player.deck
    cards.remove(idea)
    player.hand, player.deck, player.discard = cards[:5], cards[5:8], (*cards[8:], idea)
    player.hand.sort()
    player.discard_seen = (False,) * (len(player.discard) - 1) + (True,)
    while game.decisions[0].seat != 1:
        game.choose(game.decisions[0].seat, game.decisions[0].options[0])
    answer_fetch(game.state, game.decisions[0], FETCH)
    check_accounts(game)
    dice = Random(1)
    for seat in (-1, 0, 2) * 20:
        assert game.guess(seat, dice).view(seat) == game.view(seat)
