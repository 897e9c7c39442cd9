"""A table in one word: its players and options, as ``ghost,tuco,doc;first=0;boxes=horses``."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..documents import DocumentError, decode_json
from ..engine.configuration.setup import OPTIONS, Setup
from ..engine.errors import SetupError
from ..errors import did_you_mean, quoted
from .errors import Source
from .symbols import escaped, unescaped

LISTS: Final = ("boxes", "cars", "rounds", "selection")
NAMES: Final = tuple(name for name in OPTIONS if name not in ("players", "seed"))


def table_word(setup: Setup) -> str:
    """Everything about a table except its seed."""
    options = setup.to_dict()
    del options["seed"]
    parts = [_players_word(options.pop("players"))]
    parts += [f"{name}={_option_word(name, value)}" for name, value in options.items()]
    return ";".join(parts)


def _players_word(players: Any) -> str:
    if isinstance(players, int):
        return str(players)
    return ",".join(who if isinstance(who, str) else "+".join(who) for who in players)


def _option_word(name: str, value: Any) -> str:
    if name == "house":
        return escaped(msgspec.json.encode(value).decode())
    if name == "switches":
        return ",".join(f"{escaped(key)}:{escaped(one)}" for key, one in value.items())
    if isinstance(value, (list, tuple)):
        return ",".join(escaped(one) for one in value)
    return escaped(str(value))


def read_table(word: str, source: Source, seed: str | None) -> Setup:
    """The setup of a table. Without a seed one is drawn."""
    first, *others = word.split(";")
    data: dict[str, object] = {"players": _read_players(first)}
    at = len(first) + 1
    for other in others:
        name, _, value = other.partition("=")
        here = source.after(at)
        if name not in NAMES:
            raise here.error(f"no option is called {quoted(name)}{did_you_mean(name, NAMES)}")
        if name in data:
            raise here.error(f"the option {name} is there twice")
        data[name] = _read_option(name, value, here)
        at += len(other) + 1
    if seed is not None:
        data["seed"] = seed
    try:
        return Setup.from_dict(data)
    except SetupError as error:
        raise source.error(f"this table cannot be played: {error}") from None


def _read_players(word: str) -> object:
    if word.isdecimal() and len(word) < 3:
        return int(word)
    return [who.split("+") if "+" in who else who for who in word.split(",")]


def _read_option(name: str, value: str, source: Source) -> object:
    if name in LISTS:
        return [unescaped(one, source) for one in value.split(",")]
    if name == "switches":
        pairs = [pair.partition(":") for pair in value.split(",")]
        return {unescaped(key, source): unescaped(one, source) for key, _, one in pairs}
    text = unescaped(value, source)
    if name == "first":
        if not (text.isdecimal() and text.isascii() and len(text) < 3):
            raise source.error(f"first is {quoted(text)}; it must be the number of a seat")
        return int(text)
    if name == "house":
        try:
            return decode_json(text, dict[str, object])
        except DocumentError as error:
            raise source.error(f"house {error}") from None
        except msgspec.MsgspecError as error:
            raise source.error(f"house cards are JSON: {error}") from None
    return text
