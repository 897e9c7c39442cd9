"""The kinds of events, and which fields each may have beside its kind and its rule.

Sentences for people are made from this, in Python and on the page: a field means the same in every
event, and the message of an event is ``event-`` and its kind.
"""

from __future__ import annotations

from typing import Final

from .boxes import IN_FORCE

BASE_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    # The opening
    "paired": ("bandit", "number"),
    "chose_pair": ("seat", "bandit"),
    "chose_bandit": ("seat", "bandit"),
    "first_player": ("seat",),
    "started": ("bandit", "at"),
    # A round and its planning
    "round_began": ("seat", "number", "round"),
    "turn": ("number", "turn"),
    "drew": ("seat", "count", "cards"),
    "reshuffled": ("seat", "count"),
    "picked": ("seat", "card"),
    "played": ("seat", "card"),
    "passed": ("seat",),
    "no_extra": ("seat",),
    "discarded": ("seat", "card", "count", "cards"),
    "kept_cards": ("seat", "count", "cards"),
    # Stealing
    "stealing": ("count",),
    "card": ("seat", "bandit", "card", "number"),
    "passed_over": ("bandit", "card"),
    "no_effect": ("bandit", "count"),
    "moved": ("bandit", "at"),
    "climbed": ("bandit", "at"),
    "shot": ("bandit", "target", "at"),
    "punched": ("bandit", "target", "at"),
    "pushed": ("bandit", "target", "at"),
    "kept": ("bandit", "target", "token"),
    "dropped": ("bandit", "token", "at"),
    "robbed": ("bandit", "token", "at"),
    "marshal_moved": ("bandit", "at"),
    "met_marshal": ("at", "count"),
    "fled": ("bandit", "at"),
    "hit": ("bandit",),
    "bullets_removed": ("count",),
    # The end of a round, and of the game
    "event": ("ending",),
    "strongbox": ("token", "at"),
    "swept": ("bandit", "at"),
    "lost": ("bandit", "token"),
    "left": ("bandit",),
    "ransom": ("bandit", "money"),
    "over": (),
}


def _with_boxes() -> dict[str, tuple[str, ...]]:
    """The kinds of all boxes, too, and the fields that they add to those of the base game."""
    fields = dict(BASE_FIELDS)
    for box in IN_FORCE:
        for kind, more in box.seen.event_fields.items():
            fields[kind] = (*fields.get(kind, ()), *more)
    return fields


EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = _with_boxes()

AMOUNTS: Final = ("number", "count", "money")
"""Fields that the ``amount`` of an event can stand for; a kind of event has at most one of them."""

NAMES: Final = (
    "round",
    "turn",
    "ending",
    *(name for box in IN_FORCE for name in box.seen.event_names),
)
"""Fields that the ``name`` of an event can stand for; a kind of event has at most one of them."""


def _one_of(fields: tuple[str, ...], kinds: tuple[str, ...]) -> str:
    for field in fields:
        if field in kinds:
            return field
    return ""


AMOUNT_OF: Final[dict[str, str]] = {
    kind: _one_of(fields, AMOUNTS) for kind, fields in EVENT_FIELDS.items()
}
NAME_OF: Final[dict[str, str]] = {
    kind: _one_of(fields, NAMES) for kind, fields in EVENT_FIELDS.items()
}
