"""The options of a table as everybody sees them."""

from __future__ import annotations

from typing import Any

import msgspec

from ..engine.configuration.components import Box
from ..engine.configuration.table_options import OpenOptions, TableOptions


class HouseCards(msgspec.Struct, frozen=True):
    """Cards that only this server has, by the names their author gave them."""

    cars: list[str]
    rounds: list[str]
    stations: list[str]


def cards_of(box: Box) -> HouseCards:
    """A round card with different versions for small and large tables has one name."""
    return HouseCards(
        cars=list(box.cars),
        rounds=list(dict.fromkeys([*box.rounds_2_4, *box.rounds_5_6])),
        stations=list(box.stations),
    )


class ShownOptions(OpenOptions, frozen=True, kw_only=True, omit_defaults=True):
    """The options of a table as everybody sees them, with the names of its house cards."""

    house: HouseCards | None = None


def shown(options: TableOptions) -> ShownOptions:
    cards = None if options.house is None else cards_of(options.house)
    return ShownOptions(house=cards, **open_fields(options))


def open_fields(options: OpenOptions) -> dict[str, Any]:
    """The options that are the same in all forms."""
    return {name: getattr(options, name) for name in OpenOptions.__struct_fields__}
