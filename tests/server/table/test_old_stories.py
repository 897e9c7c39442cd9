"""A story written before the protocol had a version is converted to the current one."""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec

from colt_express.engine import Game, Setup
from colt_express.server.storage.rows import ChoiceRow, StoryRow
from colt_express.server.table.message_log import MessageLog
from colt_express.server.table.old_stories import retold
from colt_express.server.table.stories import messages_of, story_of

FOLDER = Path(__file__).parents[2] / "golden" / "stories"
SETUP = Setup(
    ["marshal", "ghost", "tuco", "belle", "doc"],
    boxes=["marshal", "time_machine", "cursed"],
    seed="old story",
)


def message_log() -> MessageLog:
    """The game that an older server wrote."""
    told = MessageLog(Game(SETUP))
    for line in (FOLDER / "choices.txt").read_text(encoding="utf-8").splitlines():
        seat, _, option = line.partition(" ")
        told.choose(ChoiceRow(int(seat), option, 0.0))
    return told


def test_every_message_of_it_says_the_same_in_fields() -> None:
    old = zlib.decompress((FOLDER / "protocol-1.zlib").read_bytes()).split(b"\n")
    new = message_log().story()
    assert [msgspec.json.decode(retold(message)) for message in old] == [
        msgspec.json.decode(message) for message in new
    ]


def test_a_story_of_today_is_left_as_it_is() -> None:
    told = message_log()
    assert messages_of(story_of("t", told)) == told.story()
    old = StoryRow("t", told.number, (FOLDER / "protocol-1.zlib").read_bytes())
    assert len(messages_of(old)) == told.number
