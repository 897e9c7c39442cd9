"""Messages to each seat in 200 games, searched for information it may not have."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import copy
from pathlib import Path
from random import Random

import msgspec
import pytest

from colt_express import Game, Setup
from colt_express.engine.events import Event
from colt_express.engine.information import seeing
from colt_express.engine.information.seeing import question_view
from colt_express.engine.information.view import (
    CardView,
    Mine,
    PlayedView,
    PlayerView,
    RoundView,
)
from colt_express.replays.steps import ALL_OPEN
from colt_express.replays.telling import Replay
from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.api.theatre.sources import stored_game
from colt_express.server.base.refusals import Refused, Why
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.storage.rows import ChoiceRow, SeatRow, StoredTable, TableRow
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.message_log import SPECTATOR, MessageLog
from colt_express.server.table.messages import Start

from ..playing import every_setup, random_choice
from ..poison import poisoned, poisoned_event
from .searching import search, search_event, search_mine, search_public, seed_is_hidden

GAMES = 200
SETUPS = every_setup()
PARTS = 4
"""So that several processes can share the work."""


@pytest.mark.parametrize("part", range(PARTS))
def test_messages_to_a_seat_contain_nothing_that_it_may_not_know(part: int) -> None:
    dice = Random(part)
    messages = 0
    for number in range(part, GAMES, PARTS):
        setup = SETUPS[number * 7 % len(SETUPS)].seeded(f"{dice.getrandbits(128):032x}")
        messages += play_and_search(MessageLog(Game(setup)), dice)
    assert messages > 10_000


def play_and_search(message_log: MessageLog, dice: Random) -> int:
    """A random game; returns how many messages were searched."""
    game, messages = message_log.game, 0
    for seat in message_log.seats:
        for sent in message_log.since(0, seat):
            assert seed_is_hidden(game, sent)
    while not game.over:
        told = len(game.events)
        seat, option = random_choice(game, dice)
        message_log.choose(ChoiceRow(seat, str(option), 0.0))
        events = game.events[told:]
        public = {search(game, s, events, message_log.latest(s)) for s in message_log.seats}
        assert len(public) == 1, "everybody sees the same table"
        search_public(game.state, game.over, public.pop())
        messages += len(message_log.seats)
        if not game.over and dice.random() < 0.4:
            reader = dice.choice(message_log.seats)
            check_that_secrets_do_not_matter(message_log, reader, events, dice)
    return messages


def check_that_secrets_do_not_matter(
    message_log: MessageLog, seat: int, events: list[Event], dice: Random
) -> None:
    """A table where everything hidden from the seat is nonsense sends it the very same bytes."""
    twin = copy(message_log)
    twin.game = poisoned(message_log.game, seat, dice)
    twin._table = None
    twin._entries = message_log._entries[:-1]
    poisoned_events = [
        poisoned_event(event, seat, message_log.game.setup.seats, dice) for event in events
    ]
    twin._remember(message_log._entries[-1]._replace(events=twin._seen(poisoned_events)))
    assert twin.latest(seat) == message_log.latest(seat)
    for seen in (message_log.number, message_log.number - 1, dice.randrange(message_log.number)):
        assert list(twin.since(seen, seat)) == list(message_log.since(seen, seat))


def test_replays_of_a_running_game_contain_nothing_that_a_seat_may_not_know() -> None:
    """At several moments of a game, its last step as each seat may ask for it."""
    dice = Random("replays")
    for number in range(12):
        setup = SETUPS[number * 31 % len(SETUPS)].seeded(f"{dice.getrandbits(128):032x}")
        message_log = MessageLog(Game(setup))
        choices: list[ChoiceRow] = []
        while not message_log.game.over:
            told = len(message_log.game.events)
            seat, option = random_choice(message_log.game, dice)
            choices.append(ChoiceRow(seat, str(option), 0.0))
            message_log.choose(choices[-1])
            if dice.random() < 0.05 and not message_log.game.over:
                search_replays(message_log.game, choices, told)


def search_replays(game: Game, choices: list[ChoiceRow], told: int) -> None:
    events = game.events[told:]
    source = stored_game(running(game, choices))
    for seat in range(SPECTATOR, game.setup.seats):
        sent = msgspec.json.encode(source.tell(seat))
        assert seed_is_hidden(game, sent)
        step = msgspec.json.decode(sent, type=Replay).steps[-1]
        for event, seen in zip(events, step.events, strict=True):
            search_event(game.state, seat, event, seen)
        search_mine(game.state, seat, step.mine or Mine(SPECTATOR))
        search_public(game.state, False, msgspec.json.encode(step.table))
        assert step.minds == []
        assert (step.option is not None) == (step.chooser == seat)
        for other in range(ALL_OPEN, game.setup.seats):
            if other not in (seat, SPECTATOR):
                with pytest.raises(Refused):
                    source.check_may_see(other, seat)


def running(game: Game, choices: list[ChoiceRow]) -> StoredTable:
    """A game as it is stored while it is played."""
    setup = game.setup
    row = TableRow(
        id="running",
        created=1.0,
        status="playing",
        public=True,
        clock=0,
        pace=0.0,
        host=0,
        options=setup.options,
        seed=str(setup.seed),
        setup=setup.to_dict(),
    )
    seats = [SeatRow(seat, "human", f"P{seat}") for seat in range(setup.seats)]
    return StoredTable(row, seats, choices)


MOVE = CardView("move")


@pytest.mark.parametrize(
    ("function", "leak"),
    [
        ("knew_value", lambda _state, _event, _seat: True),
        ("_round", lambda _state, _n: RoundView("Leak", "S", "", False, 0, False)),
        ("_played", lambda _played, _seat, resolved: PlayedView(0, 1, True, resolved, MOVE)),
        ("question_view", lambda state, asked, _seat: question_view(state, asked, asked.seat)),
        ("player_view", lambda player, _seat, _over: PlayerView(player.seat, 1, 1, 1, [MOVE])),
    ],
)
def test_the_search_finds_leaks(
    monkeypatch: pytest.MonkeyPatch, function: str, leak: Callable[..., object]
) -> None:
    monkeypatch.setattr(seeing, function, leak)
    with pytest.raises(AssertionError):
        play_and_search(MessageLog(Game(Setup(4, seed="leak"))), Random(1))


class Subscriber:
    """A subscriber of a live table that keeps all the bytes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.muted: set[int] = set()
        self.hidden = False
        self.address = "here"
        self.heard = b""

    def send(self, message: bytes) -> None:
        self.heard += message

    def dismiss(self, sentence: str, _why: Why) -> None:
        self.heard += sentence.encode()


def test_a_live_table_shows_its_seed_at_the_end_and_tokens_never(tmp_path: Path) -> None:
    async def play() -> None:
        registry = DatabaseRegistry(Settings(default_database(tmp_path)))
        await registry.open()
        try:
            table, token = await registry.create(NewTable("Ann", ["open", "open"]), "where Ann is")
            guests = [
                (await take_seat(table, name, "", f"where {name} is")) for name in ("Bob", "Cid")
            ]
            tokens = [token, *[token for _, token in guests]]
            await play_at(table, tokens)
        finally:
            await registry.close()

    async def play_at(table: LiveTable, tokens: list[str]) -> None:
        connected = [Subscriber(seat) for seat in range(SPECTATOR, 3)]
        for subscriber in connected:
            table.subscribers.add(subscriber, 0)
        await carry_out(table, 0, Start(0))
        secrets = [table.row.seed, *tokens, *[seat.token_hash for seat in table.seats]]
        secrets += [seat.address for seat in table.seats]
        dice = Random(5)
        game = table.running().game
        while not game.over:
            for subscriber in connected:
                assert not any(secret.encode() in subscriber.heard for secret in secrets)
                subscriber.heard = b""
            seat, option = random_choice(game, dice)
            reply = await table.choose(seat, table.number, str(option), 1)
            assert reply.status == "ok"
        for subscriber in connected:
            assert table.row.seed.encode() in subscriber.heard
            assert not any(secret.encode() in subscriber.heard for secret in secrets[1:])

    asyncio.run(play())
