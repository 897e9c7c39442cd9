"""Guesses: consistent with the view, complete, and uniform over hidden information."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product
from math import lcm
from pathlib import Path
from random import Random

import msgspec
import pytest

from colt_express import Game, Setup
from colt_express.engine.base.keeping import KEEP_SOME
from colt_express.engine.base.planning import PLANNING_TURNS, first_cards, plan_options
from colt_express.engine.base.rounds import NEXT_ROUND, RETURN_HANDS
from colt_express.engine.base.stealing import STEAL
from colt_express.engine.boxes.horses.table import horses_table
from colt_express.engine.boxes.horses.whiskey import FLASK
from colt_express.engine.boxes.time_machine.table import TimeMachineTable, time_machine_table
from colt_express.engine.cards import BULLET, CLIMB, MOVE, ROB, card_of, is_bullet, owner_of
from colt_express.engine.figures import NOBODY, TUCO
from colt_express.engine.flow import run
from colt_express.engine.options import Option
from colt_express.engine.places import AWAY, COACH, inside
from colt_express.engine.registry import Task
from colt_express.engine.serialization.digest import describe
from colt_express.engine.tokens import STRONGBOX
from colt_express.scenarios.document import read_scenarios
from colt_express.scenarios.position import build_game

from ..playing import (
    STORMY,
    check_accounts,
    check_options,
    checked_guess,
    every_setup,
    hand_out_flasks,
    label,
    play_out,
    play_some,
    random_choice,
    stormy_setups,
    thirsty_choice,
)

SETUPS = every_setup()
Arrangement = tuple[tuple[int, ...], ...]


@pytest.mark.parametrize("setup", SETUPS[::2], ids=label)
def test_a_guess_looks_the_same_and_can_be_played(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("guess"))
    while not game.over:
        for seat in range(-1, setup.seats):
            guess = checked_guess(game, seat, dice)
        check_options(guess)
        check_that_nothing_hidden_matters(game, dice.randrange(-1, setup.seats), dice)
        play_out(guess, dice)
        play_some(game, dice, dice.randrange(4, 12))


@pytest.mark.parametrize("setup", SETUPS[1::8], ids=label)
def test_a_common_guess_keeps_what_any_player_knows(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("together"))
    while not game.over:
        other = game.guess_together(dice)
        check_accounts(other)
        for seat in range(setup.seats):
            assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(game.view(seat))
        one, two = game.guess_together(Random(5)), other.guess_together(Random(5))
        assert describe(one.state) == describe(two.state)
        check_options(other)
        play_some(game, dice, dice.randrange(4, 12))


def test_a_common_guess_leaves_the_order_of_decks_open() -> None:
    game = Game(Setup(4, seed="decks"))
    tops = Counter(game.guess_together(Random(n)).state.players[0].deck[-1] for n in range(200))
    assert len(tops) == len(set(game.state.players[0].deck)) > 1


def test_a_guess_leaves_the_game_alone_and_depends_on_the_dice_only() -> None:
    game = play_some(Game(Setup(5, seed="dice")), Random(1), 40)
    one = game.guess(2, Random(7))
    two = game.guess(2, Random(7))
    three = game.guess(2, Random(8))
    assert msgspec.json.encode(one.view(0)) == msgspec.json.encode(two.view(0))
    assert one.state.token_values != three.state.token_values


def check_that_nothing_hidden_matters(game: Game, seat: int, dice: Random) -> None:
    """Neither where hidden things really are, nor in which order they lie there: who brings the
    dice could otherwise take the shuffle back."""
    other = game.guess(seat, dice)
    one, two = game.guess(seat, Random(5)), other.guess(seat, Random(5))
    assert describe(one.state) == describe(two.state)


def position(tmp_path: Path, text: str) -> Game:
    """The game of a scenario."""
    file = tmp_path / "position.yaml"
    file.write_text(f"name: a position\nrules: [SECRET-2]\n{text}", encoding="utf-8")
    return build_game(next(read_scenarios(file)))


def check_uniform(counts: Counter[Arrangement], expected: Counter[Arrangement]) -> None:
    """Chi-square against what counting all arrangements gives; fails once in many thousands."""
    samples, total = sum(counts.values()), sum(expected.values())
    assert set(counts) <= set(expected), "an arrangement that cannot be"
    chi = 0.0
    for arrangement, weight in expected.items():
        mean = samples * weight / total
        chi += (counts[arrangement] - mean) ** 2 / mean
    freedom = len(expected) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5, f"chi-square {chi:.0f} for {freedom}"


def guessed_cards(game: Game, dice: Random) -> Counter[Arrangement]:
    """How often seat 0 guesses which hand and deck of seat 1."""
    counts: Counter[Arrangement] = Counter()
    for _ in range(6000):
        guess = game.guess(0, dice).state.players[1]
        counts[(tuple(guess.hand), tuple(guess.deck))] += 1
    return counts


def test_who_may_have_several_flasks_may_be_asked_from_which_he_drinks(tmp_path: Path) -> None:
    """SECRET-3: whether Tuco's full flask is old is not to be seen, but it is asked for in a guess
    as it would be if it were so."""
    game = position(
        tmp_path,
        "setup: {players: [tuco, ghost, doc], boxes: [horses], "
        "rounds: [bridge, tunnel, braking, swivel_arm, escape]}\n"
        "position: {bandits: {tuco: {hand: [move], deck: [rob], loot: [whiskey, half whiskey]}}}",
    )
    asked = set()
    for seed in range(60):
        guess = game.guess(1, Random(seed))
        options = [str(option) for option in guess.decisions[0]]
        asked.add(tuple(option for option in options if option.startswith("drink")))
        guess.choose(0, options[-1])
    assert asked == {("drink full", "drink half"), ("drink", "drink old")}


def test_hands_and_decks_are_dealt_uniformly(tmp_path: Path) -> None:
    game = position(
        tmp_path,
        "setup: {players: [ghost, tuco, doc]}\n"
        "position: {bandits: {tuco: {hand: [move, shoot], deck: [rob, rob, bullet neutral]}}}",
    )
    player = game.state.players[1]
    expected: Counter[Arrangement] = Counter()
    for cards in permutations(player.hand + player.deck):
        expected[(tuple(sorted(cards[:2])), cards[2:])] += 1
    check_uniform(guessed_cards(game, Random(1)), expected)


def test_a_face_down_card_is_any_action_card_but_never_a_bullet(tmp_path: Path) -> None:
    game = position(
        tmp_path,
        "setup: {players: [ghost, tuco, doc]}\n"
        "position: {bandits: {ghost: {hand: [move, rob], deck: [climb, bullet neutral, rob]}}}",
    )
    game.choose(0, "play move hidden")
    player = game.state.players[0]
    cards = [*player.hand, *player.deck, game.state.pile[0].card]
    expected: Counter[Arrangement] = Counter()
    for order in permutations(cards):
        if not is_bullet(order[0]):
            expected[((order[0],), tuple(sorted(order[1:2])), order[2:])] += 1
    counts: Counter[Arrangement] = Counter()
    dice = Random(2)
    for _ in range(6000):
        state = game.guess(1, dice).state
        hidden, guess = state.pile[0].card, state.players[0]
        counts[((hidden,), tuple(guess.hand), tuple(guess.deck))] += 1
    check_uniform(counts, expected)
    assert {state.pile[0].card for state in [game.guess(0, dice).state]} == {card_of(0, 1)}


def test_purses_are_guessed_among_all_unseen_ones(tmp_path: Path) -> None:
    game = position(
        tmp_path,
        "setup: {players: [ghost, tuco, doc]}\n"
        "position: {loot: {car 1: [purse 250, purse 400], car 2: [purse 500]}}",
    )
    state = game.state
    state.spare = [[300], [], []]
    tokens = [token for token, known in enumerate(state.token_known) if known == 0]
    assert len(tokens) == 3
    expected: Counter[Arrangement] = Counter()
    for values in permutations((250, 400, 500, 300)):
        expected[(values[:3],)] += 1
    counts: Counter[Arrangement] = Counter()
    dice = Random(3)
    for _ in range(4000):
        guess = game.guess(2, dice).state
        counts[(tuple(guess.token_values[token] for token in tokens),)] += 1
    check_uniform(counts, expected)


def test_a_hand_kept_from_the_last_round_holds_no_bullet(tmp_path: Path) -> None:
    """EXPERT-2: it is public that kept cards are action cards."""
    game = position(
        tmp_path,
        "setup: {players: [ghost, tuco, doc], options: {expert: 2018}}\n"
        "position: {bandits: {tuco: {hand: [move, rob], "
        "deck: [climb, bullet neutral, bullet neutral]}}}",
    )
    player = game.state.players[1]
    player.sure = 1
    expected: Counter[Arrangement] = Counter()
    for cards in permutations(player.hand + player.deck):
        if any(not is_bullet(card) for card in cards[:2]):
            expected[(tuple(sorted(cards[:2])), cards[2:])] += 1
    check_uniform(guessed_cards(game, Random(4)), expected)


def test_a_bullet_seen_to_go_onto_the_deck_is_known_to_be_there(tmp_path: Path) -> None:
    """EXPERT-3: the card is on top until it is drawn; then it is public who holds it."""
    game = position(
        tmp_path,
        "setup: {players: [ghost, tuco, doc], options: {expert: 2018}, cars: 3}\n"
        "position: {bandits: {ghost: {at: car 2}, tuco: {at: car 3}, doc: {at: car 1}}}\n"
        "pile: [ghost shoot]",
    )
    game.choose(0, "tuco")
    dice = Random(5)
    bullet = card_of(0, 0)
    for _ in range(50):
        assert game.guess(2, dice).state.players[1].deck[-1] == bullet
    game.state.push(NEXT_ROUND)
    run(game.state)
    assert game.state.players[1].open_hand == (bullet,)
    for _ in range(50):
        assert bullet in game.guess(2, dice).state.players[1].hand


def test_partners_hold_no_more_of_each_others_cards_than_they_drew() -> None:
    """TEAM-3: in the first round exactly one card has gone each way."""
    game = Game(Setup(4, variant="team", seed="partners"))
    dice = Random(6)
    for _ in range(200):
        guess = game.guess(2, dice).state
        strangers = [
            card
            for player in guess.players[:2]
            for card in player.hand + player.deck
            if guess.bandit(owner_of(card)).seat != player.seat
        ]
        assert len(strangers) == 2


def test_the_rounds_to_come_are_guessed_among_those_left() -> None:
    game = Game(Setup(4, seed="rounds"))
    dice = Random(7)
    seen: Counter[str] = Counter()
    for _ in range(600):
        cards = game.guess(0, dice).state.round_cards
        assert cards[0] is game.state.round_cards[0]
        assert len({card.name for card in cards}) == 5
        assert cards[4].station
        assert not any(card.station for card in cards[:4])
        seen[cards[1].name] += 1
        seen[cards[4].name] += 1
    assert len(seen) == 6 + 3
    assert all(60 < count < 260 for count in seen.values())


def test_a_spectator_may_guess_too() -> None:
    game = play_some(Game(Setup(3, seed="spectator")), Random(8), 30)
    guess = game.guess(-1, Random(9))
    assert guess.view(-1) == game.view(-1)


# Horses & Stagecoach


@pytest.mark.parametrize("setup", stormy_setups(), ids=label)
def test_a_guess_is_good_at_every_decision_of_the_box(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("stormy"))
    while not game.over:
        if game.state.players and game.state.round < 0:
            hand_out_flasks(game)
        for seat in range(-1, setup.seats):
            guess = checked_guess(game, seat, dice)
            assert all(decision.options for decision in guess.decisions)
            assert all(option in question for question, option in guess.state.answered)
        game.choose(*thirsty_choice(game, dice))


HAND = [card_of(TUCO, MOVE), card_of(TUCO, ROB)]
DECK = [card_of(TUCO, CLIMB), card_of(NOBODY, BULLET), card_of(NOBODY, BULLET)]


def stormy(*steps: Task) -> Game:
    """Ghost, Tuco and Doc after boarding; Tuco has few cards, and all have seen the flasks. The
    game goes on with these steps."""
    setup = Setup(
        ["ghost", "tuco", "doc"],
        boxes=["horses"],
        switches={"whiskey": "any"},
        rounds=STORMY,
        seed="stormy",
    )
    game = Game(setup)
    hand_out_flasks(game)
    for token, kind in enumerate(game.state.token_kinds):
        if kind == FLASK:
            game.state.token_known[token] = 0b111
    while game.state.round < 0:
        game.choose(game.decisions[0].seat, game.decisions[0].options[0])
    tuco = game.state.players[1]
    tuco.hand, tuco.deck = HAND[:], DECK[:]
    game.state.questions, game.state.stack = (), []
    for step in reversed(steps):
        game.state.push(step)
    run(game.state)
    return game


def hands_and_decks(hand: int = len(HAND)) -> list[tuple[Arrangement, int]]:
    """How Tuco's cards may lie, and in how many ways."""
    counts: Counter[Arrangement] = Counter()
    for cards in permutations(HAND + DECK):
        counts[(tuple(sorted(cards[:hand])), cards[hand:])] += 1
    return list(counts.items())


def drink(game: Game, seat: int) -> None:
    decision = game.decision_of(seat)
    assert decision is not None
    game.choose(seat, next(o for o in decision if str(o).startswith("drink")))


def said(option: Option) -> tuple[int, ...]:
    return (option.kind, option.value)


def test_flasks_are_guessed_among_all_unseen_ones() -> None:
    """SECRET-1: one of six flasks is old; only the holder of a flask knows which it is."""
    game = Game(Setup(4, boxes=["horses"], seed="flasks"))
    state = game.state
    flasks = [token for token, kind in enumerate(state.token_kinds) if kind == FLASK]
    state.token_known[flasks[0]] = 0b0001
    values = [state.token_values[token] for token in flasks[1:]] + state.spare[FLASK]
    expected: Counter[Arrangement] = Counter()
    for order in permutations(values):
        expected[(order[:3],)] += 1
    for seat in (0, 3):
        counts: Counter[Arrangement] = Counter()
        dice = Random(10)
        for _ in range(4000):
            guess = game.guess(seat, dice).state.token_values
            assert seat == 3 or guess[flasks[0]] == state.token_values[flasks[0]]
            counts[(tuple(guess[token] for token in flasks[1:]),)] += 1
        if seat == 0:
            check_uniform(counts, expected)
    kinds = Counter(game.guess(3, dice).state.token_values[flasks[0]] for _ in range(3000))
    assert 400 < kinds[2] < 600, "one in six"


def test_a_flask_that_was_drunk_from_is_public() -> None:
    game = stormy()
    state = game.state
    flask = state.token_kinds.index(FLASK)
    state.token_known[flask] = 0b111
    state.token_values[flask] += 2
    dice = Random(11)
    for _ in range(50):
        assert game.guess(-1, dice).state.token_values[flask] == state.token_values[flask]


def test_boarding_votes_are_any_votes() -> None:
    """HS-ATTACK-1: all the same to a seat, but for its own."""
    game = Game(Setup(4, boxes=["horses"], seed="votes"))
    for seat in (0, 1, 2):
        game.choose(seat, "board")
    counts: Counter[Arrangement] = Counter()
    dice = Random(12)
    for _ in range(2000):
        answered = game.guess(0, dice).state.answered
        votes = {question.seat: said(option) for question, option in answered}
        assert votes[0] == said(game.state.answered[0][1])
        counts[(votes[1], votes[2])] += 1
    options = [said(option) for option in game.decisions[0].options]
    check_uniform(counts, Counter(product(options, options)))


def test_a_choice_in_turmoil_may_be_any_that_the_hand_allows() -> None:
    """HS-TURMOIL-1: before it is known who draws."""
    game = stormy(PLANNING_TURNS)
    game.choose(1, "draw")
    expected: Counter[Arrangement] = Counter()
    tuco = game.copy().state.players[1]
    counts: Counter[Arrangement] = Counter()
    dice = Random(13)
    for cards, ways in hands_and_decks():
        tuco.hand = list(cards[0])
        options = plan_options(game.state, tuco)
        for option in options:
            expected[(*cards, said(option))] += ways * lcm(1, 2, 3, 4, 5) // len(options)
    for _ in range(10_000):
        guess = game.guess(0, dice).state
        player = guess.players[1]
        [(question, option)] = guess.answered
        assert option in question
        counts[(tuple(player.hand), tuple(player.deck), said(option))] += 1
    check_uniform(counts, expected)


def test_a_card_put_aside_in_turmoil_may_be_any_card_of_the_hand() -> None:
    """HS-TURMOIL-1: who did not draw has a card to play; Doc still chooses after his whiskey."""
    game = stormy(PLANNING_TURNS)
    game.choose(1, "play move")
    game.choose(0, "draw")
    drink(game, 2)
    assert game.decisions[0].name in ("turmoil_card", "turmoil_cards")
    tuco = game.copy().state.players[1]
    expected: Counter[Arrangement] = Counter()
    for cards, ways in hands_and_decks():
        tuco.hand = list(cards[0])
        options = first_cards(game.state, tuco)
        for option in options:
            expected[(*cards, (option.value,))] += ways * lcm(1, 2) // len(options)
    counts: Counter[Arrangement] = Counter()
    dice = Random(14)
    for _ in range(7000):
        guess = game.guess(0, dice).state
        player = guess.players[1]
        [option] = horses_table(guess).chosen[1]
        counts[(tuple(player.hand), tuple(player.deck), (option.value,))] += 1
    check_uniform(counts, expected)
    assert horses_table(game.guess(1, dice).state).chosen[1][0].value == card_of(TUCO, MOVE)


@pytest.mark.parametrize("asked", [True, False])
def test_kept_cards_are_guessed_among_the_hand_in_the_right_number(asked: bool) -> None:
    """KEEP-1: a player who is still asked has kept fewer cards than he may."""
    game = stormy(KEEP_SOME)
    assert game.state.keeping == 2
    game.choose(1, "move")
    if not asked:
        game.choose(1, "done")
    expected: Counter[Arrangement] = Counter()
    for (hand, deck), ways in hands_and_decks():
        for count in range(2 if asked else 3):
            for kept in combinations(hand, count):
                left = Counter(hand) - Counter(kept)
                expected[(tuple(sorted(left.elements())), tuple(sorted(kept)), deck)] += ways
    counts: Counter[Arrangement] = Counter()
    dice = Random(15)
    for _ in range(7000):
        player = game.guess(0, dice).state.players[1]
        counts[(tuple(player.hand), tuple(sorted(player.kept)), tuple(player.deck))] += 1
    check_uniform(counts, expected)


def test_who_is_asked_for_a_card_after_whiskey_has_one() -> None:
    """HS-WHISKEY-1: a player without a flask is not asked."""
    game = stormy(PLANNING_TURNS)
    for seat in (0, 2):
        game.choose(seat, "draw")
    drink(game, 1)
    tuco = game.state.players[1]
    tuco.hand, tuco.deck = DECK[1:], [*HAND, DECK[0]]
    dice = Random(16)
    for _ in range(200):
        guess = game.guess(0, dice)
        assert not all(is_bullet(card) for card in guess.state.players[1].hand)
        assert guess.decisions[0].options


def test_a_card_that_was_resolved_is_in_no_hand() -> None:
    """KEEP-1, STEAL-3: all saw the card go onto the deck, so it was not kept."""
    game = stormy(PLANNING_TURNS, KEEP_SOME, RETURN_HANDS, STEAL)
    state, dice = game.state, Random(17)
    checked = 0
    while game.decisions:
        resolved = Counter(played.card for played in state.pile[: state.returned])
        for _ in range(20 if state.players[1].hand and resolved else 0):
            hand = Counter(game.guess(0, dice).state.players[1].hand)
            assert not hand - (Counter(HAND + DECK) - resolved)
            checked += any(card in resolved for card in HAND)
        game.choose(*random_choice(game, dice))
    assert checked


def travelling() -> Game:
    """Seat 1 travels in time, and hides."""
    game = Game(Setup(4, boxes=["horses", "time_machine"], seed="in time"))
    while game.state.round < 0:
        game.choose(game.decisions[0].seat, game.decisions[0].options[0])
    game.state.bandits[1].place = AWAY
    game.state.time_machine = TimeMachineTable(1, inside(2))
    return game


def test_a_time_traveller_hides_anywhere_to_all_but_himself() -> None:
    """TM-5: under the locomotive, each car and the stagecoach alike."""
    game, dice = travelling(), Random(18)
    places = [*(inside(car) for car in range(5)), COACH]
    expected: Counter[Arrangement] = Counter({((place,),): 1 for place in places})
    for seat in (-1, 0):
        counts: Counter[Arrangement] = Counter()
        for _ in range(3000):
            guess = game.guess(seat, dice)
            counts[((time_machine_table(guess.state).hiding,),)] += 1
        check_uniform(counts, expected)
    assert {time_machine_table(game.guess(1, dice).state).hiding for _ in range(50)} == {inside(2)}


def test_face_down_jewels_and_strongboxes_are_shuffled_with_the_cursed() -> None:
    """CL-1: uniformly over the values that are still hidden."""
    game, dice = Game(Setup(4, boxes=["cursed"], seed="cursed")), Random(19)
    state = game.state
    box = state.token_kinds.index(STRONGBOX)
    pool = [
        v
        for v, kind in zip(state.token_values, state.token_kinds, strict=True)
        if kind == STRONGBOX
    ]
    expected: Counter[Arrangement] = Counter(((v,),) for v in pool + state.spare[STRONGBOX])
    counts: Counter[Arrangement] = Counter()
    for _ in range(3000):
        counts[((game.guess(0, dice).state.token_values[box],),)] += 1
    check_uniform(counts, expected)
