"""The notes that a program keeps during a game; they are shown to it with every question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .answers import Refused

NO_NOTE: Final = "note"
"""The code of a refusal that is only about a note."""
MOST_NOTES: Final = 40
"""Notes at most."""
LONGEST_NOTE: Final = 500
"""Characters of a note at most."""


class Notepad:
    """Notes, numbered from 1."""

    def __init__(self, notes: Sequence[str] = ()) -> None:
        self.notes = list(notes)

    def add(self, text: str) -> None:
        note = " ".join(text.split()).encode(errors="replace").decode()
        if not note:
            raise Refused(NO_NOTE, "the note is empty")
        if len(note) > LONGEST_NOTE:
            raise Refused(
                NO_NOTE,
                f"the note has {len(note):,} characters; it may have {LONGEST_NOTE} at most",
            )
        if len(self.notes) >= MOST_NOTES:
            raise Refused(NO_NOTE, f"there are {MOST_NOTES} notes already; forget one first")
        self.notes.append(note)

    def forget(self, number: int) -> None:
        if not 1 <= number <= len(self.notes):
            known = f"they are numbered from 1 to {len(self.notes)}" if self.notes else "none yet"
            raise Refused(NO_NOTE, f"there is no note {number}: {known}")
        del self.notes[number - 1]
