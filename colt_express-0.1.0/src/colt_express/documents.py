"""Documents from outside: records, scenarios, lessons, component files, saved games.

One reader for all of them, with limits on everything that could exhaust memory, time or the stack:
bytes, nesting, numbers, and how much YAML aliases repeat. A refused document gets a sentence that
says why. It is below the engine, which parses records and component files.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from .errors import ColtExpressError, reason_of

MOST_BYTES: Final = 1_000_000
"""Bytes of a document at most; a game with everything in it has a tenth of that."""
MOST_BYTES_OF_TOML: Final = 100_000
"""Bytes of a component file at most; that of the base game has two thousand."""
DEEPEST: Final = 30
"""How many lists and tables may lie inside each other."""
MOST_DIGITS: Final = 18
"""Digits of a whole number at most, so that it fits into 64 bits."""
MOST_SIGNS: Final = 40
"""Characters of any other number at most."""
MOST_PARTS: Final = 8
"""Parts of a dotted key of TOML at most."""

Read = TypeVar("Read")

JSON_TOKEN: Final = re.compile(
    rb'"[^"\\]*(?:\\.[^"\\]*)*"?|(?P<open>[\[{])|(?P<close>[\]}])|(?P<number>[-+.0-9eE]+)',
    re.DOTALL,
)
JSON_SIGN: Final = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[{\]},]', re.DOTALL)
CLOSING: Final = {b"[": b"]", b"{": b"}"}
TOML_TOKEN: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"""|' + r"'''.*?'''|" + r'"(?:[^"\\\n]|\\.)*"?|'
    r"'[^'\n]*'?|#[^\n]*|"
    r"(?P<open>[\[{])|(?P<close>[\]}])|(?P<end>[\n=])|(?P<dot>\.)|(?P<word>[\w+:-]+)",
    re.DOTALL,
)


class DocumentError(ColtExpressError):
    """A document that cannot be read, or exceeds a limit. Says what is wrong, not in which file."""


def read_document(path: Path, most: int = MOST_BYTES) -> bytes:
    """The contents of a file, if they are not too long."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise DocumentError(f"cannot be read: {reason_of(error)}") from None
    except ValueError:  # a zero byte in the name
        raise DocumentError("cannot be read: no file can have that name") from None
    check_length(data, most)
    return data


def check_length(data: bytes, most: int = MOST_BYTES) -> None:
    if len(data) > most:
        raise DocumentError(f"is too long: it has more than {most:,} bytes")


def decode_json(data: bytes | str, kind: type[Read]) -> Read:
    """The value of a JSON document of this type. Raises `DocumentError`, or the errors of msgspec
    if it is no JSON or of another type."""
    raw = data.encode(errors="surrogatepass") if isinstance(data, str) else data
    check_length(raw)
    _check_json(raw)
    return msgspec.json.decode(raw, type=kind)


def completed_json(data: bytes | str) -> bytes:
    """A JSON document whose end is missing, up to its last whole value, with its brackets closed.
    It must not be nested deeply, see `decode_json`."""
    raw = data.encode(errors="surrogatepass") if isinstance(data, str) else data
    end, needed, still_open = 0, b"", b""
    for token in JSON_SIGN.finditer(raw):
        sign = token[0]
        if sign in CLOSING:
            still_open = CLOSING[sign] + still_open
        elif sign in CLOSING.values():
            still_open = still_open[1:]
            end, needed = token.end(), still_open
        elif sign == b",":
            end, needed = token.start(), still_open
    return raw[:end] + needed


def decode_toml(text: str, kind: type[Read]) -> Read:
    """The value of a TOML document of this type. Raises as `decode_json` does."""
    check_length(text.encode(errors="surrogatepass"), MOST_BYTES_OF_TOML)
    _check_toml(text)
    return msgspec.toml.decode(text, type=kind)


def decode_text(data: bytes) -> str:
    """A document as text, without the byte order mark that some editors write."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DocumentError("cannot be read: this is not text in UTF-8") from None


def check_depth(depth: int) -> None:
    if depth > DEEPEST:
        raise DocumentError(f"is nested too deeply: more than {DEEPEST} levels")


def check_digits(number: str) -> None:
    if len(number.lstrip("+-")) > (MOST_SIGNS if set(number) & set(".eE") else MOST_DIGITS):
        raise DocumentError(f"contains a number with more than {MOST_DIGITS} digits")


def _check_json(data: bytes) -> None:
    """Nesting and numbers, before anything recursive sees them."""
    depth = 0
    for token in JSON_TOKEN.finditer(data):
        match token.lastgroup:
            case "open":
                depth += 1
                check_depth(depth)
            case "close":
                depth -= 1
            case "number":
                check_digits(token[0].decode())


def _check_toml(text: str) -> None:
    depth = parts = 0
    for token in TOML_TOKEN.finditer(text):
        match token.lastgroup:
            case "open":
                depth += 1
                check_depth(depth)
            case "close":
                depth -= 1
            case "end":
                parts = 0
            case "dot":
                parts += 1
                if parts >= MOST_PARTS:
                    raise DocumentError(f"has a key with more than {MOST_PARTS} parts")
            case "word":
                word = token[0]
                if word.lstrip("+-")[:1].isdigit():
                    check_digits(word)
