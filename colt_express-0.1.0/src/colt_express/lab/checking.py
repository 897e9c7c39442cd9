"""Checking typed code without running it: while it is being typed, and before a bot of a stranger
is run."""

from __future__ import annotations

import ast
from typing import Final

import msgspec

from ..bots.own import Mistake
from ..bots.own.loading import METHODS
from ..bots.own.mistakes import Kind, mistake_in

FILE: Final = "my_bot.py"
"""The name of the file in messages, and of the one that is downloaded."""
MOST_CODE: Final = 200_000
"""Characters of a bot at most."""
BOT: Final = "Bot"

Method = ast.FunctionDef | ast.AsyncFunctionDef


class Checked(msgspec.Struct, frozen=True):
    """What can be seen without running the code: its mistakes, and the class that would play,
    empty if there is none."""

    mistakes: list[Mistake]
    name: str


def check(code: str) -> Checked:
    """What is wrong with typed code, as far as that can be seen without running it.

    >>> check("class MyBot(Bot): return").mistakes[0].message
    "SyntaxError: 'return' outside function"
    """
    if len(code) > MOST_CODE:
        return Checked([Mistake("syntax", f"more than {MOST_CODE:,} characters")], "")
    try:
        tree = ast.parse(code, FILE)
        compile(tree, FILE, "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        return Checked([msgspec.structs.replace(mistake_in(error, FILE, code), kind="syntax")], "")
    classes = [one for one in tree.body if isinstance(one, ast.ClassDef)]
    bots = [one for one in classes if one.bases]
    if not bots:
        line = classes[0].lineno if classes else 0
        return Checked([Mistake("class", line=line)], "")
    mistakes = [mistake for one in bots for mistake in _mistakes_of(one)]
    if not any(_method(one, "choose") for one in bots):
        mistakes += [_at(one, "choose", one.name) for one in bots if _derives_directly(one)][-1:]
    names = [one.name for one in bots]
    return Checked(mistakes, "MyBot" if "MyBot" in names else names[-1])


def _mistakes_of(bot: ast.ClassDef) -> list[Mistake]:
    """Methods that take other arguments than those they are given."""
    found = []
    for name, wanted in METHODS.items():
        method = _method(bot, name)
        plain = isinstance(method, ast.FunctionDef) and not method.decorator_list
        if plain and method and not _takes(method, wanted.count(",") + 1):
            found.append(_at(method, "signature", wanted))
    return found


def _method(bot: ast.ClassDef, name: str) -> Method | None:
    methods = [one for one in bot.body if isinstance(one, Method) and one.name == name]
    return methods[-1] if methods else None


def _takes(method: Method, arguments: int) -> bool:
    """Whether a method can be called with that many arguments, with itself."""
    given = method.args
    places = len(given.posonlyargs) + len(given.args)
    needed = places - len(given.defaults)
    keywords = [default for default in given.kw_defaults if default is None]
    return needed <= arguments and (arguments <= places or bool(given.vararg)) and not keywords


def _derives_directly(bot: ast.ClassDef) -> bool:
    """Whether its only base class is `Bot` itself, which chooses nothing."""
    base = bot.bases[0]
    name = base.id if isinstance(base, ast.Name) else getattr(base, "attr", "")
    return len(bot.bases) == 1 and name == BOT


def _at(node: ast.ClassDef | Method, kind: Kind, message: str) -> Mistake:
    """A mistake at the head of a class or of a method."""
    word = "class " if isinstance(node, ast.ClassDef) else "def "
    column = node.col_offset + len(word) + 1
    return Mistake(kind, message, node.lineno, column, column + len(node.name))
