"""The text and the data of a question: whole games in every box, and no secret in them."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from colt_express import Game, Setup
from colt_express.cli.seat.position import told_position
from colt_express.cli.seat.question import Question, question_of
from colt_express.engine.events import Event
from colt_express.words import Words, languages

from ...playing import every_setup, label, random_choice
from ...poison import poisoned, poisoned_event
from .talking import Talk, seat_game, ways

SETUPS = every_setup()[5::36]
WORDS = Words("en")


def asked(game: Game, events: list[Event], seat: int, line: str) -> Question:
    seen = [game.see(event, seat) for event in events]
    return question_of(game.view(seat), WORDS, seen, line, 1, ["a note"], 3)


@pytest.mark.parametrize("setup", SETUPS, ids=label)
def test_a_question_does_not_depend_on_hidden_information(setup: Setup) -> None:
    """SECRET-3: to the byte, with everything hidden replaced by nonsense; the line, which holds
    what is left of a deck, with everything hidden dealt anew."""
    dice, hidden = Random(label(setup)), 0
    game = Game(setup.seeded("a seat"))
    events: list[Event] = list(game.events)
    while not game.over:
        if dice.random() < 0.15:
            seat = game.decisions[0].seat
            line = game.position(seat)
            assert game.guess(seat, dice).position(seat) == line
            other = [poisoned_event(event, seat, setup.seats, dice) for event in events]
            hidden += sum(one.card != two.card for one, two in zip(other, events, strict=True))
            nonsense = asked(poisoned(game, seat, dice), other, seat, line)
            told = asked(game, events, seat, line)
            assert msgspec.json.encode(nonsense) == msgspec.json.encode(told)
            events = []
        events += game.choose(*random_choice(game, dice))
    assert hidden


@pytest.mark.parametrize("language", languages())
def test_every_game_can_be_played_from_its_texts_in_every_language(language: str) -> None:
    every = every_setup()
    number = languages().index(language)
    for setup in every[number :: len(every) // 2]:
        dice = Random(label(setup))

        def answer(told: dict[str, object], dice: Random = dice) -> object:
            options = told["options"]
            assert isinstance(options, list)
            option = dice.choice(options)
            return {"choose": option[dice.choice(["number", "words"])]}

        talk = Talk(answer)
        seat_game(setup.seeded("told"), talk, setup.seats - 1, ways(language)).play(None)
        assert talk.of("refused") == []
        over = talk.heard[-1]
        assert over["counts"]["asked"] == len(talk.of("question")) > 5
        assert over["won"] == (setup.seats - 1 in over["winners"])
        news = [line for one in [*talk.of("question"), over] for line in one["news"]]
        assert len(news) > 40
        assert len(set(news)) > len(news) // 3


def test_a_position_names_every_place_and_everything_of_ones_own() -> None:
    game = Game(Setup(["ghost", "tuco", "doc"], first=0, seed="folsom"))
    told = told_position(game.view(0), WORDS)
    assert told.splitlines()[0] == "You're Ghost, who may open every round with a card face down."
    assert "Round 1 of 5" in told
    assert "- car 0 (the locomotive): Marshal, a strongbox ($1,000)" in told
    assert "Your hand: " in told
    assert "hand 6, deck 4, bullets 6, hits 0, loot: a purse ($250)" in told
    assert "Your hand" not in told_position(game.view(-1), WORDS)
    assert "\x1b" not in told


def test_beside_the_train_there_are_horses_a_stagecoach_and_a_time_machine() -> None:
    setup = Setup(4, boxes=["horses", "marshal", "time_machine"], seed="x")
    game, dice = Game(setup), Random(3)
    for _ in range(60):
        game.choose(*random_choice(game, dice))
    told = told_position(game.view(1), WORDS)
    for words in (
        "- time machine (the time machine): ",
        "- coach roof (the roof of the stagecoach): Shotgun, a strongbox ($1,000)",
        "Horses wait at: ",
        "Beside the stagecoach: car ",
        "The Marshal's guns: ",
        "Neutral bullets left: ",
    ):
        assert words in told
