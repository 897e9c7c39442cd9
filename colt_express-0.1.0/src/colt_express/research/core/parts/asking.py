"""What is asked: whom the game waits for, and the question."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.registry import QUESTION_NAMES
from ....engine.state import Question, State
from ..fields import Part, Plan, numbered
from ..looking import Looking
from ..sheet import Sheet

KIND: Final = 0
BANDIT: Final = 1
TARGET: Final = 2
TOKEN: Final = 3


class Asking(Part):
    """The seat's own question, or the first of those that others are asked; options are in the
    mask."""

    __slots__ = (
        "at_bandit",
        "at_kind",
        "at_mine",
        "at_seat",
        "at_target",
        "at_token",
        "kind_at",
        "mark",
    )

    def __init__(self, plan: Plan) -> None:
        names: list[str] = []
        for name in QUESTION_NAMES:
            if name not in names:
                names.append(name)
        self.kind_at: vec[i64] = vec[i64]([0] * len(QUESTION_NAMES))
        for n, name in enumerate(QUESTION_NAMES):
            self.kind_at[i64(n)] = names.index(name)
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
        self.mark: i64 = plan.remember(4)

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        data, row = sheet.data, sheet.at
        at = row + self.at_seat
        end = row + self.at_mine
        while at <= end:
            data[at] = 0
            at += 1
        kind: i64 = -1
        bandit: i64 = -1
        target: i64 = -1
        token: i64 = -1
        questions = state.questions
        if questions:
            asked: Question = questions[0]
            for question in questions:
                data[row + self.at_seat + look.relative(question.seat)] = 1
                if question.seat == look.seat:
                    asked = question
            if asked.seat == look.seat:
                data[end] = 1
            kind = self.at_kind + self.kind_at[i64(asked.kind)]
            bandit = self._figure(self.at_bandit, asked.bandit, look)
            target = self._figure(self.at_target, asked.target, look)
            if asked.token >= 0:
                token = self.at_token + i64(asked.token)
        marks, mark = sheet.marks, sheet.marked + self.mark
        if i64(marks[mark + KIND]) != kind + 1:
            sheet.move(mark + KIND, kind)
        if i64(marks[mark + BANDIT]) != bandit + 1:
            sheet.move(mark + BANDIT, bandit)
        if i64(marks[mark + TARGET]) != target + 1:
            sheet.move(mark + TARGET, target)
        if i64(marks[mark + TOKEN]) != token + 1:
            sheet.move(mark + TOKEN, token)

    def _figure(self, at: i64, figure: i64, look: Looking) -> i64:
        if figure < 0:
            return -1
        slot = look.slot_of[figure]
        return at + slot if slot >= 0 else -1
