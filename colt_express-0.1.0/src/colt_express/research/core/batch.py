"""Many games, each stepped to the next choice of a seat that no bot holds, in one compiled call.

A game that ends is replaced at once by the next one of its place, whose deal depends only on the
seed, the place and how many games were played there before: it does not matter how many processes
share the places.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from ...engine.configuration.setup import Setup
from ...engine.game import Game
from ...engine.options import Option
from ...engine.state import OVER, Question
from .actions import ActionSpace
from .errors import ResearchError, WrongAction
from .layout import Layout
from .rewards import rewards_of
from .sheet import Sheet

Answer = Callable[[int, Game, Question], Option]
"""What a bot chooses: given the place of the game among those of this batch, and its question."""

Begun = Callable[[int, Game], None]
"""Told of every game that begins at a place, so that bots can be made for it."""

ACTION_SIZE: Final = 4
MULTIPLIER: Final = 48271
MODULUS: Final = 2147483647


class BatchCore:
    """``count`` games from place ``first`` on. After `start`, and after every `step`, each game
    waits for a seat that is not among ``held``, and `observations` (in the rows `shown`), `masks`,
    `seats`, `dones` and `ended` say how things stand."""

    __slots__ = (
        "acted",
        "actions",
        "answer",
        "begun",
        "broken",
        "chances",
        "count",
        "dones",
        "dones_view",
        "ended",
        "episodes",
        "first",
        "games",
        "held",
        "layout",
        "masks",
        "next",
        "observations",
        "reward",
        "rewards",
        "seats",
        "seats_view",
        "seed",
        "setup",
        "shown",
        "shown_view",
        "space",
        "steps",
        "stopping",
    )

    def __init__(
        self,
        setup: Setup,
        layout: Layout,
        space: ActionSpace,
        count: int,
        first: int,
        seed: str,
        reward: str,
        held: list[bool],
        answer: Answer | None,
        begun: Begun | None,
    ) -> None:
        self.setup: Setup = setup
        self.layout: Layout = layout
        self.space: ActionSpace = space
        self.count: int = count
        self.first: int = first
        self.seed: str = seed
        self.reward: str = reward
        self.held: list[bool] = held  # by seat: whether a bot holds it
        self.answer: Answer | None = answer
        self.begun: Begun | None = begun
        self.games: list[Game] = []
        self.episodes: list[int] = [0] * count
        # A row for each place and seat, of which `shown` are those of the seats that must choose
        self.observations: Sheet = layout.sheet(count * setup.seats)
        self.shown: vec[i64] = vec[i64]([0] * count)
        self.shown_view: memoryview = memoryview(self.shown)
        self.masks: Sheet = Sheet(count, space.size, space.size)
        self.seats: vec[u8] = vec[u8]([0] * count)
        self.seats_view: memoryview = memoryview(self.seats)
        self.dones: vec[u8] = vec[u8]([0] * count)
        self.dones_view: memoryview = memoryview(self.dones)
        self.ended: list[int] = []  # places whose game has ended in this step
        self.rewards: list[list[float]] = []  # by place among these: the rewards of its seats
        self.chances: vec[i64] = vec[i64]([0] * count)  # by place: the dice of `sample`
        self.actions: bytes = b""  # of the step that is being made
        self.next: int = count  # the place that is to be stepped next; all are done if it is last
        self.acted: bool = False  # whether the choice of that place was made
        self.stopping: bool = False  # set from outside: stop before the next choice
        self.broken: bool = False  # whether games have not begun, or `start` was interrupted
        self.steps: int = 0

    def start(self) -> None:
        """Begin all games anew, with the first deal of each place."""
        self.broken = True
        self.games = []
        chances = self.chances
        for place in range(self.count):
            self.episodes[place] = 0
            text = f"{self.seed}:{self.first + place}"
            key = blake2b(text.encode(), digest_size=4, person=b"colt-research").digest()
            chances[place] = 1 + i64(int.from_bytes(key, "little")) % (MODULUS - 1)
            self.games.append(self._dealt(place, 0))
        self._forget()
        self.next = 0
        self.acted = False
        self.actions = b""
        self.broken = False
        self.go_on()

    def step(self, actions: bytes) -> None:
        """Make a choice in every game: ``actions`` has its number for each, as int32. If one of
        them is not open, nothing happens in any game."""
        if self.broken or not self.games:
            raise ResearchError("the games have not begun; call reset() first")
        if self.next < self.count:
            raise ResearchError(
                f"the last step was interrupted after {self.next} of {self.count} games; "
                "call resume() to finish it, or reset() to begin anew"
            )
        self._check(actions)
        self._forget()
        self.actions = actions
        self.next = 0
        self.acted = False
        self.steps += 1
        self.go_on()

    def go_on(self) -> bool:
        """Go on with the step until all games wait for a choice again; false if it has been stopped
        on the way."""
        place: i64 = self.next
        count: i64 = self.count
        while place < count:
            if self.stopping or not self._wait(place):
                return False
            place += 1
            self.acted = False
            self.next = place
        return True

    def _wait(self, place: i64) -> bool:
        """Make the choice of one game, and let it and bots go on to the next choice that is needed
        from outside; false if it has been stopped on the way."""
        game = self.games[place]
        if not self.acted:
            if self.actions:  # none when the games begin
                game.choose_index(self._chosen(place))
            self.acted = True
        while True:
            state = game.state
            if state.phase == OVER:
                self._end(place, game)
                game = self.games[place]
                continue
            question = state.questions[0]
            if not self.held[question.seat]:
                break
            if self.stopping:
                return False
            answer = self.answer
            assert answer is not None
            game.choose(question.seat, answer(place, game, question))
        self.seats[place] = u8(question.seat)
        row = place * i64(len(self.held)) + i64(question.seat)
        self.shown[place] = row
        self.layout.write(state, question.seat, self.observations, row)
        self.space.mark(state, question, self.masks, place)
        return True

    def _chosen(self, place: i64) -> int:
        """The index of the chosen option among those of the question."""
        number: i64 = i64(read_i32_le(self.actions, place * ACTION_SIZE))
        masks = self.masks
        written = masks.written
        first: i64 = place * i64(masks.size)
        n: i64 = 0
        while n < i64(masks.counts[place]):
            if i64(written[first + n]) == first + number:
                return int(n)
            n += 1
        raise AssertionError("this was checked before")

    def _end(self, place: i64, game: Game) -> None:
        """Note the rewards of a game that is over, and deal the next one."""
        rewards = rewards_of(game, self.reward)
        following = self.episodes[place] + 1
        dealt = self._dealt(place, following)
        # Up to here nothing has changed, for a bot that cannot be made may have ended it
        self.episodes[place] = following
        if self.dones[place] == 0:
            self.ended.append(int(place))
            self.rewards.append(rewards)
            self.dones[place] = 1
        self.games[place] = dealt

    def _dealt(self, place: i64, number: int) -> Game:
        """The game of a place that has this number."""
        seed = f"{self.seed}:{self.first + place}:{number}"
        game = Game(self.setup.seeded(seed), False)
        begun = self.begun
        if begun is not None:
            begun(place, game)
        return game

    def _forget(self) -> None:
        """The endings of the last step are told."""
        dones = self.dones
        for place in self.ended:
            dones[place] = 0
        self.ended = []
        self.rewards = []

    def _check(self, actions: bytes) -> None:
        """Refuse actions of which one is not open."""
        masks = self.masks
        data = masks.data
        size: i64 = masks.size
        place: i64 = 0
        while place < self.count:
            number: i64 = i64(read_i32_le(actions, place * ACTION_SIZE))
            if number < 0 or number >= size or data[place * size + number] == 0:
                state = self.games[place].state
                try:
                    self.space.option(state, state.questions[0], int(number))
                except ValueError as error:
                    raise WrongAction(f"game {self.first + place}: {error}") from None
            place += 1

    def sample(self, out: memoryview) -> None:
        """Write a random open action for each game, the same for the same seed and steps, whatever
        the number of processes."""
        masks = self.masks
        written = masks.written
        counts = masks.counts
        chances = self.chances
        size: i64 = masks.size
        place: i64 = 0
        while place < self.count:
            chance = chances[place] * MULTIPLIER % MODULUS
            chances[place] = chance
            first = place * size
            number = i64(written[first + chance % i64(counts[place])]) - first
            out[place] = number
            place += 1
