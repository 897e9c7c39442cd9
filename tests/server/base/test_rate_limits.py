"""Limits: token buckets that fill over time and are emptied by use."""

from __future__ import annotations

from colt_express.server.base.rate_limits import Bucket, Buckets
from colt_express.server.connections.frame_limits import plain_text

from ..attacks import PING, TEXT, frame


class Clock:
    """A clock that we control."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_and_then_no_more() -> None:
    bucket = Bucket(2, 5, Clock())
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2


def test_a_bucket_fills_with_time() -> None:
    clock = Clock()
    bucket = Bucket(2, 5, clock)
    for _ in range(5):
        bucket.take()
    clock.now += 0.4
    assert not bucket.take()
    clock.now += 0.1
    assert bucket.take()
    assert not bucket.take()


def test_a_bucket_says_when_to_ask_again() -> None:
    clock = Clock()
    bucket = Bucket(2, 5, clock)
    assert bucket.wait(5) == 0
    assert bucket.take(5)
    assert (bucket.wait(), bucket.wait(4)) == (0.5, 2)
    clock.now += 0.5
    assert bucket.wait() == 0


def test_refused_attempts_cost_nothing() -> None:
    clock = Clock()
    bucket = Bucket(1, 1, clock)
    assert bucket.take()
    for _ in range(9):
        clock.now += 0.1
        assert not bucket.take()
    clock.now += 0.1001
    assert bucket.take()


def test_a_bucket_does_not_overflow() -> None:
    clock = Clock()
    bucket = Bucket(1, 3, clock)
    clock.now += 1000
    assert bucket.full
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert not bucket.full


def test_every_address_has_its_own() -> None:
    buckets = Buckets(1, 1, Clock())
    assert buckets.take("here")
    assert not buckets.take("here")
    assert buckets.take("there")


def test_full_buckets_are_forgotten_when_there_are_many() -> None:
    clock = Clock()
    buckets = Buckets(1, 2, clock)
    for number in range(10_001):
        buckets.take(f"address {number}")
    clock.now += 5
    buckets.take("address 1")
    buckets.take("address 1")
    assert buckets.take("one more")
    assert len(buckets.by_address) == 2
    assert not buckets.take("address 1")


def test_ever_more_addresses_are_looked_through_ever_more_seldom() -> None:
    looks = 0

    class Counted(Buckets):
        def _forget_full_ones(self) -> None:
            nonlocal looks
            looks += 1
            super()._forget_full_ones()

    buckets = Counted(1, 2, Clock())
    for number in range(100_000):
        buckets.take(f"address {number}")
    assert looks == 4


def test_only_short_texts_in_one_frame_are_plain() -> None:
    for size in (1, 125, 126, 4000):
        assert plain_text(frame(TEXT, b"x" * size)) == b"x" * size
    masked = bytes([0x81, 0x85, 1, 2, 3, 4]) + bytes(
        a ^ b for a, b in zip(b"hello", b"\1\2\3\4\1", strict=True)
    )
    assert plain_text(masked) == b"hello"
    odd = [
        frame(TEXT, b"x" * 5000),
        frame(TEXT, b"x" * 70_000),
        frame(TEXT, b"x", last=False),
        frame(PING, b"x"),
        frame(TEXT, b"xyz")[:-1],
        frame(TEXT, b"x") * 2,
        b"\x81\x01x",
    ]
    assert [plain_text(one) for one in odd] == [None] * len(odd)


def test_a_frame_that_has_not_arrived_whole_is_not_plain_text() -> None:
    whole = frame(TEXT, b"x" * 200)
    assert [plain_text(whole[:size]) for size in range(len(whole))] == [None] * len(whole)
