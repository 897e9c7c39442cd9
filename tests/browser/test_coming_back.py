"""Reconnecting: after a reload, and after the server was killed, everything is as it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from ..server.running import Server
from .conftest import Visit, serving
from .helpers.driving import Visitor


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, since it is killed."""
    with serving(tmp_path) as server:
        yield server


def shown(visitor: Visitor) -> tuple[str, list[str], list[str], list[str]]:
    visitor.wait()
    return visitor.sentence(), visitor.choices(), visitor.hand(), visitor.story()


def test_reload_and_kill(visit: Visit, server: Server) -> None:
    ann = visit(kept=True)
    ann.play_now()
    ann.play(Random(2), choices=5)
    before = shown(ann)
    assert len(before[-1]) > 5

    ann.page.reload()
    assert shown(ann) == before

    ann.expected = "WebSocket connection to .* failed|ERR_CONNECTION_REFUSED"
    server.kill()
    lost = ann.page.get_by_text(ann.say("page-lost"))
    expect(lost).to_be_visible()
    assert shown(ann) == before
    number = ann.position["number"]
    ann.play(Random(2), choices=1)  # kept, and sent when the server is there again
    kept = ann.page.get_by_text(ann.say("page-kept", choice="…").partition("…")[0])
    expect(kept).to_be_visible()
    server.start()
    expect(kept).to_be_hidden(timeout=20_000)
    expect(ann.page.get_by_role("log").locator("li")).not_to_have_count(len(before[-1]))
    ann.wait()
    assert ann.position["number"] > number
    assert ann.story()[: len(before[-1])] == before[-1]
    my_games_are_listed(ann)


def my_games_are_listed(ann: Visitor) -> None:
    """By whose turn it is; what was forgotten by mistake can be taken back."""
    number = ann.position["table"]["round"]
    ann.come()
    card = ann.page.get_by_role("article")
    expect(card).to_contain_text(ann.say("page-mine-asked"))
    expect(card).to_contain_text(ann.say("page-mine-round", round=number, rounds=5))
    expect(card.get_by_role("img")).to_have_count(3)  # the bandits of the others
    card.get_by_role("button").click()
    expect(card).to_have_count(0)
    ann.button("page-undo").click()
    card.get_by_role("link").click()
    ann.wait()
    assert ann.seat == 0
