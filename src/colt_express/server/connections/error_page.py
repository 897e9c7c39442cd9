"""The error page for browsers: one sentence in the reader's language, and a link home.

It is self-contained, because the page it replaces may be unavailable.
"""

from __future__ import annotations

from html import escape
from typing import Final

from ...languages import languages
from ...words.language import Language, page_text
from ..base.content_negotiation import preferred
from ..base.refusals import Code

ENGLISH: Final = "en"

MESSAGES: Final = {404: "page-nowhere"}
"""Messages for refusals without a code, by status."""

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
html {{ color-scheme: dark; background: #1d1322; color: #f3e2bf; line-height: 1.4;
  font-family: Bitter, Rockwell, Georgia, serif; }}
body {{ margin: 0; }}
main {{ box-sizing: border-box; min-height: 100vh; padding: 1.5rem;
  display: grid; place-content: center; justify-items: center; text-align: center; }}
h1 {{ margin: 0; color: #ffd86b; }}
p {{ max-width: 34rem; color: #cdb696; overflow-wrap: anywhere; }}
a {{ padding: 0.7rem 1.4rem; border-radius: 0.5rem; background: #c8963e; color: #2a1a1f;
  font-weight: 800; text-decoration: none; }}
</style>
</head>
<body>
<main>
<h1>{heading}</h1>
<p>{told}</p>
<a href="/">{home}</a>
</main>
</body>
</html>
"""


def error_page(status: int, sentence: str, liked: str, code: Code = "", wait: int = 0) -> str:
    """The page in the known language that the reader prefers, by an ``Accept-Language`` header.
    Without a code, the server's sentence is shown in English only."""
    language = preferred(liked, languages(), ENGLISH)
    words = Language(language, page_text)
    if code:
        told = words.say(f"page-refused-{code.replace('_', '-')}", wait=wait)
    elif status >= 500:
        told = words.say("page-unreachable")
    elif status in MESSAGES:
        told = words.say(MESSAGES[status])
    elif language == ENGLISH:
        told = words.say("page-refused", sentence=sentence)
    else:
        told = words.say("page-refused-somehow")
    return PAGE.format(
        language=language,
        heading=escape(words.say("page-end-of-line")),
        told=escape(told),
        home=escape(words.say("page-home")),
    )
