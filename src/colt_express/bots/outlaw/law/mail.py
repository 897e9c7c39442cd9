"""The mail: what the two bags are worth to who has seen one of them."""

from __future__ import annotations

from typing import Final

from ....engine.view import TokenView

BOTH: Final = 1400  # MP-2: one holds $200, the other $1200


def mail_worth(tokens: list[TokenView]) -> dict[int, int]:
    """By number: of the bag not seen, once the other has been."""
    bags = [token for token in tokens if token.kind == "mailbag"]
    seen = sum(bag.value for bag in bags if bag.value is not None)
    return {bag.number: BOTH - seen for bag in bags if seen and bag.value is None}
