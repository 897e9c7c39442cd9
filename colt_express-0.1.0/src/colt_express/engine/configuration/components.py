"""Components: what lies in a box, read from its data file and checked when loaded.

To add a round card or a car, write a file like ``components/base.toml``. A mistake is reported with
the file, the key and the reason.
"""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Annotated, Final

import msgspec

from ...documents import MOST_BYTES_OF_TOML, DocumentError, decode_text, decode_toml, read_document
from ...errors import quoted
from ..base import contents as base
from ..boxes import BOXES
from ..cards import KIND_NAMES
from ..errors import ComponentError
from ..figures import CHARACTERS
from ..tokens import TOKEN_FACES, TOKEN_NAMES

TURN_SYMBOLS: Final = (
    *base.TURN_SYMBOLS,
    *(symbol for box in BOXES for symbol in box.printed.turn_symbols),
)
EVENT_NAMES: Final = (*base.EVENT_NAMES, *(name for box in BOXES for name in box.printed.endings))

VALUE: Final = re.compile("[0-9]{1,6}")
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Turns = Annotated[str, msgspec.Meta(min_length=1, max_length=8)]


class RoundSpec(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A round card: turn symbols, the event that ends the round, keep symbols."""

    turns: Turns
    event: str = ""
    keep: Count = 0
    reconstructed: bool = False


class Box(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The contents of one box."""

    box: str
    characters: tuple[str, ...] = ()
    guests: tuple[str, ...] = ()
    bullets_per_bandit: Count = 0
    neutral_bullets: Count = 0
    deck: dict[str, Count] = {}
    face_down: tuple[str, ...] = ()  # kinds of tokens whose value is hidden (SECRET-1)
    tokens: dict[str, dict[str, Count]] = {}
    guest_tokens: dict[str, dict[str, Count]] = {}
    locomotive: dict[str, Count] = {}
    every_car: dict[str, Count] = {}  # lies in each car but the locomotive
    tail: dict[str, dict[str, Count]] = {}  # cars that are always last
    law_deck: dict[str, Count] = {}  # the Marshal's
    cylinder: tuple[str, ...] = ()  # his bullets, from the top
    brawlers: tuple[int, ...] = ()
    coach: dict[str, Count] = {}
    hostages: tuple[str, ...] = ()  # hostages that the stagecoach may carry
    cars: dict[str, dict[str, Count]] = {}
    rounds_2_4: dict[str, RoundSpec] = {}
    rounds_5_6: dict[str, RoundSpec] = {}
    stations: dict[str, RoundSpec] = {}


OF_A_HOUSE: Final = (
    "box",
    "cars",
    "rounds_2_4",
    "rounds_5_6",
    "stations",
    "tokens",
    "locomotive",
    "every_car",
    "deck",
    "neutral_bullets",
    "coach",
    "hostages",
)
"""The keys of house cards."""
LONGEST_NAME: Final = 40
LOCOMOTIVE_NAME: Final = "locomotive"


def parse_box(text: str, file: str) -> Box:
    """The contents of a component file, checked against the vocabulary of the rules."""
    try:
        box = decode_toml(text, Box)
    except DocumentError as error:
        raise ComponentError(f"{file}: the file {error}") from None
    except msgspec.ValidationError as error:
        reason, _, key = str(error).partition(" - at ")
        where = key.strip("`").removeprefix("$").lstrip(".") or "the file"
        raise ComponentError(f"{file}: {where}: {reason}") from None
    except (msgspec.DecodeError, ValueError) as error:
        raise ComponentError(f"{file}: this is not TOML: {error}") from None
    check_box(box, file)
    return box


def check_box(box: Box, file: str) -> None:
    """Refuse names the rules do not know."""
    _check_names(box, file)
    _check_rounds(box, file)


def check_house(box: Box, file: str) -> None:
    """Raises `ComponentError` if house cards have what only boxes may have: characters, a last car,
    the Marshal's deck."""
    for key in Box.__struct_fields__:
        if key not in OF_A_HOUSE and getattr(box, key):
            raise ComponentError(
                f"{file}: {key}: house cards cannot change this; they can have "
                f"{', '.join(OF_A_HOUSE[1:])}"
            )
    for key in ("cars", "rounds_2_4", "rounds_5_6", "stations"):
        for name in getattr(box, key):
            if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
                raise ComponentError(
                    f"{file}: {key}: {quoted(name)} is no name; one has 1 to {LONGEST_NAME} "
                    "characters, all of which can be printed"
                )
    for name in (*box.cars, *box.rounds_2_4, *box.rounds_5_6, *box.stations):
        if name == LOCOMOTIVE_NAME:
            raise ComponentError(f"{file}: {name!r} is the name of the first car of every train")
    check_box(box, file)


def _check_names(box: Box, file: str) -> None:
    for key, names, known in (
        ("characters", box.characters, CHARACTERS),
        ("guests", box.guests, CHARACTERS),
        ("deck", tuple(box.deck), KIND_NAMES),
        ("face_down", box.face_down, TOKEN_NAMES),
        ("tokens", tuple(box.tokens), TOKEN_NAMES),
        ("guest_tokens", tuple(box.guest_tokens), TOKEN_NAMES),
        ("locomotive", tuple(box.locomotive), TOKEN_NAMES),
        ("every_car", tuple(box.every_car), TOKEN_NAMES),
        *(
            (key, tuple(getattr(box, key)), known)
            for manifest in BOXES
            for key, known in manifest.printed.names.items()
        ),
        *((f"cars.{name}", tuple(floor), TOKEN_NAMES) for name, floor in box.cars.items()),
        *((f"tail.{name}", tuple(floor), TOKEN_NAMES) for name, floor in box.tail.items()),
    ):
        for name in names:
            if name not in known:
                raise ComponentError(
                    f"{file}: {key}: there is no {quoted(name)}; known are {', '.join(known)}"
                )
    for key, tokens in (("tokens", box.tokens), ("guest_tokens", box.guest_tokens)):
        for kind, values in tokens.items():
            for value in values:
                if not VALUE.fullmatch(value):
                    raise ComponentError(
                        f"{file}: {key}.{kind}: {quoted(value)} is no value in dollars; "
                        "write a whole number such as 250"
                    )
                faces = TOKEN_FACES[TOKEN_NAMES.index(kind)]
                if faces and int(value) not in faces:
                    known_faces = ", ".join(f"{face} ({words})" for face, words in faces.items())
                    raise ComponentError(
                        f"{file}: {key}.{kind}: there is no {kind} {value}; known are {known_faces}"
                    )


def _check_rounds(box: Box, file: str) -> None:
    for key, cards in (
        ("rounds_2_4", box.rounds_2_4),
        ("rounds_5_6", box.rounds_5_6),
        ("stations", box.stations),
    ):
        for name, card in cards.items():
            for symbol in card.turns:
                if symbol not in TURN_SYMBOLS:
                    raise ComponentError(
                        f"{file}: {key}.{name}.turns: {symbol!r} is no turn symbol; "
                        f"allowed are {' '.join(TURN_SYMBOLS)}"
                    )
            if card.event and card.event not in EVENT_NAMES:
                raise ComponentError(
                    f"{file}: {key}.{name}.event: no event is called {quoted(card.event)}; "
                    f"known are {', '.join(EVENT_NAMES)}"
                )


def load_box(path: Path | str) -> Box:
    """Read house cards from disk."""
    try:
        text = decode_text(read_document(Path(path), MOST_BYTES_OF_TOML))
    except DocumentError as error:
        raise ComponentError(f"{path}: {error}") from None
    box = parse_box(text, str(path))
    check_house(box, str(path))
    return box


def packaged_text(name: str) -> str:
    """The text of a component file that comes with this package."""
    file = resources.files("colt_express.engine").joinpath("components", f"{name}.toml")
    return file.read_text(encoding="utf-8")
