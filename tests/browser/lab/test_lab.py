"""The bot laboratory: a bot is typed, tried, watched, shared and taken to the arena."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ..conftest import PAGE, Visit
from ..helpers.laboratory import HEAD, ROBBER, STARTING, run, write


@pytest.fixture
def page(visit: Visit) -> Page:
    """The laboratory."""
    if not any((PAGE / "engine").glob("*")):
        pytest.skip("this page was built without the game for browsers")
    ann = visit(name="Ann")
    ann.come("/lab")
    ann.page.locator(".cm-content").wait_for()
    return ann.page


def watch(page: Page) -> None:
    """Watch a game up to the first remark of the bot."""
    page.get_by_role("button", name="Watch", exact=True).last.click()
    page.locator(".theatre").wait_for()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(300)
        if page.locator(".caption .note").count():
            break


def test_a_typed_bot_plays_a_hundred_games_and_is_watched(page: Page, tmp_path: Path) -> None:
    write(page, ROBBER)
    run(page, 100)
    outcome = page.locator(".outcome")
    expect(outcome).to_contain_text("100 games played", timeout=STARTING)
    expect(outcome.get_by_role("status")).to_contain_text("Typed is")
    expect(page.locator("ol button")).to_have_count(100)

    watch(page)
    expect(page.locator(".caption .note").first).to_have_text("“asked to plan”")
    page.get_by_role("button", name="Bot laboratory").click()
    expect(page.locator(".theatre")).to_have_count(0)
    expect(page.locator(".cm-content")).to_contain_text("class Typed(Bot)")

    # The file is one for the arena, and its games are the same.
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    assert file.read_text(encoding="utf-8") == ROBBER
    arena = [
        sys.executable,
        "-m",
        "colt_express_command",
        "arena",
        f"{file}:Typed",
        "--against",
        "outlaw",
    ]
    options = ["-n", "8", "--keep", "all", "--out", str(tmp_path / "out"), "--jobs", "1"]
    done = subprocess.run([*arena, *options], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Typed" in done.stdout


def test_what_goes_wrong_is_said_and_what_is_forbidden_is_not_there(page: Page) -> None:
    """In one page, so that Python starts no more often than the laboratory has to start it."""
    mistakes_stand_at_their_lines(page)
    a_bot_reaches_neither_network_nor_storage(page)
    a_loop_ends_with_a_sentence_and_python_starts_again(page)


def mistakes_stand_at_their_lines(page: Page) -> None:
    write(page, f"{HEAD}        return look().nothing\n")
    run(page)
    mistake = page.get_by_text("Line 6: Asked “plan”: AttributeError: 'View' object has no")
    mistake.first.wait_for(timeout=STARTING)
    assert "".join(page.locator(".cm-lintRange-error").all_inner_texts()) == "look().nothing"
    # Python is there now, so what is typed is checked at once.
    write(page, f"{HEAD}        x = (\n")
    expect(page.locator(".cm-lintRange-error")).to_have_text("(", timeout=STARTING)


def a_bot_reaches_neither_network_nor_storage(page: Page) -> None:
    names = "'fetch', 'indexedDB', 'caches', 'WebSocket', 'Worker', 'navigator', 'eval'"
    reach = f"import js; self.note([n for n in ({names}) if getattr(js, n, None) is not None])"
    write(page, f"{HEAD}        {reach}\n        return 'draw'\n")
    run(page)
    expect(page.locator(".outcome")).to_contain_text("20 games played", timeout=STARTING)
    watch(page)
    expect(page.locator(".caption .note").first).to_have_text("“[]”")
    page.get_by_role("button", name="Bot laboratory").click()
    page.locator(".cm-content").wait_for()


def a_loop_ends_with_a_sentence_and_python_starts_again(page: Page) -> None:
    """One that is not interrupted from within; the others are in `tests/lab/test_running.py`."""
    write(page, f"{HEAD}        return sum(iter(int, 1))\n")
    run(page)
    told = page.get_by_text("the bot said nothing for so long that it was stopped")
    told.wait_for(timeout=STARTING)
    write(page, ROBBER)
    run(page)
    expect(page.locator(".outcome")).to_contain_text("20 games played", timeout=STARTING)


def test_a_shared_bot_is_shown_before_it_is_taken_over(page: Page, visit: Visit) -> None:
    write(page, ROBBER)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.get_by_role("button", name="Share", exact=True).click()
    page.locator(".more").wait_for()
    address = page.evaluate(
        """async () => {
          let found = ''
          navigator.clipboard.writeText = async (text) => void (found = text)
          document.querySelector('.more button').click()
          await new Promise((done) => setTimeout(done, 100))
          return found
        }"""
    )
    assert "#/lab/" in address
    assert not sent, "nothing is sent"

    bob = visit(name="Bob").page
    bob.goto(address)
    expect(bob.locator("pre")).to_contain_text("class Typed(Bot)")
    expect(bob.get_by_role("button", name="Run", exact=True)).to_have_count(0)
    bob.get_by_role("button", name="Take it to the laboratory").click()
    expect(bob.locator(".cm-content")).to_contain_text("class Typed(Bot)")
    assert bob.url.endswith("#/lab")
