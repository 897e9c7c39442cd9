"""Link previews: pictures and sentences about tables, games and moments, and nothing hidden."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path
from random import Random
from time import time

import httpx
import pytest

from colt_express import Game, Setup
from colt_express.drawing import draw
from colt_express.engine.events import Event
from colt_express.engine.information.view import View
from colt_express.engine.serialization.record import read_record, save_record
from colt_express.replays.telling import tell
from colt_express.server.api.theatre import previews
from colt_express.server.api.theatre.preview_words import Tags, tags_of
from colt_express.server.api.theatre.rendering import Renderer
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.connections.static_files import StaticFiles
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.server import Server
from colt_express.server.storage.database.table_store import Store
from colt_express.server.storage.rows import SeatRow, TableRow
from colt_express.words import Words

from ...playing import play_some, random_choice
from ...poison import poisoned, poisoned_event
from .test_theatre import finished, store_game, unfinished

PNG = b"\x89PNG\r\n\x1a\n"
PAGE = "<!doctype html><html><head><title>Colt Express</title></head><body></body></html>"
EMBED = PAGE.replace("Colt Express", "A game of Colt Express")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[View, dict[str, object]]]:
    """Every view that is drawn, in place of pictures, which take long."""
    found: list[tuple[View, dict[str, object]]] = []

    def draw(view: View, **rest: object) -> str:
        found.append((view, rest))
        return f"picture {len(found)}"

    async def picture(_self: Renderer, drawing: object) -> bytes:
        return PNG + str(drawing).encode()

    monkeypatch.setattr(previews, "draw", draw)
    monkeypatch.setattr(Renderer, "picture", picture)
    return found


def visit(
    folder: Path, game: Game | None, requests: Callable[[httpx.AsyncClient], Awaitable[None]]
) -> None:
    async def serve() -> None:
        if game is not None:
            await store_game(folder, game)
        (folder / "page").mkdir(exist_ok=True)
        (folder / "page" / "index.html").write_text(PAGE)
        (folder / "page" / "embed.html").write_text(EMBED)
        api = Server(Settings(default_database(folder), workers=1, requests_per_second=1000.0))
        app = create_app(api, StaticFiles(folder / "page"))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://here") as client,
        ):
            await requests(client)

    asyncio.run(serve())


def as_it_was(game: Game, choices: int) -> Game:
    """The game after its first choices."""
    then = Game(game.setup)
    for seat, option in list(zip(game.choosers, game.choices, strict=True))[:choices]:
        then.choose(seat, str(option))
    return then


def tags_in(page: str) -> dict[str, str]:
    found = re.findall(r'<meta property="([\w:]+)" content="([^"]*)" />', page)
    return {name: unescape(text) for name, text in found}


def test_a_finished_game_has_a_picture_and_says_who_won(tmp_path: Path) -> None:
    game = finished()
    assert game.result is not None
    winner, money = game.result.winners[0], max(game.result.money)

    async def requests(client: httpx.AsyncClient) -> None:
        answer = await client.get("/game/over")
        assert answer.headers["content-type"].startswith("text/html")
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        tags = tags_in(answer.text)
        name = Words("en").figure(["ghost", "doc", "tuco"][winner])
        assert tags["og:title"] == f"The game is over: {name}, ${money:,}"
        assert tags["og:image"] == "http://here/preview/over.png?language=en"
        picture = await client.get(tags["og:image"])
        assert picture.headers["content-type"] == "image/png"
        assert picture.content.startswith(PNG)
        assert int.from_bytes(picture.content[16:20]) == 1200
        assert int.from_bytes(picture.content[20:24]) == 630
        etag = {"if-none-match": picture.headers["etag"]}
        assert (await client.get(tags["og:image"], headers=etag)).status_code == 304
        etag = {"if-none-match": answer.headers["etag"]}
        assert (await client.get("/game/over", headers=etag)).status_code == 304
        french = await client.get("/table/over", headers={"accept-language": "fr"})
        assert "La partie est finie" in tags_in(french.text)["og:title"]

    visit(tmp_path, game, requests)


def test_a_link_to_a_moment_tells_no_end(
    tmp_path: Path, drawn: list[tuple[View, dict[str, object]]]
) -> None:
    game = finished()
    then = as_it_was(game, 37)

    async def requests(client: httpx.AsyncClient) -> None:
        tags = tags_in((await client.get("/game/over?at=37&seat=1")).text)
        events = tell(read_record(save_record(game)), 1).steps[37].events
        expected = tags_of(then.view(1), 1, None, Words("en"), events)
        assert tags["og:title"] == expected.title
        assert tags["og:title"].startswith("Doc, $")
        assert tags["og:title"].endswith(f"round {then.view(-1).round}")
        assert tags["og:description"] == expected.description
        money = tags_of(then.view(1), 1, None, Words("en")).description
        assert tags["og:description"].endswith(f". {money}"), "first what happened, then the money"
        assert "at=37" in tags["og:image"]
        assert "seat=1" in tags["og:image"]
        assert (await client.get(tags["og:image"])).status_code == 200

    visit(tmp_path, game, requests)
    assert [view for view, _ in drawn] == [then.view(1)]


def test_of_a_running_game_only_what_spectators_see_is_drawn(
    tmp_path: Path, drawn: list[tuple[View, dict[str, object]]]
) -> None:
    game = unfinished()

    async def requests(client: httpx.AsyncClient) -> None:
        assert (await client.get("/preview/playing.png")).status_code == 200
        assert (await client.get("/preview/playing.png?at=3")).status_code == 200
        for seat in ("0", "-2"):
            refused = await client.get(f"/preview/playing.png?seat={seat}")
            assert refused.status_code in (403, 409)
            assert "error" in refused.json()
            page = await client.get(f"/game/playing?seat={seat}")
            assert page.status_code == 200
            assert "og:title" not in page.text
        tags = tags_in((await client.get("/game/playing")).text)
        assert tags["og:title"].startswith("Round ")

    visit(tmp_path, game, requests)
    assert len(drawn) == 2
    assert drawn[0][0] == game.view(-1)
    assert all(view.seat == -1 for view, _ in drawn)


def told_and_drawn(game: Game, seat: int, events: list[Event]) -> tuple[Tags, str]:
    """What a preview says after these events, and what is drawn of that moment."""
    view = game.view(seat)
    seen = [game.see(event, seat) for event in events]
    return tags_of(view, seat, None, Words("en"), seen), draw(view)


def test_sentences_and_drawings_do_not_depend_on_hidden_information() -> None:
    game, dice = Game(Setup(5, boxes=["cursed"], seed="poison")), Random(1)
    while not game.over:
        events = game.choose(*random_choice(game, dice))
        for seat in range(-1, 5):
            twin = poisoned(game, seat, dice)
            nonsense = [poisoned_event(event, seat, 5, dice) for event in events]
            told = told_and_drawn(game, seat, events)
            assert told_and_drawn(twin, seat, nonsense) == told
        play_some(game, dice, 11)


def test_a_waiting_table_has_a_preview(tmp_path: Path) -> None:
    async def store() -> None:
        setup = Setup(4, seed="0123456789abcdef")
        row = TableRow("waiting", time(), "waiting", False, 0, 0.0, 0, setup.options, "", {})
        seats = [SeatRow(0, "human", "Ann"), *(SeatRow(n, "open") for n in range(1, 4))]
        database = Store(default_database(tmp_path))
        await database.open()
        try:
            await database.create_table(row, seats)
        finally:
            await database.close()

    async def requests(client: httpx.AsyncClient) -> None:
        tags = tags_in((await client.get("/table/waiting")).text)
        assert tags["og:title"] == "A table is waiting"
        assert tags["og:description"] == "1 of 4 seats are taken."
        assert (await client.get(tags["og:image"])).content.startswith(PNG)

    asyncio.run(store())
    visit(tmp_path, None, requests)


def test_a_picture_asked_for_over_a_hundred_times_is_drawn_once(
    tmp_path: Path, drawn: list[tuple[View, dict[str, object]]]
) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        for _ in range(3):
            answers = await asyncio.gather(*(client.get("/preview/over.png") for _ in range(50)))
            assert {answer.status_code for answer in answers} == {200}
        assert len(drawn) == 1
        statuses, last = [], None
        for n in range(previews.PER_HOUR + 5):
            language = ("en", "fr", "pl", "ru")[n % 4]
            last = await client.get(f"/preview/over.png?at={n // 4}&language={language}")
            statuses.append(last.status_code)
        assert last is not None
        assert statuses[-1] == 429
        assert last.json()["error"] == "too many pictures for this address; ask again in an hour"
        assert "retry-after" in last.headers
        assert (await client.get("/preview/over.png")).status_code == 200  # cached
        assert (await client.get("/game/over")).status_code == 200

    visit(tmp_path, finished(), requests)
    assert len(drawn) <= previews.PER_HOUR


@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("/preview/nowhere.png", 404, "there is no game of that name"),
        ("/preview/over.png?at=9999", 404, "this game has no moment 9999: its last one is"),
        ("/preview/over.png?at=soon", 400, "the moment must be a number"),
        ("/preview/over.png?seat=7", 404, "there is no seat 7 in this game"),
        ("/preview/over.png?seat=x", 400, "the seat must be a number"),
        ("/preview/over.png?language=xx", 409, "no language is called 'xx'"),
        ("/preview/..%2fover.png", 404, ""),
    ],
)
def test_bad_requests_get_a_sentence(tmp_path: Path, path: str, status: int, sentence: str) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        answer = await client.get(path)
        assert answer.status_code == status, answer.text
        assert sentence in answer.text

    visit(tmp_path, finished(), requests)


def test_a_page_without_preview_is_the_page(tmp_path: Path) -> None:
    async def requests(client: httpx.AsyncClient) -> None:
        for path in ("/game/nowhere", "/game/over?at=9999", "/table/nowhere"):
            answer = await client.get(path)
            assert answer.status_code == 200
            assert answer.text == PAGE
        for path in ("/game/A%20b", "/table/" + "a" * 17, "/table/", "/game/a/b"):
            assert (await client.get(path)).status_code == 404
        forged = await client.get("/game/over", headers={"host": 'x"><script>'})
        assert "<script>" not in forged.text

    visit(tmp_path, finished(), requests)
