"""The number of an option: one of its own among those open, and the same for ever."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from colt_express.engine import Game, Setup
from colt_express.engine.figures import CHARACTERS
from colt_express.engine.information.view import PlayOption
from colt_express.engine.numbering import NUMBERS, OPTION_COUNT
from colt_express.engine.options import ADDED, WORDS
from colt_express.engine.places import PLACE_WORDS

from ..playing import every_setup, label, random_choice

LISTED = 349
DIGEST = "8887aba15b14e2a2c838adfcd09ca68af8f541a6b755b5de835fee52021ce663"
"""A digest of the first lines of the list, which never change; new options are added after them."""


NOWHERE = ["away"]
"""Places that are never offered as an option."""


def test_no_number_ever_changes() -> None:
    lines = list(NUMBERS)[:LISTED]
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == DIGEST
    assert len(set(NUMBERS.values())) == OPTION_COUNT == max(NUMBERS.values()) + 1


def is_of_a_bandit(word: str) -> bool:
    return any(f" {name} " in word for name in CHARACTERS)


def test_every_word_and_every_added_option_has_one() -> None:
    assert [word for word in WORDS if word not in NUMBERS and not is_of_a_bandit(word)] == []
    for kind in ADDED:
        if kind.shown.about is None:
            assert [w for w in kind.words if f"{kind.shown.name}: {w}" not in NUMBERS] == []
        else:
            assert any(name.startswith(f"{kind.shown.name} +") for name in NUMBERS)
    assert [place for place in PLACE_WORDS if f"to {place}" not in NUMBERS] == NOWHERE


@pytest.mark.parametrize("setup", every_setup()[::5], ids=label)
def test_open_options_have_different_numbers(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("numbers"))
    while not game.over:
        for decision in game.decisions:
            question = game.view(decision.seat).question
            assert question is not None
            assert question.options is not None
            numbers = [option.number for option in question.options]
            assert len(set(numbers)) == len(numbers) == len(decision.options)
            assert 0 <= min(numbers) <= max(numbers) < OPTION_COUNT
        game.choose(*random_choice(game, dice))


def test_a_card_has_the_same_number_for_every_owner() -> None:
    numbers: dict[str, set[int]] = {}
    for seed in range(8):
        dice = Random(seed)
        game = Game(Setup(4, seed=seed))
        while not game.over:
            for decision in game.decisions:
                question = game.view(decision.seat).question
                for option in (question and question.options) or ():
                    if isinstance(option, PlayOption) and not option.hidden:
                        numbers.setdefault(option.card.kind, set()).add(option.number)
            game.choose(*random_choice(game, dice))
    assert len(numbers) == 6
    assert all(len(found) == 1 for found in numbers.values())
