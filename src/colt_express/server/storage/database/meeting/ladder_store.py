"""The ladder in the database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...meeting import Enter, GroupRow, Place, RatedGameRow, RatingRow, Recount
from ..columns import PROFILES, TABLES
from ..database_connection import database_operation
from ..statements import INSERT
from .columns import GROUPS, RATED_GAMES, RATINGS
from .queue_store import LADDER_LOCK, OneAtATime

SURELY: Final = RATINGS.c.mu - 2 * RATINGS.c.sigma
"""What the rating of a profile surely is, by which the ladder is in order."""


class LadderStore(OneAtATime):
    """The ladder."""

    @database_operation
    async def uncounted_groups(self) -> list[GroupRow]:
        """Groups with a rated game that has not been counted, although their table is over, closed
        or gone."""
        played = exists().where(
            TABLES.c.id == GROUPS.c.table, TABLES.c.status.in_(("waiting", "playing"))
        )
        open_ones = GROUPS.c.rated, ~GROUPS.c.counted, GROUPS.c.state == "opened"
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(GROUPS).where(*open_ones, ~played))
            return [GroupRow(**row) for row in rows.mappings()]

    @database_operation
    async def set_counted(self, table: str) -> None:
        """Write that a game need not be counted any more."""
        async with self.writing() as connection:
            done = update(GROUPS).where(GROUPS.c.table == table)
            await connection.execute(done.values(counted=True))

    @database_operation
    async def enter_game(
        self, game: RatedGameRow, profiles: Collection[str], since: float, decide: Enter
    ) -> bool:
        """Enter a game of these profiles, unless it has been entered. ``decide`` gets their games
        since then."""
        known = select(RATED_GAMES.c.table).where(RATED_GAMES.c.table == game.table)
        mentioned = or_(*(RATED_GAMES.c.players.contains(f'"{one}"') for one in profiles))
        async with self.writing_alone(LADDER_LOCK) as connection:
            if (await connection.execute(known)).first() is not None:
                return False
            earlier = select(RATED_GAMES).where(RATED_GAMES.c.ended >= since, mentioned)
            games = await connection.execute(earlier.order_by(RATED_GAMES.c.ended))
            theirs = RATINGS.c.ladder == game.ladder, RATINGS.c.profile.in_(profiles)
            ratings = await connection.execute(select(RATINGS).where(*theirs))
            weight, after = decide(
                [RatedGameRow(**row) for row in games.mappings()],
                [RatingRow(**row) for row in ratings.mappings()],
            )
            entered = msgspec.structs.replace(game, weight=weight)
            values = msgspec.structs.asdict(entered)
            await connection.execute(insert(RATED_GAMES).values(values))
            await self._write(connection, after)
            return True

    @database_operation
    async def recount_ladder(self, decide: Recount) -> int:
        """Store the ratings that ``decide`` gets from all games that were entered, the earliest
        first, in place of all others. Returns the number of games."""
        query = select(RATED_GAMES).order_by(RATED_GAMES.c.ended, RATED_GAMES.c.table)
        async with self.writing_alone(LADDER_LOCK) as connection:
            rows = (await connection.execute(query)).mappings().all()
            await connection.execute(delete(RATINGS))
            await self._write(connection, decide([RatedGameRow(**row) for row in rows]))
            return len(rows)

    async def _write(self, connection: AsyncConnection, ratings: Collection[RatingRow]) -> None:
        write = INSERT[self.engine.dialect.name](RATINGS)
        new = write.excluded
        for row in ratings:
            values = {"mu": new.mu, "sigma": new.sigma, "games": new.games, "changed": new.changed}
            keys = [RATINGS.c.ladder, RATINGS.c.profile]
            await connection.execute(
                write.values(msgspec.structs.asdict(row)).on_conflict_do_update(
                    index_elements=keys, set_=values
                )
            )

    @database_operation
    async def places(self, ladder: str, most: int) -> list[Place]:
        """The best of a ladder, by what they surely are."""
        query = (
            select(RATINGS, PROFILES.c.name, PROFILES.c.portrait)
            .join(PROFILES, PROFILES.c.id == RATINGS.c.profile)
            .where(RATINGS.c.ladder == ladder)
            .order_by(SURELY.desc(), RATINGS.c.profile)
            .limit(most)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [_place(dict(row)) for row in rows]

    @database_operation
    async def ratings_of(self, profile: str) -> list[RatingRow]:
        """The ratings of a profile."""
        query = select(RATINGS).where(RATINGS.c.profile == profile).order_by(RATINGS.c.ladder)
        async with self.engine.connect() as connection:
            return [RatingRow(**row) for row in (await connection.execute(query)).mappings()]

    @database_operation
    async def rated_games_of(self, profile: str) -> list[RatedGameRow]:
        """The games of a profile that were entered, the earliest first."""
        theirs = select(RATED_GAMES).where(RATED_GAMES.c.players.contains(f'"{profile}"'))
        query = theirs.order_by(RATED_GAMES.c.ended, RATED_GAMES.c.table)
        async with self.engine.connect() as connection:
            return [RatedGameRow(**row) for row in (await connection.execute(query)).mappings()]

    @database_operation
    async def leave_ladder(self, profile: str, name: str, worthless: bool = False) -> int:
        """Delete the ratings of a profile and put another ``name`` in place of it in all games,
        which are ``worthless`` from now on if they are to count no more. Returns how many games
        these are."""
        named, instead = f'"{profile}"', f'"{name}"'
        async with self.writing_alone(LADDER_LOCK) as connection:
            await connection.execute(delete(RATINGS).where(RATINGS.c.profile == profile))
            query = select(RATED_GAMES.c.table, RATED_GAMES.c.players)
            games = (
                await connection.execute(query.where(RATED_GAMES.c.players.contains(named)))
            ).all()
            for table, players in games:
                values: dict[str, Any] = {"players": str(players).replace(named, instead)}
                if worthless:
                    values["weight"] = 0.0
                one = update(RATED_GAMES).where(RATED_GAMES.c.table == table)
                await connection.execute(one.values(**values))
            groups = select(GROUPS.c.table, GROUPS.c.plan).where(GROUPS.c.plan.contains(named))
            for table, plan in (await connection.execute(groups)).all():
                one = update(GROUPS).where(GROUPS.c.table == table)
                await connection.execute(one.values(plan=str(plan).replace(named, instead)))
            return len(games)

    @database_operation
    async def forget_ladder(self, addresses_before: float, games_before: float) -> None:
        """Delete the addresses in games that ended before the first of these times, and games that
        ended before the second; ratings stay."""
        addressed = (
            RATED_GAMES.c.ended < addresses_before,
            RATED_GAMES.c.players.contains('"address"'),
        )
        query = select(RATED_GAMES.c.table, RATED_GAMES.c.players).where(*addressed)
        async with self.writing_alone(LADDER_LOCK) as connection:
            await connection.execute(delete(RATED_GAMES).where(RATED_GAMES.c.ended < games_before))
            for table, players in (await connection.execute(query)).all():
                listed = msgspec.json.decode(players, type=list[dict[str, Any]])
                bare = [{k: v for k, v in one.items() if k != "address"} for one in listed]
                one = update(RATED_GAMES).where(RATED_GAMES.c.table == table)
                await connection.execute(one.values(players=msgspec.json.encode(bare).decode()))


def _place(row: dict[str, Any]) -> Place:
    name, portrait = row.pop("name"), row.pop("portrait")
    return Place(RatingRow(**row), name, portrait)
