"""Alone against bots: *Play now*, a whole game by tapping what glows, and the score at the end."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from time import perf_counter

from colt_express.engine.chance import seed_hash

from ..patience import busy
from ..server.running import Server
from .conftest import Visit
from .driving import what_can_be_chosen_is_lit

FINGERPRINT = r"\b[0-9a-f]{64}\b"


def test_a_game_to_the_end(visit: Visit, server: Server, tmp_path: Path) -> None:
    ann = visit(name="Ann")
    ann.play_now()
    ann.wait()
    menu = ann.open_menu()
    promised = re.findall(FINGERPRINT, menu.inner_text())
    menu.get_by_role("button", name=ann.say("page-close")).click()
    ann.play(Random(7), look=what_can_be_chosen_is_lit)

    result = server.get(f"/api/tables/{ann.table}/result").json()
    rows = ann.score()
    assert [sum(sources) for *sources, _, _ in rows] == [total for *_, total in rows]
    assert [total for *_, total in rows] == sorted(result["money"], reverse=True)
    assert sorted(hits for *_, hits, _ in rows) == sorted(result["hits"])

    shown = ann.scoreboard.inner_text()
    seed = ann.info["seed"]
    assert seed in shown
    assert promised == re.findall(FINGERPRINT, shown) == [seed_hash(seed)]

    with ann.page.expect_download() as download:
        ann.link("page-record").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    command = [sys.executable, "-m", "colt_express.cli.main", "verify", str(record)]
    verified = subprocess.run(
        [*command, "--hash", *promised], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr


def test_play_now_moves_within_two_seconds(visit: Visit) -> None:
    """The quickest of three, with the defaults of a first visit."""
    times = []
    for _ in range(3):
        ann = visit(defaults=True, hurry=False)
        ann.come()
        ann.button("page-play-now").wait_for()
        before = perf_counter()
        ann.button("page-play-now").click()
        ann.lit.or_(ann.page.get_by_role("log").locator("li")).first.wait_for()
        times.append(perf_counter() - before)
        ann.leave()
    assert min(times) < 2 * busy(), times


def test_a_round_with_everything_moving(visit: Visit) -> None:
    """What glows can be tapped while animations run at normal speed."""
    ann = visit(defaults=True, hurry=False)
    ann.context.set_default_timeout(120_000)  # it may take long to watch the others
    ann.play_now()
    dice = Random(3)
    while ann.wait() and ann.position["table"]["round"] == 1:
        ann.choose(dice)
    assert ann.page.locator("html").get_attribute("data-motion") == "full"
