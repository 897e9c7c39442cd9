"""Taking back: alone against bots, what revealed nothing; stored like a choice, at any server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from colt_express import Game, RecordError, Setup, load_record
from colt_express.engine.boxes import BOX_NAMES
from colt_express.engine.serialization.record import TakenBack, read_record
from colt_express.server.api.table_requests import carry_out
from colt_express.server.base.refusals import Refused
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.storage.rows import TAKE_BACK, ChoiceRow, TableRow
from colt_express.server.table import driving, seating
from colt_express.server.table.leaving import resign
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.message_log import MOST_TAKEN_BACK, Damaged, MessageLog
from colt_express.server.table.messages import Start
from colt_express.server.table.stories import record_of

from ...playing import random_choice
from ..in_process import Subscriber, registry_at, registry_in, until
from ..registry.test_lobby import new_table

THOUGHTFUL = 10.0
"""The pace of bots that choose nothing as long as a test takes."""


async def alone(registry: DatabaseRegistry, pace: float = THOUGHTFUL) -> LiveTable:
    """A game of Ann against bots, in which she is asked first."""
    while True:
        table, _ = await registry.create(NewTable("Ann", ["greenhorn", "greenhorn"], pace=pace))
        await carry_out(table, 0, Start(0))
        if table.running().game.decision_of(0) is not None:
            return table


def card_of(table: LiveTable) -> str:
    """An option that lays a card."""
    decision = table.running().game.decision_of(0)
    assert decision is not None
    return next(words for words in map(str, decision.options) if words.startswith("play"))


async def lay(table: LiveTable) -> str:
    words = card_of(table)
    assert (await table.choose(0, table.number, words, 1)).status == "ok"
    return words


def test_a_card_is_taken_back_and_everybody_sees_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_in(tmp_path) as registry:
            table = await alone(registry)
            before = table.running().game.copy(listening=True)
            ann, watcher = Subscriber(table, 0), Subscriber(table, -1)
            assert not ann.last("now")["may_take_back"]
            card = await lay(table)
            assert ann.last("told")["may_take_back"]
            assert "may_take_back" not in watcher.last("told")
            assert Subscriber(table, 0, seen=1).last("now")["may_take_back"]
            assert (await table.take_back(0, 1, 7)).status == "ok"
            assert table.running().game == before
            for one in (ann, watcher, Subscriber(table, 0), Subscriber(table, -1, seen=1)):
                told = one.last("told")
                assert (told["number"], told["chooser"], told["events"]) == (2, 0, [])
                assert told["taken_back"] == 1
                assert told["table"]["pile"] == []
                assert "may_take_back" not in told
            assert card in [one["words"] for one in ann.last("told")["mine"]["question"]["options"]]
            assert (await table.take_back(0, 1, 8)).status == "stale"
            with pytest.raises(Refused, match="was not yours"):
                await table.take_back(0, 2, 9)
            assert (await table.choose(0, 2, "draw", 10)).status == "ok"
            assert "may_take_back" not in ann.last("told")
            with pytest.raises(Refused, match="revealed something"):
                await table.take_back(0, 3, 11)
            assert (await table.choose(0, 3, TAKE_BACK, 12)).status == "refused"
            assert table.number == 3

    asyncio.run(play())


def test_only_lone_players_can_take_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_in(tmp_path) as registry:
            waiting = await new_table(registry)
            friends = await new_table(registry, "Bob", pace=THOUGHTFUL)
            await carry_out(friends, 0, Start(0))
            table = await alone(registry)
            await lay(table)
            refused: list[tuple[LiveTable, int, str]] = [
                (waiting, 0, "has not started yet"),
                (friends, 0, "only those who play alone"),
                (friends, -1, "only players"),
                (table, -1, "only players"),
                (table, 1, "only those who play alone"),
            ]
            for where, seat, sentence in refused:
                with pytest.raises(Refused, match=sentence):
                    await where.take_back(seat, where.number, 1)
            message_log = table.running()
            message_log.taken_back = [TakenBack(0, "0 draw")] * MOST_TAKEN_BACK
            with pytest.raises(Refused, match="the most in one game"):
                await table.take_back(0, 1, 1)
            message_log.taken_back = []
            await table.change(lambda row, seats: resign(row, seats, {0}, 0))
            with pytest.raises(Refused, match="is closed"):
                await table.take_back(0, 1, 1)
            over = await alone(registry)
            await lay(over)
            await over.change(seating.end)
            with pytest.raises(Refused, match="the game is over"):
                await over.take_back(0, 1, 1)
            assert over.number == 1

    asyncio.run(play())


def test_bots_leave_time_and_forget_their_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "TO_TAKE_BACK", 0.6)

    async def play() -> None:
        async with registry_in(tmp_path) as registry:
            table = await alone(registry, pace=0.01)
            await lay(table)
            await asyncio.sleep(0.3)
            assert (await table.take_back(0, 1, 1)).status == "ok"
            await lay(table)
            await asyncio.sleep(0.4)  # the answer to the first card would have come by now
            assert table.number == 3
            await until(lambda: table.number > 3)
            choosers = table.running().game.choosers
            assert choosers[:2] == [0, choosers[1]]
            assert choosers[1] != 0

    asyncio.run(play())


def test_two_servers_take_back_once_and_another_goes_on(database: str) -> None:
    """The third finds in the database what the first two did, with the marks in the record."""

    async def play() -> None:
        async with registry_at(database) as one, registry_at(database) as two:
            here = await alone(one)
            before = here.running().game.copy(listening=True)
            card = await lay(here)
            there = await two.find(here.row.id)
            assert there is not None
            await there.catch_up()
            both = await asyncio.gather(here.take_back(0, 1, 1), there.take_back(0, 1, 1))
            assert sorted(reply.status for reply in both) == ["ok", "stale"]
            await here.catch_up()
            await there.catch_up()
            assert here.running().game == there.running().game == before
            await lay(there)
        async with registry_at(database) as three:
            table = await three.find(here.row.id)
            assert table is not None
            assert table.number == 3
            assert table.running().may_take_back
            assert (await table.take_back(0, 3, 1)).status == "ok"
            assert table.running().game == before
            stored = await three.store.load_table(table.row.id)
            assert stored is not None
            for record in (table.running().record(), record_of(stored.table, stored.choices)):
                marks = [TakenBack(0, f"0 {card}")] * 2
                assert read_record(record).taken_back == marks

    asyncio.run(play())


def plain(record: str) -> dict[str, Any]:
    """Without the digest, which only a game can know."""
    return {name: value for name, value in msgspec.json.decode(record).items() if name != "digest"}


@pytest.mark.parametrize("boxes", [[], BOX_NAMES])
def test_a_record_lists_choices_that_were_taken_back(boxes: list[str]) -> None:
    """Whatever is taken back, one or several in a row, the game is what it was before."""
    dice = Random(len(boxes))
    setup = Setup(4, boxes=boxes, seed="second thoughts")
    message_log, rows = MessageLog(Game(setup)), list[ChoiceRow]()
    befores: list[Game] = []
    while not message_log.game.over:
        seat, option = random_choice(message_log.game, dice)
        if rows and rows[-1].seat != seat:
            befores.clear()
        befores.append(message_log.game.copy(listening=True))
        rows.append(ChoiceRow(seat, str(option), float(len(rows))))
        message_log.choose(rows[-1])
        while befores and not message_log.game.over and dice.random() < 0.3:
            rows.append(ChoiceRow(seat, TAKE_BACK, float(len(rows))))
            message_log.choose(rows[-1])
            assert message_log.game == befores.pop()
            assert message_log.asked[seat] == rows[-1].made
        assert message_log.number == len(rows)
    record = read_record(message_log.record())
    record.check_taken_back()
    assert len(record.choices) + 2 * len(record.taken_back) == len(rows)
    assert load_record(message_log.record()) == message_log.game
    table = TableRow("", 0.0, "over", False, 0, 0.0, 0, setup.options, "", setup.to_dict())
    assert plain(record_of(table, rows)) == plain(message_log.record())
    record.taken_back[0] = TakenBack(0, "0 play the banjo")
    with pytest.raises(RecordError, match="of the choices taken back, choice 1 cannot be made"):
        record.check_taken_back()
    record.taken_back[0] = TakenBack(10_000, "0 draw")
    with pytest.raises(RecordError, match="after 10000 others"):
        record.check_taken_back()


def test_only_own_last_choices_can_be_taken_back() -> None:
    message_log = MessageLog(Game(Setup(["ghost", "tuco", "doc"], first=0, seed="damaged")))
    with pytest.raises(Damaged):
        message_log.choose(ChoiceRow(0, TAKE_BACK, 0.0))
    message_log.choose(ChoiceRow(0, "draw", 0.0))
    with pytest.raises(Damaged):
        message_log.choose(ChoiceRow(1, TAKE_BACK, 0.0))


def test_positions_are_kept_only_where_choices_can_be_taken_back() -> None:
    setup = Setup(["ghost", "tuco", "doc"], first=0, seed="kept")
    for undoable in (True, False):
        message_log = MessageLog(Game(setup), undoable=undoable)
        message_log.choose(ChoiceRow(0, "draw", 0.0))
        assert message_log.was_last(0) is undoable
