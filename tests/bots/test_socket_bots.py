"""Bots behind a socket: the example plays, and whatever else answers is told in a sentence."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from threading import Thread
from typing import Any

import msgspec
import pytest

from colt_express import Game, Setup, TableOptions
from colt_express.arena.games import play_game
from colt_express.arena.simulate import Simulation, simulate
from colt_express.bots import BotFailed, Eyes, check_code, is_ours, make_bot
from colt_express.bots.remote import LONGEST, AddressError

TEMPLATE = files("colt_express.bots") / "templates" / "my_socket_bot.py"

Answer = Callable[[dict[str, Any]], bytes]


@contextmanager
def answering(answer: Answer, host: str = "127.0.0.1") -> Iterator[tuple[str, list[Any]]]:
    """A server that plays one game and keeps the messages it got; an empty answer hangs up."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    got: list[Any] = []
    with socket.create_server((host, 0), family=family) as server:
        server.settimeout(20)

        def listen() -> None:
            connection, _ = server.accept()
            with connection, connection.makefile("rb") as lines:
                for line in lines:
                    got.append(json.loads(line))
                    if "decision" in got[-1]:
                        text = answer(got[-1])
                        if not text:
                            return
                        connection.sendall(text)

        thread = Thread(target=listen, daemon=True)
        thread.start()
        shown = f"[{host}]" if ":" in host else host
        yield f"socket:{shown}:{server.getsockname()[1]}", got
        thread.join(20)


def last_option(message: dict[str, Any]) -> bytes:
    return json.dumps({"choose": message["decision"]["options"][-1]["words"]}).encode() + b"\n"


def test_the_example_plays_in_several_processes() -> None:
    process = subprocess.Popen(
        [sys.executable, str(TEMPLATE), "0"], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        code = process.stdout.readline().strip()
        plan = Simulation([code, *["greenhorn"] * 2], TableOptions(), "socket", 12)
        *_, alone = simulate(plan, jobs=1)
        *_, shared = simulate(plan, jobs=2)
    finally:
        process.kill()
        process.communicate()
    assert alone == shared
    assert alone.by_bot[code].games == 12


def test_messages_contain_only_what_the_seat_may_know() -> None:
    setup = Setup(3, seed="secret", expert="2018")
    with answering(last_option) as (code, got):
        game = play_game(setup, ["greenhorn", code, "greenhorn"])
    hello, first, *_, over = got
    assert hello == {"hello": {"version": 2, "seat": 1, "setup": {"players": 3, "expert": "2018"}}}
    assert set(first) == {"decision", "view", "history"}
    told = [entry for message in got[1:-1] for entry in message["history"]]
    seen = msgspec.to_builtins(game.history(1))
    assert told == seen[: len(told)]
    assert len(told) > 50
    assert first["decision"]["kind"] == "plan"
    assert game.result is not None
    assert over == {"over": {"money": game.result.money, "winners": game.result.winners}}
    for message in got[1:-1]:
        view, decision = message["view"], message["decision"]
        assert decision in view["questions"]
        assert (view["seat"], decision["seat"]) == (1, 1)
        assert "hand" not in view["players"][0]
        assert "secret" not in json.dumps(message)


def test_an_option_may_be_named_by_its_number() -> None:
    words: list[str] = []

    def number(message: dict[str, Any]) -> bytes:
        words.append(message["decision"]["options"][0]["words"])
        return b'{"choose": 0, "because": "it is first"}\n'

    with answering(number) as (code, _):
        game = play_game(Setup(3, seed=1), [code, "greenhorn", "greenhorn"])
    chosen = [str(o) for seat, o in zip(game.choosers, game.choices, strict=True) if seat == 0]
    assert chosen == words


def test_ipv6_goes_in_brackets() -> None:
    try:
        with answering(last_option, "::1") as (code, _):
            assert code.startswith("socket:[::1]:")
            assert play_game(Setup(3, seed=1), [code, "greenhorn", "greenhorn"]).over
    except OSError:
        pytest.skip("no IPv6 here")


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (b"", "closed the connection before the game was over"),
        (b"draw\n", "said 'draw'; an answer is a line like"),
        (b"\xff\xfe\n", "an answer is a line like"),
        (b'{"choose": true}\n', "an answer is a line like"),
        (b'{"option": "draw"}\n', "an answer is a line like"),
        (b"[]\n", "an answer is a line like"),
        (b'{"choose": "fly"}\n', "chose 'fly', which is none of the options: "),
        (b'{"choose": 99}\n', "chose 99, which is none of the options: "),
        (b'{"choose": -1}\n', "chose -1, which is none of the options: "),
        (b"x" * (LONGEST + 5), "sent more than 65,536 bytes without an end of the line"),
        (b'{"choose": ', "asked 'plan', said nothing for 0.3 seconds"),
    ],
)
def test_wrong_answers_are_told_in_a_sentence(said: bytes, sentence: str) -> None:
    game = Game(Setup(3, seed=1))
    seat = game.decisions[0].seat
    with answering(lambda _: said) as (code, _):
        bot = make_bot(code, 1, seat, game.setup.rulebook, patience=0.3)
        with pytest.raises(BotFailed) as failed:
            bot.choose(game.decisions[0], Eyes(game, seat))
        bot.end(None)
    assert f"{code} at seat {seat}, " in str(failed.value)
    assert sentence in str(failed.value)


def test_an_address_without_a_listener_is_reported() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        code = f"socket:127.0.0.1:{server.getsockname()[1]}"
    with pytest.raises(BotFailed, match="cannot be reached: Connection refused"):
        play_game(Setup(3, seed=1), [code, "greenhorn", "greenhorn"])


@pytest.mark.parametrize(
    "code", ["socket:", "socket:9000", "socket:here:0", "socket:here:70000", "socket:::1:90"]
)
def test_an_address_is_host_and_port(code: str) -> None:
    with pytest.raises(AddressError, match="socket:HOST:PORT"):
        check_code(code)


def test_addresses_are_not_looked_up_before_a_game() -> None:
    assert check_code("socket:nowhere.invalid:9000") == "socket:nowhere.invalid:9000"
    assert not is_ours("socket:nowhere.invalid:9000")
