"""The tasks of a page's main thread, read from Chromium's trace.

The time on the clock also counts what other programs do on the same cores, above all the drawing
where there is no graphics card. The time on the processor is the thread's own.
"""

from __future__ import annotations

import json
from bisect import bisect
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, Final

from playwright.sync_api import Browser, Page

CATEGORIES: Final = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "v8",
    "blink.user_timing",
    "toplevel",
]

WATCH: Final = """() => new MutationObserver(() => {
  const kind = document.querySelector('[data-showing]')?.dataset.showing ?? ''
  performance.mark('showing ' + kind)
}).observe(document, { subtree: true, attributeFilter: ['data-showing'] })"""
"""Marks in the trace which event is shown."""

SCRIPT: Final = "FunctionCall EvaluateScript TimerFire FireAnimationFrame EventDispatch"
PARTS: Final = {
    "script": [*SCRIPT.split(), "RunMicrotasks", "v8.run", "v8.callFunction"],
    "style": ["UpdateLayoutTree"],
    "layout": ["Layout"],
    "paint": ["PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer"],
    "garbage": ["MinorGC", "MajorGC"],
}
PART_OF: Final = {name: part for part, names in PARTS.items() for name in names}

Event = dict[str, Any]


@dataclass
class Task:
    wall: float
    """In milliseconds on the clock, and on the processor."""
    cpu: float
    showing: str
    """The kind of event that was shown, if any."""
    parts: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """What it did, on the processor."""

    def __str__(self) -> str:
        most = sorted(self.parts.items(), key=lambda part: -part[1])[:4]
        parts = ", ".join(f"{part} {time:.0f}" for part, time in most)
        return f"{self.cpu:4.0f} ms ({self.wall:4.0f} on the clock)  {self.showing:12}  {parts}"


def start(browser: Browser, page: Page) -> None:
    browser.start_tracing(page=page, categories=CATEGORIES)


def stop(browser: Browser) -> list[Task]:
    """All tasks since the start."""
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    busy = Counter(_thread(event) for event in events if event["name"] == "UpdateLayoutTree")
    [(main, _)] = busy.most_common(1)
    marks = [(one["ts"], one["name"]) for one in events if one["name"].startswith("showing ")]
    mine = [event for event in events if event["ph"] == "X" and _thread(event) == main]
    return _tasks(sorted(mine, key=lambda one: (one["ts"], -one.get("dur", 0))), sorted(marks))


def _thread(event: Event) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _tasks(events: list[Event], marks: list[tuple[float, str]]) -> list[Task]:
    """An event is part of the one that it lies within; the outermost ones are tasks."""
    tasks: list[Task] = []
    around: list[tuple[float, str]] = []
    for event in events:
        begin, wall, cpu = event["ts"], event.get("dur", 0), event.get("tdur", 0) / 1000
        while around and around[-1][0] <= begin:
            around.pop()
        if not around:
            shown = bisect(marks, begin + wall, key=itemgetter(0))
            showing = marks[shown - 1][1].removeprefix("showing ") if shown else ""
            tasks.append(Task(wall / 1000, cpu, showing))
        inherited = around[-1][1] if around else "other"
        part = PART_OF.get(event["name"], inherited)
        tasks[-1].parts[part] += cpu
        if around:
            tasks[-1].parts[inherited] -= cpu
        around.append((begin + wall, part))
    return tasks
