"""Charts: whole pictures that can be read, whatever is written on them."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from colt_express.arena.plotting.charts import Bar, Stack, bars, dots, histogram, stacked
from colt_express.arena.plotting.page import page
from colt_express.arena.plotting.paper import WIDTH, make_axis, width_of, wrapped

SVG = "{http://www.w3.org/2000/svg}"
LONG = "The passengers' rebellion of the transcontinental railway, second class"
ROWS = [
    Bar("Belle", 0.36, 0.33, 0.40, "1,200 games", "#7b4aa0"),
    Bar("Tuco", 0.18, 0.16, 0.21),
    Bar(LONG, 0.0, 0.0, 0.02, LONG),
]
CHARTS = {
    "bars": bars("Wins", ROWS, reference=0.25, reference_label="chance"),
    "no reference": bars("Wins", ROWS),
    "no rows": bars("Nothing yet", []),
    "ratings": bars("Rating", [Bar("a", 1620, 1580, 1660)], unit="", scale=1, start=1500),
    "all the same": bars("Nothing", [Bar("a", 0, 0, 0)]),
    "below nothing": dots("Money", [Bar("a", -250, -400, -100)], unit="$", scale=1, reference=0),
    "dots": dots("Wins", ROWS, unit="×", scale=1, reference=1, most=3),
    "histogram": histogram("Money", [(f"${n * 500:,}", n % 7) for n in range(40)], note=LONG),
    "few columns": histogram("Money", [("$0", 3)]),
    "no columns": histogram("Money", []),
    "stacked": stacked(
        "Money",
        ["purses", "jewels", LONG],
        [Stack("a winner", [900, 500, -300]), Stack("b", [1] * 3)],
    ),
}


def drawn(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_is_a_picture_with_a_title_and_a_description(name: str) -> None:
    root = drawn(CHARTS[name])
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root[0].tag == f"{SVG}title"
    assert root[0].text
    assert root[1].tag == f"{SVG}desc"
    assert "prefers-color-scheme:dark" in CHARTS[name]


@pytest.mark.parametrize("name", CHARTS)
def test_nothing_is_drawn_outside(name: str) -> None:
    root = drawn(CHARTS[name])
    width, height = (float(root.get(side, "0")) for side in ("width", "height"))
    assert width == WIDTH
    for rect in root.iter(f"{SVG}rect"):
        x, y = float(rect.get("x", "0")), float(rect.get("y", "0"))
        assert 0 <= x <= x + float(rect.get("width", "0")) <= width
        assert 0 <= y <= y + float(rect.get("height", "0")) <= height
    for line in root.iter(f"{SVG}line"):
        assert all(0 <= float(line.get(end, "-1")) <= width for end in ("x1", "x2"))
        assert all(0 <= float(line.get(end, "-1")) <= height for end in ("y1", "y2"))
    for letters in root.iter(f"{SVG}text"):
        x, words = float(letters.get("x", "0")), letters.text or ""
        size = 17 if "head" in letters.get("class", "") else 11.5
        wide = width_of(words, size) * {"end": 1, "middle": 0.5}.get(
            letters.get("text-anchor", ""), 0
        )
        assert 0 <= x - wide <= width, words
        assert 0 < float(letters.get("y", "0")) < height


def test_labels_never_reach_the_bars() -> None:
    root = drawn(CHARTS["bars"])
    begin = min(float(r.get("x", "0")) for r in root.iter(f"{SVG}rect") if r.get("class") == "bar")
    for letters in root.iter(f"{SVG}text"):
        words, kind = letters.text or "", letters.get("class")
        if letters.get("x") == "16.0" and kind is None:
            assert 16 + width_of(words) <= begin + 8, words


def test_texts_are_escaped() -> None:
    text = '<script>alert("1")</script> & co'
    for svg in (
        bars(text, [Bar(text, 0.1, 0.0, 0.2, text)], reference=0.1, reference_label=text),
        histogram(text, [(text, 1)], note=text),
        stacked(text, [text], [Stack(text, [1.0])]),
    ):
        assert "<script" not in svg
        assert drawn(svg)[0].text == text


def test_longer_bars_for_more_and_whiskers_for_intervals() -> None:
    root = drawn(bars("Wins", ROWS[:2]))
    belle, tuco = (
        float(rect.get("width", "0"))
        for rect in root.iter(f"{SVG}rect")
        if rect.get("class") == "bar"
    )
    assert belle == pytest.approx(2 * tuco, abs=0.2)
    whiskers = [path for path in root.iter(f"{SVG}path") if path.get("class") == "whisker"]
    assert len(whiskers) == 2
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert "36.0 %" in words
    assert "33.0 – 40.0" in words


def test_the_same_numbers_give_the_same_picture() -> None:
    assert CHARTS["bars"] == bars("Wins", ROWS, reference=0.25, reference_label="chance")


def test_axes_have_round_numbers_and_hold_everything() -> None:
    for values in ([0, 36], [0.0, 0.013], [-340, 120], [0, 0], [1500, 1622], [0, 123456]):
        axis = make_axis(values, 0, 100)
        assert axis.low <= min(values) <= max(values) <= axis.high
        assert 2 <= len(axis.ticks) <= 7
        assert 0 <= axis.at(min(values)) <= axis.at(max(values)) <= 100


def test_long_words_are_broken() -> None:
    assert all(width_of(line) <= 100 for line in wrapped("Donaudampfschifffahrtsgesellschaft", 100))


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))


def test_a_page_is_complete_and_loads_nothing() -> None:
    text = page("Wins & losses", [CHARTS["bars"], "<p>well</p>"])
    tags = Tags()
    tags.feed(text)
    assert text.startswith("<!doctype html>")
    assert ("html", {"lang": "en"}) in tags.seen
    assert "<title>Wins &amp; losses</title>" in text
    assert "width=device-width" in text
    assert not {"link", "script", "img", "iframe"} & {tag for tag, _ in tags.seen}
    assert not re.findall(r"https?:", text.replace('xmlns="http://www.w3.org/2000/svg"', ""))
    assert "url(" not in text
