"""The bot laboratory: bots to type, and what is pressed there."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

HEAD: Final = """from colt_express.bots import Bot


class Typed(Bot):
    def choose(self, decision, look):
"""
ROBBER: Final = f"""{HEAD}        self.note(f"asked to {{decision.name}}")
        return decision.find("play rob") or decision.options[0]
"""
STARTING: Final = 120_000
"""Milliseconds that Python may take to start and to play, on a busy machine."""


def write(page: Page, code: str) -> None:
    """Put this code in place of all."""
    page.locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    page.keyboard.insert_text(code)


def run(page: Page, games: int = 20) -> None:
    page.get_by_role("combobox", name="Games").select_option(str(games))
    page.get_by_role("button", name="Run", exact=True).click()
