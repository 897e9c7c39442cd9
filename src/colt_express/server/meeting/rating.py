"""The ladder: which games count, how much, and what they do to the ratings of their players.

Pure decisions; `recount` works the same ratings out from all counted games. Ratings are openskill's
(Plackett–Luce), which belongs to the extra ``arena``.

Against collusion: a game with two players of one address does not count, also if they have shared
one in earlier games; and the same two people at one table count less the more often they meet. A
profile without games has an uncertain rating, so that a win against it moves others little.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final, Literal, get_args

import msgspec

from .matching import BASE

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Ladder = Literal["base-quick", "base-slow", "boxes-quick", "boxes-slow"]
LADDERS: Final[tuple[Ladder, ...]] = get_args(Ladder)

SLOW: Final = 3600
"""Seconds per decision from which a game is a slow one."""
WINDOW: Final = 30 * 86_400.0
"""Seconds for which shared addresses and earlier games of the same people are looked at."""
OFTEN: Final = 3
"""Games of the same two people within that time that count in full."""
TOO_OFTEN: Final = 6
"""Games of the same two people within that time that count at all; those after `OFTEN`, by half."""
HALF: Final = 0.5
UNCERTAIN_SIGMA: Final = 5.5
UNCERTAIN_GAMES: Final = 10
"""Ratings are uncertain with a greater deviation, or after fewer games."""
POINTS_OF_MEAN: Final = 1500
POINTS: Final = 25
"""Points that are shown for a rating of 25, and for each unit more."""
Z: Final = 1.96


MISSING: Final = (
    "the ladder needs openskill, which is not installed: pip install 'colt-express[arena]', or "
    "start without --ladder"
)


class Rating(msgspec.Struct, frozen=True):
    """The estimated strength of a player, and its standard deviation."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


class RatedPlayer(msgspec.Struct, frozen=True):
    """A player of a finished game. ``left``: was away at the end, or had resigned. ``address`` is a
    hash."""

    profile: str
    money: int
    left: bool = False
    won: bool = False
    address: str = ""


class RatedGame(msgspec.Struct, frozen=True):
    """A finished game of a ladder. ``known``: how much it counts, if that was decided before."""

    table: str
    ladder: Ladder
    ended: float
    players: tuple[RatedPlayer, ...]
    known: float | None = None


def ladder_of(game: str, speed: int) -> Ladder:
    """The ladder on which a game with that clock counts."""
    if game == BASE:
        return "base-slow" if speed >= SLOW else "base-quick"
    return "boxes-slow" if speed >= SLOW else "boxes-quick"


def ranks(players: Sequence[RatedPlayer]) -> list[int]:
    """The rank of each player, from 0: winners, then by money; all who left share the last."""
    keys = [(1, 0, 0) if one.left else (0, -one.won, -one.money) for one in players]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def weight(game: RatedGame, earlier: Iterable[RatedGame]) -> float:
    """How much a game counts, from 0 to 1, after earlier ones that any of its players played."""
    earlier = [one for one in earlier if game.ended - WINDOW <= one.ended <= game.ended]
    if len(game.players) < 2 or all(one.left for one in game.players):
        return 0.0
    shared = _addresses([*earlier, game])
    least = 1.0
    for one, other in combinations([player.profile for player in game.players], 2):
        if one == other or not shared.get(one, set()).isdisjoint(shared.get(other, set())):
            return 0.0
        together = sum({one, other} <= {p.profile for p in before.players} for before in earlier)
        if together >= TOO_OFTEN:
            return 0.0
        if together >= OFTEN:
            least = HALF
    return least


def _addresses(games: Iterable[RatedGame]) -> dict[str, set[str]]:
    """The addresses that each profile has played from."""
    found: dict[str, set[str]] = {}
    for game in games:
        for player in game.players:
            if player.address:
                found.setdefault(player.profile, set()).add(player.address)
    return found


def rated(before: Mapping[str, Rating], game: RatedGame, counts: float = 1.0) -> dict[str, Rating]:
    """The ratings of a game's players after it; ``counts`` is its weight."""
    old = [before.get(player.profile, Rating()) for player in game.players]
    if not counts:
        return {player.profile: r for player, r in zip(game.players, old, strict=True)}
    model = _model()
    teams = [[model.rating(one.mu, one.sigma)] for one in old]
    new = model.rate(teams, ranks=[float(rank) for rank in ranks(game.players)])
    return {
        player.profile: Rating(
            was.mu + counts * (now.mu - was.mu), was.sigma + counts * (now.sigma - was.sigma)
        )
        for player, was, [now] in zip(game.players, old, new, strict=True)
    }


def can_rate() -> bool:
    """Whether openskill is installed."""
    try:
        _model()
    except ImportError:
        return False
    return True


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()


class Counted(msgspec.Struct, frozen=True):
    """The rating of a profile on a ladder, and the number of games that it has counted."""

    rating: Rating
    games: int

    @property
    def uncertain(self) -> bool:
        return self.games < UNCERTAIN_GAMES or self.rating.sigma > UNCERTAIN_SIGMA

    @property
    def points(self) -> int:
        """The rating as it is shown."""
        return round(POINTS_OF_MEAN + POINTS * (self.rating.mu - Rating().mu))

    @property
    def margin(self) -> int:
        """What is added and subtracted for a 95 % interval."""
        return round(POINTS * Z * self.rating.sigma)


def recount(games: Iterable[RatedGame]) -> dict[tuple[str, str], Counted]:
    """The ratings of all profiles, by ladder and profile, from all finished games."""
    standings: dict[tuple[str, str], Counted] = {}
    past: list[RatedGame] = []
    for game in sorted(games, key=lambda one: (one.ended, one.table)):
        past = [one for one in past if one.ended >= game.ended - WINDOW]
        count_game(standings, game, past)
        past.append(game)
    return standings


def count_game(
    standings: dict[tuple[str, str], Counted], game: RatedGame, past: Sequence[RatedGame]
) -> float:
    """Enter one more game into the ratings of its players; returns its weight."""
    counts = weight(game, past) if game.known is None else game.known
    if counts:
        known = {p.profile: standings.get((game.ladder, p.profile)) for p in game.players}
        before = {profile: one.rating for profile, one in known.items() if one is not None}
        for profile, rating in rated(before, game, counts).items():
            was = known[profile]
            standings[game.ladder, profile] = Counted(rating, 1 + (was.games if was else 0))
    return counts
