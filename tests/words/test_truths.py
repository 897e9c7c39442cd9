"""Explanations are true: the guide of the terminal game at each kind of table.

`truths.json` lists the tables (a box, a variant, some together) with the facts that hold there, the
messages with the facts they need, and claims in four languages with the facts they need. The page's
test of its explanations reads the same list.
"""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from colt_express import Game, Setup
from colt_express.cli.terminal.guide import draw_guide
from colt_express.words import Words, languages
from colt_express.words.language import Argument

LIST: dict[str, Any] = json.loads((Path(__file__).parents[1] / "truths.json").read_text("utf-8"))
TABLES = {table["name"]: table for table in LIST["tables"]}
DEALS = 25
"""Games dealt at each table, to see its round cards."""
OPTIONS = ("rules", "variant", "expert", "boxes", "switches")


class Recorder(Words):
    """Words that remember which messages were said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def say(self, message: str, /, **arguments: Argument) -> str:
        self.said.add(message)
        return super().say(message, **arguments)

    def attribute(self, message: str, attribute: str, /, **arguments: Argument) -> str:
        self.said.add(message)
        return super().attribute(message, attribute, **arguments)


def setup_of(table: dict[str, Any]) -> Setup:
    options = {name: table[name] for name in OPTIONS if name in table}
    return Setup.from_dict({"players": table.get("players", 4), "seed": 0, **options})


def holds(condition: str, facts: set[str]) -> bool:
    """Whether all of its words are facts, those with a ! none.

    >>> holds("horses !duel", {"horses"})
    True
    """
    return all((word.lstrip("!") in facts) != word.startswith("!") for word in condition.split())


def conditions_of(message: str) -> list[str]:
    """When the message holds, by the list: one of these is enough."""
    return [
        condition
        for condition, patterns in LIST["holds"].items()
        for pattern in patterns
        if re.fullmatch(pattern.replace("*", ".*"), message)
    ]


def guide_of(setup: Setup, seat: int, words: Words) -> str:
    """The guide as this seat reads it, with every way in which a round can end at this table."""
    game = Game(setup)
    table = game.view(seat)
    console = Console(width=200, record=True, file=StringIO())
    console.print(draw_guide(table, words, setup))
    endings = {
        card.event
        for deal in range(DEALS)
        for card in Game(setup.seeded(deal)).state.round_cards
        if card.event
    }
    told = [words.ending_arguments(ending, table)["ending_hint"] for ending in sorted(endings)]
    return "\n".join([" ".join(console.export_text().split()), *map(str, told)])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TABLES)
def test_the_guide_is_true_at_every_table(name: str, language: str) -> None:
    setup = setup_of(TABLES[name])
    for seat in (0, 1):
        facts = {*TABLES[name]["facts"], *(["law"] if seat == setup.lawman else [])}
        words = Recorder(language)
        text = guide_of(setup, seat, words)
        unknown = [message for message in sorted(words.said) if not conditions_of(message)]
        assert unknown == [], "say in truths.json when these hold"
        false = [
            message
            for message in sorted(words.said)
            if not any(holds(condition, facts) for condition in conditions_of(message))
        ]
        assert false == []
        for claim in LIST["claims"]:
            if not holds(claim["when"], facts):
                assert re.findall(claim[language], text) == []


def test_the_list_knows_no_message_that_is_gone() -> None:
    folder = Path(__file__).parents[2] / "src" / "colt_express" / "words"
    text = "\n".join(file.read_text("utf-8") for file in sorted(folder.rglob("en.ftl")))
    messages = re.findall(r"^([\w-]+) =", text, re.MULTILINE)
    gone = [
        pattern
        for patterns in LIST["holds"].values()
        for pattern in patterns
        if not any(re.fullmatch(pattern.replace("*", ".*"), message) for message in messages)
    ]
    assert gone == []
