"""Which parts of the server keep something about profiles: all are asked for one's data, and all
delete theirs when a profile is deleted, also by a command of an operator."""

from __future__ import annotations

from ..calls.profile_part import CallsPart
from ..evenings.profile_part import EveningsPart
from ..meeting.profile_part import MeetingPart
from ..profiles.leaving import ProfilePart
from ..profiles.rides import RidesPart
from ..storage.database.table_store import Store


def profile_parts(store: Store) -> list[ProfilePart]:
    """The parts, in the order in which they delete."""
    return [CallsPart(store), EveningsPart(store), MeetingPart(store), RidesPart(store)]
