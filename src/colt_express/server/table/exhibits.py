"""Exhibits: what the gallery keeps of a public game that is over."""

from __future__ import annotations

from time import time

import msgspec

from ...engine.game import Game
from ...engine.information.view import SPECTATOR
from ..storage.rows import GalleryRow, Summary, TableRow


def exhibit_of(row: TableRow, game: Game, ended: float = 0.0) -> GalleryRow | None:
    """The row of a game that was over at ``ended``, or is just now; None if it is not public or not
    over."""
    result = game.result
    if not row.public or result is None:
        return None
    sides = game.setup.rulebook.sides
    bandits: list[list[str]] = [[] for _ in sides]
    for bandit in game.view(SPECTATOR).bandits:
        bandits[bandit.seat].append(bandit.name)
    by_side = dict(zip(sides, result.money, strict=True))
    hits = dict(zip(sides, result.hits, strict=True))
    money = sorted(by_side.values(), reverse=True)
    summary = Summary(bandits, result.money, result.winners, list(sides))
    options = game.setup.options
    return GalleryRow(
        table_id=row.id,
        ended=ended or time(),
        players=len(sides),
        boxes=",".join(sorted(options.boxes)),
        variant=options.variant or "",
        winners=",".join(["", *(name for seat in result.winners for name in bandits[seat]), ""]),
        margin=money[0] - money[1],
        richest=money[0],
        bullets=sum(hits.values()),
        summary=msgspec.json.encode(summary).decode(),
    )
