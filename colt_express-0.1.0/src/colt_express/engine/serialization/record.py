"""Records: a game on disk is its setup and the list of its choices, in words, sealed with a digest
of where they lead.

>>> from colt_express import Game, Setup
>>> game = Game(Setup(["ghost", "tuco", "doc"], first=0, seed="folsom"))
>>> _ = game.choose(0, "draw")
>>> load_record(save_record(game)).decisions[0].seat
1
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from ...documents import DocumentError, completed_json, decode_json
from ...errors import quoted
from ..configuration.setup import Setup
from ..errors import IllegalChoice, RecordError, SetupError
from ..events import Event
from ..game import RULES_VERSION, Game
from ..information.view import SPECTATOR
from .digest import seal
from .versions import is_playable

FORMAT: Final = "colt-express game"
VERSION: Final = 1
VERSION_WITH_REDEALS: Final = 2
"""Version of records in which hidden things were dealt anew; programs that do not know of that
refuse it."""
LONGEST_SEED: Final = 200
SEAT: Final = re.compile("[0-9]{1,2}")


class TakenBack(msgspec.Struct, frozen=True):
    """A choice that was made after ``number`` others, and taken back."""

    number: int
    choice: str


class Redealt(msgspec.Struct, frozen=True):
    """Everything that ``seat`` could not know was dealt anew after ``number`` choices."""

    number: int
    seat: int
    seed: str


class Origin(msgspec.Struct, frozen=True):
    """The moment of another game from which this one was played on."""

    game: str
    number: int  # of choices taken over
    seat: int  # the seat that a person plays on


class _Record(msgspec.Struct, omit_defaults=True):
    format: str
    version: int
    rules: int
    setup: dict[str, object]
    choices: list[str]
    digest: str = ""
    taken_back: list[TakenBack] = []
    redealt: list[Redealt] = []
    origin: Origin | None = None


class Record:
    """A record: a setup, the choices, and the digest of the position they lead to. Choices that
    were taken back are listed separately, in the order of taking back; so is where hidden things
    were dealt anew, in the order of the game."""

    __slots__ = (
        "choices",
        "cut_off",
        "digest",
        "origin",
        "redealt",
        "rules",
        "setup",
        "taken_back",
    )

    def __init__(
        self,
        setup: Setup,
        choices: list[str],
        digest: str = "",
        taken_back: list[TakenBack] | None = None,
        redealt: Sequence[Redealt] = (),
        origin: Origin | None = None,
        rules: int = RULES_VERSION,
        cut_off: bool = False,
    ) -> None:
        self.rules: int = rules  # the version by which it was played
        self.cut_off: bool = cut_off  # its end is missing
        self.setup: Setup = setup
        self.choices: list[str] = choices
        self.taken_back: list[TakenBack] = taken_back or []
        self.redealt: list[Redealt] = list(redealt)
        self.origin: Origin | None = origin
        self.digest: str = digest  # none in records of rules version 1, or not made by a game

    def begin(self, listening: bool = True) -> Game:
        """The game before its first choice."""
        game = Game(self.setup, listening)
        deal_anew_if_due(game, self.redealt)
        return game

    def replay(self, game: Game, number: int) -> list[Event]:
        """Make the choice with that number (from 0), and deal anew if that was done after it;
        returns what happened, or raises `RecordError` if it cannot be made."""
        events = replay_choice(game, self.choices, number)
        deal_anew_if_due(game, self.redealt)
        return events

    def check(self, game: Game) -> None:
        """Raises `RecordError` if the choices, all made, led elsewhere than when they were
        recorded."""
        if self.digest and self.digest != seal(game.state):
            raise RecordError(
                "the choices can be made, but they lead elsewhere than the record says: "
                "it was changed, or made by other rules"
            )

    def check_taken_back(self) -> None:
        """Raises `RecordError` if a choice that was taken back could not have been made. Going
        backwards, each is tried in the position after the number of choices it names."""
        if not self.taken_back:
            return
        game = self.begin(listening=False)
        positions = [game.copy()]  # by number of choices made
        for number in range(len(self.choices)):
            self.replay(game, number)
            positions.append(game.copy())
        for taken in reversed(self.taken_back):
            if not 0 <= taken.number < len(positions):
                raise RecordError(f"no choice can be taken back after {taken.number} others")
            del positions[taken.number + 1 :]
            game = positions[-1].copy()
            try:
                replay_choice(game, [*[""] * taken.number, taken.choice], taken.number)
            except RecordError as error:
                raise RecordError(f"of the choices taken back, {error}") from None
            positions.append(game)


def save_record(
    game: Game, taken_back: list[TakenBack] | None = None, origin: Origin | None = None
) -> str:
    """The game as JSON, a few kB."""
    if game.setup.is_veiled:
        raise RecordError("a guess has no record; nobody knows how the game came to it")
    if game.began_at:
        raise RecordError(
            "this game began in the middle, at a position, so it has no record; "
            "notation() writes it as text"
        )
    choices = [f"{s} {o}" for s, o in zip(game.choosers, game.choices, strict=True)]
    redealt = [Redealt(one.number, one.seat, one.seed) for one in game.redeals]
    return written_record(
        RULES_VERSION,
        game.setup.to_dict(),
        choices,
        seal(game.state),
        taken_back,
        redealt,
        origin,
    )


def written_record(
    rules: int,
    setup: dict[str, object],
    choices: list[str],
    digest: str = "",
    taken_back: list[TakenBack] | None = None,
    redealt: Sequence[Redealt] = (),
    origin: Origin | None = None,
) -> str:
    """A record of a game by whatever rules, which are not asked."""
    version = VERSION_WITH_REDEALS if redealt else VERSION
    record = _Record(
        *(FORMAT, version, rules, setup, choices, digest),
        taken_back=taken_back or [],
        redealt=list(redealt),
        origin=origin,
    )
    return msgspec.json.encode(record).decode() + "\n"


def load_record(text: str | bytes, listening: bool = True) -> Game:
    """The game of a record, replayed to its last choice; raises `RecordError` with the reason if it
    cannot be replayed."""
    record = read_record(text)
    game = record.begin(listening)
    for number in range(len(record.choices)):
        record.replay(game, number)
    record.check(game)
    return game


def read_record(text: str | bytes, any_rules: bool = False) -> Record:
    """The contents of a record, checked as far as possible without replaying it. With
    ``any_rules`` it may be of a game that would be another one by the current rules, or be cut
    off after a choice."""
    record, cut_off = _decoded(text, any_rules)
    if record.format != FORMAT:
        raise RecordError(f"this is a {quoted(record.format)}, not a {FORMAT!r}")
    if record.version not in (VERSION, VERSION_WITH_REDEALS):
        raise RecordError(
            f"the record has version {record.version}; this program reads versions {VERSION} and "
            f"{VERSION_WITH_REDEALS}"
        )
    if not any_rules and not is_playable(record.rules, record.setup):
        raise RecordError(
            f"the game was played by rules version {record.rules}; "
            f"this program plays version {RULES_VERSION}, by which it would be another game"
        )
    try:
        setup = Setup.from_dict(record.setup)
    except SetupError as error:
        raise RecordError(f"its setup is refused: {error}") from None
    if record.setup.get("seed") is None:
        raise RecordError("its setup has no seed, without which no game can be played again")
    _check_redealt(record.redealt, setup.seats, len(record.choices))
    return Record(
        setup,
        record.choices,
        record.digest,
        record.taken_back,
        record.redealt,
        record.origin,
        record.rules,
        cut_off,
    )


def _decoded(text: str | bytes, may_be_cut_off: bool) -> tuple[_Record, bool]:
    """The document, and whether its end is missing."""
    try:
        return decode_json(text, _Record), False
    except DocumentError as error:
        raise RecordError(f"this is no record of a game: it {error}") from None
    except msgspec.ValidationError as error:
        raise RecordError(f"this is no record of a game: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        if may_be_cut_off:
            with suppress(msgspec.DecodeError, UnicodeDecodeError):
                return decode_json(completed_json(text), _Record), True
        raise RecordError(f"this is no JSON, or it is damaged: {error}") from None


def _check_redealt(redealt: list[Redealt], seats: int, choices: int) -> None:
    last = -1
    for one in redealt:
        if not last < one.number <= choices:
            raise RecordError(
                f"it was dealt anew after {one.number} choices; that should be more than the time "
                f"before, and at most {choices}"
            )
        if not SPECTATOR <= one.seat < seats:
            raise RecordError(
                f"it was dealt anew for seat {one.seat}; seats are numbered from 0 to {seats - 1}, "
                "and -1 is a spectator"
            )
        if len(one.seed) > LONGEST_SEED or not one.seed.isprintable():
            raise RecordError(f"a seed is a text of at most {LONGEST_SEED} characters")
        last = one.number


def deal_anew_if_due(game: Game, redealt: Sequence[Redealt]) -> None:
    """Deal hidden things anew if that was done at this moment of the game, and not here yet."""
    done = len(game.redeals)
    if done < len(redealt) and redealt[done].number == len(game.choices):
        game.deal_anew(redealt[done].seat, redealt[done].seed)


def replay_choice(game: Game, choices: list[str], number: int) -> list[Event]:
    """Make the choice with that number (from 0); returns what happened."""
    seat, _, words = choices[number].partition(" ")
    if not SEAT.fullmatch(seat) or not words:
        raise RecordError(
            f"choice {number + 1} is {quoted(choices[number])}; it should read like '0 play move'"
        )
    try:
        return game.choose(int(seat), words)
    except IllegalChoice as error:
        raise RecordError(f"choice {number + 1} cannot be made: {error}") from None
