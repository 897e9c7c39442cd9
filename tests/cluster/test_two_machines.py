"""A cluster of two nodes: the same results as without one, also if a node is lost or the command is
stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final

import msgspec

from colt_express.arena.cluster import Cluster
from colt_express.arena.in_order import Jobs
from colt_express.arena.line_up import read_line_up
from colt_express.arena.recording import header_of, simulate_to_file
from colt_express.arena.simulate import Simulation
from colt_express.arena.training.collecting import CHUNK, collect_samples
from colt_express.engine.configuration.table_options import TableOptions
from colt_express.replays.many_games import GamesFile

from ..patience import busy
from .machines import Machines, two_machines

COMMAND: Final = [sys.executable, "-m", "colt_express.cli.main"]
WAITING: Final = """
import os, time
from colt_express.bots import Bot

seats = []

class Waiting(Bot):
    def __init__(self, seat, dice, rules):
        super().__init__(seat, dice, rules)
        seats.append(seat)
        with open({log!r}, "a") as log:
            print(os.getpid(), file=log)

    def choose(self, decision, look):
        while len(seats) > {enough} and not os.path.exists({going_on!r}):
            time.sleep(0.02)
        return decision.options[self.dice.randrange(len(decision.options))]
"""
ENOUGH: Final = 12
"""Games after which a process waits: in its second chunk."""
GAMES: Final = 60


def test_games_on_a_cluster_are_those_of_this_machine(tmp_path: Path) -> None:
    """One test, because starting the cluster takes longer than anything else here."""
    bot = WaitingBot(tmp_path)
    with two_machines() as machines:
        stopped_and_continued(machines, tmp_path)
        with Cluster(machines.address, ["greenhorn", bot.code]) as workers:
            assert workers.count == 2
            trained(workers)
            lost(workers, machines, bot)


def stopped_and_continued(machines: Machines, tmp_path: Path) -> None:
    """Ctrl-C ends a tournament on the cluster, which then goes on without it."""
    words = ["arena", "greenhorn", "outlaw", "--out", str(tmp_path / "some"), "-n"]
    with subprocess.Popen(
        [*COMMAND, *words, "1000000", "--cluster", machines.address],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        written = tmp_path / "some" / "arena.json"
        wait_for(lambda: written.exists() or process.poll() is not None)
        assert process.poll() is None, process.communicate()[1]
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60 * busy())
    assert process.returncode == 130
    assert "Traceback" not in err
    some = ledger(tmp_path / "some")
    games = some["games"]
    assert 0 < games < 1000000
    assert out.startswith(f"{games:,} games")
    run(*words, str(games + 4), "--jobs", "1")
    words[4] = str(tmp_path / "all")
    run(*words, str(games + 4), "--jobs", "1")
    assert ledger(tmp_path / "some") == ledger(tmp_path / "all")


def ledger(folder: Path) -> Any:
    """What does not depend on time."""
    data = msgspec.json.decode((folder / "arena.json").read_bytes())["ledger"]
    del data["clocks"]
    return data


def trained(workers: Cluster) -> None:
    """Training learns from the same samples, in the same order."""
    heard: list[int] = []
    there = collect_samples(CHUNK + 3, "greenhorn", "test", workers, heard.append)
    assert heard == [CHUNK, CHUNK + 3]
    assert there == collect_samples(CHUNK + 3, "greenhorn", "test", 1, heard.append)


class WaitingBot:
    """A bot that notes the process it plays in, and waits there until it may go on."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "waiting.py"
        self.code = f"{self.file}:Waiting"
        self.log, self.going_on = folder / "log", folder / "going on"
        self.text = WAITING.format(log=str(self.log), going_on=str(self.going_on), enough=ENOUGH)
        self.file.write_text(self.text, encoding="utf-8")

    def begun(self) -> Counter[str]:
        """How many games each process has begun."""
        return Counter(self.log.read_text().split()) if self.log.exists() else Counter()


def lost(workers: Cluster, machines: Machines, bot: WaitingBot) -> None:
    """A node is lost while both play. Only its games are played again, and the file is the same."""

    def lose_one() -> None:
        try:
            wait_for(lambda: sum(games > ENOUGH for games in bot.begun().values()) == 2)
            machines.lose_one()
        finally:
            bot.going_on.touch()

    bot.file.unlink()  # workers have what was sent to them
    thread = Thread(target=lose_one)
    thread.start()
    there = recorded("there", bot, workers)
    thread.join()
    begun = bot.begun()
    assert len(begun) == 2
    assert GAMES < sum(begun.values()) <= GAMES + CHUNK
    bot.file.write_text(bot.text, encoding="utf-8")
    assert recorded("here", bot, 1) == there


def recorded(name: str, bot: WaitingBot, jobs: Jobs) -> bytes:
    """The file of all games."""
    plan = Simulation(read_line_up("greenhorn×3"), TableOptions(), "lost", GAMES, limit=600)
    plan.line_up[0] = bot.code
    file = GamesFile(bot.file.with_name(f"{name}.jsonl"))
    for _ in simulate_to_file(plan, file, file.start(header_of(plan, False)), False, jobs):
        pass
    return file.path.read_bytes()


def wait_for(event: Callable[[], bool]) -> None:
    """Until something has happened."""
    end = monotonic() + 60 * busy()
    while not event():
        assert monotonic() < end
        sleep(0.05)


def run(*words: str) -> None:
    """A command that succeeds."""
    done = subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
