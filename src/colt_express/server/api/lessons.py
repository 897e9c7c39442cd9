"""Lessons over HTTP. The server keeps nothing about learners: a client sends all its choices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...engine.game import Game
from ...lessons.reading import LANGUAGES, Lesson, NoSuchLesson, Shelf
from ...lessons.teaching import Ask, Beat, NotThatWay, Taught, stolen_before, teach
from ...replays.results import Result, result_of
from ...replays.shown_options import ShownOptions, shown
from ..base.addresses import address_of
from ..base.fair_queue import FairQueue
from ..connections.responses import etag_response, json_response, read_body
from ..table.messages import Word

Language = Literal["en", "fr", "pl", "ru"]


class Learner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a learner has come in a lesson: the act, and all choices made in it."""

    act: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    choices: Annotated[list[Word], msgspec.Meta(max_length=200)] = []
    language: Language = "en"


class Teaching(msgspec.Struct, frozen=True):
    """What happens in a lesson after the learner's last choice, up to the next one. Without ``ask``
    the act is over; ``result`` is there if its game is over, too."""

    lesson: str
    title: str
    act: int
    acts: int
    seat: int
    beats: list[Beat]
    ask: Ask | None
    options: ShownOptions
    result: Result | None


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson in the list."""

    name: str
    title: str
    about: str
    you: str


class LessonChapter(msgspec.Struct, frozen=True):
    title: str
    lessons: list[LessonCard]


class LessonRoutes:
    """Answers requests for lessons, one at a time and fairly between addresses."""

    def __init__(self, queue: FairQueue) -> None:
        self.shelf = Shelf()
        self.queue = queue
        self._listed: dict[str, bytes] = {}  # by language

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/lessons", self.show_contents, methods=["GET"]),
            Route("/api/lessons/{lesson}", self.teach, methods=["POST"]),
        ]

    async def show_contents(self, request: Request) -> Response:
        language = request.query_params.get("language", "en")
        if language not in LANGUAGES:
            choice = ", ".join(LANGUAGES)
            raise HTTPException(400, f"there are no lessons in that language; choose from {choice}")
        if language not in self._listed:
            async with self.queue.turn(address_of(request)):
                self._listed[language] = msgspec.json.encode(self._chapters(language))
        return etag_response(request, self._listed[language])

    def _chapters(self, language: str) -> list[LessonChapter]:
        return [
            LessonChapter(
                chapter.title[language],
                [_card(self.shelf.lesson(name), language) for name in chapter.lessons],
            )
            for chapter in self.shelf.chapters
        ]

    async def teach(self, request: Request) -> Response:
        learner = await read_body(request, Learner)
        async with self.queue.turn(address_of(request)):
            try:
                lesson = self.shelf.lesson(request.path_params["lesson"])
                taught, game = teach(lesson, learner.act, learner.choices, learner.language)
            except NoSuchLesson as error:
                raise HTTPException(404, str(error)) from None
            except NotThatWay as error:
                raise HTTPException(409, str(error)) from None
            return json_response(_teaching(lesson, learner, taught, game))


def _card(lesson: Lesson, language: str) -> LessonCard:
    return LessonCard(lesson.name, lesson.title[language], lesson.about[language], lesson.you)


def _teaching(lesson: Lesson, learner: Learner, taught: Taught, game: Game) -> Teaching:
    return Teaching(
        lesson=lesson.name,
        title=lesson.title[learner.language],
        act=learner.act,
        acts=len(lesson.acts),
        seat=taught.seat,
        beats=taught.beats,
        ask=taught.ask,
        options=shown(game.setup.options),
        result=result_of(game, stolen_before(lesson, learner.act)) if game.over else None,
    )
