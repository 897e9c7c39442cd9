"""Stories written before the protocol had a version, converted to the current one.

Cards and goals were words then (``tuco move``, ``warrant belle``), and an event had an amount and a
name whose meaning depended on its kind.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...engine.event_kinds import AMOUNT_OF, NAME_OF

BULLET: Final = "bullet"
Json = dict[str, Any]

_encode = msgspec.json.Encoder().encode


def retold(message: bytes) -> bytes:
    """A message of protocol 1 to a spectator, converted to protocol 2."""
    told: Json = msgspec.json.decode(message)
    if "events" in told:
        told["events"] = [_event(event) for event in told["events"]]
    if told.get("table"):
        told["table"] = _table(told["table"])
    return _encode(told)


def _event(event: Json) -> Json:
    new = {name: value for name, value in event.items() if name not in ("amount", "name")}
    kind = event["kind"]
    if "amount" in event and AMOUNT_OF.get(kind):
        new[AMOUNT_OF[kind]] = event["amount"]
    if "name" in event and NAME_OF.get(kind):
        field = NAME_OF[kind]
        new[field] = _goal(event["name"]) if field == "goal" else event["name"]
    return _with_cards(new, "card", "cards")


def _table(table: Json) -> Json:
    new = dict(table)
    new["pile"] = [_with_cards(played, "card") for played in table["pile"]]
    new["players"] = [
        _with_cards(player, "hand", "kept", "discard", "discard_top") for player in table["players"]
    ]
    new["marshal_at"] = table["marshal"]
    new["marshal"] = _marshal(new.pop("law", None))
    new["time_machine"] = new.pop("machine", None)
    new["left_out"] = []  # protocol 1 did not tell it
    return new


def _marshal(law: Json | None) -> Json | None:
    """*Marshal & Prisoners* and the time machine had other names in a table."""
    if law is None:
        return None
    shown = {name: law.get(name) for name in ("shown", "goals")}
    return law | {name: [_goal(goal) for goal in goals] for name, goals in shown.items() if goals}


def _with_cards(holder: Json, *names: str) -> Json:
    new = dict(holder)
    for name in names:
        held = holder.get(name)
        if isinstance(held, list):
            new[name] = [_card(words) for words in held]
        elif held is not None:
            new[name] = _card(held)
    return new


def _card(words: str) -> Json:
    first, _, second = words.partition(" ")
    if first == BULLET:
        return {"kind": BULLET} if second in ("", "neutral") else {"kind": BULLET, "owner": second}
    return {"kind": second, "owner": first} if second else {"kind": first}


def _goal(words: str) -> Json:
    kind, _, bandit = words.partition(" ")
    return {"kind": kind, "bandit": bandit} if bandit else {"kind": kind}
