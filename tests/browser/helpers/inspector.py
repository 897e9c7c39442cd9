"""What axe finds serious on a page, and whether the page is wider than its window."""

from __future__ import annotations

from .driving import ROOT, Visitor

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"

NOT_ASKED = [
    # It takes the "$250" in the name of a purse for another word than the 250 drawn on it.
    "label-content-name-mismatch",
    # These take a fifth of the time: what is moderate is not reported, and no element has an
    # important style of its own.
    "region",
    "avoid-inline-spacing",
]

RUN = """async notAsked => {
  const rules = Object.fromEntries(notAsked.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
      `${id}, ${html.slice(0, 200)}, ${failureSummary}`))
}"""


class Inspector:
    """Collects what axe has found, and where."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.kinds: set[str] = set()

    def inspect(self, where: str, visitor: Visitor) -> None:
        if not visitor.page.evaluate("'axe' in window"):
            visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.found += [
            f"{where}: {violation}" for violation in visitor.page.evaluate(RUN, NOT_ASKED)
        ]
        if visitor.overflow() > 0:
            self.found.append(f"{where}: wider than the window")

    def question(self, visitor: Visitor) -> None:
        """Every kind of question once, with something picked."""
        kind = visitor.question["kind"]
        if kind in self.kinds:
            return
        self.kinds.add(kind)
        visitor.pick(visitor.lit.first)
        self.inspect(f"question: {kind}", visitor)
        visitor.page.keyboard.press("Escape")
