/* What does not fit into the window: a list of sentences, empty if all is well. `options` are the
   words of what can be chosen, as far as it has a card or button of its own. */
async (options) => {
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  const found = [];
  // What is not painted can be measured, but not tapped.
  const page = document.documentElement;
  const { clipPath } = page.style;
  page.style.clipPath = "";
  const LEAST_TEXT = 11;
  const LEAST_SCENE = 110;
  const SLACK = 1.5;
  const [width, height] = [innerWidth, innerHeight];
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => {
    const text = (one.ariaLabel || one.textContent || "")
      .trim()
      .replace(/\s+/g, " ")
      .slice(0, 40);
    return `${one.tagName.toLowerCase()}.${String(one.className?.baseVal ?? one.className).split(" ")[0]} "${text}"`;
  };
  const shown = (one) => {
    const { width, height } = box(one);
    if (width < 2 || height < 2) return false;
    if (
      one.closest(".hidden-text, [role=tooltip], dialog:not([open]), [hidden]")
    )
      return false;
    return one.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    });
  };
  const known = new Map();
  const clipped = (one) => {
    if (!one) return false;
    if (!known.has(one)) {
      const here = getComputedStyle(one).clipPath.startsWith("inset(50%");
      known.set(one, here || clipped(one.parentElement));
    }
    return known.get(one);
  };

  // Nothing hangs out of the window.
  if (page.scrollWidth > width)
    found.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > height)
    found.push(`the page is ${page.scrollHeight} high`);

  // The train is large enough.
  const scene = document.querySelector(".scene .frame");
  if (scene) {
    const high = box(scene).height;
    if (high < Math.min(LEAST_SCENE, height / 3))
      found.push(`the scene is ${high} high`);
    const car = scene.querySelector("[data-figure]");
    if (car && box(car).height < 18)
      found.push(`a figure is ${box(car).height} high`);
  }

  // Every option can be tapped: its middle is in the window, and nothing covers it.
  const onTop = (one) => {
    const { x, y, width: wide, height: high } = box(one);
    const parts = one.matches(".card") ? [0.5, 0.25, 0.12, 0.75, 0.88] : [0.5];
    return parts.some((part) => {
      const [atX, atY] = [x + wide * part, y + high / 2];
      if (atX < 0 || atY < 0 || atX > width || atY > height) return false;
      return one.contains(document.elementFromPoint(atX, atY));
    });
  };
  for (const option of options) {
    const ways = [
      ...document.querySelectorAll(`[data-option="${CSS.escape(option)}"]`),
    ];
    if (!ways.length) found.push(`"${option}" is not shown`);
    else if (!ways.some((one) => onTop(one)))
      found.push(`"${option}" cannot be tapped`);
  }
  const cards = {};
  for (const card of document.querySelectorAll("button.card.hand.lit")) {
    const kind = card.textContent;
    cards[kind] ||= onTop(card);
  }
  for (const [kind, reached] of Object.entries(cards)) {
    if (!reached) found.push(`card "${kind}" cannot be tapped`);
  }

  // The question is in sight.
  for (const one of document.querySelectorAll(".sentence, .tools button")) {
    const { top, bottom } = box(one);
    if (shown(one) && (top < 0 || bottom > height + SLACK))
      found.push(`${name(one)} is out of sight`);
  }

  // No inner box has to be scrolled for a choice.
  for (const one of document.querySelectorAll("main, main ul, aside")) {
    if (!shown(one) || one.closest(".story")) continue;
    const [wide, high] = [
      one.scrollWidth - one.clientWidth,
      one.scrollHeight - one.clientHeight,
    ];
    const style = getComputedStyle(one);
    if (high > SLACK && style.overflowY !== "visible")
      found.push(`${name(one)} scrolls by ${high}`);
    if (wide > SLACK && style.overflowX !== "visible")
      found.push(`${name(one)} scrolls sideways`);
  }

  // Texts are large enough and inside their frames.
  const FRAMES = "button, .card, .panel, .round, .chip, header, main, aside";
  const walker = document.createTreeWalker(
    document.querySelector(".game") ?? document.body,
    4,
  );
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (!node.data.trim() || !shown(holder) || clipped(holder)) continue;
    if (holder.closest(".story, [role=group] > svg, kbd")) continue;
    const drawn = holder.closest("svg");
    const zoom = holder.currentCSSZoom ?? 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * zoom;
    if (!drawn && size < LEAST_TEXT - 0.01)
      found.push(`${name(holder)} is ${size.toFixed(1)}px`);
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const around = holder.closest(FRAMES);
    if (drawn || !around || around.closest(".strip") || !text.width) continue;
    const frame = box(around);
    const over = Math.max(
      frame.left - text.left,
      text.right - frame.right,
      text.bottom - frame.bottom,
    );
    const cut = getComputedStyle(holder).textOverflow === "ellipsis";
    if (over > SLACK && !cut)
      found.push(
        `${name(holder)} hangs ${over.toFixed(0)}px out of ${name(around)}`,
      );
  }

  // Parts of the table, and buttons, do not overlap.
  const apart = (ones, what) => {
    const all = ones.filter(shown);
    for (const [n, a] of all.entries()) {
      for (const b of all.slice(n + 1)) {
        if (a.contains(b) || b.contains(a)) continue;
        const [p, q] = [box(a), box(b)];
        const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (wide > 2 && high > 2)
          found.push(`${what}: ${name(a)} and ${name(b)} overlap`);
      }
    }
  };
  const game = document.querySelector(".game");
  if (game)
    apart(
      [...game.children].filter((one) => !one.matches(".story:not(.shown)")),
      "parts",
    );
  apart(
    [
      ...document.querySelectorAll(
        ".game button:not(.card):not(.story button)",
      ),
    ],
    "buttons",
  );
  apart([...document.querySelectorAll(".panel")], "panels");
  page.style.clipPath = clipPath;
  return [...new Set(found)];
};
