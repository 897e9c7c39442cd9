"""``colt-express site``: the page as a folder of files that works below any address."""

from __future__ import annotations

import gzip
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from colt_express.cli.site.checking import check_site
from colt_express.cli.site.static_site import LARGEST, NO_JEKYLL, SiteError, write_site

DOCUMENT = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" crossorigin src="/assets/page-Abcdefg1.js"></script>
  </head>
</html>
"""
PUBLIC = Path(__file__).parents[2] / "web/public"
RUNTIME = b"Python itself " * 100


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    for part in ("assets", "engine"):
        (folder / part).mkdir(parents=True)
    (folder / "index.html").write_text(DOCUMENT)
    (folder / "index.html.br").write_text("of the other document")
    (folder / "embed.html").write_text("needs a server")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_bytes((PUBLIC / "manifest.webmanifest").read_bytes())
    (folder / "assets/page-Abcdefg1.js").write_text('import("./lobby-Abcdefg2.js");')
    (folder / "assets/page-Abcdefg1.js.gz").write_bytes(b"packed")
    (folder / "assets/lobby-Abcdefg2.js").write_text("export {}")
    packed = gzip.compress(RUNTIME, mtime=0)
    parts = []
    for content in (packed[:20], packed[20:]):
        digest = sha256(content).hexdigest()
        (folder / f"engine/{digest[:20]}.bin").write_bytes(content)
        parts.append({"name": f"{digest[:20]}.bin", "size": len(content), "hash": digest})
    listed = {"build": "1", "files": [{"name": "wasm", "size": len(RUNTIME), "parts": parts}]}
    (folder / "engine/files.json").write_bytes(msgspec.json.encode(listed))
    return folder


@pytest.fixture
def site(page: Path, tmp_path: Path) -> Path:
    write_site(page, tmp_path / "new/site")
    return tmp_path / "new/site"


def test_a_site_works_below_any_address(site: Path) -> None:
    files = [path for path in site.rglob("*") if path.is_file()]
    assert check_site(site) == len([file for file in files if file.suffix != ".gz"]) - 1
    document = (site / "index.html").read_text()
    assert '="/' not in document
    assert "script-src 'self';" in document
    assert gzip.decompress((site / "index.html.gz").read_bytes()).decode() == document
    assert not (site / "index.html.br").exists(), "it would be sent instead"
    assert (site / NO_JEKYLL).exists()
    assert not (site / "embed.html").exists()


def test_the_application_can_be_installed_from_any_folder() -> None:
    manifest = msgspec.json.decode((PUBLIC / "manifest.webmanifest").read_bytes())
    addresses = [manifest["start_url"], manifest["scope"]]
    assert addresses == ["./", "./"]
    assert "id" not in manifest, "several sites of one web space are different applications"
    icons = [icon["src"] for icon in manifest["icons"]]
    assert [icon for icon in icons if not (PUBLIC / icon).is_file()] == []


def test_a_site_is_written_again_without_what_is_old(page: Path, site: Path) -> None:
    (site / "assets/old-Abcdefg3.js").write_text("export {}")
    write_site(page, site)
    assert not (site / "assets/old-Abcdefg3.js").exists()
    assert check_site(site)


def test_no_other_files_are_mixed_with_a_site(page: Path, tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters/mother.txt").write_text("Dear mother")
    with pytest.raises(SiteError, match="contains other files"):
        write_site(page, tmp_path / "letters")
    with pytest.raises(SiteError, match="is a file"):
        write_site(page, tmp_path / "letters/mother.txt")
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["mother.txt"]


def test_a_page_without_the_engine_becomes_no_site(page: Path, tmp_path: Path) -> None:
    for part in (page / "engine").iterdir():
        part.unlink()
    (page / "engine").rmdir()
    with pytest.raises(SiteError, match="without the game for browsers"):
        write_site(page, tmp_path / "site")


def test_a_site_is_not_too_large(page: Path, tmp_path: Path) -> None:
    (page / "assets/film.bin").write_bytes(bytes(LARGEST))
    with pytest.raises(SiteError, match="at most"):
        write_site(page, tmp_path / "site")


def part_of(site: Path) -> Path:
    return next((site / "engine").glob("*.bin"))


def test_the_check_finds_what_is_missing_or_damaged(page: Path, site: Path) -> None:
    def damage(path: Path, content: bytes | None, sentence: str) -> None:
        if content is None:
            path.unlink()
        else:
            path.write_bytes(content)
        with pytest.raises(SiteError, match=sentence):
            check_site(site)
        write_site(page, site)

    script = site / "assets/page-Abcdefg1.js"
    damage(site / "assets/lobby-Abcdefg2.js", None, "lobby-Abcdefg2.js, which is missing")
    damage(script, b'import("./gone-Abcdefg2.js")', "gone-Abcdefg2.js, which is missing")
    damage(site / "icon.svg", None, "refers to ./icon.svg, which is missing")
    damage(part_of(site), b"nothing", "is damaged")
    damage(part_of(site), None, "which is missing")
    damage(site / "engine/files.json", b"[]", "cannot be read")
    damage(site / "engine/files.json", None, "which is missing")
    static = (site / "index.html").read_bytes()
    damage(site / "index.html", static.replace(b'"./icon', b'"/icon'), "outside the site")
    (site / "index.html").write_text(DOCUMENT)
    with pytest.raises(SiteError, match="not say that it is a static site"):
        check_site(site)
