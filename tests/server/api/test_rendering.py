"""Rendering: pictures are made by a worker, so that the server goes on meanwhile."""

from __future__ import annotations

import asyncio
import io

import pytest
from PIL import Image

from colt_express import Game, Setup
from colt_express.drawing import draw, frames_of, png
from colt_express.server.api.theatre.rendering import Renderer
from colt_express.server.base.metrics import Metrics
from colt_express.server.base.refusals import Refused

from ...patience import busy

VIEW = Game(Setup(4, seed="folsom")).view(-1)
SMALL = draw(VIEW, width=120)


def test_the_server_goes_on_while_a_picture_is_made() -> None:
    async def render() -> None:
        renderer = Renderer(Metrics())
        try:
            assert await renderer.picture(SMALL) == png(SMALL)
            turns = 0
            made = asyncio.create_task(renderer.picture(draw(VIEW, width=1200)))
            while not made.done():
                await asyncio.sleep(0.005)
                turns += 1
            assert turns > 5, "a renderer in a thread would hold up the server until it is done"
        finally:
            renderer.close()

    asyncio.run(render())


def test_a_film_has_all_its_frames() -> None:
    async def render() -> None:
        renderer = Renderer(Metrics())
        game = Game(Setup(3, seed="folsom"))
        views = [game.view(-1)]
        game.choose(game.decisions[0].seat, game.decisions[0].options[0])
        views.append(game.view(-1))
        try:
            made = await renderer.film(frames_of(views, width=120))
            picture = Image.open(io.BytesIO(made))
            assert picture.n_frames == 2  # type: ignore[attr-defined]
        finally:
            renderer.close()

    asyncio.run(render())


def test_a_server_that_stops_refuses_pictures() -> None:
    async def render() -> None:
        renderer = Renderer(Metrics())
        await renderer.picture(SMALL)
        slow = asyncio.create_task(renderer.film([draw(VIEW, width=2000)] * 20))
        await asyncio.sleep(0.1)
        renderer.close()
        with pytest.raises(Refused) as refused:
            await asyncio.wait_for(slow, 10 * busy())
        assert refused.value.code == "closing"

    asyncio.run(render())
