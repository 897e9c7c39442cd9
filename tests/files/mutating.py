"""Mutations of documents: seeded damage to bytes, and strange values in the place of usual ones."""

from __future__ import annotations

from random import Random
from typing import Any, Final

STRANGE: Final[list[Any]] = [
    None,
    True,
    0,
    -1,
    1,
    7,
    99,
    100,
    10**18 - 1,
    1.5,
    "",
    "x",
    "0",
    "\x1b[31mred",
    "\x00",
    "é" * 300,
    "ghost",
    "marshal",
    "move",
    "purse",
    "0 draw",
    "4 inside",
    [],
    [None],
    ["ghost"],
    [["ghost", "tuco"]],
    {},
    {"x": 1},
    {"purse": 99},
    {"": {}},
]


def damaged(data: bytes, dice: Random) -> bytes:
    """A few bytes replaced, removed, repeated or moved."""
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(data) + 1)
        size = dice.choice((1, 1, 2, 5, 20))
        match dice.randrange(4):
            case 0:
                data = data[:at] + dice.randbytes(size) + data[at + size :]
            case 1:
                data = data[:at] + data[at + size :]
            case 2:
                data = data[:at] + data[at : at + size] * dice.choice((2, 3, 50)) + data[at:]
            case _:
                other = dice.randrange(len(data) + 1)
                data = data[:at] + data[other : other + size] + data[at:]
        data = data or b"\n"
    return data


def changed(value: Any, dice: Random) -> Any:
    """A copy in which one or two values are replaced by strange ones, removed or doubled."""
    for _ in range(dice.choice((1, 1, 1, 2))):
        value = _changed(value, dice)
    return value


def _changed(value: Any, dice: Random) -> Any:
    if isinstance(value, dict) and value and dice.random() < 0.9:
        key = dice.choice(list(value))
        copy = dict(value)
        match dice.randrange(8):
            case 0:
                del copy[key]
            case 1:
                copy[dice.choice(["x", "", "expert", "house", "cars", "first"])] = copy[key]
            case 2:
                copy[dice.choice(list(copy))] = copy[key]
            case _:
                copy[key] = _changed(copy[key], dice)
        return copy
    if isinstance(value, list) and value and dice.random() < 0.9:
        at = dice.randrange(len(value))
        match dice.randrange(6):
            case 0:
                return value[:at] + value[at + 1 :]
            case 1:
                return [*value[:at], value[at], *value[at:]]
            case _:
                return [*value[:at], _changed(value[at], dice), *value[at + 1 :]]
    if isinstance(value, int) and dice.random() < 0.4:
        return value + dice.choice((-1, 1, 10))
    if isinstance(value, str) and value and dice.random() < 0.4:
        at = dice.randrange(len(value))
        return value[:at] + dice.choice(("", "x", " ", "\x1b")) + value[at + 1 :]
    return dice.choice(STRANGE)
