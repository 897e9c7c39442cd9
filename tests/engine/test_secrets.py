"""Secrets: what a seat is sent does not depend on what it may not know (SECRET-3)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from colt_express import Game, Setup
from colt_express.engine.information.view import EventView

from ..leaks import check_that_secrets_do_not_matter, encoded
from ..playing import (
    every_setup,
    hand_out_flasks,
    label,
    play_some,
    random_choice,
    stormy_setups,
    thirsty_choice,
)

SETUPS = every_setup()


@pytest.mark.parametrize("setup", SETUPS[::2], ids=label)
def test_views_options_and_errors_do_not_depend_on_hidden_information(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("poison"))
    while not game.over:
        check_that_secrets_do_not_matter(game, dice)
        play_some(game, dice, dice.randrange(1, 6))


BOX_SECRETS = {"board", "turmoil", "turmoil_card", "turmoil_cards", "after_whiskey", "keep_cards"}


@pytest.mark.parametrize("setup", stormy_setups(), ids=label)
def test_votes_turmoil_flasks_and_kept_cards_are_hidden(setup: Setup) -> None:
    """HS-ATTACK-1, HS-TURMOIL-1, SECRET-1, KEEP-1: with some answers given and others not."""
    dice = Random(label(setup))
    seen: set[str] = set()
    for seed in range(3):
        game = Game(setup.seeded(f"box {seed}"))
        while not game.over:
            if game.decisions[0].name in BOX_SECRETS:
                seen |= {decision.name for decision in game.decisions}
                check_that_secrets_do_not_matter(game, dice)
            if game.state.players and game.state.round < 0:
                hand_out_flasks(game)
            game.choose(*thirsty_choice(game, dice))
    assert seen == BOX_SECRETS


def test_a_hiding_place_is_secret() -> None:
    """TM-5: neither while the traveller chooses, nor while the round is planned, nor in events."""
    dice, hidden = Random("in time"), 0
    for seed in range(20):
        game = Game(Setup(4, boxes=["horses", "time_machine"], seed=f"hiding {seed}"))
        while not game.over and hidden < 3:
            seat, option = random_choice(game, dice)
            if game.decisions[0].name == "hide":
                hidden += 1
                check_that_secrets_do_not_matter(game, dice)
                events = game.choose(seat, option)
                assert game.view(seat).time_machine != game.view(-1).time_machine
                assert str(option) not in [game.see(event, -1).at for event in events]
                check_that_secrets_do_not_matter(game, dice)
            else:
                game.choose(seat, option)
    assert hidden == 3, "nobody travelled, so nothing was tested"


@pytest.mark.parametrize("setup", SETUPS[::6], ids=label)
def test_public_events_look_the_same_to_all_seats(setup: Setup) -> None:
    dice, secrets = Random(label(setup)), 0
    game = Game(setup.seeded("alike"))
    while not game.over:
        for event in game.choose(*random_choice(game, dice)):
            seen = {encoded(game.see(event, seat)) for seat in range(-1, setup.seats)}
            secrets += len(seen) > 1
            assert len(seen) == 1 or game.is_secret(event)
    assert secrets


@given(table=st.sampled_from(SETUPS), seed=st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_two_games_that_look_alike_tell_alike(table: Setup, seed: int) -> None:
    """If a seat sees the same before and after a choice, it has seen the same events in between.
    Exceptions are cards that come and go in between: cards the seat draws itself go back unseen if
    planning ends at once, a card on top of a discard pile may be covered, and a card face down on
    the pile is back with its owner if the round ends at once."""
    dice = Random(seed)
    game = play_some(Game(table.seeded(seed)), dice, dice.randrange(120))
    for _ in range(12):
        if game.over:
            return
        viewer = dice.randrange(-1, table.seats)
        one = game.copy(listening=True)
        two = game.guess(viewer, dice).copy(listening=True)
        seat, option = random_choice(one, dice)
        decision = two.decision_of(seat)
        assert decision is not None
        twin = decision.find(str(option)) or dice.choice(decision.options)
        turned = face_down(one, viewer) != face_down(two, viewer)
        seen_one = [one.see(event, viewer) for event in one.choose(seat, option)]
        seen_two = [two.see(event, viewer) for event in two.choose(seat, twin)]
        gone = turned and one.state.round != game.state.round
        if not gone and encoded(one.view(viewer)) == encoded(two.view(viewer)):
            assert encoded(without_cards(seen_one)) == encoded(without_cards(seen_two))
        game.choose(seat, option)


def face_down(game: Game, viewer: int) -> list[int]:
    """The cards of the pile that the viewer has not seen."""
    state = game.state
    to_come = state.pile[state.resolved :]
    return [played.card for played in to_come if played.hidden and played.seat != viewer]


def without_cards(events: list[EventView]) -> list[EventView]:
    return [
        msgspec.structs.replace(
            event, cards=None, card=None if event.kind == "discarded" else event.card
        )
        for event in events
    ]


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    game = Game(Setup(["ghost", "tuco", "doc"], first=0, seed="hands"))
    view = game.view(0)
    assert view.players[0].hand is not None
    assert len(view.players[0].hand) == 6
    assert [player.hand for player in view.players[1:]] == [None, None]
    assert [player.hand_size for player in view.players] == [6, 6, 7]
    assert all(player.hand is None for player in game.view(-1).players)


def test_a_purse_is_known_to_those_who_held_it() -> None:
    game = Game(Setup(4, seed="purses"))
    state = game.state
    token = next(t for t, known in enumerate(state.token_known) if known == 0)
    for seat in range(-1, 4):
        values = {t.number: t.value for tokens in game.view(seat).floor.values() for t in tokens}
        assert values[token] is None
    state.token_known[token] = 0b0010
    for seat in range(-1, 4):
        values = {t.number: t.value for tokens in game.view(seat).floor.values() for t in tokens}
        assert values[token] == (state.token_values[token] if seat == 1 else None)


def test_everything_is_open_when_the_game_is_over() -> None:
    game = play_some(Game(Setup(4, seed="over")), Random(1), 1000)
    view = game.view(-1)
    loot = [token for bandit in view.bandits for token in bandit.loot]
    assert loot
    assert all(token.value is not None for token in loot)
