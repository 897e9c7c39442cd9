"""Chance: a key and a counter, hashed together with BLAKE2b.

The generator's state is just these two values. Without the key its output cannot be predicted; with
the key, every shuffle of a game can be verified afterwards. Each shuffle or draw starts a new block
of 64 bytes, read two at a time; numbers that would favour some outcomes are skipped, so that all
outcomes are equally likely.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final, TypeVar

from .compiling import i64

if TYPE_CHECKING:
    from .state import State

BLOCK_SIZE: Final = 64
RANGE: Final = 65536  # two bytes
_HASH: Final = blake2b  # which a compiled function would look up by name each time

Item = TypeVar("Item")


def key_of(seed: str) -> bytes:
    """The 32-byte key that a seed stands for."""
    return blake2b(seed.encode(), digest_size=32, person=b"colt-express").digest()


def seed_hash(seed: str) -> str:
    """A hash of the seed, which a table can show at the start to prove at the end that it was not
    changed."""
    return blake2b(key_of(seed), digest_size=32).hexdigest()


def _block(state: State) -> bytes:
    """The next 64 bytes; advances the counter."""
    state.counter += 1
    return _HASH(state.key + state.counter.to_bytes(8, "little")).digest()


def draw(state: State, n: int) -> int:
    """A number from 0 to n-1."""
    items = list(range(n))
    shuffle(state, items)
    return items[0]


def shuffle(state: State, items: list[Item]) -> None:
    """Shuffle in place (Fisher-Yates)."""
    block = b""
    at: i64 = BLOCK_SIZE
    left: i64 = len(items)
    while left > 1:
        if at == BLOCK_SIZE:
            block = _block(state)
            at = 0
        number: i64 = block[at]
        number = number << 8 | block[at + 1]
        at += 2
        other = number % left
        if number - other + left <= RANGE:
            left -= 1
            items[left], items[other] = items[other], items[left]
