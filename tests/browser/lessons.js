/* Plays one lesson in the page, each bubble in the next of the languages, and returns what is wrong
   with it: a list of sentences, empty if all is well. In a `roomy` window everything that a bubble is
   about is in sight; in others its first target may be the only one. `window.taught` holds the server's last answer by
   language; see `LISTEN` in test_lessons.py. */
async ([name, languages, roomy]) => {
  const found = [];
  let bubbles = 0;
  const PATIENCE = 8000;
  const frame = () => new Promise(requestAnimationFrame);
  const one = (selector) => document.querySelector(selector);
  const text = () => one(".paper p")?.textContent ?? "";
  const complain = (what) => found.push(`${name}, "${text()}": ${what}`);

  async function until(what, condition) {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end) {
      const value = condition();
      if (value) return value;
      await frame();
    }
    throw new Error(
      `${name}: waited for ${what}; the bubble says "${text()}", wanted ${JSON.stringify(latest()?.ask)}`,
    );
  }

  const language = () => document.documentElement.lang;
  const latest = () => window.taught[language()];
  const choosable =
    "button.card.hand.lit, g.pickable, button.hostage.lit, button[data-option]";
  const over = () =>
    one(".over section, .finale .own section, .finale .skip") !== null;

  async function speak(code) {
    const select = one(".switches select");
    if (code === language()) return;
    select.value = code;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await until(`the language ${code}`, () => language() === code);
  }

  const boxOf = (element) => element.getBoundingClientRect();
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  /** What the bubble says now, as the server said it. */
  function wanted() {
    if (!latest()) return null;
    const { beats, ask } = latest();
    const said = text();
    const beat = beats.find(({ say }) => say && say === said);
    if (beat) return beat;
    return ask?.say === said ? ask : null;
  }

  function inspect() {
    const paper = boxOf(one(".paper"));
    if (paper.left < 0 || paper.top < 0) complain("it hangs out of the window");
    if (paper.right > innerWidth + 1 || paper.bottom > innerHeight + 1)
      complain("it hangs out of the window");
    const rings = [...document.querySelectorAll("svg.layer rect")];
    const { at = [] } = wanted() ?? {};
    if (rings.length < (roomy ? at.length : Math.min(1, at.length)))
      complain(`of ${at.join(", ")} only ${rings.length} can be seen`);
    for (const ring of rings)
      if (overlap(paper, boxOf(ring))) complain("it covers what it is about");
    if (one(".paper button")) return;
    for (const lit of document.querySelectorAll(choosable)) {
      const { left, top, width, height } = boxOf(lit);
      const [x, y] = [left + width / 2, top + height / 2];
      const here = x > paper.left && x < paper.right;
      if (here && y > paper.top && y < paper.bottom)
        complain(`it covers ${lit.ariaLabel ?? lit.textContent}`);
    }
  }

  /** Every bubble in another language than the last. */
  async function inTurn() {
    await speak(languages[bubbles++ % languages.length]);
    await until("the bubble in this language", wanted);
    await frame();
    await frame();
    inspect();
  }

  /** One tap is enough here, but not for a card that can be laid in two ways. */
  async function tap(words) {
    const quoted = CSS.escape(words);
    const card = /^(?:play|keep|pick) (.*?)( hidden)?$/.exec(words);
    const direct =
      one(`[data-choice="${quoted}"] .hit`) ?? one(`[data-option="${quoted}"]`);
    if (direct) {
      direct.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    const kind = card?.[1].split(" ").at(-1);
    const cards = [
      ...document.querySelectorAll(
        `[data-hand] button.lit[data-card="${kind}"]`,
      ),
    ];
    const owner = card?.[1].split(" ").at(-2);
    const ours = cards.find((one) => !owner || one.dataset.owner === owner);
    const laid = ours ?? cards[0];
    if (!laid) throw new Error(`${name}: nothing shows the option ${words}`);
    laid.click();
    await frame();
    await frame();
    const ways = [...document.querySelectorAll(".tools .confirm")];
    if (ways.length) ways[card?.[2] ? ways.length - 1 : 0].click();
  }

  window.taught = {};
  location.hash = name === "first" ? "#/first" : `#/learn/${name}`;
  let choices = 0;
  for (;;) {
    await until(
      "a bubble, a question or the end",
      () => text() || one(choosable) || over(),
    );
    if (over()) break;
    if (text()) await inTurn();
    const before = JSON.stringify(latest());
    if (one(".paper button")) {
      const said = text();
      one(".paper button").click();
      await until("the next bubble", () => text() !== said || over());
      continue;
    }
    const { ask } = latest();
    const wrong = Object.keys(ask.wrong ?? {})[0];
    if (wrong) {
      await tap(wrong);
      await until("a friendly word", () => text() === ask.wrong[wrong]);
      await frame();
      await frame();
      if (overlap(boxOf(one(".paper")), boxOf(one(".sentence"))))
        complain("the friendly word covers the question");
    }
    const good = ask.open.filter((words) => !(words in (ask.wrong ?? {})));
    await tap(good[choices++ % good.length]);
    await until(
      "the next answer",
      () => JSON.stringify(latest()) !== before || over(),
    );
  }
  return found;
}
