"""Facts about a player's finished games: for the token of the seat only, and nothing secret."""

from __future__ import annotations

import gzip

import msgspec

from colt_express.bots.curve import OUTLOOK_VERSION, Curve, CurveSeat
from colt_express.server.api.my_games import Seated
from colt_express.server.api.seat_facts import Moved, SeatFacts, facts
from colt_express.server.api.theatre.curves import CurveAnswer
from colt_express.server.base.rate_limits import Bucket
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.storage.rows import CurveRow

from .test_my_games import PLENTY, evict, in_a_hall, play_on, seated


async def ask(registry: DatabaseRegistry, *seats: tuple[str, str]) -> list[SeatFacts | None]:
    asked = [Seated(table, token) for table, token in seats]
    return await facts(registry, asked, "here", Bucket(0, PLENTY))


def test_facts_of_a_finished_game_for_its_players(database: str) -> None:
    async def work(registry: DatabaseRegistry) -> None:
        table, ann, bob = await seated(registry, start=True)
        name = table.row.id
        assert await ask(registry, (name, ann)) == [None]
        await play_on(table)
        result = table.running().game.result
        assert result is not None
        await evict(registry, table)
        found, other, nobody, gone = await ask(
            registry, (name, ann), (name, bob), (name, "nobody's"), ("no-such-table", ann)
        )
        assert nobody is gone is None
        assert found is not None
        assert other is not None
        assert (found.table, found.seat, other.seat) == (name, 0, 1)
        assert (found.money, found.winners) == (result.money, result.winners)
        assert found.hits == sum(one.hits for one in found.deeds.rounds)
        assert [len(seat.bandits) for seat in found.seats] == [1, 1, 1]
        assert found.moved is None
        assert found.deeds.did[1] == other.deeds.got[0]

        curve = Curve([], [], [CurveSeat(*range(13))] * 3, [])
        told = gzip.compress(msgspec.json.encode(CurveAnswer(True, 1, 1, curve)))
        await registry.store.keep_curve(CurveRow(name, OUTLOOK_VERSION, told), None)
        [again] = await ask(registry, (name, ann))
        assert again is not None
        assert again.moved == Moved(luck=2, own=3, error=9, decisions=8)

        text = msgspec.json.encode(again).decode()
        secrets = (ann, bob, table.row.seed, table.seats[0].token_hash)
        assert not [one for one in secrets if one in text]

    in_a_hall(database, work)
