"""What a finished game was for one seat, in figures that can be added up over many games: money by
round, and who did what to whom. Only what everybody saw is counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from ..engine.awards import LOST, NO_MONEY
from ..engine.game import Game
from ..engine.information.view import SPECTATOR, EventView


class Dealings(msgspec.Struct):
    """What one seat did to another: bullets, punches, and the dollars that these cost."""

    shots: int = 0
    punches: int = 0
    cost: int = 0


class RoundDeeds(msgspec.Struct):
    """What a round brought to a seat: dollars gained and lost, bullets fired at others, and bullets
    taken."""

    gained: int = 0
    lost: int = 0
    shots: int = 0
    hits: int = 0


class SeatDeeds(msgspec.Struct):
    """A seat's game. ``did`` and ``got`` are by the other seat: what this one did to it, and what
    it did to this one. ``law``: bullets that no player fired. ``behind``: dollars behind the
    richest seat when the last round began. ``grabbed``: strongboxes taken in the last round."""

    rounds: list[RoundDeeds]
    did: list[Dealings]
    got: list[Dealings]
    law: int = 0
    behind: int = 0
    grabbed: int = 0


def deeds_of(game: Game, seat: int) -> SeatDeeds:
    """The deeds of a seat in a game that is over, and listened from its beginning."""
    return _Tally(game, seat).count()


class _Tally:
    """Goes through the events of a game once."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.values: Sequence[int] = game.state.token_values
        self.seats: Mapping[str, int] = {
            bandit.name: bandit.seat for bandit in game.view(SPECTATOR).bandits
        }
        players = game.setup.seats
        self.deeds = SeatDeeds(
            [], [Dealings() for _ in range(players)], [Dealings() for _ in range(players)]
        )
        self.purses = [0] * players
        self.puncher = ("", "")  # who punched whom last

    def count(self) -> SeatDeeds:
        last = len(self.game.state.round_cards)
        for happened in self.game.events:
            event = self.game.see(happened, SPECTATOR)
            if event.kind == "round_began":
                self.deeds.rounds.append(RoundDeeds())
                if len(self.deeds.rounds) == last:
                    self.deeds.behind = max(self.purses) - self.purses[self.seat]
            elif self.deeds.rounds:
                self._note_violence(event, self.deeds.rounds[-1])
                self._note_loot(event, self.deeds.rounds[-1], len(self.deeds.rounds) == last)
        return self.deeds

    def _seat_of(self, bandit: str | None) -> int:
        return self.seats.get(bandit or "", -1)

    def _note_violence(self, event: EventView, now: RoundDeeds) -> None:
        actor, target = self._seat_of(event.bandit), self._seat_of(event.target)
        if event.kind == "shot":
            if actor == self.seat:
                now.shots += 1
                self._did(target).shots += 1
            elif target == self.seat:
                now.hits += 1
                self._got(actor).shots += 1
        elif event.kind == "hit" and actor == self.seat:
            now.hits += 1
            self.deeds.law += 1
        elif event.kind == "punched":
            self.puncher = event.bandit or "", event.target or ""
            if actor == self.seat:
                self._did(target).punches += 1
            elif target == self.seat:
                self._got(actor).punches += 1

    def _note_loot(self, event: EventView, now: RoundDeeds, last: bool) -> None:
        if event.token is None or event.token.kind == NO_MONEY:
            return
        value = self.values[event.token.number]
        if event.kind in ("robbed", "kept"):
            self._gain(self._seat_of(event.bandit), value, now)
            if event.kind == "robbed" and last and self._seat_of(event.bandit) == self.seat:
                self.deeds.grabbed += event.token.kind == "strongbox"
        if event.kind == "kept":
            self._lose(event.target, value, now)
        elif event.kind in LOST:
            self._lose(event.bandit, value, now)

    def _gain(self, seat: int, value: int, now: RoundDeeds) -> None:
        if seat >= 0:
            self.purses[seat] += value
        if seat == self.seat:
            now.gained += value

    def _lose(self, bandit: str | None, value: int, now: RoundDeeds) -> None:
        """A bandit loses loot; the last one who punched it is to blame."""
        seat = self._seat_of(bandit)
        if seat >= 0:
            self.purses[seat] -= value
        if seat == self.seat:
            now.lost += value
        puncher, punched = self.puncher
        if punched != bandit:
            return
        self.puncher = ("", "")
        if seat == self.seat:
            self._got(self._seat_of(puncher)).cost += value
        elif self._seat_of(puncher) == self.seat:
            self._did(seat).cost += value

    def _did(self, seat: int) -> Dealings:
        """This seat's dealings with another; those with figures of no seat are forgotten."""
        return self.deeds.did[seat] if seat >= 0 else Dealings()

    def _got(self, seat: int) -> Dealings:
        return self.deeds.got[seat] if seat >= 0 else Dealings()
