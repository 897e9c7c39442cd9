"""The small parts of views, which the base game and every box put together."""

from __future__ import annotations

import msgspec


class TokenView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A loot token. ``value`` is missing where this seat may not know it."""

    number: int
    kind: str
    value: int | None = None


class CardView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card, or a bullet and who fired it. ``owner`` is missing where the holder of the
    card leads only one bandit, and for neutral bullets and cards without an owner."""

    kind: str
    owner: str | None = None

    def __str__(self) -> str:
        """In the words of the scenario format, such as ``tuco move`` or ``bullet ghost``."""
        if self.kind == "bullet":
            return f"bullet {self.owner or 'neutral'}"
        return f"{self.owner} {self.kind}" if self.owner else self.kind


class Award(msgspec.Struct, frozen=True, gc=False):
    """An award of a bandit, with an amount: bullets, punches, dollars … `awards` has the kinds."""

    kind: str
    bandit: str
    amount: int


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", gc=False):
    """An option of a seat: ``words`` are what `choose` takes, ``number`` is the same in every game
    (`numbering`), and the other fields say what it is about."""

    words: str
    number: int

    def __str__(self) -> str:
        return self.words
