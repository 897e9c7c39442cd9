"""Trouble with a record: why its game is told only as far as it goes."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Literal, NamedTuple

from ..engine.errors import RecordError
from ..engine.game import RULES_VERSION, Game
from ..engine.serialization.record import Record
from ..engine.serialization.versions import is_playable

TroubleCode = Literal["", "rules", "damaged", "changed"]
"""Why a record is told only as far as it goes: it was played by other rules, it is cut off or a
choice cannot be made, or the choices lead elsewhere than it says."""

OTHER_RULES: Final = (
    "this game was played by rules version {rules}, and this program plays version {ours}: it is "
    "told as far as its choices can be made, and may have gone differently"
)
DAMAGED: Final = "choice {number} of this record cannot be made; the game is told up to there"
CUT_OFF: Final = "this record is cut off; the game is told up to there"
CHANGED: Final = (
    "the choices lead elsewhere than this record says: it was changed, or made by other rules"
)


class Trouble(NamedTuple):
    """What is wrong with a record, in a sentence; nothing for a good one."""

    code: TroubleCode = ""
    sentence: str = ""


def trouble_of(record: Record, game: Game) -> Trouble:
    """What is wrong with a record whose choices were made in ``game`` as far as they can be."""
    found = _damage_of(record, game)
    if not is_playable(record.rules, record.setup.to_dict()) and (found.code or not record.digest):
        return Trouble("rules", OTHER_RULES.format(rules=record.rules, ours=RULES_VERSION))
    return found


def _damage_of(record: Record, game: Game) -> Trouble:
    made = len(game.choices)
    if made < len(record.choices):  # the error itself lists the options of a seat
        return Trouble("damaged", DAMAGED.format(number=made + 1))
    if record.cut_off:
        return Trouble("damaged", CUT_OFF)
    try:
        record.check(game)
    except RecordError:
        return Trouble("changed", CHANGED)
    return Trouble()


def playable_part(record: Record) -> tuple[Record, Trouble]:
    """A record as far as its choices can be made, and what is wrong with it."""
    game = record.begin(listening=False)
    with suppress(RecordError):
        for number in range(len(record.choices)):
            record.replay(game, number)
    trouble = trouble_of(record, game)
    if not trouble.code:
        return record, trouble
    made = record.choices[: len(game.choices)]
    return Record(record.setup, made, redealt=record.redealt, origin=record.origin), trouble
