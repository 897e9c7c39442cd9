"""The tables of boxes, field by field: ``horses:boarding=0;coach=2;horses=[0,1,0]``.

This works for any class in a manifest's ``tables`` whose fields hold whole numbers, truth values,
options, and lists of these; so a new box needs nothing here. What a seat may not know has been
blanked out by ``Seen.veiled`` of the box.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from ...documents import DEEPEST
from ...engine.errors import NotationError
from ...engine.manifest import Manifest
from ...engine.options import Option
from ...errors import did_you_mean, quoted
from ..choices import option_word, read_option
from ..errors import Source
from .fields import ALL

if TYPE_CHECKING:
    from ...engine.state import State

WHOLE: Final = re.compile(r"-?[0-9]{1,9}")
TRUTHS: Final = {"T": True, "F": False}
PART: Final = re.compile(r"[\[\],]|[^\[\],]+")


def names_of(kind: type[Any]) -> list[str]:
    """The fields of a table's class; a compiled class has their names elsewhere."""
    names: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ()) or kind.__slots__
    return sorted(names)


def box_words(state: State, seat: int) -> list[str]:
    """A field for every box that has put something on the table."""
    words = []
    for box in state.rules.played:
        table = getattr(state, box.name, None)
        if table is None:
            continue
        if seat != ALL:
            table = _veiled(box, state, seat, table)
        parts = [f"{name}={_value_word(getattr(table, name))}" for name in names_of(type(table))]
        words.append(f"{box.name}:{';'.join(parts)}")
    return words


def _veiled(box: Manifest, state: State, seat: int, table: object) -> object:
    if box.seen.veiled is not None:
        return box.seen.veiled(state, seat)
    if box.seen.mine is not None:
        raise NotationError(
            f"the box {box.name!r} has secrets, but its manifest does not say how to veil them; "
            "only a line that knows everything can be written"
        )
    return table


def _value_word(value: Any) -> str:
    if isinstance(value, bool):
        return "T" if value else "F"
    if isinstance(value, (list, tuple)):
        return f"[{','.join(_value_word(one) for one in value)}]"
    return option_word(value) if isinstance(value, Option) else str(value)


def read_box(box: Manifest, word: str, state: State, source: Source) -> object:
    """The table of a box out of its field."""
    ((kind, arguments),) = box.tables.items()
    known = names_of(kind)
    values: dict[str, Any] = {}
    at = 0
    for part in word.split(";"):
        name, _, value = part.partition("=")
        here = source.after(at)
        if name not in known:
            raise here.error(f"{box.name} has no part {quoted(name)}{did_you_mean(name, known)}")
        if name in values:
            raise here.error(f"the part {name} is there twice")
        values[name] = _read_value(value, state, here.after(len(name) + 1))
        at += len(part) + 1
    missing = [name for name in known if name not in values]
    if missing:
        raise source.error(f"{box.name} lacks the parts {', '.join(missing)}")
    table: object = kind(*[values.pop(name) for name in arguments])
    for name, value in values.items():
        setattr(table, name, value)
    return table


def _read_value(word: str, state: State, source: Source) -> Any:
    """A number, truth value, option or list. Lists are kept on a stack, so that brackets without
    end cost no recursion."""
    outer: list[Any] = []
    stack = [outer]
    comma = False
    for found in PART.finditer(word):
        here = source.after(found.start())
        match found[0]:
            case "[":
                if len(stack) > DEEPEST:
                    raise here.error(f"lists are nested too deeply: more than {DEEPEST} levels")
                stack[-1].append([])
                stack.append(stack[-1][-1])
            case "]":
                if len(stack) == 1 or comma:
                    raise here.error("']' stands here without its '[', or after a comma")
                stack.pop()
            case ",":
                if len(stack) == 1 or comma or not stack[-1]:
                    raise here.error("',' stands here without a value before it")
            case atom:
                stack[-1].append(_read_atom(atom, state, here))
        comma = found[0] == ","
    if len(stack) != 1 or len(outer) != 1:
        raise source.error(f"{quoted(word)} is not one value; lists look like [1,[2,3]]")
    return outer[0]


def _read_atom(word: str, state: State, source: Source) -> Any:
    if word in TRUTHS:
        return TRUTHS[word]
    if WHOLE.fullmatch(word):
        return int(word)
    return read_option(word, 0, state, source)
