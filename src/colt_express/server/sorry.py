"""The error page for browsers: one sentence, and a link home.

It is self-contained, because the page it replaces may be unavailable.
"""

from __future__ import annotations

from html import escape
from typing import Final

HEADINGS: Final = {404: "Nothing here", 429: "Easy, stranger", 500: "The train stands still"}

PAGE: Final = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<meta name="theme-color" content="#1d1322">
<title>{heading} · Colt Express</title>
<style>
html {{ color-scheme: dark; background: #1d1322; color: #f3e2bf; line-height: 1.4;
  font-family: Bitter, Rockwell, Georgia, serif; }}
body {{ box-sizing: border-box; min-height: 100vh; margin: 0; padding: 1.5rem;
  display: grid; place-content: center; justify-items: center; text-align: center; }}
h1 {{ margin: 0; color: #ffd86b; }}
p {{ max-width: 34rem; color: #cdb696; overflow-wrap: anywhere; }}
a {{ padding: 0.7rem 1.4rem; border-radius: 0.5rem; background: #c8963e; color: #2a1a1f;
  font-weight: 800; text-decoration: none; }}
</style>
</head>
<body>
<h1>{heading}</h1>
<p>{sentence}</p>
<a href="/">Colt Express</a>
</body>
</html>
"""


def sorry_page(status: int, sentence: str) -> str:
    heading = HEADINGS.get(status) or (HEADINGS[500] if status >= 500 else "This cannot be done")
    said = sentence[:1].upper() + sentence[1:] + ("" if sentence.endswith((".", "!")) else ".")
    return PAGE.format(heading=heading, sentence=escape(said))
