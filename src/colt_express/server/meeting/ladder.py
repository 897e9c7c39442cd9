"""The ladder of a server: enters the rated games that are over, and shows where people stand."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from time import time
from typing import Final

import msgspec

from ..base.logs import reason
from ..registry.table_registry import TableRegistry
from ..storage.meeting import (
    GroupRow,
    LadderStorage,
    MeetingStorage,
    Place,
    RatedGameRow,
    RatingRow,
)
from ..storage.rows import StoredTable
from .coming import PlannedPerson, read_plan
from .messages import LadderPlace, LadderRules, LadderShown
from .rating import (
    OFTEN,
    SLOW,
    TOO_OFTEN,
    UNCERTAIN_GAMES,
    WINDOW,
    Counted,
    Ladder,
    RatedGame,
    RatedPlayer,
    Rating,
    count_game,
    ladder_of,
    recount,
)

EVERY: Final = 600.0
"""Seconds between two searches for games that ended elsewhere or while no server ran."""
SHOWN: Final = 50
"""Number of places that are shown."""
DAY: Final = 86_400.0
GONE: Final = "gone-"
"""Beginning of what stands for a profile that has left the ladder."""

_log = logging.getLogger(__name__)


class LadderKeeper:
    """Keeps the ladder."""

    def __init__(self, registry: TableRegistry, store: MeetingStorage) -> None:
        self.registry = registry
        self.store = store
        self._ended = asyncio.Event()

    def game_over(self, _table: str) -> None:
        """A game has ended here; it may be a rated one."""
        self._ended.set()

    async def keep(self) -> None:
        """Runs forever; enters games soon after their end."""
        while True:
            self._ended.clear()
            try:
                await self.enter_games()
            except Exception as error:  # from the database; it is tried again
                _log.error("games could not be entered into the ladder: %s", reason(error))
            try:
                async with asyncio.timeout(EVERY):
                    await self._ended.wait()
            except TimeoutError:
                continue

    async def enter_games(self) -> None:
        """Enter all rated games that are over, each once."""
        for group in await self.store.uncounted_groups():
            game = await self._game_of(group)
            if game is not None and await self._enter(game):
                self.registry.metrics.game_rated()
            await self.store.set_counted(group.table)

    async def _game_of(self, group: GroupRow) -> RatedGame | None:
        """The game of a group as it counts; None if there is nothing to count."""
        stored = (await self.registry.store.tables_called([group.table])).get(group.table)
        if stored is None or stored.table.status != "over":
            return None
        ended = await self.registry.finished_games.find(group.table)
        if ended is None or ended.result is None:
            return None
        return rated_game(group, stored, ended.result.money, ended.result.winners)

    async def _enter(self, game: RatedGame) -> bool:
        profiles = [one.profile for one in game.players]
        row = RatedGameRow(game.table, game.ladder, game.ended, _players_text(game), 0.0)

        def decide(
            games: Sequence[RatedGameRow], ratings: Sequence[RatingRow]
        ) -> tuple[float, list[RatingRow]]:
            standings = {(one.ladder, one.profile): counted(one) for one in ratings}
            weight = count_game(standings, game, [read_game(one) for one in games])
            return weight, rows_of(standings) if weight else []

        return await self.store.enter_game(row, profiles, game.ended - WINDOW, decide)

    # What is shown ----------------------------------------------------------------------------

    async def show(self, ladder: Ladder, profile: str) -> LadderShown:
        """A ladder, as it is shown to the person of a profile, if they have one."""
        found = await self.store.places(ladder, SHOWN)
        certain = [one for one in found if not counted(one.rating).uncertain]
        uncertain = [one for one in found if counted(one.rating).uncertain]
        places = [_shown(one, rank, profile) for rank, one in enumerate(certain, 1)]
        places += [_shown(one, 0, profile) for one in uncertain]
        own = None
        if profile and not any(one.you for one in places):
            mine = [one for one in await self.store.ratings_of(profile) if one.ladder == ladder]
            own = _shown(Place(mine[0], "", ""), 0, profile) if mine else None
        return LadderShown(ladder, places, own)


def rules() -> LadderRules:
    """What is counted, in numbers."""
    return LadderRules(OFTEN, TOO_OFTEN, round(WINDOW / DAY), UNCERTAIN_GAMES, SLOW)


def rated_game(
    group: GroupRow, stored: StoredTable, money: Sequence[int], winners: Sequence[int]
) -> RatedGame:
    """A finished game as it counts, for those who wanted it to."""
    plan = read_plan(group.plan)

    def player(seat: int, person: PlannedPerson) -> RatedPlayer:
        row = stored.seats[seat]
        left = row.resigned or bool(row.stand_in)
        return RatedPlayer(person.profile, money[seat], left, seat in winners, person.address)

    players = [player(seat, one) for seat, one in enumerate(plan.people) if one.ladder]
    ladder = ladder_of(plan.game, plan.speed)
    return RatedGame(group.table, ladder, stored.table.ended, tuple(players))


def _players_text(game: RatedGame) -> str:
    return msgspec.json.encode(game.players).decode()


def read_game(row: RatedGameRow) -> RatedGame:
    """A game as it was entered."""
    players = msgspec.json.decode(row.players, type=tuple[RatedPlayer, ...])
    ladder = msgspec.convert(row.ladder, Ladder)
    return RatedGame(row.table, ladder, row.ended, players, row.weight)


def counted(row: RatingRow) -> Counted:
    return Counted(Rating(row.mu, row.sigma), row.games)


def rows_of(standings: dict[tuple[str, str], Counted]) -> list[RatingRow]:
    """Ratings as they are stored; none of profiles that are gone."""
    now = time()
    return [
        RatingRow(ladder, profile, one.rating.mu, one.rating.sigma, one.games, now)
        for (ladder, profile), one in sorted(standings.items())
        if not profile.startswith(GONE)
    ]


def _shown(place: Place, rank: int, profile: str) -> LadderPlace:
    rating = counted(place.rating)
    return LadderPlace(
        rank=rank,
        name=place.name,
        portrait=place.portrait,
        points=rating.points,
        margin=rating.margin,
        games=rating.games,
        uncertain=rating.uncertain,
        you=place.rating.profile == profile,
    )


async def count_again(store: LadderStorage) -> int:
    """Work all ratings out from the games that were entered, with the weights they were given;
    returns the number of games."""
    return await store.recount_ladder(lambda rows: rows_of(recount(map(read_game, rows))))


async def take_off(store: LadderStorage, profile: str, worthless: bool = False) -> int:
    """Take a profile off the ladder; its games stay, without its name, and count for its opponents
    unless they are ``worthless`` from now on. Returns how many games these are."""
    games = await store.leave_ladder(profile, GONE + secrets.token_hex(6), worthless)
    if worthless:
        await count_again(store)
    return games
