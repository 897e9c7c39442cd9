"""Learning: a choice that taught its seat nothing looks the same in every deal of what is
hidden."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from colt_express import Game, Setup
from colt_express.engine.information.learning import taught_nothing

from ..leaks import encoded
from ..playing import every_setup, play_some, random_choice

SETUPS = every_setup()


def shown_by(game: Game, seat: int, option: str) -> list[bytes]:
    """The events of a choice as its seat sees them, and its view afterwards."""
    told = game.copy(listening=True)
    events = [told.see(event, seat) for event in told.choose(seat, option)]
    return [encoded(events), encoded(told.view(seat))]


@given(table=st.sampled_from(SETUPS), seed=st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_a_choice_that_taught_nothing_is_the_same_in_other_deals(table: Setup, seed: int) -> None:
    dice = Random(seed)
    game = play_some(Game(table.seeded(seed)), dice, dice.randrange(120))
    for _ in range(8):
        if game.over:
            return
        seat, option = random_choice(game, dice)
        before = game.copy(listening=True)
        if taught_nothing(game, seat, str(option)):
            shown = shown_by(game, seat, str(option))
            for _ in range(20):
                assert shown_by(game.guess(seat, dice), seat, str(option)) == shown
        assert game == before
        game.choose(seat, option)


def test_a_card_on_the_pile_teaches_nothing_and_a_drawn_one_does() -> None:
    game = Game(Setup(["ghost", "tuco", "doc"], first=0, seed="hands"))
    decision = game.decisions[0]
    taught = {str(option): not taught_nothing(game, 0, str(option)) for option in decision.options}
    assert taught.pop("draw")
    assert taught
    assert not any(taught.values())


def test_a_purse_teaches_its_value_and_a_jewel_does_not() -> None:
    """SECRET-1: a seat that has held a purse before learns nothing from it any more."""
    found: dict[str, set[bool]] = {}
    dice = Random("loot")
    for seed in range(30):
        game = Game(Setup(4, seed=f"loot {seed}"))
        while not game.over:
            seat, option = random_choice(game, dice)
            decision = game.decision_of(seat)
            if decision is not None and decision.name == "rob" and not others_follow(game, seat):
                kind = str(option).split()[0]
                found.setdefault(kind, set()).add(taught_nothing(game, seat, str(option)))
            game.choose(seat, option)
    assert found["purse"] == {True, False}
    assert True in found["jewel"]


def others_follow(game: Game, seat: int) -> bool:
    """Whether the next card to be turned up is one of another seat that was hidden."""
    state = game.state
    return any(card.hidden and card.seat != seat for card in state.pile[state.resolved :])
