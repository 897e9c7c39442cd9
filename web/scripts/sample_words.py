"""Sentences that Python makes, for the page to make the same: views, events, questions and
options of games played by bots, in every language. Writes tests/samples/words.json.

    .venv/bin/python web/scripts/sample_words.py
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from colt_express import Game, Setup
from colt_express.bots import make_bot
from colt_express.bots.base import Eyes
from colt_express.words import Words, languages

OUT = Path(__file__).parents[1] / "tests" / "samples" / "words.json"
EACH = 2
"""How many samples of each kind of sentence, with different arguments."""

TOLD = (
    "turn_kind",
    "cars",
    "bandits",
    "floor",
    "round",
    "rounds",
    "players",
    "horses",
    "marshal",
    "left_out",
)
TOLD_OF_BANDITS = ("name", "seat", "at", "loot")
"""As much of a view as sentences are made of."""

TABLES: list[dict[str, Any]] = [
    {"players": ["cheyenne", "doc", "belle", "tuco"]},
    {"players": ["ghost", "doc", "belle", "tuco", "django", "cheyenne", "mei"]},
    {"players": 3, "variant": "pair"},
    {"players": 2, "variant": "duel"},
    {"players": ["cheyenne", "doc", "belle", "tuco", "ghost"], "boxes": ["horses"]},
    {"players": 2, "variant": "pair", "boxes": ["horses"]},
    {"players": ["cheyenne", "doc", "belle"], "boxes": ["horses", "time_machine", "cursed"]},
    {"players": ["marshal", "doc", "belle", "django", "tuco"], "boxes": ["marshal"]},
    {"players": ["cheyenne", "marshal", "belle"], "boxes": ["marshal", "horses"]},
    {"players": ["cheyenne", "doc", "belle"], "rules": "basic"},
]

Samples = list[dict[str, Any]]


class Sampler:
    def __init__(self) -> None:
        self.words = {code: Words(code) for code in languages()}
        self.counts: dict[str, int] = {}
        self.views: list[Any] = []
        self.events: Samples = []
        self.questions: Samples = []
        self.options: Samples = []

    def wanted(self, kind: str) -> bool:
        self.counts[kind] = self.counts.get(kind, 0) + 1
        return self.counts[kind] <= EACH

    def table(self, view: Any) -> int:
        whole = msgspec.to_builtins(view)
        plain = {name: whole[name] for name in TOLD}
        plain["bandits"] = [
            {name: bandit[name] for name in TOLD_OF_BANDITS} for bandit in whole["bandits"]
        ]
        if not self.views or self.views[-1] != plain:
            self.views.append(plain)
        return len(self.views) - 1

    def event(self, event: Any, view: Any) -> None:
        known = (
            event.card,
            event.cards,
            event.token and event.token.value,
            event.goal,
            event.effect,
        )
        simple = " simple" if event.round is not None and view.left_out else ""
        if self.wanted(f"event{simple} {event.kind} {event.rule} {[one is None for one in known]}"):
            said = {code: words.event(event, view) for code, words in self.words.items()}
            plain = msgspec.to_builtins(event)
            self.events.append({"view": self.table(view), "event": plain, "said": said})

    def question(self, view: Any) -> None:
        question = view.question
        plain = msgspec.to_builtins(question)
        if self.wanted(f"question {question.kind} {view.turn_kind}"):
            said = {code: words.question(question, view) for code, words in self.words.items()}
            self.questions.append({"view": self.table(view), "question": plain, "said": said})
        for option in question.options or []:
            kind = "".join(sign for sign in option.words if not sign.isdigit())
            if self.wanted(f"option {question.kind} {kind}"):
                said = {
                    code: words.option(option, question, view) for code, words in self.words.items()
                }
                asked = plain | {"options": [one for one in plain["options"] if "token" in one]}
                sample = {"view": self.table(view), "question": asked, "said": said}
                self.options.append(sample | {"option": msgspec.to_builtins(option)})

    def play(self, setup: Setup, seed: str) -> None:
        game = Game(setup.seeded(seed))
        bots = [make_bot("greenhorn", seed, seat, setup.rulebook) for seat in range(setup.seats)]
        dice = Random(seed)
        while not game.over:
            decision = dice.choice(game.decisions)
            seat = decision.seat
            self.question(game.view(seat))
            choice = bots[seat].choose(decision, Eyes(game, seat))
            for event in game.choose(seat, choice):
                for reader in (0, -1):
                    self.event(game.see(event, reader), game.view(reader))


if __name__ == "__main__":
    sampler = Sampler()
    for table in TABLES:
        for number in range(6):
            sampler.play(Setup.from_dict(table), f"words {number}")
    parts = ("views", "events", "questions", "options")
    samples = {part: getattr(sampler, part) for part in parts}
    OUT.write_text(json.dumps(samples, ensure_ascii=False, separators=(",", ":")) + "\n")
    print({part: len(samples[part]) for part in parts}, OUT.stat().st_size)
