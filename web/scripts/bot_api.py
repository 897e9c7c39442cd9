"""What a bot can read and call, as the editor of the laboratory suggests it, found in the source of
the package. Writes src/app/lab/api.json; with ``--check`` it says whether that is up to date."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from colt_express import Decision, Game, Option, Setup, View
from colt_express.bots import Bot, Eyes
from colt_express.engine.game import Result
from colt_express.engine.information import view
from colt_express.engine.rulebook import Rulebook

OUT: Final = Path(__file__).parents[1] / "src" / "app" / "lab" / "api.json"

CLASSES: Final[dict[type, str]] = {
    Bot: "seat dice rules note choose end",
    Eyes: "seat guess history table sight",
    Decision: "seat name options find bandit target token kind",
    Option: "kind value detail",
    Game: "choose choices choosers copy decisions decision_of events over result setup view",
    Result: "money winners breakdown hits gunslingers",
    Rulebook: "seats boxes sides car_names two_bandits",
    View: "",
    view.BanditView: "",
    view.PlayerView: "",
    view.PlayedView: "",
    view.RoundView: "",
    view.QuestionView: "",
    view.OptionView: "",
    view.HistoryEntry: "",
    view.EventView: "",
    view.TokenView: "",
    view.CardView: "",
}
"""By class: the members that are suggested; all public ones if none are named."""

PUBLIC_NAMES: Final = {"Question": "Decision"}
CALLED: Final = {"Eyes": "View"}
"""By class: what its objects give when they are called."""
ELEMENTS: Final = {"Decision": "Option"}
"""By class: what a loop over its objects gives."""

GAMES: Final = 30
"""Number of games from which the names of decisions and the words of options are taken."""


class Member(msgspec.Struct, omit_defaults=True):
    """An attribute or a method, which has ``takes``: the names of what it is given."""

    name: str
    type: str = ""
    takes: str | None = None
    about: str = ""


class Known(msgspec.Struct):
    """A class; ``gives`` is what a call of its objects gives, ``holds`` what a loop does."""

    about: str
    members: list[Member]
    gives: str = ""
    holds: str = ""


DICE: Final = Known(
    "The bot's own random number generator.",
    [
        Member("choice", "element", "sequence", "A random element."),
        Member("randint", "int", "lowest, highest", "A random integer, both ends included."),
        Member("random", "float", "", "A random number from 0 to below 1."),
        Member("randrange", "int", "stop", "A random integer from 0 to below stop."),
        Member("sample", "same", "sequence, count", "That many different elements."),
        Member("shuffle", "", "list", "Puts a list in random order."),
    ],
)
"""Of the standard library, whose docstrings change from version to version. ``element`` and
``same`` are types that depend on what is given."""


def members_of(kind: type, wanted: str) -> list[Member]:
    """The public members of a class, in the order wanted, or by name."""
    found = {member.name: member for member in _members(kind) if not member.name.startswith("_")}
    return [found[name] for name in wanted.split() or found]


def _members(kind: type) -> Iterator[Member]:
    for base in reversed(kind.__mro__):
        if base is object or base.__module__.startswith(("msgspec", "abc")):
            continue
        yield from _attributes(base)
        for name, value in vars(base).items():
            if isinstance(value, property):
                returned = inspect.signature(value.fget).return_annotation if value.fget else ""
                yield Member(name, _type(returned), about=_about(value))
            elif inspect.isfunction(value):
                yield _method(name, value)


def _method(name: str, function: Any) -> Member:
    signature = inspect.signature(function)
    given = [str(one).partition(":")[0].partition("=")[0] for one in signature.parameters.values()]
    type_ = _type(signature.return_annotation)
    return Member(name, type_, ", ".join(given[1:]), _about(function))


def _attributes(kind: type) -> Iterator[Member]:
    """Attributes with a type: of a struct, or set when an object is made."""
    source = textwrap.dedent(inspect.getsource(kind))
    lines = source.splitlines()
    (tree,) = ast.parse(source).body
    assert isinstance(tree, ast.ClassDef)
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield Member(node.target.id, _type(ast.unparse(node.annotation)))
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            yield from _set(node, lines)


def _set(init: ast.FunctionDef, lines: list[str]) -> Iterator[Member]:
    given = {one.arg: ast.unparse(one.annotation) for one in init.args.args if one.annotation}
    for node in init.body:
        target: ast.expr | None = None
        type_ = ""
        if isinstance(node, ast.AnnAssign):
            target, type_ = node.target, ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Name):
            target, type_ = node.targets[0], given.get(node.value.id, "")
        if isinstance(target, ast.Attribute):
            comment = lines[node.lineno - 1].partition("  # ")[2]
            yield Member(target.attr, _type(type_), about=comment)


def _type(annotation: object) -> str:
    """A type, without the case that there is nothing."""
    text = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", "")
    if text in ("_empty", "None"):
        return ""
    for one, other in ((" | None", ""), ("AnyOption", "OptionView"), ("Question]", "Decision]")):
        text = text.replace(one, other)
    return text.partition(" | ")[0].strip("'")


def _about(thing: object) -> str:
    """The first paragraph of its docstring."""
    text = vars(thing).get("__doc__") if isinstance(thing, type) else inspect.getdoc(thing)
    return " ".join((text or "").split("\n\n")[0].split()).replace("`", "")


def _words() -> tuple[list[str], list[str]]:
    """The names of decisions and the words of options in some games without boxes."""
    names: set[str] = set()
    options: set[str] = set()
    for number in range(GAMES):
        game = Game(Setup(4, seed=f"words {number}"), listening=False)
        dice = Random(number)
        while not game.over:
            decision = game.decisions[0]
            names.add(decision.name)
            options.update(str(option) for option in decision if "#" not in str(option))
            game.choose(decision.seat, dice.choice(decision.options))
    return sorted(names), sorted(options)


def described() -> bytes:
    """The content of the file."""
    classes = {}
    for kind, wanted in CLASSES.items():
        name = PUBLIC_NAMES.get(kind.__name__, kind.__name__)
        known = Known(_about(kind), members_of(kind, wanted))
        known.gives, known.holds = CALLED.get(name, ""), ELEMENTS.get(name, "")
        classes[name] = known
    classes["Random"] = DICE
    names, options = _words()
    content = msgspec.json.encode({"classes": classes, "decisions": names, "options": options})
    return msgspec.json.format(content, indent=2) + b"\n"


def main() -> None:
    if "--check" not in sys.argv:
        OUT.write_bytes(described())
    elif OUT.read_bytes() != described():
        raise SystemExit(f'{OUT.name} is not what bots have now; run "make samples"')


if __name__ == "__main__":
    main()
