"""A game: the few calls everything else is built on.

>>> from colt_express import Game, Setup
>>> game = Game(Setup(["ghost", "tuco", "cheyenne", "doc"], first=0, seed="folsom"))
>>> decision = game.decisions[0]
>>> decision.seat, decision.name
(0, 'plan')
>>> events = game.choose(0, decision.options[0])
>>> game.decisions[0].seat
1
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ..errors import counted, quoted
from .base.ending import (
    barred_sides,
    bullets_received,
    gunslingers,
    money_by_source,
    winning_sides,
)
from .base.rounds import NEXT_ROUND
from .chance import key_of
from .errors import IllegalChoice, NoSuchSeat
from .figures import FIGURES
from .flow import answer, run
from .guessing.guess import guess_state
from .guessing.knowing import EVERYBODY
from .information.history import history_of
from .information.seeing import is_secret, mine_of, note, see, view_state
from .information.showing import svg_of
from .information.view import SPECTATOR, EventView, HistoryEntry, Mine, View
from .numbers import Number, as_dice, as_int
from .options import Option
from .serialization.digest import digest
from .serialization.notation import ALL, notation
from .state import OVER, PHASES, Question, State

if TYPE_CHECKING:
    from .configuration.setup import Setup
    from .events import Event

RULES_VERSION: Final = 2
"""Changes when the same choices would give another game, see `versions`."""

Decision = Question


class Result:
    """How a game ended. Lists are by seat; partners share the money of their side. Sides that
    cannot win are included."""

    __slots__ = ("barred", "breakdown", "gunslingers", "hits", "money", "winners")

    def __init__(
        self,
        money: list[int],
        breakdown: list[dict[str, int]],
        hits: list[int],
        shooters: list[int],
        winners: list[int],
        barred: list[int],
    ) -> None:
        self.money: list[int] = money
        self.breakdown: list[dict[str, int]] = breakdown  # money by source
        self.hits: list[int] = hits  # bullets received, which decide ties
        self.gunslingers: list[int] = shooters  # seats
        self.winners: list[int] = winners  # seats
        self.barred: list[int] = barred  # seats whose side cannot win, however rich (CASE-9)

    def __repr__(self) -> str:
        return f"<Result: money {self.money}, winners {self.winners}>"


class Redeal:
    """A new deal, made with ``seed``, of everything a seat could not know at a moment of the
    game."""

    __slots__ = ("number", "seat", "seed")

    def __init__(self, number: int, seat: int, seed: str) -> None:
        self.number: int = number  # of choices made before
        self.seat: int = seat  # -1 for a spectator
        self.seed: str = seed


class Game:
    """A game, advanced by choices. ``listening``: whether it records events, which `choose`
    returns. Copies made for search do not need them.
    """

    __slots__ = ("asked", "began_at", "choices", "choosers", "redeals", "setup", "state")

    def __init__(self, setup: Setup, listening: bool = True, state: State | None = None) -> None:
        """A new game, or one that goes on from a ``state``."""
        self.setup: Setup = setup
        self.began_at: str = ""  # the line of the position in which it began, unless it was dealt
        self.choosers: list[int] = []
        self.choices: list[Option] = []
        self.redeals: list[Redeal] = []
        # By choice: the question, and the number of events before it; None if the game has not
        # listened from the beginning
        self.asked: list[tuple[Question, int]] | None = None
        if state is not None:
            self.state: State = state
            return
        self.state = State.fresh(setup.rulebook, key_of(setup.seed), listening)
        self.state.round_cards = setup.fixed_rounds[:]
        self.state.push(NEXT_ROUND)
        for step in reversed(setup.rulebook.opening):
            self.state.push(step)
        run(self.state)
        if listening:
            self.asked = []
            note(self.state, self.events)

    @property
    def decisions(self) -> list[Decision]:
        """The questions now open. Where the rules say *at once*, several seats are asked, and
        each is listed until it has chosen."""
        return list(self.state.questions)

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, from the opening on; empty if the game is not listening."""
        log = self.state.log
        return [] if log is None else log

    def decision_of(self, seat: Number) -> Decision | None:
        """The decision that this seat must make now, or None."""
        seat = as_int(seat)
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def choose(self, seat: Number, option: Option | str) -> list[Event]:
        """Take a choice, run on to the next decision, and return what happened.

        An option that is not open is refused with `IllegalChoice`; nothing has changed then.
        """
        index = self._question_index(as_int(seat))
        question = self.state.questions[index]
        told = self._take(index, question, self._open_option(question, option))
        log = self.state.log
        return [] if log is None else log[told:]

    def choose_index(self, index: Number) -> None:
        """Choose an option of the first decision by its index. It returns nothing: the quickest way
        to play many games."""
        if not self.state.questions:
            raise IllegalChoice("the game is over; nothing is left to choose")
        question = self.state.questions[0]
        number = as_int(index)
        if not 0 <= number < len(question.options):
            raise IllegalChoice(
                f"there are {len(question.options)} options, but none with {number}"
            )
        self._take(0, question, question.options[number])

    def _take(self, index: int, question: Question, chosen: Option) -> int:
        """Take a choice and run on; says how many events had been told before."""
        state = self.state
        log = state.log
        told = 0 if log is None else len(log)
        self.choosers.append(question.seat)
        self.choices.append(chosen)
        answer(state, index, chosen)
        if log is not None:
            if self.asked is not None:
                self.asked.append((question, told))
            note(state, log[told:])
        return told

    def _question_index(self, seat: int) -> int:
        for index, question in enumerate(self.state.questions):
            if question.seat == seat:
                return index
        if seat == SPECTATOR:
            raise NoSuchSeat("seat -1 is a spectator, who has nothing to choose")
        self._check_seat(seat)
        raise IllegalChoice(self._why_not_asked(seat))

    def _checked_seat(self, wanted: Number) -> int:
        """The seat as an int; raises `NoSuchSeat` unless it exists or is -1, a spectator."""
        seat = as_int(wanted)
        self._check_seat(seat)
        return seat

    def _check_seat(self, seat: int) -> None:
        seats = self.state.rules.seats
        if not SPECTATOR <= seat < seats:
            raise NoSuchSeat(
                f"there is no seat {seat}; seats are numbered from 0 to {seats - 1}, "
                "and -1 is a spectator"
            )

    def _why_not_asked(self, seat: int) -> str:
        if self.over:
            return "the game is over; nothing is left to choose"
        seats = ", ".join(str(decision.seat) for decision in self.decisions)
        return f"seat {seat} is not asked now; the game waits for seat {seats}"

    def _open_option(self, question: Question, option: Option | str) -> Option:
        if isinstance(option, str):
            found = question.find(option)
            if found is not None:
                return found
        else:
            for known in question.options:
                if known is option:
                    return known
            for known in question.options:
                if known.same(option):
                    return known
        words = ", ".join(str(known) for known in question.options)
        raise IllegalChoice(
            f"{quoted(str(option))} is not open to seat {question.seat} now; open: {words}"
        )

    def copy(self, listening: bool = False) -> Game:
        """An independent game in the same position; it tells no events unless asked to."""
        new = Game(self.setup, listening, self.state.copy(listening))
        new.choosers = self.choosers[:]
        new.choices = self.choices[:]
        new.redeals = self.redeals[:]
        new.began_at = self.began_at
        if listening and self.state.log is not None:
            new.state.log = self.events[:]
            new.asked = None if self.asked is None else self.asked[:]
        return new

    def __copy__(self) -> Game:
        """As `copy`; the copy keeps the event log if this game has one. `packing` makes pickles."""
        return self.copy(self.state.log is not None)

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.__copy__()

    def __eq__(self, other: object) -> bool:
        """Whether both are in the same position, reached by the same choices."""
        return (
            isinstance(other, Game)
            and self.choosers == other.choosers
            and [str(option) for option in self.choices] == [str(o) for o in other.choices]
            and self.setup == other.setup
            and digest(self.state) == digest(other.state)
        )

    def __hash__(self) -> int:
        raise TypeError("a game changes with every choice, so it cannot be the key of anything")

    def guess(self, seat: Number, rng: Random) -> Game:
        """A determinization: a full game in which everything hidden from this seat is re-dealt
        uniformly and everything it knows stays the same. The result depends only on what the seat
        knows and on the dice. A guess has no history and no seed: it can be played and copied, but
        not saved."""
        seat = self._checked_seat(seat)
        return Game(self.setup.known, False, guess_state(self.state, seat, as_dice(rng)))

    def deal_anew(self, seat: Number, seed: str) -> None:
        """Re-deal everything hidden from this seat (-1: a spectator), as `guess` does, and go on
        from there: the way to play another game from a moment of this one. The same seed deals the
        same; records keep it."""
        seat = self._checked_seat(seat)
        log = self.state.log
        self.state = guess_state(self.state, seat, Random(seed))
        self.state.log = log
        self.redeals.append(Redeal(len(self.choices), seat, seed))

    def guess_together(self, rng: Random) -> Game:
        """As `guess`, from what all players know together: hands and secret choices stay, and what
        no player can know is re-dealt, such as the order of decks, purses that no player has looked
        at, and the round cards to come."""
        return Game(self.setup.known, False, guess_state(self.state, EVERYBODY, as_dice(rng)))

    @property
    def result(self) -> Result | None:
        """Money and winners once the game is over."""
        if not self.over:
            return None
        state = self.state
        sides = state.rules.sides
        shooters = gunslingers(state)
        winners = winning_sides(state)
        barred = barred_sides(state)
        breakdown = [money_by_source(state, side) for side in sides]
        return Result(
            [sum(sources.values()) for sources in breakdown],
            breakdown,
            [bullets_received(state, side) for side in sides],
            [seat for seat, side in enumerate(sides) if side in shooters],
            [seat for seat, side in enumerate(sides) if side in winners],
            [seat for seat, side in enumerate(sides) if side in barred],
        )

    def view(self, seat: Number) -> View:
        """The table as this seat may know it; seat -1 is a spectator."""
        seat = self._checked_seat(seat)
        return view_state(self.state, seat)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows of the game: as a spectator sees it."""
        return svg_of(view_state(self.state, SPECTATOR))

    def mine(self, seat: Number) -> Mine:
        """What this seat knows beyond ``view(-1)``."""
        seat = self._checked_seat(seat)
        return mine_of(self.state, seat)

    def history(self, seat: Number) -> list[HistoryEntry]:
        """Everything this seat has seen and done, in order, the opening first: every choice with
        the events it caused, each event as it could be seen when it happened. Seat -1 is a
        spectator."""
        seat = self._checked_seat(seat)
        return history_of(self, seat)

    def see(self, event: Event, seat: Number) -> EventView:
        """An event of this game, as this seat could see it when it happened."""
        seat = self._checked_seat(seat)
        return see(self.state, event, seat)

    def is_secret(self, event: Event) -> bool:
        """Whether some seat could see more of an event than a spectator."""
        return is_secret(self.state, event)

    def record(self) -> str:
        """The game as text that `load_record` reads back."""
        from .serialization.record import save_record

        return save_record(self)

    def position(self, seat: Number = ALL) -> str:
        """The position in one line, as this seat knows it: -1 is a spectator, and without a seat
        the line knows everything. `from_notation` reads a line that knows everything."""
        return notation().position(self, as_int(seat))

    def notation(self, seat: Number = ALL) -> str:
        """The whole game as readable text, as this seat saw it; without a seat with everything, so
        that `from_notation` can play it again."""
        return notation().text(self, as_int(seat))

    @staticmethod
    def from_notation(text: str) -> Game:
        """The game of a position's line or of a game's text; raises `NotationError` with line,
        column and reason if it cannot be read."""
        return notation().game(text)

    def seat_names(self) -> list[str]:
        """Each seat by the name of its first bandit; ``seat 0`` before there is one."""
        names = [f"seat {seat}" for seat in range(self.setup.seats)]
        for bandit in reversed(self.state.bandits):
            if bandit.seat < len(names):
                names[bandit.seat] = FIGURES[bandit.character]
        return names

    def __repr__(self) -> str:
        state = self.state
        at = f"round {state.round + 1} of {len(state.round_cards)}, " if state.round >= 0 else ""
        asked = [f"waits for seat {question.seat}: {question.name}" for question in state.questions]
        parts = [at + PHASES[state.phase], *asked, f"{counted(len(self.choices), 'choice')} made"]
        return f"<Game: {'; '.join(parts)}; {self.setup!r}>"

    def __str__(self) -> str:
        from .serialization.text import draw_train

        return draw_train(self.state)
