"""Messages that no honest client sends, none of which may change anything.

Each kind is a function of a random number generator and of a `Target`: whom the message pretends to
come from.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

Wire = str | bytes
"""A text frame, or a binary one."""


class Target(msgspec.Struct):
    """The position of the game, and the options of another player."""

    number: int
    options: list[str]
    tokens: list[str]


def encoded(**message: Any) -> str:
    return msgspec.json.encode(message).decode()


def a_value(dice: Random) -> Any:
    """A value of an unexpected type."""
    return dice.choice(
        [
            None,
            True,
            -1,
            10**30,
            1.5,
            "",
            "x" * 500,
            [],
            {},
            [[1]],
            {"type": "choose"},
            "\x00",
            "🤠",
        ]
    )


def a_choice(dice: Random, target: Target) -> dict[str, Any]:
    """What the seat that is asked might send."""
    option = dice.choice(target.options)
    return {"type": "choose", "id": dice.randrange(9999), "number": target.number, "option": option}


def broken_json(dice: Random, target: Target) -> Wire:
    text = encoded(**a_choice(dice, target))
    return text[: dice.randrange(len(text))]


def changed_letters(dice: Random, target: Target) -> Wire:
    """No longer JSON: one bracket is lost and others are reversed."""
    text = encoded(**a_choice(dice, target))[1:]
    return "".join("]" if letter == '"' and dice.random() < 0.3 else letter for letter in text)


def wrong_types(dice: Random, target: Target) -> Wire:
    message = a_choice(dice, target)
    message[dice.choice(["type", "number", "option"])] = a_value(dice)
    message["option"] = a_value(dice)
    return encoded(**message)


def missing_fields(dice: Random, target: Target) -> Wire:
    message = a_choice(dice, target)
    del message[dice.choice(list(message))]
    return encoded(**message)


def unknown_fields(dice: Random, target: Target) -> Wire:
    extra = dice.choice(["seat", "token", "__class__", "id\x00", "host"])
    return encoded(**a_choice(dice, target), **{extra: a_value(dice)})


def unknown_type(dice: Random, target: Target) -> Wire:
    kind = dice.choice(["resign", "Choose", "told", "now", "reply", "", "eval", "../../etc"])
    return encoded(type=kind, id=dice.randrange(9999), number=target.number)


def no_object(dice: Random, target: Target) -> Wire:
    return msgspec.json.encode(a_value(dice)).decode()


def deep_nesting(dice: Random, target: Target) -> Wire:
    depth = dice.randrange(10, 2000)
    return dice.choice(
        ["[" * depth, "[" * depth + "]" * depth, '{"id":' * (depth // 4) + "1" + "}" * (depth // 4)]
    )


def deep_field(dice: Random, target: Target) -> Wire:
    depth = dice.randrange(10, 1500)
    return '{"type":"choose","id":1,"number":' + "[" * depth + "]" * depth + ',"option":"draw"}'


def huge_numbers(dice: Random, target: Target) -> Wire:
    number = dice.choice([10**18, 2**63, 2**64, -(10**40), 10**300])
    message = a_choice(dice, target)
    message[dice.choice(["id", "number"])] = number
    return encoded(**message)


def oversized(dice: Random, target: Target) -> Wire:
    return encoded(**a_choice(dice, target), padding="x" * dice.randrange(4100, 40_000))


def binary(dice: Random, target: Target) -> Wire:
    return dice.randbytes(dice.randrange(1, 300))


def invalid_utf8(dice: Random, target: Target) -> Wire:
    """Bytes inside a string that are not UTF-8."""
    text = encoded(type="say", id=dice.randrange(9999), text="HERE").encode()
    return text.replace(b"HERE", b"\xff\xfe" + dice.randbytes(3) + b"\x80")


def lone_surrogate(dice: Random, target: Target) -> Wire:
    return '{"type":"say","id":1,"text":"\\ud83e"}'


def control_characters(dice: Random, target: Target) -> Wire:
    return '{"type":"say","id":1,"text":"\x00\x1b[2J"}'


def empty(dice: Random, target: Target) -> Wire:
    frames: list[Wire] = ["", b"", " ", "\n"]
    return dice.choice(frames)


def stale(dice: Random, target: Target) -> Wire:
    """A choice that was, or may one day be, right."""
    other = [n for n in range(target.number + 40) if n != target.number]
    return encoded(**{**a_choice(dice, target), "number": dice.choice(other)})


def no_such_option(dice: Random, target: Target) -> Wire:
    words = dice.choice(["play banjo", "draw draw", "pick 99", "play", "' OR 1=1 --", "{0}", "%s"])
    return encoded(**{**a_choice(dice, target), "option": words})


def hello_again(dice: Random, target: Target) -> Wire:
    """Also with another player's token."""
    return encoded(type="hello", id=dice.randrange(9999), token=dice.choice(target.tokens))


def host_action(dice: Random, target: Target) -> Wire:
    seat = dice.randrange(8)
    actions: list[dict[str, Any]] = [
        {"type": "start"},
        {"type": "kick", "seat": seat},
        {"type": "fill", "seat": seat, "bot": "outlaw"},
        {"type": "substitute", "seat": seat, "bot": "outlaw"},
        {"type": "substitute", "seat": seat, "bot": ""},
        {"type": "rematch", "wanted": dice.random() < 0.5, "now": dice.random() < 0.5},
        {"type": "hand_over", "seat": seat},
        {"type": "abort"},
        {"type": "filter", "on": dice.random() < 0.5},
    ]
    return encoded(**dice.choice(actions), id=dice.randrange(9999))


def out_of_turn(dice: Random, target: Target) -> Wire:
    """An option of another seat at this moment, or taking back what others chose."""
    if dice.random() < 0.2:
        return encoded(type="take_back", id=dice.randrange(9999), number=target.number)
    return encoded(**a_choice(dice, target))


def word_of_a_spectator(dice: Random, target: Target) -> Wire:
    words: list[dict[str, Any]] = [
        {"type": "say", "text": "hello"},
        {"type": "emote", "name": "hat"},
        {"type": "vote", "seat": dice.randrange(8)},
        {"type": "resign"},
        {"type": "report", "seat": dice.randrange(8), "reason": "he wins"},
    ]
    return encoded(**dice.choice(words), id=dice.randrange(9999))


Nonsense = Callable[[Random, Target], Wire]

FROM_ANYBODY: list[Nonsense] = [
    broken_json,
    changed_letters,
    wrong_types,
    missing_fields,
    unknown_fields,
    unknown_type,
    no_object,
    deep_nesting,
    deep_field,
    huge_numbers,
    oversized,
    binary,
    invalid_utf8,
    lone_surrogate,
    control_characters,
    empty,
    stale,
    no_such_option,
    hello_again,
]
"""Refused from every client, even the player who is asked."""

FROM_GUESTS: list[Nonsense] = [*FROM_ANYBODY, host_action, out_of_turn]
"""Refused from every client that is neither host nor asked."""

FROM_SPECTATORS: list[Nonsense] = [*FROM_GUESTS, word_of_a_spectator]

FIRST_WORDS: list[Nonsense] = [
    *(kind for kind in FROM_GUESTS if kind is not hello_again),
    word_of_a_spectator,
]
"""Refused as the first message on a socket."""
