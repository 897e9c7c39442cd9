"""Names and chat as they may be shown: nothing invisible, nothing that reverses the surrounding
text, and no two names that look alike.

Two names look alike if their *skeletons* are the same: the name without case, marks, spaces and
punctuation, and with letters replaced by the Latin ones they resemble.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from ..bots import BOTS
from ..errors import ColtExpressError

NAME_LENGTH: Final = 24
TEXT_LENGTH: Final = 300
MARKS_IN_A_ROW: Final = 3  # more of them would overlap other lines

JOINERS: Final = "\u200c\u200d"  # needed in some scripts and in emoji
BLANK: Final = (
    "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # classified as letters, symbols or marks
)

LOOKALIKES: Final = str.maketrans(
    # digits and symbols, Cyrillic, Greek, and Latin letters that do not decompose
    "01i|35@$" "авекмнорстухіїјѕԁһԛԝь" "αβεζηικμνορτυχϲ" "łøđħıŧ",
    "olllesas" "abekmhopctyxlljsdhqwb" "abezhlkmnoptyxc" "lodhlt",
)  # fmt: skip


class BadName(ColtExpressError):
    """Nobody can have that name; the message says why."""


class BadText(ColtExpressError):
    """There is nothing to read."""


# Cleaning ------------------------------------------------------------------------------------


def cleaned(text: str) -> str:
    """On one line, without control, direction and other invisible characters. Characters that join
    letters of some scripts, or emoji, stay where they join something."""
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
def skeleton(text: str) -> str:
    """The same for names that look alike."""
    text = unicodedata.normalize("NFKD", text).casefold()
    text = unicodedata.normalize("NFKD", text)
    kept = "".join(sign for sign in text if unicodedata.category(sign)[0] in "LNS" or sign == "@")
    return kept.translate(LOOKALIKES).replace("rn", "m").replace("vv", "w")


def shown_name(name: str, others: Iterable[str]) -> str:
    """A name as it is shown. One that looks like another at the table gets a number."""
    name = cleaned(name)
    if not is_seen(name):
        raise BadName("a name needs at least one visible letter, digit or symbol")
    if len(name) > NAME_LENGTH:
        raise BadName(f"a name may have at most {NAME_LENGTH} characters")
    if skeleton(name.rstrip("0123456789 ")) in RESERVED or skeleton(name) in RESERVED:
        raise BadName("that name could be mistaken for a bot or the server; choose another")
    taken = {skeleton(other) for other in others}
    return next(one for one in _numbered(name) if skeleton(one) not in taken)


def _numbered(name: str) -> Iterable[str]:
    yield name
    for number in range(2, 100):  # there are eight seats
        ending = f" {number}"
        yield cleaned(name[: NAME_LENGTH - len(ending)]) + ending


# Rude words ----------------------------------------------------------------------------------


def is_rude(text: str) -> bool:
    return covered(text) != text


def covered(text: str) -> str:
    """With asterisks in place of rude words; only whole words, so that Scunthorpe stays."""
    return "".join(
        "*" * len(word) if skeleton(word) in RUDE else word
        for word in ("".join(signs) for _, signs in groupby(text, _is_of_a_word))
    )


def _is_of_a_word(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNM" or sign in "@$|"


def _read() -> dict[str, Any]:
    text = Path(__file__).with_name("names.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


_DATA: Final = _read()

RESERVED: Final = frozenset(skeleton(name) for name in (*BOTS, *_DATA["reserved"]))
RUDE: Final = frozenset(skeleton(word) for words in _DATA["rude"].values() for word in words)
