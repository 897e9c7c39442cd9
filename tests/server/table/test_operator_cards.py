"""House cards: the operator's own, offered to tables as an additional box."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from colt_express.engine import Box, SetupError, load_box
from colt_express.engine.configuration.components import RoundSpec
from colt_express.server.api.table_requests import carry_out
from colt_express.server.base.refusals import Refused
from colt_express.server.base.settings import default_database
from colt_express.server.table.messages import Rematch
from colt_express.server.table.operator_cards import NOT_OFFERED

from ..in_process import registry_at, registry_in, requests_at
from ..registry.test_resuming import again, begun, play
from ..test_serving import Refusals

EXAMPLE = Path("docs/examples/house.toml")
NAMES = {
    "cars": ["bullion"],
    "rounds": ["night_ride", "stampede"],
    "stations": ["ghost_town"],
}
CARS = ["bullion", "saloon", "mail"]
NEW: dict[str, Any] = {"name": "Ann", "seats": ["open", "open"]}


@pytest.fixture
def refusals(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refusals:
    return Refusals(monkeypatch, capsys)


@pytest.fixture
def house() -> Box:
    return load_box(EXAMPLE)


def test_the_server_lists_its_house_cards(tmp_path: Path, house: Box) -> None:
    async def ask(offered: Box | None) -> Any:
        async with requests_at(default_database(tmp_path), offered) as client:
            return (await client.get("/api/house")).json()

    assert asyncio.run(ask(house)) == NAMES
    assert asyncio.run(ask(None)) is None


def test_a_table_with_house_cards_names_them(tmp_path: Path, house: Box) -> None:
    async def create() -> dict[str, Any]:
        async with requests_at(default_database(tmp_path), house) as client:
            body = {**NEW, "options": {"house": True}}
            created = (await client.post("/api/tables", json=body)).json()
            info: dict[str, Any] = (await client.get(f"/api/tables/{created['table']}")).json()
            return info

    assert asyncio.run(create())["options"] == {"house": NAMES}


@pytest.mark.parametrize("wish", [None, 1, "yes", {}, {"box": "mine"}, NAMES])
def test_players_cannot_bring_their_own_cards(tmp_path: Path, house: Box, wish: Any) -> None:
    async def create() -> None:
        async with requests_at(default_database(tmp_path), house) as client:
            answer = await client.post("/api/tables", json={**NEW, "options": {"house": wish}})
            assert answer.status_code == 400
            assert "Expected `bool`" in answer.json()["error"]

    asyncio.run(create())


def test_house_cards_are_refused_where_there_are_none(tmp_path: Path) -> None:
    async def create() -> None:
        async with registry_in(tmp_path) as registry:
            with pytest.raises(Refused, match=NOT_OFFERED):
                await begun(registry, "open", "open", options={"house": True})

    asyncio.run(create())


def test_a_game_continues_even_if_the_file_is_gone(database: str, house: Box) -> None:
    other = msgspec.structs.replace(house, cars={}, rounds_2_4={})

    async def finish() -> None:
        async with registry_at(database, house) as first:
            table = await begun(first, "open", "open", options={"house": True, "cars": CARS})
            await play(table, 20)
        async with registry_at(database, other) as second:
            risen = await again(second, table)
            assert risen.number == table.number
            await play(risen, 1000)
            assert risen.row.status == "over"
            record = json.loads(risen.record())
            assert record["setup"]["house"]["cars"] == {"bullion": {"strongbox": 1}}
            await carry_out(risen, 0, Rematch(0))
            following = await second.find(risen.row.next_table)
            assert following is not None
            assert msgspec.to_builtins(following.info().options.house) == NAMES

    asyncio.run(finish())


def test_a_file_that_no_table_could_use_stops_the_server(
    refusals: Refusals, tmp_path: Path
) -> None:
    file = tmp_path / "house.toml"
    file.write_text('box = "house"\n[cars]\nmint = { strongbox = 9 }\n', encoding="utf-8")
    said = refusals.of("--port", "0", "--components", str(file))
    assert said.startswith(f"{file}: ")
    assert "strongbox" in said
    assert "cannot be read" in refusals.of("--port", "0", "--components", str(tmp_path / "no.toml"))


def test_cards_that_need_a_box_are_refused_at_the_table(tmp_path: Path) -> None:
    needy = Box(box="house", stations={"corral": RoundSpec(turns="OO", event="shotguns_rage")})

    async def create() -> None:
        async with registry_at(default_database(tmp_path), needy) as registry:
            with pytest.raises(SetupError, match="shotguns_rage"):
                await begun(registry, "open", "open", options={"house": True})
            await begun(registry, "open", "open", options={"house": True, "boxes": ["horses"]})

    asyncio.run(create())
