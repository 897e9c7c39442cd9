"""The keyboard: what a player types, understood as one of the options open to him."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from rich.console import Console
from rich.text import Text

from ...engine.game import Decision
from ...engine.options import Option
from ...words import Words

LONGEST_LINE: Final = 60  # longer than any option


class NotUnderstood(Exception):
    """The input is not an option; the message helps to find one."""


def read_line(console: Console, prompt: str | Text) -> str:
    """A line from the keyboard. From a file it is shown too, as if it had been typed."""
    typed = console.input(Text.assemble(prompt, " "))
    if not sys.stdin.isatty():
        console.print(typed, markup=False)
    # Arrow keys and the like come as signs that no terminal should be sent back.
    printable = "".join(filter(str.isprintable, typed))
    return " ".join(printable.split()).lower()[:LONGEST_LINE]


def understand(typed: str, decision: Decision, commands: Sequence[str], words: Words) -> Option:
    """The option with that number or those words."""
    count = len(decision.options)
    for number, numbered in enumerate(decision.options, 1):
        if typed == str(number):
            return numbered
    if typed.isdecimal():
        raise NotUnderstood(words.say("no-such-number", typed=typed, count=count))
    option = decision.find(typed) or decision.find(f"play {typed}")
    if option is not None:
        return option
    near = get_close_matches(typed, [*map(str, decision.options), *commands], n=1)
    if near:
        raise NotUnderstood(words.say("did-you-mean", typed=typed, nearest=near[0]))
    raise NotUnderstood(words.say("not-understood", typed=typed, count=count))
