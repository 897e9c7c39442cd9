"""Stories: games as spectators saw them, kept for the time when no server can replay them.

A game is replayed from its choices, but only under the rules it was started with: under others the
same choices would give another game. Its story and its record then remain.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from time import time
from typing import Any, Final

import msgspec

from ...engine.game import RULES_VERSION
from ...engine.serialization.record import TakenBack, written_record
from ...engine.serialization.versions import is_playable
from ..base.refusals import Refused
from ..storage.rows import ChoiceRow, StoryRow, TableRow
from ..storage.table_storage import TableStorage
from .message_log import Damaged, MessageLog, origin_of
from .messages import PROTOCOL, Frozen
from .old_stories import retold

QUIET_SECONDS: Final = 150.0
"""Seconds without activity after which no server plays a game: one that does stores its activity
every minute."""

_encode = msgspec.json.Encoder().encode

WRITTEN_IN: Final = _encode({"protocol": PROTOCOL})


class _Last(msgspec.Struct):
    """The part of the last message for a client that has seen it already."""

    number: int
    table: msgspec.Raw
    mine: msgspec.Raw


def story_of(table_id: str, message_log: MessageLog) -> StoryRow:
    told = b"\n".join([WRITTEN_IN, *message_log.story()])
    return StoryRow(table_id, message_log.number, zlib.compress(told))


def messages_of(story: StoryRow) -> list[bytes]:
    """The messages of a story; the first line names the protocol, unless it is an old one."""
    first, *others = zlib.decompress(story.told).split(b"\n")
    return others if first == WRITTEN_IN else [retold(message) for message in (first, *others)]


def record_of(row: TableRow, choices: list[ChoiceRow]) -> str:
    """The record of a game straight from the database, independent of the rules."""
    counting, taken_back = choices_that_count(choices)
    return written_record(
        row.rules,
        row.setup,
        [_words(choice) for choice in counting],
        taken_back=taken_back,
        redealt=() if row.origin is None else row.origin.redealt,
        origin=origin_of(row.origin),
    )


def choices_that_count(choices: list[ChoiceRow]) -> tuple[list[ChoiceRow], list[TakenBack]]:
    """The choices without those that were taken back, which are listed separately."""
    made: list[ChoiceRow] = []
    taken_back: list[TakenBack] = []
    for choice in choices:
        if choice.takes_back and made:
            undone = made.pop()
            taken_back.append(TakenBack(len(made), _words(undone)))
        else:
            made.append(choice)
    return made, taken_back


def _words(choice: ChoiceRow) -> str:
    return f"{choice.seat} {choice.option}"


class FrozenGame:
    """A game that cannot continue here: why, and what can still be shown of it."""

    def __init__(self, reason: Frozen, story: StoryRow | None = None, record: str = "") -> None:
        self.reason = reason
        self.record = record
        self.number = 0 if story is None else story.number
        self._told = [] if story is None else messages_of(story)
        self.weight = len(record) + sum(len(message) for message in self._told)  # bytes of memory

    def record_now(self, row: TableRow, shared: bool) -> str:
        """The game with its seed, though it is not over. If a newer server, or an older one running
        alongside, may still play it, the seed must stay secret."""
        if not self.record:
            raise Refused(self.sentence)
        if row.status != "over" and row.rules > RULES_VERSION:
            raise Refused("a newer server plays this game; its record is available when it is over")
        if row.status != "over" and shared and time() < row.touched + QUIET_SECONDS:
            raise Refused("an older server may still play this game; ask again in a few minutes")
        return self.record

    @property
    def sentence(self) -> str:
        return self.reason.sentence

    def since(self, seen: int, _seat: int) -> Iterator[bytes]:
        """The messages that a client has missed, as a spectator was sent them, or at least the last
        position."""
        if 0 <= seen < self.number:
            yield from self._told[seen:]
        elif self._told:
            last = msgspec.json.decode(self._told[-1], type=_Last)
            now: dict[str, Any] = {"type": "now", "number": last.number, "deadline": 0.0}
            yield _encode({**now, "table": last.table, "mine": last.mine})


def has_game(row: TableRow) -> bool:
    """Whether a game has started that is still of interest."""
    return row.status not in ("waiting", "closed")


def is_of_other_rules(row: TableRow) -> bool:
    return has_game(row) and not is_playable(row.rules, row.setup)


def reason_of_other_rules(row: TableRow) -> Frozen:
    sentence = (
        f"this game was played by rules version {row.rules}, and this server plays version "
        f"{RULES_VERSION}; it can be viewed and downloaded, but not continued"
    )
    return Frozen("rules", row.rules, RULES_VERSION, sentence)


def of_other_rules(row: TableRow, choices: list[ChoiceRow], story: StoryRow | None) -> FrozenGame:
    return FrozenGame(reason_of_other_rules(row), story, record_of(row, choices))


def damaged(row: TableRow, damage: Damaged, store: TableStorage) -> FrozenGame:
    store.note_damage(row.id, f" at choice {damage.number}: {damage.fault}")
    return FrozenGame(Frozen("damaged", row.rules, RULES_VERSION, str(damage)))
