"""A line restores a position exactly, for every box and variant; a seat's line holds what the seat
knows and nothing else."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from colt_express import Game, Setup
from colt_express.engine.serialization.digest import describe, digest
from colt_express.engine.state import State
from colt_express.notation import read_position

from ..playing import (
    every_setup,
    hand_out_flasks,
    lawless_setups,
    play_some,
    random_choice,
    stormy_setups,
)

HOUSE = Path(__file__).parents[2] / "docs" / "examples" / "house.toml"
TABLES = [*every_setup(), *lawless_setups(), *stormy_setups()]
moments = given(
    table=st.sampled_from(TABLES), seed=st.integers(0, 2**32), choices=st.integers(0, 150)
)
some = settings(max_examples=100, deadline=None)


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
    """Everything but the number of throws, which nobody counts."""
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
@settings(max_examples=60, deadline=None)
def test_unseen_cards_follow_from_what_is_public(table: Setup, seed: int, choices: int) -> None:
    """With the hidden cards replaced by others of the same decks, the set of them is the same: it
    is the deck that is printed in the rules, and bullets, without the cards that lie open."""
    game = game_at(table, seed, choices)
    if game.over or not game.state.players:
        return
    for seat in range(-1, table.seats):
        words = {
            name: Counter(re.findall(r"[A-Z]?(?:[a-z]\+?|\([^()]*\))", part.split("/")[6]))
            for name, part in re.findall(r" (s\d):(\S+)", game.position(seat))
            if part.count("/") == 6
        }
        guessed = game.guess(seat, Random(seed))
        for name, cards in words.items():
            assert sum(cards.values()) <= _hidden_cards(guessed.state, int(name[1:]))


def _hidden_cards(state: State, seat: int) -> int:
    """All cards of a side."""
    sides = state.rules.sides
    players = [p for p in state.players if sides[p.seat] == sides[seat]]
    pile = [p for p in state.pile[state.returned :] if sides[p.seat] == sides[seat]]
    return len(pile) + sum(
        len(p.hand) + len(p.deck) + len(p.discard) + len(p.kept) for p in players
    )
