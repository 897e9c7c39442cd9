"""Bots that search: honest, the same for the same dice, and in time."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from math import exp
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec
import pytest

from colt_express import Game, Setup
from colt_express.bots import BOTS, Eyes, UnknownBot, check_code, make_bot
from colt_express.bots.knowledge import FILE, KnowledgeError, knowledge, read_knowledge
from colt_express.bots.outlaw.planning import worth_of_plans
from colt_express.bots.outlaw.players import Memory
from colt_express.bots.outlaw.situation import Situation
from colt_express.bots.search.basis import Budget, key_of
from colt_express.bots.search.plan_features import PLAN_FEATURES
from colt_express.bots.search.policy_prior import drawn, uniform_prior
from colt_express.bots.search.rollout_policies import (
    MARSHAL_TEMPERATURE,
    TEMPERATURE,
    UNIFORM_WEIGHT,
    OutlawPolicy,
    ThinkerPolicy,
)
from colt_express.bots.search.tree import (
    PRUNING_MARGIN,
    STEADY_PRUNING_MARGIN,
    UNPRUNED_DEALS,
    UNSEEN,
    Search,
    may_lead,
)
from colt_express.bots.search.value import CLOSE, EDGE, ROUNDS, TABLES, close_chances, final_chances
from colt_express.bots.searcher import Gunslinger, Legend
from colt_express.engine.information.observation import Observation
from colt_express.engine.options import Option
from colt_express.scenarios.document import read_scenarios
from colt_express.scenarios.position import build_game

from ..playing import every_setup, label, play_some

SEARCHING = ["gunslinger:150", "legend:150", "scout:200", "mcts:200"]


def choice(game: Game, code: str, seat: int, seed: int = 1) -> Option:
    decision = game.decision_of(seat)
    assert decision is not None
    return make_bot(code, seed, seat, game.setup.rulebook).choose(decision, Eyes(game, seat))


@pytest.mark.parametrize("setup", every_setup()[::7], ids=label)
def test_they_play_every_table(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("search"))
    for _ in range(5):
        play_some(game, dice, dice.randrange(1, 35))
        if game.over:
            return
        decision = game.decisions[0]
        for code in SEARCHING:
            assert choice(game, code, decision.seat) in decision.options


@pytest.mark.parametrize("code", SEARCHING)
def test_steps_make_a_search_the_same(code: str) -> None:
    game = play_some(Game(Setup(4, seed=3)), Random(3), 9)
    seat = game.decisions[0].seat
    assert {str(choice(game, code, seat)) for _ in range(4)} == {str(choice(game, code, seat))}


@pytest.mark.parametrize("code", ["gunslinger:10ms", "mcts:10ms", "legend:10ms"])
def test_milliseconds_are_kept(code: str) -> None:
    game = Game(Setup(4, seed=5))
    seat = game.decisions[0].seat
    choice(game, code, seat)
    begin = perf_counter()
    choice(game, code, seat)
    assert 0.008 < perf_counter() - begin < 2


def test_a_search_knows_its_guesses_only() -> None:
    """It is given `Eyes`, which show only the view, the same in numbers and as a line, guesses,
    the history of the seat, and the options of the table."""
    game = Game(Setup(4, seed=8))
    seat = game.decisions[0].seat
    public = [name for name in dir(Eyes(game, seat)) if not name.startswith("_")]
    assert public == ["guess", "history", "position", "seat", "sight", "table"]
    assert Eyes(game, seat).table == {"players": 4}
    view = game.view(seat)
    guess = Eyes(game, seat).guess(Random(1))
    assert guess.view(seat) == view
    assert guess.state is not game.state


def built(tmp_path: Path, text: str) -> Game:
    file = tmp_path / "position.yaml"
    file.write_text(text, encoding="utf-8")
    return build_game(next(read_scenarios(file)))


LAST_CHANCE = """
name: The last card of the game
rules: [ROB-1]
setup: {players: [ghost, tuco, doc]}
round: 5
position:
  bandits:
    ghost: {at: car 2, loot: []}
    tuco: {at: car 1, loot: [purse 300]}
    doc: {at: roof 3, loot: []}
  loot: {car 2: [jewel, strongbox, purse 250]}
pile: [ghost rob]
"""


@pytest.mark.parametrize("code", ["gunslinger:200", "scout:1000", "mcts:2000"])
def test_a_bot_that_can_win_at_once_does(tmp_path: Path, code: str) -> None:
    game = built(tmp_path, LAST_CHANCE)
    assert str(choice(game, code, 0)).startswith("strongbox")


FLASKS = """
name: Three sorts of flasks, and a hand of no use
rules: [HS-WHISKEY-1]
setup:
  players: [[ghost, tuco], [belle, django]]
  boxes: [horses]
  options: {variant: pair}
  rounds: [braking, tunnel, bridge, swivel_arm, pickpocketing]
round: 5
position:
  bandits:
    ghost: {at: car 2, hand: [ghost punch], deck: [], loot: [whiskey]}
    tuco: {at: car 3, loot: [whiskey, half whiskey]}
"""


@pytest.mark.parametrize("code", ["outlaw", "gunslinger:200", "scout:200", "mcts:200"])
def test_every_bot_can_say_from_which_flask_it_drinks(tmp_path: Path, code: str) -> None:
    game = built(tmp_path, FLASKS)
    drinks = ["drink ghost full", "drink tuco full", "drink tuco half"]
    assert [str(option) for option in game.decisions[0]][-3:] == drinks
    chosen = choice(game, code, 0)
    game.choose(0, chosen)
    assert code != "outlaw" or str(chosen) in drinks


def expected_plans(game: Game, seat: int) -> Counter[Option]:
    """2,000 samples of a policy's choices for the seat that is asked, as expected from another
    seat."""
    rollout_policy, dice = ThinkerPolicy(seat), Random(1)
    question = game.decisions[0]
    return Counter(rollout_policy.pick(game, question, dice) for _ in range(2000))


def plausible_plans(game: Game, temperature: float) -> dict[Option, float]:
    """The expected share of each option of the seat that is asked."""
    question = game.decisions[0]
    now = Situation(Observation(game.state, question.seat), Memory(), Random(1))
    worth = worth_of_plans(question.options, now)
    weights = [UNIFORM_WEIGHT + exp((one - max(worth)) / temperature) for one in worth]
    expected = [2000 * weight / sum(weights) for weight in weights]
    return dict(zip(question.options, expected, strict=True))


def test_others_are_expected_to_have_reasons_of_their_own() -> None:
    game = Game(Setup(4, seed=3))
    seat = game.decisions[0].seat
    advice = choice(game, "outlaw", seat)
    assert expected_plans(game, seat) == {advice: 2000}
    of_others = expected_plans(game, seat + 1)
    assert of_others.most_common(1)[0][0] == advice
    assert of_others == pytest.approx(plausible_plans(game, TEMPERATURE), abs=80)


def test_of_the_marshal_little_can_be_expected() -> None:
    """Small differences are worth much to him, so his plans are drawn with another temperature."""
    game = Game(Setup(4, seed=1, boxes=("marshal",)))
    lawman = game.state.rules.lawman
    while game.decisions[0].name != "plan" or game.decisions[0].seat != lawman:
        play_some(game, Random(1), 1)
    of_him = expected_plans(game, lawman + 1)
    assert of_him == pytest.approx(plausible_plans(game, MARSHAL_TEMPERATURE), abs=80)
    assert of_him != pytest.approx(plausible_plans(game, TEMPERATURE), abs=80)


def test_other_choices_than_plans_are_expected_as_of_an_outlaw() -> None:
    dice = Random(1)
    game = Game(Setup(4, seed=2))
    met = 0
    while not game.over:
        question = game.decisions[0]
        if question.name != "plan" and len(question.options) > 1:
            met += 1
            expected = OutlawPolicy().pick(game, question, Random(met))
            assert ThinkerPolicy(-1).pick(game, question, Random(met)) == expected
        play_some(game, dice, 1)
    assert met > 9


def test_choices_of_searching_opponents_do_not_branch_the_tree() -> None:
    """The choices of the others are no branches, and without an edge no round to come is won
    beforehand."""
    game = Game(Setup(4, seed=3))
    question = game.decisions[0]
    seat = question.seat
    first = question.options[0]
    known = knowledge()
    branches: dict[bool, set[int]] = {}
    for rollout_policy in (OutlawPolicy(), ThinkerPolicy(seat, EDGE), ThinkerPolicy(seat)):
        search = Search(seat, rollout_policy, known.prior, known.value_function, Random(1))
        for _ in range(rollout_policy.visits_to_grow + 20):
            after = game.copy()
            chances = search.iterate(after, first)
        searcher = seat if rollout_policy.edge else -1
        assert chances == known.value_function.chances(after.state, searcher)
        branches[rollout_policy.opponents_search] = set(
            search.root.branch(key_of(first)).children or ()
        )
    assert branches[True] == {UNSEEN}
    assert UNSEEN not in branches[False]
    assert len(branches[False]) > 1


@pytest.mark.parametrize(("boxes", "edge"), [([], 0.0), (["horses"], 0.0), (["marshal"], EDGE)])
def test_beside_a_marshal_a_legend_trusts_in_the_rounds_to_come(
    boxes: list[str], edge: float
) -> None:
    legend = Legend(1, Random(1), Setup(4, boxes=boxes, seed=1).rulebook, Budget(steps=1))
    assert legend.search().rollout_policy.edge == edge
    assert legend.search().rollout_policy.opponents_search


def test_doubt_keeps_options_alive() -> None:
    game = play_some(Game(Setup(4, seed=3)), Random(3), 9)
    decision = game.decisions[0]
    seat = decision.seat
    known = knowledge()

    def tries(pruning_margin: float) -> list[int]:
        search = Search(
            seat,
            OutlawPolicy(),
            known.prior,
            known.value_function,
            Random(1),
            pruning_margin=pruning_margin,
        )
        search.think(decision, Eyes(game, seat).guess, Budget(steps=3_000))
        return [search.root.branch(key_of(option)).visits for option in decision.options]

    assert set(tries(0.0001)) == {UNPRUNED_DEALS + 1}
    assert max(tries(PRUNING_MARGIN)) > min(tries(PRUNING_MARGIN)) + 1
    assert max(tries(10.0)) <= min(tries(10.0)) + 1
    assert (Gunslinger.pruning_margin, Legend.pruning_margin) == (
        PRUNING_MARGIN,
        STEADY_PRUNING_MARGIN,
    )


def test_options_that_fall_behind_in_the_same_deals_are_pruned() -> None:
    """Luck that all options share does not count; a difference must be larger than its own luck,
    and worth the time."""
    dice = Random(1)
    luck = [dice.random() for _ in range(400)]
    behind = [chance - 0.03 for chance in luck]
    noisy = [chance - 0.03 + dice.uniform(-0.5, 0.5) for chance in luck]
    ahead = [chance + 0.03 for chance in luck]
    assert not may_lead(behind[:7], luck[:7], STEADY_PRUNING_MARGIN)
    assert may_lead(noisy[:40], luck[:40], STEADY_PRUNING_MARGIN)
    assert may_lead(ahead[:7], luck[:7], STEADY_PRUNING_MARGIN)
    assert may_lead(
        luck[:7], luck[:7], STEADY_PRUNING_MARGIN
    )  # the same so far, but perhaps not for long
    assert not may_lead(luck, luck, STEADY_PRUNING_MARGIN)
    assert may_lead(behind, luck, 1e9)


def test_a_steady_search_compares_options_tried_equally_often() -> None:
    game = play_some(Game(Setup(4, seed=3)), Random(3), 9)
    decision = game.decisions[0]
    seat = decision.seat
    search = Legend(seat, Random(1), game.setup.rulebook, Budget()).search()
    option = search.think(decision, Eyes(game, seat).guess, Budget(steps=6_000))
    tries = [len(trials) for trials in search.trials.values()]
    assert len(tries) == len(decision.options)
    assert min(tries) > UNPRUNED_DEALS
    assert max(tries) > min(tries) + 1  # something was given up
    for tried in decision.options:
        trials = search.trials[key_of(tried)]
        assert search.value_of(tried) == pytest.approx(sum(trials) / len(trials))
    assert len(search.trials[key_of(option)]) >= search.deals


def test_all_options_of_a_deal_meet_the_same_luck() -> None:
    game = play_some(Game(Setup(4, seed=3)), Random(3), 9)
    decision = game.decisions[0]
    seat = decision.seat
    known = knowledge()
    guess = Eyes(game, seat).guess
    dice = Random(1)
    deal = guess(dice)
    seed = dice.getrandbits(32)
    expected = []
    steps = 0
    for option in decision.options:
        alone = Search(seat, ThinkerPolicy(seat), known.prior, known.value_function, Random(seed))
        expected.append(alone.iterate(deal.copy(), option)[seat])
        steps += alone.steps
    search = Search(
        seat,
        ThinkerPolicy(seat),
        known.prior,
        known.value_function,
        Random(1),
        steady=Legend.steady,
    )
    search.think(decision, guess, Budget(steps=steps))
    assert [search.value_of(option) for option in decision.options] == expected
    assert len(set(expected)) > 1


@pytest.mark.parametrize("setup", every_setup()[::5], ids=label)
def test_a_close_finish_is_shared(setup: Setup) -> None:
    """In proportion to the money, by sides that may win; all else stays the same."""
    for number in range(3):
        game = Game(setup.seeded(number), listening=False)
        play_some(game, Random(number), 10_000)
        state, result = game.state, game.result
        assert result is not None
        shares, final = close_chances(state), final_chances(state)
        if sum(final) == 0 or (setup.lawman >= 0 and setup.lawman in result.winners):
            assert shares == final
            continue
        assert all(
            (share == 0) == (seat in result.barred)
            for seat, share in enumerate(shares)
            if seat != setup.lawman
        )
        richest = result.winners[0]
        for seat, share in enumerate(shares):
            if share > 0:
                ratio = exp((result.money[seat] - result.money[richest]) / CLOSE)
                assert share == pytest.approx(shares[richest] * ratio)


def test_boxes_give_a_gunslinger_more_to_think_of() -> None:
    base, horses = Setup(4).rulebook, Setup(4, boxes=["horses"]).rulebook
    for code, rules, steps in [
        ("gunslinger", base, 2_000),
        ("gunslinger", horses, 4_000),
        ("gunslinger:500", horses, 500),
    ]:
        bot = make_bot(code, 1, 0, rules)
        assert isinstance(bot, Gunslinger)
        assert bot.budget.steps == steps


@pytest.mark.parametrize("question", ["keep_cards", "hide"])
def test_questions_about_later_rounds_are_left_to_an_outlaw(question: str) -> None:
    """A search that ends with the round would find all options alike."""
    setup = Setup(4, boxes=["horses", "time_machine"], seed=0)
    for number in range(200):
        game = Game(setup.seeded(number), listening=False)
        dice = Random(number)
        while not game.over:
            for decision in game.decisions:
                if decision.name == question and len(decision.options) > 1:
                    seat = decision.seat
                    advice = choice(game, "outlaw", seat, number)
                    assert choice(game, "gunslinger:60", seat, number) == advice
                    return
            play_some(game, dice, 1)
    raise AssertionError(f"nobody was asked: {question}")


def test_levels_and_limits_have_codes() -> None:
    for code in (*BOTS, "scout", "mcts", "mcts:17000", "legend:250ms", "gunslinger:1"):
        assert check_code(code) == code


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("gunslnger", "did you mean 'gunslinger'"),
        ("outlaw:5", "outlaw does not think"),
        ("legend:fast", "a number of steps, or milliseconds like 250ms"),
        ("legend:0", "a number of steps"),
        ("legend:", "a number of steps"),
    ],
)
def test_other_codes_are_refused(code: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        check_code(code)


def test_the_packaged_knowledge_fits_the_game() -> None:
    known = knowledge()
    assert [len(stages) for stages in known.value_function.sides] == [ROUNDS] * len(TABLES)
    assert len(known.prior.plans) == PLAN_FEATURES
    assert known.prior.plans != uniform_prior().plans


def test_knowledge_of_another_game_is_refused() -> None:
    with pytest.raises(KnowledgeError, match="nothing a bot has learned"):
        read_knowledge(b"{}")
    lists = ("made", "tokens", "plans", "worth", "sides", "law", "verdict")
    peers = ("peer_sides", "peer_law", "peer_verdict", "peer_scales")
    fields: dict[str, object] = {key: [] for key in (*lists, *peers)}
    data = {**fields, "peer_conscience": 0.0, "places": {}, "targets": {}, "cards": ["ace"]}
    with pytest.raises(KnowledgeError, match="other cards"):
        read_knowledge(msgspec.json.encode(data))


@pytest.mark.parametrize(
    ("name", "numbers", "said"),
    [
        ("sides", [], '"sides" must have 4 × 5 × 22 numbers'),
        ("peer_sides", [[[0.0] * 23] * 5] * 4, '"peer_sides" must have 4 × 5 × 22 or 4 × 5 × 27 '),
        ("peer_law", [[[0.0] * 6] * 8] * 4, '"peer_law" must have 5 × 8 × 6 numbers'),
        ("verdict", [[0.0]] * 5, '"verdict" must have 5 × 2 numbers'),
        ("peer_scales", [[1.0] * 9], '"peer_scales" must have 0 or 2 × 9 numbers'),
        ("worth", [], '"worth" must have 5 numbers'),
        ("plans", [[1]], '"plans" must have 3834 × 14 numbers where 12 kinds of cards were known'),
        ("places", {"move": [[]] * 12}, '"places" must have 12 × '),
        ("peer_scales", [["a"]], "Expected `float`, got `str`"),
        ("peer_conscience", None, "Expected `float`, got `null`"),
    ],
)
def test_weights_of_another_shape_are_refused(name: str, numbers: object, said: str) -> None:
    shipped = resources.files("colt_express.bots").joinpath(FILE).read_bytes()
    data = {**msgspec.json.decode(shipped), name: numbers}
    with pytest.raises(KnowledgeError, match="nothing a bot has learned") as refused:
        read_knowledge(msgspec.json.encode(data))
    assert said in str(refused.value)


def test_chance_keeps_to_weights() -> None:
    dice = Random(4)
    counted = [0, 0, 0]
    for _ in range(4000):
        counted[drawn([1, 0, 3], dice)] += 1
    assert counted[1] == 0
    assert 900 < counted[0] < 1100
