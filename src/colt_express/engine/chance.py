"""Chance: a key and a counter, hashed together with BLAKE2b.

Copying chance is copying two values; nobody can foresee it without the key; and whoever has
the key can check every shuffle of a game afterwards. Each shuffle or draw starts a new block.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .state import State

WORDS_PER_BLOCK: Final = 16
_WORDS: Final = Struct("<16I")


def key_of(seed: str) -> bytes:
    """The 32-byte key that a seed stands for."""
    return blake2b(seed.encode(), digest_size=32, person=b"colt-express").digest()


def seed_hash(seed: str) -> str:
    """What a table may show at the start to prove at the end that the seed was not changed."""
    return blake2b(key_of(seed), digest_size=32).hexdigest()


def _block(state: State) -> tuple[int, ...]:
    """Sixteen 32-bit words; advances the counter."""
    state.counter += 1
    return _WORDS.unpack(blake2b(state.key + state.counter.to_bytes(8, "little")).digest())


def draw(state: State, n: int) -> int:
    """A number from 0 to n-1."""
    return (_block(state)[0] * n) >> 32


def shuffle(state: State, cards: list[int]) -> None:
    """Shuffle in place (Fisher-Yates)."""
    used = WORDS_PER_BLOCK
    words: tuple[int, ...] = ()
    for last in range(len(cards) - 1, 0, -1):
        if used == WORDS_PER_BLOCK:
            words = _block(state)
            used = 0
        other = (words[used] * (last + 1)) >> 32
        used += 1
        cards[last], cards[other] = cards[other], cards[last]
