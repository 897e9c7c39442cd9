/* What at the table is not explained: a list of sentences, empty if all is well. Everything that can
   be pressed, every picture and every shape in the scene must say what it is (`data-about`), or that
   it is only scenery; and whatever it says must have an explanation, unless it is `known` to have
   one. Returns that list, and what is known now. */
async (known) => {
  const found = [];
  const name = (one) => {
    const text = (one.ariaLabel || one.textContent || "").trim();
    const kind = String(one.className?.baseVal ?? one.className).split(" ")[0];
    return `${one.tagName.toLowerCase()}.${kind} "${text.replace(/\s+/g, " ").slice(0, 40)}"`;
  };
  const shown = (one) => {
    const { width, height } = one.getBoundingClientRect();
    if (width < 2 && height < 2) return false;
    if (one.closest(".hidden-text, .headline, .you-are, [inert], defs"))
      return false;
    return one.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    });
  };
  const all = (selector) =>
    [
      ...document.querySelectorAll(
        `.game :is(${selector}), dialog[open] :is(${selector})`,
      ),
    ].filter(shown);

  // What can be pressed says so itself; a field may leave it to its label.
  for (const one of all("button, a, summary, input, select, textarea")) {
    const own = one.matches("button, a, summary")
      ? one
      : (one.closest("label") ?? one);
    if (!own.matches("[data-about]")) found.push(`${name(one)} does not say`);
  }
  for (const one of all("[role=button], [role=img], svg, .card")) {
    if (one.matches("[data-scene] > svg")) continue;
    if (!one.closest("[data-about], [data-scenery]"))
      found.push(`${name(one)} does not say`);
  }

  // Whoever tabs to something can ask about it, or gets the list of what is there.
  for (const one of all("[tabindex='0']")) {
    if (!one.closest("[data-about], [data-region]"))
      found.push(`${name(one)} cannot be asked about`);
  }

  // Nothing is drawn in the scene that is neither a thing nor scenery.
  const SHAPES = "path, rect, circle, ellipse, polygon, line, text, image";
  const scene = document.querySelector("[data-scene] > svg");
  for (const one of scene?.querySelectorAll(SHAPES) ?? []) {
    if (one.closest("defs, clipPath, pattern, mask")) continue;
    if (one.closest("[data-about], [data-scenery], .held")) continue;
    const group = one.closest("[data-slot]")?.dataset.slot ?? "the scene";
    found.push(`${one.outerHTML.slice(0, 60)} in ${group} is nothing`);
  }

  // Every explanation is there: a name and a sentence, as they come when they are asked for.
  const keys = new Set(
    [...document.querySelectorAll("[data-about]")].map(
      (one) => one.dataset.about,
    ),
  );
  const bubble = () => document.querySelector("[role=tooltip]");
  const until = async (done, tries) => {
    for (let n = 0; n < tries && !done(); n++)
      await new Promise((next) => setTimeout(next, n < 5 ? 0 : 50));
    return done();
  };
  const probe = (key) => {
    const one = document.createElement("i");
    Object.assign(one.dataset, { tap: "", about: key });
    one.textContent = "probe";
    document.querySelector(".game")?.append(one);
    return one;
  };
  for (const key of [...keys].filter((key) => !known.includes(key))) {
    const one = probe(key);
    one.click();
    const done = () => one.hasAttribute("aria-describedby");
    await until(done, bubble() ? 6 : 60); // the first one is fetched
    const said = bubble()?.querySelector("h3 ~ p")?.textContent?.trim();
    const title = bubble()?.querySelector("h3")?.textContent?.trim();
    if (!done() || !said || !title) found.push(`"${key}" has no explanation`);
    one.remove();
  }
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
  );
  return [[...new Set(found)], [...new Set([...known, ...keys])]];
};
