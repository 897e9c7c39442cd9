"""A page around charts: one self-contained file."""

from __future__ import annotations

from html import escape
from typing import Final

STYLE: Final = """
:root{--back:#f7ead0;--panel:#fff6e0;--ink:#2a1a1f;--soft:#6a4a3c;--line:#dcc397;--rust:#8a2530;
--brass:#c8963e;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--back:#1d1322;--panel:#2b1d31;--ink:#f3e2bf;
--soft:#cdb696;--line:#5b4258;--rust:#ffd86b;--brass:#c8963e}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:17px/1.55 Bitter,Rockwell,'Roboto Slab',
Georgia,serif;-webkit-text-size-adjust:100%}
main{max-width:1060px;margin:0 auto;padding:24px 16px 64px}
h1,h2,h3{line-height:1.15;font-weight:800;text-wrap:balance}
h1{font-size:clamp(30px,6vw,54px);margin:.2em 0}
h2{font-size:clamp(23px,3.6vw,32px);margin:2em 0 .5em}
h3{font-size:19px;margin:1.4em 0 .4em}p,ul{max-width:68ch;margin:.5em 0}li{margin:.3em 0}
.soft{color:var(--soft);font-size:15px}a{color:var(--rust)}
code{font-size:.88em;overflow-wrap:anywhere}
svg.chart{display:block;width:100%;height:auto;max-width:560px;border-radius:12px;
box-shadow:0 1px 0 var(--line)}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,400px),1fr));gap:16px;
margin:16px 0;align-items:start}
.pile{display:grid;gap:16px}
.wide{overflow-x:auto;margin:16px 0}
table{border-collapse:separate;border-spacing:3px;font-size:15px}
th{text-align:left;font-weight:700;padding:4px 8px;vertical-align:middle}
td{padding:6px 8px;text-align:right;border-radius:4px;white-space:nowrap}
details{margin:16px 0}summary{cursor:pointer;font-weight:700;padding:6px 0}
@media print{svg.chart,table,section{break-inside:avoid}}
""".strip()


def page(title: str, parts: list[str], *, style: str = "", language: str = "en") -> str:
    """A whole page. ``parts`` are pieces of HTML or SVG, included verbatim."""
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}\n{style}</style>\n</head>\n"
        "<body>\n<main>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
    )
