"""The drawings of the page's scene, as `make art` writes them down, and the colours of the hours.

A drawing leaves open what changes with the hour: ``{near}`` is a colour or a number of the hour,
``{dusk*0.8+0.1}`` calculates with it, and ``{lane~62~near}`` mixes 62% of one colour with another.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

import msgspec

from ..errors import ColtExpressError, quoted

INK: Final = "#2a1a1f"
PAPER: Final = "#f3e2bf"
LIT: Final = "#ffd86b"
THEMES: Final = ("day", "night")

_OPEN: Final = re.compile(r"\{(\w+)(?:\*(-?[\d.]+)(?:\+([\d.]+))?|~(\d+)~(\w+))?\}")
_IN_A_TUNNEL: Final[dict[str, str | float]] = {
    "dusk": 0.5,
    "smoke": "#8d7a84",
    "tunnel": 1,
    "lane": "#1d1322",
}
"""It is night in a tunnel at any hour."""

Hour = Mapping[str, str | float]


class Hours(msgspec.Struct, frozen=True):
    """The colours of one hour, and how high the sun is."""

    sky: list[str]
    sun: str
    halo: str
    height: float
    clouds: str
    far: str
    mid: str
    near: str
    ground: str
    cactus: str
    lane: str
    smoke: str
    stars: float
    dusk: float


class Art(msgspec.Struct, frozen=True):
    """``people``: by figure, its colour and the colour of what is written on it."""

    ceiling: float
    people: dict[str, tuple[str, str]]
    day: list[Hours]
    night: list[Hours]
    pieces: dict[str, str]


class Person(NamedTuple):
    colour: str
    ink: str


@cache
def art() -> Art:
    text = resources.files(__package__).joinpath("art.json").read_bytes()
    return msgspec.json.decode(text, type=Art)


def piece(name: str, otherwise: str) -> str:
    """``name`` if there is such a drawing, otherwise ``otherwise``: an operator's own cars have no
    drawing."""
    return name if name in art().pieces else otherwise


def person(name: str) -> Person:
    people = art().people
    return Person(*people.get(name, people["stranger"]))


def hour_of(round: int, rounds: int, theme: str, tunnel: bool) -> dict[str, str | float]:
    """The colours of a round, which counts from 1: the sun sinks from round to round."""
    if theme not in THEMES:
        raise ColtExpressError(f"there is no theme {quoted(theme)}: {' or '.join(THEMES)}")
    hours = art().day if theme == "day" else art().night
    part = max(0, round - 1) / (rounds - 1) if rounds > 1 else 0
    found = hours[min(len(hours) - 1, int(part * (len(hours) - 1) + 0.5))]
    colours: dict[str, str | float] = msgspec.structs.asdict(found)
    for n, colour in enumerate(found.sky):
        colours[f"sky{n}"] = colour
    del colours["sky"]
    colours |= {"tunnel": 0, "veil": 0.62 if found.stars or found.dusk else 0.85}
    if tunnel:
        colours |= _IN_A_TUNNEL
    colours["bed"] = "#150d16" if tunnel else mixed(str(colours["lane"]), 70, INK)
    return colours


def mixed(one: str, share: int, other: str) -> str:
    """A mixture of two colours: ``share`` percent of ``one``, the rest of ``other``."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes((a * share + b * (100 - share) + 50) // 100 for a, b in pairs).hex()


def painted(name: str, hour: Hour) -> str:
    """A drawing at this hour."""

    def fill(found: re.Match[str]) -> str:
        key, factor, summand, share, other = found.groups()
        value = hour[key]
        if other:
            return mixed(str(value), int(share), str(hour[other]))
        if factor:
            return number(float(value) * float(factor) + float(summand or 0))
        return value if isinstance(value, str) else number(value)

    return _OPEN.sub(fill, art().pieces[name])


def number(value: float) -> str:
    """A number as short as it can be written, to a hundredth.

    >>> number(2.0), number(-0.001), number(1.256)
    ('2', '0', '1.26')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
