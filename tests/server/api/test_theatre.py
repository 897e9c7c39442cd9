"""The theatre over HTTP: games told again, to those who may see them, with good manners to all."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import perf_counter, time
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update

from colt_express import Game, Setup
from colt_express.engine.serialization.record import save_record
from colt_express.replays.steps import ALL_OPEN
from colt_express.replays.telling import Replay
from colt_express.server.api.theatre import making
from colt_express.server.api.theatre.making import Packed, Replays
from colt_express.server.api.theatre.routes import PlayedGame
from colt_express.server.api.theatre.sources import local_name
from colt_express.server.base.credentials import hashed
from colt_express.server.base.metrics import Metrics
from colt_express.server.base.refusals import Refused
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.server import Server
from colt_express.server.storage.database.columns import CHOICES
from colt_express.server.storage.database.table_store import Store
from colt_express.server.storage.rows import ChoiceRow, SeatRow, TableRow
from colt_express.server.table.message_log import SPECTATOR
from colt_express.server.table.thinking import Thinkers
from colt_express.server.table.workers import Workers

from ...patience import busy
from ...playing import play_out, play_some

SEED = "0123456789abcdef"
BANDITS = ["ghost", "doc", "tuco"]


def finished(setup: Setup | None = None) -> Game:
    return play_out(Game(setup or Setup(BANDITS, seed=SEED)), Random(3))


def unfinished(choices: int = 25) -> Game:
    return play_some(Game(Setup(BANDITS, seed=SEED)), Random(3), choices)


async def store_game(folder: Path, game: Game, rules: int = 2) -> str:
    """The name of a table in the database of a server; Ann is at seat 0, Bob at seat 1."""
    status = "over" if game.over else "playing"
    row = TableRow(
        id=status,
        created=time(),
        status=status,  # type: ignore[arg-type]
        public=False,
        clock=0,
        pace=0.0,
        host=0,
        options=game.setup.options,
        seed=str(game.setup.seed),
        setup=game.setup.to_dict(),
        started=1234.5,
        rules=rules,
    )
    names = ["Ann", "Bob"]
    seats = [SeatRow(n, "human", name, "", "", hashed(name)) for n, name in enumerate(names)]
    bots = [SeatRow(n, "bot", "Outlaw", "", "outlaw") for n in range(2, game.setup.seats)]
    store = Store(default_database(folder))
    await store.open()
    try:
        await store.create_table(row, [*seats, *bots])
        for number, (seat, option) in enumerate(zip(game.choosers, game.choices, strict=True)):
            await store.append(row.id, number, ChoiceRow(seat, str(option), time()))
    finally:
        await store.close()
    return row.id


Visit = Callable[[httpx.AsyncClient], Awaitable[None]]


def visit(
    folder: Path,
    game: Game | None,
    requests: Visit,
    rules: int = 2,
    records: tuple[bytes, ...] = (),
    **limits: Any,
) -> None:
    """Make requests to a server that has this game in its database, and these local records."""

    async def serve() -> None:
        if game is not None:
            await store_game(folder, game, rules)
        settings = Settings(default_database(folder), workers=1, **limits)
        app = create_app(Server(settings, records))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://here") as client,
        ):
            await requests(client)

    asyncio.run(serve())


def read(answer: httpx.Response) -> Replay:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Replay)


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_a_finished_game_is_told_from_every_seat(tmp_path: Path) -> None:
    game = finished()

    async def requests(client: httpx.AsyncClient) -> None:
        page = msgspec.json.decode((await client.get("/api/games/over")).content, type=PlayedGame)
        assert (page.status, page.started, page.review) == ("over", 1234.5, True)
        assert [seat.name for seat in page.seats] == ["Ann", "Bob", "Outlaw"]
        assert [seat.bandits for seat in page.seats] == [["ghost"], ["doc"], ["tuco"]]
        assert page.result is not None
        assert game.result is not None
        assert page.result.money == game.result.money
        for seat in range(ALL_OPEN, 3):
            told = read(await client.get(f"/api/games/over/replay?seat={seat}"))
            assert (told.seat, told.trouble) == (seat, "")
            assert len(told.steps) == page.choices + 1 == len(game.choices) + 1
            assert told.result == page.result
        assert read(await client.get("/api/games/over/replay")).seat == SPECTATOR
        own = await client.get("/api/games/over/replay", headers=bearer("Bob"))
        assert read(own).seat == 1

    visit(tmp_path, game, requests)


def test_of_a_running_game_only_the_own_seat_is_told(tmp_path: Path) -> None:
    game = unfinished()

    async def requests(client: httpx.AsyncClient) -> None:
        page = await client.get("/api/games/playing")
        assert msgspec.json.decode(page.content, type=PlayedGame).result is None
        public = await client.get("/api/games/playing/replay")
        assert read(public).seat == SPECTATOR
        bob = await client.get("/api/games/playing/replay?seat=1", headers=bearer("Bob"))
        assert read(bob).steps[-1].mine == game.mine(1)
        for answer in (page, public, bob):
            assert SEED not in answer.text
            assert answer.headers["cache-control"] == "no-store"
        for seat, token in ((0, ""), (0, "Bob"), (2, "Bob"), (1, "Robert")):
            path = f"/api/games/playing/replay?seat={seat}"
            refused = await client.get(path, headers=bearer(token))
            assert (refused.status_code, refused.json()["code"]) == (409, "players")
            assert "until the game is over" in refused.json()["error"]
        for token in ("", "Bob"):
            path = f"/api/games/playing/replay?seat={ALL_OPEN}"
            refused = await client.get(path, headers=bearer(token))
            assert refused.status_code == 409
            assert refused.json()["code"] == "not_over"

    visit(tmp_path, game, requests)


def test_a_running_game_is_told_anew_after_each_choice(tmp_path: Path) -> None:
    game = unfinished()

    async def requests(client: httpx.AsyncClient) -> None:
        before = read(await client.get("/api/games/playing/replay"))
        store = Store(default_database(tmp_path))
        await store.open()
        decision = game.decisions[0]
        choice = ChoiceRow(decision.seat, str(decision.options[0]), time())
        await store.append("playing", len(game.choices), choice)
        await store.close()
        after = read(await client.get("/api/games/playing/replay"))
        assert len(after.steps) == len(before.steps) + 1
        assert after.steps[:-1] == before.steps

    visit(tmp_path, game, requests)


@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("/api/games/nothing", 404, "there is no game of that name"),
        ("/api/games/nothing/replay", 404, "there is no game of that name"),
        ("/api/games/NO%20GAME/replay", 404, "there is no game of that name"),
        ("/api/games/over/replay?seat=3", 404, "there is no seat 3 in this game"),
        ("/api/games/over/replay?seat=8", 404, "numbered from 0 to 2"),
        ("/api/games/over/replay?at=9999", 404, "this game has no moment 9999; its last is"),
        ("/api/games/over/replay?at=-1", 400, "the moment must be a number"),
        ("/api/games/over/replay?at=soon", 400, "the moment must be a number"),
        ("/api/games/over/replay?at=" + "9" * 5000, 400, "the moment must be a number"),
        ("/api/games/over/replay?seat=-3", 400, "the seat must be a number from 0"),
        ("/api/games/over/replay?seat=", 400, "the seat must be a number from 0"),
        ("/api/games/over/replay?seat=%D9%A1", 400, "the seat must be a number from 0"),
        ("/api/games/over/replay?seat=" + "9" * 5000, 400, "the seat must be a number from 0"),
    ],
)
def test_a_wrong_address_gets_a_sentence(
    tmp_path: Path, path: str, status: int, sentence: str
) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        refused = await client.get(path)
        assert refused.status_code == status
        assert sentence in refused.json()["error"]

    visit(tmp_path, finished(), requests)


def test_a_finished_game_of_other_rules_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        told = read(await client.get("/api/games/over/replay"))
        assert told.trouble_code == "rules"
        assert len(told.steps) > 1

    visit(tmp_path, finished(Setup(3, boxes=["horses"], seed=SEED)), requests, rules=1)


def test_a_running_game_of_other_rules_is_not_told(tmp_path: Path) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        for path in ("/api/games/playing", "/api/games/playing/replay"):
            refused = await client.get(path)
            assert refused.status_code == 409
            assert "rules version 99" in refused.json()["error"]

    visit(tmp_path, unfinished(), requests, rules=99)


def test_a_damaged_game_is_told_only_when_it_is_over(tmp_path: Path) -> None:
    for name, game in (("over", finished()), ("playing", unfinished())):
        asyncio.run(store_game(tmp_path, game))
        asyncio.run(damage(tmp_path, name))

    async def requests(client: httpx.AsyncClient) -> None:
        told = read(await client.get("/api/games/over/replay?seat=0"))
        assert (told.trouble_code, len(told.steps)) == ("damaged", 21)
        refused = await client.get("/api/games/playing/replay")
        assert refused.status_code == 409
        assert refused.json() == {"error": "this game's record is damaged; it cannot be shown"}

    visit(tmp_path, None, requests)


async def damage(folder: Path, table_id: str) -> None:
    store = Store(default_database(folder))
    await store.open()
    try:
        async with store.engine.begin() as connection:
            await connection.execute(
                update(CHOICES)
                .where(CHOICES.c.table_id == table_id, CHOICES.c.number == 20)
                .values(option="eat")
            )
    finally:
        await store.close()


def test_a_replay_is_compressed_if_the_client_supports_it_and_kept_by_its_tag(
    tmp_path: Path,
) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        path = "/api/games/over/replay?seat=0"
        plain = await client.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        async with client.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
            assert answer.headers["content-encoding"] == "gzip"
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert gzip.decompress(raw) == plain.content
        assert len(raw) < len(plain.content) / 10
        again = await client.get(path, headers={"if-none-match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

    visit(tmp_path, finished(), requests)


def test_a_record_from_outside_is_told(tmp_path: Path) -> None:
    game = finished(Setup(4, boxes=["horses", "cursed"], seed="mine"))
    record = save_record(game)

    async def requests(client: httpx.AsyncClient) -> None:
        for seat in (ALL_OPEN, SPECTATOR, 3):
            told = read(await client.post(f"/api/replay?seat={seat}", content=record))
            assert (told.seat, len(told.steps)) == (seat, len(game.choices) + 1)
        cut = msgspec.json.decode(record)
        cut["choices"][30] = "0 eat"
        told = read(await client.post("/api/replay", content=msgspec.json.encode(cut)))
        assert (told.trouble_code, len(told.steps)) == ("damaged", 31)
        for body, status, sentence in (
            (b"x" * 10_000_000, 413, "a record may have at most 1000000 bytes"),
            (b"", 400, "this is no JSON, or it is damaged"),
            (b"[" * 1000, 400, "nested too deeply"),
            (b'{"format": "a poem"}', 400, "this is no record of a game"),
            (
                record.replace('"version":1', '"version":7').encode(),
                400,
                "the record has version 7",
            ),
        ):
            refused = await client.post("/api/replay", content=body)
            assert refused.status_code == status
            assert sentence in refused.json()["error"]
        refused = await client.post("/api/replay?seat=4", content=record)
        assert refused.status_code == 400
        assert "there is no seat 4" in refused.json()["error"]

    visit(tmp_path, None, requests)


def test_a_game_in_notation_from_outside_is_told(tmp_path: Path) -> None:
    game = finished(Setup(4, boxes=["horses"], seed="mine"))
    text = game.notation()

    async def requests(client: httpx.AsyncClient) -> None:
        for good in (text, "\ufeff\n" + text):
            told = read(await client.post("/api/replay?seat=1", content=good))
            assert (told.seat, len(told.steps)) == (1, len(game.choices) + 1)
            assert (told.trouble, told.steps[-1].mine) == ("", game.mine(1))
        again = Game.from_notation(unfinished().position())
        for body, sentence in (
            (game.position(), "this is a single position in notation"),
            (game.notation(0), "only a text that knows everything"),
            (text.replace("R1 t1", "R1 t1 G.sing"), "line "),
            (again.notation(), "record"),
            ('[Game "Colt Express 99"]', "Colt Express 99"),
            ("[1, 2, 3]", "this is no record of a game"),
            (b'[Game "\xff"]', "this is not text in UTF-8"),
        ):
            refused = await client.post("/api/replay", content=body)
            assert refused.status_code == 400, body
            assert sentence in refused.json()["error"]

    visit(tmp_path, None, requests)


def test_a_single_moment_can_be_asked_for(tmp_path: Path) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        whole = read(await client.get("/api/games/over/replay?seat=1"))
        for moment in (0, 7, len(whole.steps) - 1):
            one = read(await client.get(f"/api/games/over/replay?seat=1&at={moment}"))
            assert one.steps == [whole.steps[moment]]
            assert one.result == whole.result

    visit(tmp_path, finished(), requests)


def test_a_local_record_is_a_game_of_which_everything_may_be_seen(tmp_path: Path) -> None:
    game = unfinished()
    record = save_record(game).encode()
    name = local_name(record)

    async def requests(client: httpx.AsyncClient) -> None:
        page = await client.get(f"/api/games/{name}")
        assert page.json()["choices"] == len(game.choices)
        for seat in range(ALL_OPEN, 3):
            told = read(await client.get(f"/api/games/{name}/replay?seat={seat}"))
            assert len(told.steps) == len(game.choices) + 1
        assert (await client.get(f"/api/games/{name}/replay?seat=3")).status_code == 404

    visit(tmp_path, None, requests, records=(record,))


def test_an_address_may_have_a_limited_number_of_replays_made(tmp_path: Path) -> None:
    """Those in the cache cost nothing."""

    async def requests(client: httpx.AsyncClient) -> None:
        for _ in range(5):
            assert (await client.get("/api/games/over/replay?seat=0")).status_code == 200
        assert (await client.get("/api/games/over")).status_code == 200
        refused = await client.get("/api/games/over/replay?seat=1")
        assert (refused.status_code, refused.json()["code"]) == (429, "replays")
        assert int(refused.headers["retry-after"]) > 60
        refused = await client.post("/api/replay", content=b"{}")
        assert refused.status_code == 429
        assert (await client.get("/api/games/over/replay?seat=0")).status_code == 200

    visit(tmp_path, finished(), requests, replays_per_hour=2)


def test_cached_replays_take_bounded_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "MEMORY", 1000)

    async def ask() -> None:
        replays = Replays(Thinkers(Workers(1), Metrics()), 10_000)
        for n in range(100):
            made = await replays.find(("game", "page", n), lambda: Packed(b"x" * 99, ""), "here")
            assert len(made.body) == 99
        assert replays.size == 990
        assert len(replays._ready) == 10

    asyncio.run(ask())


def test_the_same_replay_is_made_once_and_few_at_a_time_for_an_address() -> None:
    async def ask() -> None:
        replays = Replays(Thinkers(Workers(1), Metrics()), 10_000)
        made: list[int] = []

        def make() -> Packed:
            made.append(1)
            return Packed(b"told", "")

        await asyncio.gather(*(replays.find(("g", "page", 1), make, "here") for _ in range(9)))
        assert made == [1]
        many = [replays.find(("g", "page", n), make, "here") for n in range(2, 9)]
        answers = await asyncio.gather(*many, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert len(refused) == 3
        assert {error.code for error in refused} == {"busy"}
        assert not replays.waiting.taken

    asyncio.run(ask())


def test_a_long_game_is_ready_within_a_second(tmp_path: Path) -> None:
    game = finished(Setup(7, boxes=["horses", "marshal", "time_machine", "cursed"], seed=SEED))
    assert len(game.choices) > 200

    async def requests(client: httpx.AsyncClient) -> None:
        for seat in (ALL_OPEN, SPECTATOR, 0):
            begun = perf_counter()
            read(await client.get(f"/api/games/over/replay?seat={seat}"))
            assert perf_counter() - begun < 1.0 * busy()

    visit(tmp_path, game, requests)
