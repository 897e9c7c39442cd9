"""The long description of the packages: the README, readable outside the repository."""

from __future__ import annotations

import re

LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")


def description(readme: str, address: str) -> str:
    """With links and pictures to the files at that address; without one, just the text."""

    def outside(link: re.Match[str]) -> str:
        if "://" in link["target"] or link["target"].startswith("#"):
            return link[0]
        if address:
            return f"{link['picture']}[{link['text']}]({address.rstrip('/')}/{link['target']})"
        return "" if link["picture"] else link["text"]

    return re.sub(r"\n{3,}", "\n\n", LINK.sub(outside, readme))
