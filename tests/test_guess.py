"""Guesses: consistent with the view, complete, and uniform over what cannot be known."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random

import msgspec
import pytest

from colt_express import Game, Setup
from colt_express.engine.base.rounds import NEXT_ROUND
from colt_express.engine.cards import card_of, is_bullet, owner_of
from colt_express.engine.flow import run
from colt_express.scenarios.document import read_scenarios
from colt_express.scenarios.position import build_game

from .playing import check_accounts, check_options, every_setup, label, play_out, play_some

SETUPS = every_setup()
Arrangement = tuple[tuple[int, ...], ...]


@pytest.mark.parametrize("setup", SETUPS[::2], ids=label)
def test_a_guess_looks_the_same_and_can_be_played(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("guess"))
    while not game.over:
        for seat in range(-1, setup.seats):
            guess = game.guess(seat, dice)
            assert msgspec.json.encode(guess.view(seat)) == msgspec.json.encode(game.view(seat))
            check_accounts(guess)
        check_options(guess)
        play_out(guess, dice)
        play_some(game, dice, dice.randrange(4, 12))


def test_a_guess_leaves_the_game_alone_and_depends_on_the_dice_only() -> None:
    game = play_some(Game(Setup(5, seed="dice")), Random(1), 40)
    one = game.guess(2, Random(7))
    two = game.guess(2, Random(7))
    three = game.guess(2, Random(8))
    assert msgspec.json.encode(one.view(0)) == msgspec.json.encode(two.view(0))
    assert one.state.token_values != three.state.token_values


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


def test_purses_are_guessed_among_all_that_nobody_has_seen(tmp_path: Path) -> None:
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
    """EXPERT-2: everybody knows that kept cards are action cards."""
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
    """EXPERT-3: it lies on top until it is drawn, and then everybody knows who holds it."""
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
    assert game.state.players[1].open_hand == [bullet]
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
