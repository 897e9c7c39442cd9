"""Partner: win in a team with a stranger."""

from __future__ import annotations

from typing import Final

from ...engine.configuration.table_options import TableOptions
from .tables import Table, TableTrack

TEAMS: Final = TableOptions(variant="team")


class Partner(TableTrack):
    """Two teams of two; the other team are outlaws, and the partner is not of the entry's kind."""

    name = "partner"
    asks = (
        "How often does a bot win in a team of two with a partner that it does not know, against "
        "two outlaws?"
    )
    unit = "games won, in %, by partner; 50 is a fair share"
    entries = "a bot; those that search have 2,000 or 20,000 engine steps for a decision"
    tables = {
        partner: Table(4, "outlaw", TEAMS, partner)
        for partner in ("greenhorn", "outlaw", "gunslinger:2000")
    }
