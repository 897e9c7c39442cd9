"""The objects that a bot is given do not lead to hidden information by any reference."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from colt_express import Game, RecordError, Setup, save_record
from colt_express.bots import Eyes, make_bot
from colt_express.engine.rulebook import RoundCard

from ..boxes import accounts_of
from ..playing import LAWLESS, STORMY, play_some, random_choice

SEED = "the seed that nobody knows"
SETUPS = [
    Setup(4, expert="2018", seed=SEED),
    Setup(4, variant="team", rounds=["bridge", "tunnel", "braking", "swivel_arm", "pickpocketing"]),
    Setup(3, boxes=["horses", "cursed"], rounds=STORMY),
    Setup(4, boxes=["marshal", "time_machine"], rounds=LAWLESS),
]


def reachable(*roots: object) -> list[object]:
    """Everything that these things hold, directly or not. Modules, classes and the code of
    functions are the program's, not theirs."""
    seen: dict[int, object] = {}
    left = list(roots)
    while left:
        thing = left.pop()
        if id(thing) not in seen and not isinstance(thing, (ModuleType, type)):
            seen[id(thing)] = thing
            left += held_by(thing)
    return list(seen.values())


def held_by(thing: object) -> Iterator[object]:
    if isinstance(thing, (FunctionType, BuiltinFunctionType)):
        yield getattr(thing, "__closure__", None)
        yield getattr(thing, "__defaults__", None)
        yield getattr(thing, "__self__", None)
        return
    yield from gc.get_referents(thing)
    for name in (*slots_of(thing), *getattr(thing, "__struct_fields__", ())):
        yield getattr(thing, name, None)


def slots_of(thing: object) -> Iterator[str]:
    for kind in type(thing).__mro__:
        slots = getattr(kind, "__slots__", ())
        yield from [slots] if isinstance(slots, str) else slots


def secrets_of(game: Game, seat: int) -> list[object]:
    """The things themselves; values that happen to be equal are looked at in `test_guess`. There is
    but one empty tuple, and nothing in it."""
    state = game.state
    others = [player for player in state.players if player.seat != seat]
    cards = [[player, player.hand, player.deck, player.discard, player.kept] for player in others]
    tables = [box.table(state) for box in accounts_of(state)]
    lists = [state.token_values, state.round_cards, state.answered, state.pile, state.players]
    things = [
        game,
        game.setup,
        state,
        state.key,
        *lists,
        *tables,
        *(c for some in cards for c in some),
    ]
    return [thing for thing in things if thing != ()]


def check(game: Game, seat: int, handed: list[Any]) -> None:
    """Fails if one of these objects leads to a secret of the game."""
    reached = reachable(*handed)
    hidden = {id(secret) for secret in secrets_of(game, seat)}
    assert not [thing for thing in reached if id(thing) in hidden]
    texts = [thing for thing in reached if isinstance(thing, (str, bytes))]
    assert not [
        t for t in texts if (game.setup.seed in t if isinstance(t, str) else game.state.key in t)
    ]
    assert not [thing for thing in reached if names_of(thing) == coming(game)]


def names_of(thing: object) -> list[object]:
    cards = thing if isinstance(thing, (list, tuple)) else ()
    return [card.name if isinstance(card, RoundCard) else card for card in cards]


def coming(game: Game) -> list[object]:
    """The round cards; a guess may hit upon them by chance, so it is dealt until it has others."""
    return names_of(game.state.round_cards)


def other_guess(game: Game, look: Eyes, dice: Random) -> Game:
    guess = look.guess(dice)
    while coming(guess) == coming(game):
        guess = look.guess(dice)
    return guess


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(setup.boxes) or setup.variant)
def test_nothing_a_bot_is_handed_leads_to_a_secret(setup: Setup) -> None:
    dice = Random(1)
    game = Game(setup.seeded(SEED))
    while game.state.round < 0:
        game.choose(*random_choice(game, dice))
    for _ in range(4):
        for decision in game.decisions:
            seat, look = decision.seat, Eyes(game, decision.seat)
            bot = make_bot("greenhorn", "dice", seat, game.setup.rulebook)
            guess = other_guess(game, look, dice)
            copy = guess.copy(listening=True)
            copy.choose(*random_choice(copy, dice))
            check(game, seat, [decision, look, look.table, look(), look.guess, guess, copy, bot])
            check(game, seat, [look.history()])
        play_some(game, dice, 17)
    assert not game.over


def test_the_walk_finds_planted_secrets() -> None:
    game = Game(Setup(3, seed=SEED))
    for wrong in (game, game.setup, [game.state.players], {"look": game.view}, lambda: game):
        with pytest.raises(AssertionError):
            check(game, 0, [wrong])


def test_a_guess_has_neither_seed_nor_record() -> None:
    game = play_some(Game(Setup(3, seed=SEED, rounds=None)), Random(1), 20)
    for guess in (game.guess(0, Random(1)), game.guess(0, Random(1)).copy(listening=True)):
        guess.choose(*random_choice(guess, Random(1)))
        assert guess.setup.seed == "unknown"
        assert (guess.setup.to_dict(), len(guess.choices)) == ({"players": 3, "seed": "unknown"}, 1)
        for write in (guess.record, lambda guess=guess: save_record(guess)):
            with pytest.raises(RecordError, match="a guess has no record"):
                write()
