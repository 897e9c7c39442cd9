"""What a cluster refuses, and what a worker does with a task, without any cluster."""

from __future__ import annotations

import pickle
import socket
import sys
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from colt_express.arena.cluster import cluster as module
from colt_express.arena.cluster.cluster import Cluster, files_of
from colt_express.arena.cluster.errors import ClusterError, ClusterLost, ClusterUnreachable
from colt_express.arena.cluster.installed import Installed, difference, installed
from colt_express.arena.cluster.worker import Answer, Task, play
from colt_express.arena.games import play_game
from colt_express.bots import check_code
from colt_express.bots.own import OwnBotError
from colt_express.cli.main import run
from colt_express.engine.configuration.setup import Setup

from . import false_relays

BOT = """
from colt_express.bots import Bot

class First(Bot):
    def choose(self, decision, look):
        return decision.options[0]
"""


def command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str
) -> tuple[int, str, str]:
    """The exit code, standard output and standard error."""
    monkeypatch.setattr(sys, "argv", ["colt-express", *arguments])
    with pytest.raises(SystemExit) as ended:
        run()
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return (ended.value.code if isinstance(ended.value.code, int) else 0), out, err


@pytest.fixture
def unused_address() -> str:
    """An address where nothing listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return f"127.0.0.1:{server.getsockname()[1]}"


@pytest.mark.parametrize(
    "words", [["simulate", "greenhorn×3"], ["arena", "greenhorn", "outlaw"], ["train", "{file}"]]
)
def test_an_address_where_nothing_listens_is_told_before_any_work(
    words: list[str],
    unused_address: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = [word.format(file=tmp_path / "file") for word in words]
    code, out, err = command(monkeypatch, capsys, *words, "--cluster", unused_address)
    assert (code, out) == (75, "")
    assert err == f"colt-express: no Ray cluster answers at {unused_address}: Connection refused\n"
    assert not (tmp_path / "file").exists()


@pytest.mark.parametrize(
    ("line_up", "address", "sentence"),
    [
        ("outlaw×3", "somewhere", "takes HOST:PORT, or auto, not 'somewhere'"),
        ("outlaw×3", "", "takes HOST:PORT, or auto, not ''"),
        ("outlaw×3", "host:0", "takes HOST:PORT"),
        ("outlaw×3", "host:65536", "takes HOST:PORT"),
        ("outlaw×3", "a b:6379", "takes HOST:PORT"),
        ("outlaw×3", "ray://host:10001", "takes no ray:// address; run the command on a machine"),
        ("socket:localhost:9000,outlaw×2", "host:6379", "socket:localhost:9000 cannot play on a"),
    ],
)
def test_wrong_options_get_a_sentence_and_exit_code_2(
    line_up: str,
    address: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, err = command(monkeypatch, capsys, "simulate", line_up, "--cluster", address)
    assert (code, out) == (2, "")
    assert sentence in err


def test_the_package_is_named_if_it_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "find_spec", lambda _: None)
    code, _, err = command(monkeypatch, capsys, "simulate", "--cluster", "localhost:6379")
    assert code == 2
    assert "pip install 'colt-express[cluster]'" in err


class Here:
    """Workers of a cluster that is this process."""

    asked: list[tuple[str, list[str], int]] = []
    count = 1

    def __init__(self, address: str, bots: list[str], most: int) -> None:
        self.asked.append((address, [*bots], most))

    def __enter__(self) -> Here:
        return self

    def __exit__(self, *_error: object) -> None:
        pass

    def submit(self, work: Callable[..., Any], /, *piece: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(work(*piece))
        return future


def test_commands_name_the_cluster_the_bots_and_the_cores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, list[str], int]] = []
    monkeypatch.setattr(Here, "asked", asked)
    monkeypatch.setattr("colt_express.arena.cluster.Cluster", Here)
    files = [tmp_path / name for name in ("games.jsonl", "knowledge.json")]
    for words in (
        ["simulate", "greenhorn×3", "-n", "4", "--records", str(files[0])],
        ["arena", "greenhorn", "--against", "outlaw", "-n", "4"],
        ["train", str(files[1]), "-n", "20", "--teacher", "greenhorn"],
    ):
        code, _, err = command(monkeypatch, capsys, *words, "--cluster", "auto", "--jobs", "3")
        assert code == 0, err
    assert asked == [
        ("auto", ["greenhorn"] * 3, 3),
        ("auto", ["greenhorn", "outlaw"], 3),
        ("auto", ["greenhorn"], 3),
    ]
    assert all(file.stat().st_size > 1000 for file in files)


def done(files: dict[str, bytes], code: str) -> Answer:
    """What a worker answers to one game of that bot against others."""
    setup = Setup(3, seed="worker")
    task = Task(files, _money, (setup, [code, "greenhorn", "greenhorn"]))
    answer: Answer = pickle.loads(play(installed(), pickle.dumps(task)))
    return answer


def _money(setup: Setup, bots: list[str]) -> list[int]:
    result = play_game(setup, bots).result
    assert result is not None
    return result.money


def test_a_bot_in_a_file_is_sent_and_played_where_there_is_no_such_file(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(BOT, encoding="utf-8")
    code = f"{file}:First"
    files = dict(files_of([code, "outlaw", code]))
    assert files == {str(file): BOT.encode()}
    here = _money(Setup(3, seed="worker"), [code, "greenhorn", "greenhorn"])
    assert done(files, code) == Answer(here)
    file.unlink()
    assert done(files, code) == Answer(here)
    changed = {str(file): BOT.replace("options[0]", "options[-1]").encode()}
    assert done(changed, code).result != here
    elsewhere = f"{tmp_path / 'other.py'}:First"
    with pytest.raises(OwnBotError, match="cannot be read"):
        check_code(elsewhere)  # nothing of what was sent is left behind


def test_what_a_sent_file_lacks_on_a_worker_is_told(tmp_path: Path) -> None:
    (tmp_path / "beside_me.py").write_text("A = 1\n", encoding="utf-8")
    text = f"import beside_me_elsewhere\n{BOT}"
    answer = done({"my_bot.py": text.encode()}, "my_bot.py:First")
    assert isinstance(answer.error, OwnBotError)
    assert str(answer.error) == (
        "my_bot.py cannot be used: my_bot.py, line 1: ModuleNotFoundError: No module named "
        "'beside_me_elsewhere'; only the file itself is sent to a cluster"
    )


def test_a_mistake_of_a_bot_comes_back_as_its_own_error() -> None:
    text = BOT.replace("decision.options[0]", "veiw")
    error = done({"my_bot.py": text.encode()}, "my_bot.py:First").error
    assert error is not None
    assert "my_bot.py, line 6: NameError: name 'veiw' is not defined" in str(error)


def test_other_code_on_a_machine_is_refused_before_its_games() -> None:
    other = installed()._replace(code="0123")
    answer: Answer = pickle.loads(play(other, b"not even unpickled"))
    assert isinstance(answer.error, ClusterError)
    assert f"other code ({installed().code}, not 0123)" in str(answer.error)
    here = Installed("0.2", "3.11.7", "ab")
    assert difference(here, here) == difference(here, here._replace(python="3.11.9")) == ""
    assert difference(here, here._replace(python="3.12.1")) == "Python 3.12.1, not 3.11.7"


def test_a_relay_says_why_a_cluster_cannot_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "relay", false_relays.refusing)
    with pytest.raises(ClusterError, match=f"^{false_relays.SENTENCE}$") as refused:
        Cluster("auto")
    assert refused.value.status == 2
    monkeypatch.setattr(module, "relay", false_relays.silent)
    with pytest.raises(ClusterUnreachable, match="auto is no Ray cluster, or does not answer"):
        Cluster("auto")


def test_what_a_relay_cannot_do_ends_the_games_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "relay", false_relays.leaving)
    with Cluster("auto", most=5) as workers:
        assert workers.count == 3
        one, two = (workers.submit(abs, -1) for _ in range(2))
        with pytest.raises(ClusterError, match=f"^{false_relays.SENTENCE}$"):
            one.result()
        assert workers.count == 5  # eight cores were told before that
        with pytest.raises(ClusterLost, match="the connection to the cluster at auto is lost"):
            two.result()
        with pytest.raises(ClusterLost):
            workers.submit(abs, -1).result()
    assert ClusterLost.status == ClusterUnreachable.status == 75
