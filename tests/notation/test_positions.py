"""A line restores a position exactly, for every box and variant; a seat's line holds what the seat
knows and nothing else."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from colt_express import Game, NotationError, RecordError, Setup, load_box
from colt_express.engine.errors import HistoryError, NoSuchSeat
from colt_express.engine.serialization.digest import describe, digest
from colt_express.engine.state import OVER, Player, State
from colt_express.notation import read_position
from colt_express.notation.positions.cards import unseen_cards
from colt_express.notation.symbols import CARD_SYMBOLS, FIGURE_LETTERS, TOKEN_SYMBOLS

from ..playing import (
    all_cards,
    every_setup,
    hand_out_flasks,
    lawless_setups,
    play_some,
    random_choice,
    stormy_setups,
)

HOUSE = Path(__file__).parents[2] / "docs" / "examples" / "house.toml"
TABLES = [*every_setup(), *lawless_setups(), *stormy_setups()]
ROUNDS = ["bridge", "tunnel", "braking", "swivel_arm", "pickpocketing"]
moments = given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 2**32),
    choices=st.integers(0, 8) | st.integers(0, 150),
)
some = settings(max_examples=50, deadline=None)


def game_at(table: Setup, seed: int, choices: int) -> Game:
    """A game at random, after that many choices or at its end."""
    dice = Random(seed)
    game = Game(table.seeded(seed))
    if "horses" in table.boxes and seed % 2 and game.state.spare:
        hand_out_flasks(game)
    return play_some(game, dice, choices)


def seen(game: Game, seat: int) -> bytes:
    return msgspec.json.encode(game.view(seat))


def without_dice(state: State) -> list[object]:
    """The whole state, except for how many random blocks have been drawn."""
    state = state.copy(False)
    state.counter = 0
    return describe(state)


@moments
@some
def test_a_line_restores_the_position_and_its_future(table: Setup, seed: int, choices: int) -> None:
    game = game_at(table, seed, choices)
    line = game.position()
    again = Game.from_notation(line)
    assert digest(again.state) == digest(game.state)
    assert again.position() == line
    assert [repr(decision) for decision in again.decisions] == [repr(d) for d in game.decisions]
    dice = Random(seed)
    for _ in range(40):
        if game.over:
            break
        choice = random_choice(game, dice)
        game.choose(*choice)
        again.choose(choice[0], str(choice[1]))
    assert digest(again.state) == digest(game.state)
    assert again.over == game.over


@moments
@some
def test_a_seats_line_is_its_view(table: Setup, seed: int, choices: int) -> None:
    game = game_at(table, seed, choices)
    for seat in range(-1, table.seats):
        line = game.position(seat)
        position = read_position(line)
        assert position.seat == seat
        assert position.line == line
        assert msgspec.json.encode(position.view) == seen(game, seat)


@moments
@some
def test_dealing_again_what_is_hidden_leaves_a_seats_line_as_it_is(
    table: Setup, seed: int, choices: int
) -> None:
    game = game_at(table, seed, choices)
    for seat in range(-1, table.seats):
        line = game.position(seat)
        for n in range(3):
            assert game.guess(seat, Random(seed + n)).position(seat) == line


@moments
@some
def test_a_seats_line_is_completed_like_the_game_itself(
    table: Setup, seed: int, choices: int
) -> None:
    """The same dice give the same guess. Only in a turmoil the engine's own guesses know more: how
    many cards others have put aside; and at the end nothing is dealt again."""
    game = game_at(table, seed, choices)
    for seat in range(-1, table.seats):
        guess = read_position(game.position(seat)).guess(Random(seed))
        assert guess.position(seat) == game.position(seat)
        horses = game.state.horses
        if not game.over and (horses is None or not any(horses.chosen)):
            expected = game.guess(seat, Random(seed))
            assert without_dice(guess.state) == without_dice(expected.state)
            play_some(guess, Random(seed), 5)


@moments
@settings(max_examples=30, deadline=None)
def test_unseen_cards_follow_from_what_is_public(table: Setup, seed: int, choices: int) -> None:
    """Unseen cards are the printed decks and the bullets received, less what lies open."""
    state = game_at(table, seed, choices).state
    sides = state.rules.sides
    for seat, player in product(range(-1, table.seats), state.players):
        side = [p for p in state.players if sides[p.seat] == sides[player.seat]]
        if side[0] is player and state.phase != OVER:
            unseen = Counter(unseen_cards(state, player, seat))
            assert unseen + _open_cards(state, side, seat) == _cards_of(state, side)


def _open_cards(state: State, side: list[Player], seat: int) -> Counter[int]:
    """The cards of these players that a seat can see."""
    cards: Counter[int] = Counter()
    for p in side:
        own = p.seat == seat
        cards.update(p.deck[len(p.deck) - p.open_top :])
        cards.update([*p.hand, *p.kept] if own else p.open_hand)
        pile = zip(p.discard, p.discard_seen, strict=True)
        cards.update(card for card, shown in pile if own or shown)
    for n, played in enumerate(state.pile):
        shown = played.seat == seat or not played.hidden or n < state.resolved
        if shown and n >= state.returned and played.seat in [p.seat for p in side]:
            cards[played.card] += 1
    return cards


def _cards_of(state: State, side: list[Player]) -> Counter[int]:
    """All cards of these players by the rules, as far as the bullets they received are public."""
    alone = state.copy(False)
    alone.bandits = [b for b in alone.bandits if b.seat in [p.seat for p in side]]
    alone.players = side
    return all_cards(alone)


def test_names_of_any_kind_survive() -> None:
    game = Game(Setup(4, seed="%41 \u00e9/.:;= \x1b[31m", house=load_box(HOUSE)))
    line = game.position()
    assert line.isascii()
    assert line.isprintable()
    again = Game.from_notation(line)
    assert again.setup == game.setup
    assert digest(again.state) == digest(game.state)


def test_a_guess_has_a_line_too() -> None:
    guess = Game(Setup(4, seed=5)).guess(1, Random(1))
    again = Game.from_notation(guess.position())
    assert digest(again.state) == digest(guess.state)
    assert again.setup.is_veiled


def test_a_game_from_a_position_has_no_record_but_a_text() -> None:
    game = play_some(Game(Setup(4, seed=5)), Random(5), 20)
    again = pickle.loads(pickle.dumps(Game.from_notation(game.position())))
    play_some(again, Random(6), 10)
    with pytest.raises(RecordError, match="began in the middle"):
        again.record()
    with pytest.raises(HistoryError):
        again.history(0)
    text = again.copy().notation()
    assert '[Position "CX1 all ' in text
    third = Game.from_notation(text)
    assert digest(third.state) == digest(again.state)
    assert third.notation() == text


def test_a_seats_line_is_no_game() -> None:
    game = Game(Setup(4, seed=5))
    with pytest.raises(NotationError, match="guess"):
        Game.from_notation(game.position(2))
    with pytest.raises(NoSuchSeat):
        game.position(4)
    with pytest.raises(NoSuchSeat):
        game.notation(-3)


def test_nothing_hidden_is_in_a_seats_line() -> None:
    """Neither the seed nor cards of later rounds, nor another hand."""
    game = Game(Setup(["ghost", "tuco", "doc"], seed="opensesame", rounds=ROUNDS))
    for seat in (-1, 0, 1, 2):
        line = game.position(seat)
        assert "opensesame" not in line
        assert not [name for name in ROUNDS[1:] if name in line]
        hands = re.findall(r" s(\d):([^/ ]*)/", line)
        assert [hand.startswith("?") for _, hand in hands] == [int(n) != seat for n, _ in hands]


GAME = Game(Setup(["ghost", "tuco", "cheyenne", "doc"], first=0, seed="folsom"))
LINE = GAME.position()
WRONG: list[tuple[str, str, str]] = [
    ("CX1", "CX9", "column 1: found 'CX9'; a position begins with 'CX1'"),
    ("CX1 all", "CX1 ghost", "column 5: no viewer is called 'ghost'"),
    ("at:", "ta:", "no field is called 'ta'"),
    ("at:planning.1", "at:planing.1", "no phase is called 'planing'; did you mean 'planning'"),
    ("at:planning.1.1.0.0", "at:planning.1.1.9.0", "the first player is '9'"),
    ("first=0", "first=9", "this table cannot be played: first is 9"),
    ("first=0", "frist=0", "no option is called 'frist'; did you mean 'first'"),
    ("dice:folsom.8", "dice:folsom", "dice are a seed and a number"),
    ("rounds:bridge", "rounds:brigde", "did you mean 'bridge'"),
    ("rounds:bridge", "rounds:?", "knows everything"),
    ("G0/c4/6", "G0/c9/6", "no place is written 'c9'"),
    ("G0/c4/6", "G0/c7/6", "there is no place 'c7' at this table"),
    ("G0/c4/6", "T0/c4/6", "tuco is there twice"),
    ("G0/c4/6", "X0/c4/6", "no figure is written 'X'"),
    ("s0:m", "s0:q", "no card is written 'q'"),
    ("s0:m", "s0:x", "does not say whose it is"),
    ("asked:0.plan", "asked:0.plain", "no question is called 'plain'; did you mean 'plan'"),
    ("asked:0.plan", "asked:7.plan", "the seat that is asked is '7'"),
    ("next:", "next:999.", "a step is '999'"),
    (" law:c0.13", " law:c0.13 law:c0.13", "the field law is there twice"),
    (" law:c0.13", " horses:coach=1", "this table is played without horses"),
    ("@c0", "@Q", "no place is written 'Q'"),
]


@pytest.mark.parametrize(("right", "wrong", "sentence"), WRONG)
def test_a_wrong_line_gets_column_and_reason(right: str, wrong: str, sentence: str) -> None:
    assert right in LINE
    with pytest.raises(NotationError) as refused:
        Game.from_notation(LINE.replace(right, wrong, 1))
    assert re.match(r"line 1, column \d+: ", str(refused.value))
    assert sentence in str(refused.value)


def test_every_letter_is_unique() -> None:
    for symbols in (CARD_SYMBOLS, TOKEN_SYMBOLS, list(FIGURE_LETTERS)):
        assert len(set(symbols)) == len(symbols)
