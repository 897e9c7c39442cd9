"""The page is light: it is there at once, and it is small."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from ..patience import busy
from .conftest import Visit

PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def test_the_first_picture_within_a_second(visit: Visit) -> None:
    """The quickest of three."""
    times = []
    for _ in range(3):
        ann = visit(defaults=True)
        ann.come()
        ann.button("page-play-now").wait_for()
        times.append(ann.page.wait_for_function(PAINTED).json_value())
        ann.leave()
    assert min(times) < 1000 * busy(), times


def test_all_scripts_are_small(visit: Visit) -> None:
    """Everything for a game in one language, as a server that compresses would send it."""
    ann = visit()
    scripts: list[Response] = []
    ann.page.on("response", lambda one: scripts.append(one) if ".js" in one.url else None)
    ann.play_now()
    ann.wait()
    sizes = {one.url: len(gzip.compress(one.body())) for one in scripts}
    assert 0 < sum(sizes.values()) < 120_000, sizes
