"""Pages for strangers, search engines and researchers: privacy, imprint, robots.txt, security.txt.

The operator provides texts in a folder: ``privacy.txt``, ``imprint.txt``, and the same in other
languages, such as ``imprint.fr.txt``. The first line is the heading. Without a text about privacy,
ours says what the program stores.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from html import escape
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ...errors import ColtExpressError, reason_of
from ...languages import languages
from ..base.content_negotiation import preferred
from ..base.settings import Settings

TEXTS: Final = ("privacy", "imprint")
ENGLISH: Final = "en"
LARGEST: Final = 100_000  # bytes of a text
VALID_DAYS: Final = 180
"""Days until a security.txt expires; each answer counts from its own day."""

ROBOTS: Final = "User-agent: *\nDisallow: /api/\n"

PRIVACY: Final = """\
Privacy

This server runs Colt Express. It needs no account, sets no cookies, and sends nothing to others \
unless you ask to be called.

It stores the games played here: the names that players chose, their choices, and when they were \
made. {games}

Of your IP address only a hash is stored, with the seat that you took, so that players who \
misbehave can be banned. Chat is not stored, unless somebody reports you: then the operator sees \
the reason and your last five messages. {reports}

If you ask to be called when it is your turn, it stores where your browser's push service or your \
webhook can be reached, and tells it whose turn it is at which table.

If you let it remember you, so that you can play on several devices, it stores the name and \
portrait that you choose, which devices and passkeys are yours, and which seats. No other player \
is told. The page "You, on every device" gives you all of it as a file, and deletes it.

Your browser keeps your name, your settings and the keys to your seats on your own device; you can \
delete them there.

To have a game or your name deleted, tell the operator the address of the table and your seat."""

PAGE: Final = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<meta name="theme-color" content="#1d1322">
<title>{heading} · Colt Express</title>
<style>
html {{ color-scheme: dark; background: #1d1322; color: #f3e2bf; line-height: 1.5;
  font-family: Bitter, Rockwell, Georgia, serif; }}
main {{ max-width: 40rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere; }}
h1, a {{ color: #ffd86b; }}
p {{ white-space: pre-line; }}
</style>
</head>
<body>
<main>
<h1>{heading}</h1>
{body}
<p>{links}</p>
</main>
</body>
</html>
"""


class LegalError(ColtExpressError):
    """A text or the contact cannot be used."""


class Legal:
    """The texts of an operator, by page and language."""

    def __init__(self, settings: Settings, folder: Path | None = None, contact: str = "") -> None:
        if contact and not contact.startswith(("mailto:", "https://", "tel:")):
            raise LegalError(
                f"{contact!r} is not a contact; one looks like mailto:security@example.org"
            )
        self.contact = contact
        self.texts = {"privacy": {ENGLISH: _our_privacy(settings)}}
        if folder is not None:
            self.texts |= _read(folder)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/robots.txt", self.robots, methods=["GET"]),
            Route("/.well-known/security.txt", self.security, methods=["GET"]),
            *(Route(f"/{name}", self.show, name=name, methods=["GET"]) for name in TEXTS),
        ]

    async def robots(self, _request: Request) -> Response:
        return PlainTextResponse(ROBOTS)

    async def security(self, _request: Request) -> Response:
        """By RFC 9116."""
        if not self.contact:
            raise HTTPException(404)
        expires = datetime.now(UTC).replace(microsecond=0) + timedelta(days=VALID_DAYS)
        when = expires.isoformat().replace("+00:00", "Z")
        return PlainTextResponse(f"Contact: {self.contact}\nExpires: {when}\n")

    async def show(self, request: Request) -> Response:
        by_language = self.texts.get(request.url.path.strip("/"))
        if by_language is None:
            raise HTTPException(404)
        usual = ENGLISH if ENGLISH in by_language else next(iter(by_language))
        liked = preferred(request.headers.get("accept-language", ""), by_language, usual)
        heading, _, text = by_language[liked].partition("\n")
        parts = [part.strip() for part in text.split("\n\n") if part.strip()]
        links = ['<a href="/">Colt Express</a>'] + [
            f'<a href="/{name}">{escape(_heading(texts, liked))}</a>'
            for name, texts in self.texts.items()
            if texts is not by_language
        ]
        page = PAGE.format(
            language=liked,
            heading=escape(heading.strip()),
            body="\n".join(f"<p>{escape(part)}</p>" for part in parts),
            links=" · ".join(links),
        )
        return HTMLResponse(page, headers={"vary": "accept-language"})


def _heading(texts: dict[str, str], language: str) -> str:
    """The heading of a text in that language, or in the one it has."""
    text = texts.get(language) or texts.get(ENGLISH) or next(iter(texts.values()))
    return text.partition("\n")[0].strip()


def _our_privacy(settings: Settings) -> str:
    days = settings.keep_finished
    longest = max(days, settings.keep_abandoned) if days and settings.keep_abandoned else 0
    games = (
        f"They are deleted {longest:g} days after somebody last looked at them, or earlier."
        if longest
        else "They are kept until the operator deletes them."
    )
    reports = f"Reports are deleted after {days:g} days." if days else ""
    return PRIVACY.format(games=games, reports=reports)


def _read(folder: Path) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for name in TEXTS:
        for code in languages():
            plain = [f"{name}.txt"] if code == ENGLISH else []
            for path in (folder / file for file in (*plain, f"{name}.{code}.txt")):
                if path.is_file():
                    found.setdefault(name, {})[code] = _text(path)
    if not found:
        raise LegalError(f"{folder} holds no text; one is called privacy.txt or imprint.txt")
    return found


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise LegalError(f"{path} is too long; a text may have {LARGEST} bytes")
        text = path.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise LegalError(f"{path} cannot be read: {reason_of(error)}") from None
    except UnicodeDecodeError:
        raise LegalError(f"{path} is not UTF-8") from None
    if not text:
        raise LegalError(f"{path} is empty")
    return text
