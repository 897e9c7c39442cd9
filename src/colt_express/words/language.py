"""One language: its Fluent files, and the sentences and names made from them.

The file of the base game is next to this module, those of the boxes are in folders of their names.
The page reads the same files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentInt

from ..languages import known_language

Argument = str | int
Arguments = dict[str, Argument]

PAGE: Final = "page"
"""Name of the folder with messages that only the page uses."""
ABOUT: Final = "about"
"""Name of the folder with the page's explanations of things at the table."""

THOUSANDS_APART: Final = {"pl": 10_000}
"""From which number on a language sets thousands apart, where that is not 1,000. Browsers know
this; the library that Python uses does not."""

_FILES = resources.files(__package__)


def language_text(code: str) -> str:
    """The Fluent files of a language, one after the other."""
    known_language(code)
    boxes = (f for f in _FILES.iterdir() if f.name not in (PAGE, ABOUT))
    folders = sorted(boxes, key=lambda f: f.name)
    files = [folder.joinpath(f"{code}.ftl") for folder in (_FILES, *folders)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def page_text(code: str) -> str:
    """The messages that only the page uses, without those of boxes."""
    return _FILES.joinpath(PAGE, f"{code}.ftl").read_text(encoding="utf-8")


def box_name(code: str, box: str) -> str:
    """The name of a box, as the page lists it."""
    return Language(code, lambda _: _box_page_text(code, box)).say(f"page-box-{box}")


@cache
def _box_page_text(code: str, box: str) -> str:
    return _FILES.joinpath(box, PAGE, f"{code}.ftl").read_text(encoding="utf-8")


@cache
def _bundle_of(code: str, text_of: Callable[[str], str]) -> FluentBundle:
    """Cached, because parsing takes a fifth of a second."""
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(code)))
    return bundle


class Language:
    """The messages of one language, to be filled with values.

    >>> Language("fr", page_text).say("page-end-of-line")
    'Terminus'
    """

    def __init__(self, code: str, text_of: Callable[[str], str] = language_text) -> None:
        self.code = code
        self._bundle = _bundle_of(code, text_of)
        self._thousands_apart = THOUSANDS_APART.get(code, 1_000)

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def fitting(self, message: str, tags: Iterable[str]) -> str:
        """The message as it is worded for tables with one of the tags, the first that counts:
        `about-roof_marshal` where it is otherwise with a played Marshal, else `about-roof`."""
        special = (f"{message}_{tag}" for tag in tags)
        return next((one for one in special if self.knows(one)), message)

    def say(self, message: str, /, **arguments: Argument) -> str:
        """The message with its arguments filled in."""
        value = self._bundle.get_message(message).value
        assert value is not None, f"the message {message} has attributes only"
        return self._filled(value, arguments)

    def attribute(self, message: str, attribute: str, /, **arguments: Argument) -> str:
        """An attribute of the message."""
        return self._filled(self._bundle.get_message(message).attributes[attribute], arguments)

    def name(self, argument: str, message: str, /, **arguments: Argument) -> Arguments:
        """A name as arguments for a sentence: its value, and each attribute behind it.

        >>> Language("en").name("place", "place-roof", car="mail car")["place_to"]
        'onto the roof of the mail car'
        """
        names: Arguments = {argument: self.say(message, **arguments)}
        for attribute, pattern in self._bundle.get_message(message).attributes.items():
            names[f"{argument}_{attribute}"] = self._filled(pattern, arguments)
        return names

    def _filled(self, pattern: Pattern, arguments: Arguments) -> str:
        """A message that lacks an argument is a mistake in the file, and raised as such."""
        text, errors = self._bundle.format_pattern(
            pattern, {name: self._written(value) for name, value in arguments.items()}
        )
        if errors:
            raise errors[0]
        # Line breaks in a file are there for its reader only.
        return str(text).replace("\n", " ")

    def _written(self, value: Argument) -> Argument:
        """A number with its thousands apart where the language wants it."""
        if isinstance(value, str) or abs(value) >= self._thousands_apart:
            return value
        return FluentInt(value, useGrouping=False)
