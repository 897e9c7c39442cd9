"""Beat: win against a fixed panel."""

from __future__ import annotations

from .tables import Table, TableTrack


class Beat(TableTrack):
    """The base game for four, against three bots of one kind."""

    name = "beat"
    asks = "How often does a bot win the base game for four against three of one kind?"
    unit = "games won, in %; 25 is a fair share"
    entries = "a bot; those that search have 2,000 or 20,000 engine steps for a decision"
    tables = {bot: Table(4, bot) for bot in ("greenhorn", "outlaw", "gunslinger:2000")}
