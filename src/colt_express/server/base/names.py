"""Names and chat as they may be shown: nothing invisible, nothing that reverses the surrounding
text, and no two names that look alike.

Unicode knows which characters look alike (UTS 39, "skeletons"; the table is `confusables.txt`). We
go further, since players should not have to tell Ann from ANN, Änn or A.n.n: two names look alike
if they have the same skeleton as they are written, in small letters or in capitals, without marks,
spaces and punctuation.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from ...bots import BOTS
from ...errors import ColtExpressError

NAME_LENGTH: Final = 24
"""Maximum number of characters of a name."""
TEXT_LENGTH: Final = 300
"""Maximum number of characters of a chat message; the rest is cut off."""
MARKS_IN_A_ROW: Final = 3
"""Maximum number of combining marks on a letter; more would overlap other lines."""

JOINERS: Final = "\u200c\u200d"  # needed in some scripts and in emoji
BLANK: Final = (
    "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # classified as letters, symbols or marks
)

READ_AS_LETTERS: Final = str.maketrans("35@$", "esas")
"""Digits and symbols that stand for letters, besides those that look like one."""

BASE_LETTER: Final = re.compile(
    r"(?:LATIN |SYMBOL )(?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL )?([A-Z])(?: WITH .+)?$"
)
"""A plain letter in the name of a character: of a small capital, one with a hook, one of a flag."""


class BadName(ColtExpressError):
    """A name that is not allowed; the message says why."""


class BadText(ColtExpressError):
    """A text without visible characters."""


# Cleaning ------------------------------------------------------------------------------------


def cleaned(text: str) -> str:
    """A text on one line, without control, direction and other invisible characters. Characters
    that join letters of some scripts, or emoji, stay where they join something."""
    kept = ""
    marks = 0
    text = unicodedata.normalize("NFC", text)
    for at, sign in enumerate(text):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z" or sign in "\t\n\r":
            kept += " "
        elif sign in JOINERS:
            kept += sign if _is_joined(kept[-1:]) and _is_joined(text[at + 1 : at + 2]) else ""
        elif kind[0] == "M" and (marks > MARKS_IN_A_ROW or not kept.strip()):
            continue  # too many of them, or on something we removed
        elif kind[0] != "C" and sign not in BLANK:
            kept += sign
    return " ".join(kept.split())


def _is_joined(neighbour: str) -> bool:
    return not neighbour.isascii() and unicodedata.category(neighbour) in _JOINED


_JOINED: Final = ("Lo", "Mn", "Mc", "So", "Sk")


def is_seen(text: str) -> bool:
    """Whether anything in it is visible, apart from marks without letters."""
    return any(unicodedata.category(sign)[0] in "LNPS" for sign in text)


def shown_text(text: str) -> str:
    """A chat message as it is shown."""
    text = cleaned(text)[:TEXT_LENGTH]
    if not is_seen(text):
        raise BadText("there is nothing to read in that")
    return text


# Names that look alike -----------------------------------------------------------------------


@lru_cache(maxsize=4096)
def skeletons(text: str) -> frozenset[str]:
    """The skeletons of a text. Texts that look alike have at least one in common."""
    text = text.translate(READ_AS_LETTERS)
    plain = _base_letters(unicodedata.normalize("NFKD", text))
    drawn = {_skeleton(one) for one in (text, plain.casefold(), plain.upper())}
    recased = {_skeleton(one.upper()) for one in drawn}
    return frozenset(_reduced(one) for one in {one.casefold() for one in drawn | recased})


def _skeleton(text: str) -> str:
    """The skeleton by UTS 39: characters that look alike are replaced by the same one, or by a
    few."""
    text = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", text.translate(PROTOTYPES))


def _reduced(text: str) -> str:
    """A skeleton without marks, spaces and, if anything else is left, punctuation."""
    if text.isascii() and text.isalnum():
        return _skeleton(text).replace("vv", "w")
    text = unicodedata.normalize("NFKD", text).casefold()
    signs = [sign for sign in text if unicodedata.category(sign)[0] not in "MZC"]
    kept = [sign for sign in signs if unicodedata.category(sign)[0] != "P"]
    return _skeleton(_base_letters("".join(kept or signs))).casefold().replace("vv", "w")


def _base_letters(text: str) -> str:
    """A text in which variants of letters, such as \u0253, are replaced by the plain letter, such
    as b."""
    return text if text.isascii() else "".join(map(_base_letter, text))


@lru_cache(maxsize=4096)
def _base_letter(sign: str) -> str:
    found = None if sign.isascii() else BASE_LETTER.search(unicodedata.name(sign, ""))
    return found[1].lower() if found else sign


def shown_name(name: str, others: Iterable[str]) -> str:
    """A name as it is shown. One that looks like another at the table gets a number."""
    name = cleaned(name)
    if not is_seen(name):
        raise BadName("a name needs at least one visible letter, digit or symbol")
    if len(name) > NAME_LENGTH:
        raise BadName(f"a name may have at most {NAME_LENGTH} characters")
    if not RESERVED.isdisjoint(skeletons(name) | skeletons(name.rstrip("0123456789 "))):
        raise BadName("that name could be mistaken for a bot or the server; choose another")
    taken = frozenset[str]().union(*(skeletons(other) for other in others))
    return next(one for one in _numbered(name) if taken.isdisjoint(skeletons(one)))


def _numbered(name: str) -> Iterable[str]:
    yield name
    for number in range(2, 100):  # there are eight seats
        ending = f" {number}"
        yield cleaned(name[: NAME_LENGTH - len(ending)]) + ending


# Rude words ----------------------------------------------------------------------------------


def is_rude(text: str) -> bool:
    return covered(text) != text


def covered(text: str) -> str:
    """A text with asterisks in place of rude words; only whole words, so that Scunthorpe stays."""
    return "".join(
        word if RUDE.isdisjoint(skeletons(word)) else "*" * len(word)
        for word in ("".join(signs) for _, signs in groupby(text, _is_of_a_word))
    )


def _is_of_a_word(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNM" or sign in "@$|"


# Data ----------------------------------------------------------------------------------------


def _read_prototypes() -> dict[int, str]:
    """Each character that has a prototype, which is drawn like it."""
    found: dict[int, str] = {}
    for line in _text("confusables.txt").splitlines():
        if not line.startswith("#"):
            prototype, _, signs = line.partition(": ")
            drawn = "".join(chr(int(code, 16)) for code in prototype.split())
            found.update((int(code, 16), drawn) for code in signs.split())
    return found


def _text(file: str) -> str:
    return Path(__file__).with_name(file).read_text(encoding="utf-8")


PROTOTYPES: Final = _read_prototypes()

_DATA: Final[dict[str, Any]] = tomllib.loads(_text("names.toml"))

RESERVED: Final = frozenset[str]().union(*map(skeletons, (*BOTS, *_DATA["reserved"])))
RUDE: Final = frozenset[str]().union(
    *(skeletons(word) for words in _DATA["rude"].values() for word in words)
)
