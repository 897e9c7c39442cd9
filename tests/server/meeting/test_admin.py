"""``colt-express admin`` about the queue of the quick match and the ladder; and a server that is to
keep a ladder without openskill."""

from __future__ import annotations

import asyncio

import pytest

from colt_express.cli.serving import checked_values
from colt_express.cli.serving.checked_values import checked_ladder
from colt_express.cli.serving.listening import CannotServe
from colt_express.server.meeting.rating import MISSING

from ..api.test_admin import Operator, operator
from .test_ladder import enter, people
from .waiting import serving

__all__ = ["operator"]


def test_an_operator_looks_after_queue_and_ladder(operator: Operator) -> None:
    async def prepare() -> list[str]:
        async with serving(operator.database, ladder=True) as here:
            ann, bob, cid = await people(here)
            await enter(here, 1, ann, bob)
            await enter(here, 2, bob, cid)
            return [ann, bob, cid]

    ann, bob, cid = asyncio.run(prepare())
    assert [row["name"] for row in operator.reads("queue")] == ["Ann", "Bob", "Cid"]
    assert not {"address", "heard"} & set(operator.reads("queue")[0])
    assert "Ann" in operator.says("queue")
    operator.says("unqueue", ann)
    assert "does not wait" in operator.is_refused("unqueue", ann)
    assert [row["profile"] for row in operator.reads("queue")] == [bob, cid]

    assert "on this ladder" in operator.says("ladder")
    assert "no ladder is called 'x'" in operator.is_refused("ladder", "x")
    before = operator.reads("ladder", "base-slow")
    assert {row["name"] for row in before} == {"Ann", "Bob", "Cid"}
    assert "(uncertain)" in operator.says("ladder", "base-slow")
    assert operator.reads("recount") == {"games": 2}
    assert operator.reads("ladder", "base-slow") == before
    assert "1 game still counts for the others" in operator.says("unrank", ann)
    assert "is on no ladder" in operator.is_refused("unrank", ann)
    assert {row["name"] for row in operator.reads("ladder", "base-slow")} == {"Bob", "Cid"}
    assert "2 games count for nobody" in operator.says("unrank", bob, "--worthless")
    assert operator.reads("ladder", "base-slow") == []


def test_a_ladder_without_openskill_is_refused_with_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert checked_ladder(True)
    monkeypatch.setattr(checked_values, "can_rate", lambda: False)
    assert not checked_ladder(False)
    with pytest.raises(CannotServe) as refused:
        checked_ladder(True)
    assert str(refused.value) == MISSING
