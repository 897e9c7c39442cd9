"""Random component files, sensible and absurd."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from colt_express.engine.cards import KIND_NAMES
from colt_express.engine.configuration.components import EVENT_NAMES, OF_A_HOUSE, TURN_SYMBOLS, Box
from colt_express.engine.figures import CHARACTERS
from colt_express.engine.tokens import TOKEN_NAMES

NAMES: Final = ("mint", "mail", "gold wagon", "locomotive", "caboose", "prison", "x" * 40, "é")
COUNTS: Final = (0, 0, 1, 1, 2, 3, 5, 20, 99)
VALUES: Final = ("0", "1", "250", "500", "1000", "99999")
CARDS: Final = ("storm", "bridge", "escape", "pickpocketing", "a b", "ß")


def random_box(dice: Random) -> dict[str, Any]:
    """A component file as data, with one to three of its keys."""
    known = OF_A_HOUSE if dice.random() < 0.9 else Box.__struct_fields__
    keys = dice.sample([key for key in known if key != "box"], _few(dice))
    return {"box": "house", **{key: _random(key, dice) for key in keys}}


def as_toml(box: dict[str, Any]) -> str:
    """A component file with one key a line."""
    return "".join(f"{json.dumps(key)} = {_in_toml(value)}\n" for key, value in box.items())


def _in_toml(value: Any) -> str:
    if isinstance(value, dict):
        inside = [f"{json.dumps(key)} = {_in_toml(one)}" for key, one in value.items()]
        return f"{{{', '.join(inside)}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_in_toml, value))}]"
    return json.dumps(value)


def _few(dice: Random) -> int:
    return dice.choice((1, 1, 1, 2, 3))


def _random(key: str, dice: Random) -> Any:
    match key:
        case "characters" | "guests":
            return dice.choices(CHARACTERS, k=_few(dice))
        case "bullets_per_bandit" | "neutral_bullets":
            return dice.choice(COUNTS)
        case "deck" | "law_deck":
            return _counts(KIND_NAMES, dice)
        case "face_down":
            return dice.choices(TOKEN_NAMES, k=_few(dice))
        case "tokens" | "guest_tokens":
            return {name: _counts(VALUES, dice) for name in dice.choices(TOKEN_NAMES, k=_few(dice))}
        case "locomotive" | "every_car" | "coach":
            return _counts(TOKEN_NAMES, dice)
        case "tail" | "cars":
            return {name: _counts(TOKEN_NAMES, dice) for name in dice.choices(NAMES, k=_few(dice))}
        case "cylinder":
            return dice.choices(("regular", "handcuffs", "bounce", "push"), k=_few(dice))
        case "brawlers":
            return dice.choices((-1, 0, 1, 5, 99), k=_few(dice))
        case "hostages":
            return dice.choices(("poodle", "banker", "lady"), k=_few(dice))
        case _:
            return {name: _card(dice) for name in dice.choices(CARDS, k=_few(dice))}


def _counts(names: Any, dice: Random) -> dict[str, int]:
    return {name: dice.choice(COUNTS) for name in dice.choices(names, k=_few(dice))}


def _card(dice: Random) -> dict[str, Any]:
    card: dict[str, Any] = {"turns": "".join(dice.choices(TURN_SYMBOLS, k=dice.randint(1, 8)))}
    if dice.random() < 0.6:
        card["event"] = dice.choice(EVENT_NAMES)
    if dice.random() < 0.3:
        card["keep"] = dice.choice(COUNTS)
    return card
