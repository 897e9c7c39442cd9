"""The log: one socket per entry, and nothing in it that people said or chose, nor their names."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from colt_express.server.api.table_requests import take_seat
from colt_express.server.base.logs import JsonLines, Lines
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.table import seating
from colt_express.server.table.operator_cards import WantedOptions

from ..api.test_sockets import connected
from ..in_process import registry_in, until

NAME, OTHER, CHAT = "Zebulon", "Quincy", "the purse is under the coal"
OPTIONS: dict[str, Any] = {"expert": "2018"}
SECRET = [NAME, OTHER, "purse", "2018", "climb", "belle"]
EVERYTHING = f"{NAME}, belle, said {CHAT!r},\n{OTHER} may climb, {OPTIONS}"
FORMS = {"text": Lines(), "json": JsonLines()}

Log = dict[str, StringIO]
"""The entry in either format."""


@pytest.fixture
def log() -> Iterator[Log]:
    root = logging.getLogger()
    texts, handlers = {form: StringIO() for form in FORMS}, []
    for form, formatter in FORMS.items():
        handlers.append(logging.StreamHandler(texts[form]))
        handlers[-1].setFormatter(formatter)
        root.addHandler(handlers[-1])
    yield texts
    for handler in handlers:
        root.removeHandler(handler)


def fail(*_values: object, **_named: object) -> Any:
    """An error of ours with everything in its message."""
    try:
        raise KeyError(NAME)
    except KeyError as error:
        raise ValueError(EVERYTHING) from error


async def fail_in_a_task() -> None:
    fail()


async def play_badly(folder: Path, patch: pytest.MonkeyPatch) -> tuple[str, str]:
    """A game in which everything fails; its table and the host's token."""
    async with registry_in(folder) as registry:
        wanted = NewTable(NAME, ["open", "outlaw"], "belle", WantedOptions(**OPTIONS), pace=0)
        table, token = await registry.create(wanted)
        await take_seat(table, OTHER, "doc")
        socket, serving = await connected(registry, table, token)
        patch.setattr(registry.thinkers, "choice", fail)  # the bot takes the first option
        patch.setattr(seating, "kick", fail)
        socket.say(type="kick", seat=1)
        socket.say(type="start")
        socket.say(type="say", text=CHAT)
        await until(lambda: any(message["type"] == "said" for message in socket.sent))
        while not any(d.seat == 2 for d in table.running().game.decisions):
            decision = table.running().game.decisions[0]
            await table.choose(decision.seat, table.number, str(decision.options[0]), 1)
        await until(lambda: 2 in table.running().game.choosers)
        patch.setattr(registry.store.ledger.writer, "write", fail)
        socket.say(type="choose", number=table.number, option=_first_option(socket.sent))
        await nobody_asks_what_became_of(asyncio.create_task(fail_in_a_task(), name=NAME))
        await until(lambda: socket.sent[-1].get("status") == "refused")
        socket.leave()
        await serving
        return table.row.id, token


async def nobody_asks_what_became_of(task: asyncio.Task[Any]) -> None:
    """What asyncio logs when such a task is forgotten."""
    await asyncio.wait({task})
    context = {"message": "Task exception was never retrieved", "future": task}
    error = task.exception()
    asyncio.get_running_loop().call_exception_handler({**context, "exception": error})


def _first_option(sent: list[dict[str, Any]]) -> str:
    """Of the last question; anything if there is none."""
    for message in reversed(sent):
        question = (message.get("mine") or {}).get("question")
        if question is not None:
            return str(question["options"][0]["words"])
    return "climb"


def test_nothing_of_people_is_in_the_log(
    tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, token = asyncio.run(play_badly(tmp_path, monkeypatch))
    text, lines = (log[form].getvalue() for form in ("text", "json"))
    for secret in (*SECRET, token):
        assert secret not in text
        assert secret not in lines
    entries = [json.loads(line) for line in lines.splitlines()]
    sentences = [entry["message"] for entry in entries]
    assert f"a message at table {table} failed" in sentences
    assert f"failure at table {table}" in sentences
    assert "Task exception was never retrieved" in sentences
    assert {entry["table"] for entry in entries if table in entry["message"]} == {table}
    for entry in entries:
        assert entry["level"] == "error"
        assert entry["message"] in text
    traces = [entry["trace"] for entry in entries if "trace" in entry]
    # The bot may be the one whose choice cannot be written, which reveals no more than that.
    traces = [trace for trace in traces if not trace.endswith("\nStorageError")]
    assert all(" in fail\n" in trace and "\nKeyError\n" in trace for trace in traces)
    assert all(trace.endswith("\nValueError") for trace in traces)


def test_messages_of_the_database_are_logged_on_one_line(log: Log) -> None:
    try:
        raise OSError(28, "No space left\non device")
    except OSError as error:
        logging.getLogger("uvicorn.error").error("from %s", "\x1b[2J\nnowhere", exc_info=error)
    (entry,) = [json.loads(socket) for socket in log["json"].getvalue().splitlines()]
    assert entry["message"] == "from \\x1b[2J"
    assert entry["trace"].endswith("\nOSError: [Errno 28] No space left")
    assert log["text"].getvalue().splitlines()[-1] == "OSError: [Errno 28] No space left"


def test_entries_without_problems_have_no_prefix(
    log: Log, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        logging.getLogger("colt_express.cli").info("serving at %s", "http://127.0.0.1:8080")
    assert log["text"].getvalue() == "serving at http://127.0.0.1:8080\n"
