"""The train of the day at a server: the try that counts, the legend, and the list of results."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from colt_express.bots.tables import choice_at_table
from colt_express.engine.serialization.digest import seal
from colt_express.server.api.today import legends
from colt_express.server.base.credentials import Proof
from colt_express.server.base.refusals import Refused
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.server import Server
from colt_express.server.registry.day_tables import BoardTrain, board
from colt_express.server.registry.playing_on import Player
from colt_express.server.storage.days import LegendRow, ListedRow
from colt_express.server.table import leaving
from colt_express.server.table.live_table import LiveTable
from colt_express.today.timetable import OPPONENT
from colt_express.today.train import Train, today, train_of

from ...patience import busy
from ...today.test_trains import outlaws_game


class Here:
    """A server in this process, and requests to it."""

    def __init__(self, server: Server, client: httpx.AsyncClient) -> None:
        self.server = server
        self.client = client

    async def ask(self, path: str, body: object = None, token: str = "", status: int = 200) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if body is None:
            answer = await self.client.get(path, headers=headers)
        else:
            answer = await self.client.post(path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def board(self, counts: bool = True) -> tuple[LiveTable, str]:
        """The table of a player who boards today's train, and the token."""
        body = {"name": "Ann", "counts": counts}
        made = await self.ask("/api/today", body, status=201)
        table = await self.server.registry.current(made["table"])
        assert table is not None
        assert table.seat_of(Proof(made["token"])) == made["seat"] == train_of(today()).seat
        return table, made["token"]

    async def ride(self, table: LiveTable, seat: int) -> None:
        """Play the game to its end as an outlaw would."""
        async with asyncio.timeout(60 * busy()):
            while table.row.status == "playing":
                game = table.running().game
                if game.decision_of(seat) is None:
                    await asyncio.sleep(0.002)
                    continue
                words = choice_at_table(game, seat, OPPONENT)
                await table.choose(seat, table.number, words, 1)


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[Here]:
    server = Server(Settings(default_database(folder), workers=1, **settings))
    app = create_app(server)
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://here") as client,
    ):
        yield Here(server, client)


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Train:
    """Today's train, with bots that do not wait."""
    monkeypatch.setattr("colt_express.server.registry.day_tables.PACE", 0.0)
    return train_of(today())


def test_a_game_is_the_same_as_without_a_server_and_is_told_and_listed(
    tmp_path: Path, train: Train
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as here:
            runs = await here.ask("/api/today")
            assert runs["train"]["day"] == train.name
            assert runs["train"]["bandits"][train.seat] == train.bandits_of(train.seat)
            assert "seed" not in msgspec.json.encode(runs).decode()
            table, token = await here.board()
            ride = f"/api/tables/{table.row.id}/ride"
            assert (await here.ask(ride, status=409))["code"] == "not_over"
            listed = f"/api/today/{train.name}/list"
            me = {"name": "Ann", "table": table.row.id, "token": token}
            assert (await here.ask(listed, me, status=409))["code"] == "not_over"

            await here.ride(table, train.seat)
            assert seal(table.running().game.state) == seal(outlaws_game(train).state)
            told = await here.ask(ride)
            assert (told["day"], told["counts"], told["seat"]) == (train.name, True, train.seat)

            standing = await here.ask(listed, me)
            assert standing == {"rank": 1, "count": 1, "listed": True}
            [one] = (await here.ask(listed))["results"]
            assert (one["money"], one["place"]) == (
                told["outcome"]["money"],
                told["outcome"]["place"],
            )
            record = (await here.client.get(f"/api/tables/{table.row.id}/record")).text
            other = {"name": "Bob", "record": record}
            assert await here.ask(listed, other) == {"rank": 1, "count": 2, "listed": True}
            await here.ask(listed, {**me, "token": "nobody's"}, status=409)
            gone = await here.ask(listed, {**me, "listed": False})
            assert gone == {"rank": 1, "count": 1, "listed": False}
            cheat = record.replace('"digest":"', '"digest":"0')
            await here.ask(listed, {"name": "Eve", "record": cheat}, status=409)

    asyncio.run(play())


def test_the_try_that_counts_has_no_help_and_is_not_called_off(
    tmp_path: Path, train: Train
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as here:
            table, token = await here.board()
            asks = {"token": token, "number": table.number}
            hint = await here.ask(f"/api/tables/{table.row.id}/hint", asks, status=409)
            assert hint["code"] == "counts"
            info = await here.ask(f"/api/tables/{table.row.id}")
            assert (info["day"], info["counts"], info["seed"]) == (train.name, True, "")
            with pytest.raises(Refused, match="counts"):
                leaving.abort(table.row, table.seats, 0, train.seat)
            with pytest.raises(Refused, match="counts"):
                await table.take_back(train.seat, table.number, 1)
            fun, token = await here.board(counts=False)
            assert not fun.row.counts
            listed = {"name": "Ann", "table": fun.row.id, "token": token}
            refused = await here.ask(f"/api/today/{train.name}/list", listed, status=409)
            assert "counts" in refused["error"]

    asyncio.run(play())


def test_a_table_that_follows_is_no_train_of_the_day(train: Train) -> None:
    stored = board("table", train, BoardTrain("Ann"), Player("hash", ""))
    lobby = leaving.following(stored.table, stored.seats, train.seat, "another seed")
    assert (lobby.table.day, lobby.table.counts) == ("", False)


def test_the_legends_game_is_shown_to_those_who_have_ridden(tmp_path: Path, train: Train) -> None:
    async def play() -> None:
        async with serving(tmp_path) as here:
            table, token = await here.board()
            path = f"/api/today/{train.name}/legend?table={table.row.id}"
            assert (await here.ask(path, token=token, status=409))["code"] == "not_over"
            await here.ride(table, train.seat)
            await here.ask(path, status=409)
            await here.ask(path, token="nobody's", status=409)
            await keep_short_game(here, train)
            told = await here.ask(path, token=token)
            assert told["ready"]
            assert told["outcome"]["place"] >= 1

    asyncio.run(play())


async def keep_short_game(here: Here, train: Train) -> None:
    """Store an outlaw's game in place of a legend's, which would take a while."""
    game = outlaws_game(train)
    words = [f"{s} {o}" for s, o in zip(game.choosers, game.choices, strict=True)]
    told = legends.packed_answer(train, words)
    row = LegendRow(train.name, legends.LEGEND_VERSION, told)
    await here.server.registry.store.keep_legend(row)


def test_a_legend_plays_on_from_what_it_has_played(train: Train) -> None:
    part = legends.legend_part(train.name, [])
    again = legends.legend_part(train.name, part.choices)
    assert again.choices[: len(part.choices)] == part.choices
    mine = [words for words in again.choices if words.startswith(f"{train.seat} ")]
    assert len(mine) == 2 * legends.AT_ONCE


@pytest.mark.parametrize("day", ["2020-01-01", "2999-01-01", "yesterday", "2026-11-31"])
@pytest.mark.parametrize("path", ["", "/legend", "/list"])
def test_other_days_have_no_train(day: str, path: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as here:
            await here.ask(f"/api/today/{day}{path}", status=404)

    asyncio.run(play())


def test_an_operator_can_switch_it_off(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, day_list=False) as here:
            assert not (await here.ask("/api/today"))["listing"]
            await here.ask(f"/api/today/{today().isoformat()}/list", status=404)
        async with serving(tmp_path, day_train=False) as here:
            await here.ask("/api/today", status=404)
            await here.ask("/api/today", {"name": "Ann"}, status=404)

    asyncio.run(play())


def test_one_address_lists_only_so_many_and_old_days_are_forgotten(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as here:
            store = here.server.registry.store
            rows = [
                ListedRow("2026-11-16", f"t{n}", f"N{n}", "doc", 100 * n, 1 + n % 2, n, "home")
                for n in range(4)
            ]
            assert [await store.list_result(row, 3) for row in rows] == [True, True, True, False]
            assert await store.list_result(rows[0], 3)  # again, under its own name
            assert await store.count_results("2026-11-16") == 3
            best = await store.listed_results("2026-11-16", 2)
            assert [row.id for row in best] == ["t2", "t0"]
            assert await store.count_better(rows[3]) == 2
            await store.forget_days("2026-11-17")
            assert await store.count_results("2026-11-16") == 0

    asyncio.run(play())
