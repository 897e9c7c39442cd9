"""What evenings keep about a profile: the name there, and what was played."""

from __future__ import annotations

from typing import Final

from ..storage.evenings import EveningStorage, StoredEvening
from ..storage.rows import Taken
from .life import guest_of, leave
from .telling import standings_of

AT_ONCE: Final = 100
"""Evenings that are read at once."""
TAKEN_ALONG: Final = 500
"""Evenings in the file with one's data, the latest; evenings are deleted with old games."""
TRIES: Final = 20
"""Attempts to leave while others keep changing the evening."""


class EveningsPart:
    """Takes part when people take their data along or leave for good, see `ProfilePart`."""

    section = "evenings"

    def __init__(self, store: EveningStorage) -> None:
        self.store = store

    async def own_data(self, profile: str) -> object:
        """The evenings of a person, with their name and points there."""
        found = await self.store.evenings_of(profile, TAKEN_ALONG)
        return [_own_evening(stored, profile) for stored in found]

    async def leave(self, profile: str) -> None:
        """Leave the evenings that are open, and delete the name at all of them."""
        for found in await self.store.evenings_of(profile, AT_ONCE):
            await self._leave(found.evening.id, profile)
        await self.store.forget_guest(profile)

    async def _leave(self, evening_id: str, profile: str) -> None:
        for _ in range(TRIES):
            stored = await self.store.evening(evening_id)
            guest = None if stored is None else guest_of(stored, profile)
            made = None if stored is None or guest is None else leave(stored, guest.number)
            if made is None:
                return
            try:
                await self.store.change_evening(made)
            except Taken:
                continue
            return


def _own_evening(stored: StoredEvening, profile: str) -> dict[str, object]:
    row, guest = stored.evening, guest_of(stored, profile)
    number = -1 if guest is None else guest.number
    line = next((one for one in standings_of(stored) if one.person == str(number)), None)
    return {
        "evening": row.id,
        "title": row.title,
        "created": row.created,
        "hosted": row.host == number,
        "name": "" if guest is None else guest.name,
        "joined": 0.0 if guest is None else guest.joined,
        "left": 0.0 if guest is None else guest.left,
        "points": None if line is None else line.points,
        "tables": [table.table_id for table in stored.tables if number in table.seats],
    }
