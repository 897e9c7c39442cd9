"""What is asked: whom the game waits for, and the question."""

from __future__ import annotations

from mypy_extensions import i64

from ....engine.registry import QUESTION_NAMES
from ....engine.state import Question, State
from ..fields import Part, Plan, numbered
from ..looking import Looking
from ..sheet import Sheet


class Asking(Part):
    """The seat's own question, or the first of those that others are asked; options are in the
    mask."""

    __slots__ = ("at_bandit", "at_kind", "at_mine", "at_seat", "at_target", "at_token", "kind_at")

    def __init__(self, plan: Plan) -> None:
        names: list[str] = []
        for name in QUESTION_NAMES:
            if name not in names:
                names.append(name)
        self.kind_at: list[int] = [names.index(name) for name in QUESTION_NAMES]
        tokens = ("token", numbered(plan.table.most_tokens))
        self.at_seat: i64 = plan.add("asked", [plan.seats], "the seats that must choose now")
        self.at_mine: i64 = plan.add(
            "mine", [("count", [""])], "whether the question below is the seat's own"
        )
        self.at_kind: i64 = plan.add("question", [("kind", names)], "what is asked")
        self.at_bandit: i64 = plan.add(
            "question_bandit", [plan.figures], "the figure that acts, if there is one"
        )
        self.at_target: i64 = plan.add(
            "question_target", [plan.figures], "the other figure that it is about"
        )
        self.at_token: i64 = plan.add("question_token", [tokens], "the token that it is about")

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        questions = state.questions
        if not questions:
            return
        asked: Question = questions[0]
        for question in questions:
            sheet.mark(self.at_seat + look.relative(question.seat))
            if question.seat == look.seat:
                asked = question
        if asked.seat == look.seat:
            sheet.mark(self.at_mine)
        sheet.mark(self.at_kind + i64(self.kind_at[asked.kind]))
        if asked.bandit >= 0:
            self._figure(self.at_bandit, asked.bandit, look, sheet)
        if asked.target >= 0:
            self._figure(self.at_target, asked.target, look, sheet)
        if asked.token >= 0:
            sheet.mark(self.at_token + asked.token)

    def _figure(self, at: i64, figure: int, look: Looking, sheet: Sheet) -> None:
        slot: i64 = look.slot_of[figure]
        if slot >= 0:
            sheet.mark(at + slot)
