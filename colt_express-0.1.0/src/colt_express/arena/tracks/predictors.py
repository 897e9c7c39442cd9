"""Predictors: what can take part in Foretell.

A predictor says how probable each option is before a seat chooses a card, from what that seat
knows. One of a user's own is a class in a file, made without arguments once for each game:

    class MyPredictor:
        def predict(self, decision, look):
            return [1 / len(decision.options)] * len(decision.options)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol

from ...bots import Eyes
from ...bots.outlaw.planning import worth_of_plans
from ...bots.outlaw.players import Memory
from ...bots.outlaw.situation import Situation
from ...bots.own import is_own
from ...bots.own.loading import MISTAKES, load_class
from ...bots.own.mistakes import mistake_in, told
from ...bots.search.rollout_policies import TEMPERATURE, UNIFORM_WEIGHT, likelihoods
from ...engine.game import Decision
from ...errors import did_you_mean, quoted
from .errors import TrackError

METHOD: Final = "predict(self, decision, look)"
TOLERANCE: Final = 1e-6
"""How far the sum of the probabilities may be from 1."""


class Predictor(Protocol):
    """``predict`` returns a probability for each option of the decision, in order."""

    def predict(self, decision: Decision, look: Eyes, /) -> Sequence[float]: ...


class Uniform:
    """All options are equally probable."""

    def predict(self, decision: Decision, _look: Eyes, /) -> Sequence[float]:
        return [1 / len(decision.options)] * len(decision.options)


class OutlawsWorth:
    """The more a card is worth to an outlaw, the more probable it is."""

    def __init__(self) -> None:
        self.memory = Memory()

    def predict(self, decision: Decision, look: Eyes) -> Sequence[float]:
        now = Situation(look.sight(), self.memory, Random(0))
        weights = likelihoods(worth_of_plans(decision.options, now), TEMPERATURE, UNIFORM_WEIGHT)
        return [weight / sum(weights) for weight in weights]


OURS: Final[dict[str, type[Predictor]]] = {"uniform": Uniform, "outlaw": OutlawsWorth}


class OwnPredictor:
    """A predictor in a user's file. What it returns is checked, and what it raises is told in a
    sentence."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.file, self.source, kind = load_class(code)
        if not callable(getattr(kind, "predict", None)):
            raise TrackError(f"{code} has no method {METHOD}, which a predictor needs")
        self.own: Any = self._call("while it was made", kind)

    def predict(self, decision: Decision, look: Eyes) -> Sequence[float]:
        shown = Decision(
            *(decision.seat, decision.kind, decision.options[:]),
            *(decision.bandit, decision.target, decision.token),
        )
        return self._checked(
            self._call("asked to predict a card", self.own.predict, shown, look),
            len(decision.options),
        )

    def _call(self, when: str, what: Any, *arguments: object) -> Any:
        try:
            return what(*arguments)
        except MISTAKES as error:
            mistake = mistake_in(error, self.file, self.source)
            where = told(mistake, Path(self.file).name)
            raise TrackError(f"{self.code}, {when}: {where}") from None

    def _checked(self, found: Any, options: int) -> list[float]:
        try:
            probabilities = [float(one) for one in found]
        except (TypeError, ValueError):
            raise TrackError(
                f"{self.code} returned {quoted(found)}; return a probability for each option"
            ) from None
        if len(probabilities) != options:
            raise TrackError(
                f"{self.code} returned {len(probabilities)} probabilities for {options} options"
            )
        if not all(isfinite(one) and one >= 0 for one in probabilities):
            raise TrackError(f"{self.code} returned {quoted(found)}; probabilities are 0 to 1")
        if abs(sum(probabilities) - 1) > TOLERANCE * options:
            raise TrackError(
                f"{self.code} returned probabilities with the sum {sum(probabilities):.6f}, not 1"
            )
        return probabilities


def check_predictor(entry: str) -> None:
    """Refuse what is no predictor."""
    if is_own(entry):
        OwnPredictor(entry)
    elif entry not in OURS:
        hint = did_you_mean(entry, [*OURS])
        raise TrackError(f"no predictor is called {quoted(entry)}{hint}, or name a class in a file")


def make_predictor(entry: str) -> Predictor:
    return OwnPredictor(entry) if is_own(entry) else OURS[entry]()
