"""A new version of the site appears in the middle of a game: nothing is mixed, or lost."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from ..helpers.web_space import web_space
from .conftest import Come

VERSION_WAITS = """async () => {
  const kept = await navigator.serviceWorker.ready
  await kept.update()
  while (!kept.waiting) await new Promise((done) => setTimeout(done, 50))
}"""

SCRIPT = re.compile(r"[\w.$-]+\.js\b")
NEWER = '<meta name="of-this-test" content="newer" />'


def newer_version(site: Path, folder: Path) -> Path:
    """The site with other names for all its scripts, whose contents differ by these names, and with
    a mark in its document."""
    shutil.copytree(site, folder, ignore=shutil.ignore_patterns("*.gz", "*.br"))
    scripts = {path.name for path in folder.glob("assets/*.js")}

    def newer(found: re.Match[str]) -> str:
        name = found[0]
        return f"{name.removesuffix('.js')}-newer.js" if name in scripts else name

    documents = [folder / "index.html", folder / "serviceWorker.js"]
    for path in [*documents, *folder.glob("assets/*.js")]:
        text = SCRIPT.sub(newer, path.read_text(encoding="utf-8"))
        path.write_text(text.replace('"build":"', '"build":"newer'), encoding="utf-8")
        if path.name in scripts:
            path.rename(path.with_stem(f"{path.stem}-newer"))
    index = folder / "index.html"
    text = index.read_text(encoding="utf-8")
    index.write_text(text.replace("</head>", f"{NEWER}</head>"), encoding="utf-8")
    return folder


def test_a_new_version_during_a_game(come: Come, site: Path, tmp_path: Path) -> None:
    """The game goes on in the version that it was opened with, though the web space has it no
    more; at home the new one is offered, and has the game."""
    newer = newer_version(site, tmp_path / "newer")
    with web_space(site) as space:
        ann = come(space.address)
        ann.play_now()
        ann.wait()
        ann.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        space.folder = newer
        ann.page.evaluate(VERSION_WAITS)
        ann.play_on(Random(6), choices=2)
        cards, table = ann.cards, ann.table
        expect(ann.page.get_by_text(ann.say("page-update"))).to_have_count(0)
        ann.come("/#/rules")
        ann.page.get_by_role("searchbox").wait_for()
        with ann.page.expect_event("load"):
            ann.press(ann.button("page-update-load"))
        expect(ann.page.locator("meta[name=of-this-test]")).to_have_count(1)
        ann.heard.clear()
        ann.come(f"/#/table/{table}")
        ann.wait()
        assert ann.cards == cards
