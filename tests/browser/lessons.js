/* Plays one lesson in the page, measures each of its bubbles in every language, and returns what was
   said in the first of them, and a list of sentences on what is wrong, empty if all is well. `window.taught`
   holds the server's last answer by language; see `LISTEN` in test_lessons.py. */
async ([name, languages]) => {
  const found = [];
  const said = [];
  const PATIENCE = 8000;
  const frame = () => new Promise(requestAnimationFrame);
  const soon = () => new Promise((done) => setTimeout(done));
  const one = (selector) => document.querySelector(selector);
  const text = () => one(".paper p")?.textContent ?? "";

  async function until(what, condition, pause = frame) {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end) {
      const value = condition();
      if (value) return value;
      await pause();
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
    select.value = code;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await until(
      `the language ${code}`,
      () => language() === code && wanted(),
      soon,
    );
  }

  const boxOf = (element) => element.getBoundingClientRect();
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  const inside = (a, b) =>
    a.left >= b.left - 1 &&
    a.top >= b.top - 1 &&
    a.right <= b.right + 1 &&
    a.bottom <= b.bottom + 1;

  /** What the bubble says now, as the server said it. */
  function wanted() {
    if (!latest()) return null;
    const { beats, ask } = latest();
    const said = text();
    const beat = beats.find(({ say }) => say && say === said);
    if (beat) return beat;
    return ask?.say === said ? ask : null;
  }

  /** What is wrong with the bubble. */
  function inspect() {
    const faults = [];
    const paper = boxOf(one(".paper"));
    if (
      !inside(paper, {
        left: 0,
        top: 0,
        right: innerWidth,
        bottom: innerHeight,
      })
    )
      faults.push("it hangs out of the window");
    if (
      ![...one(".paper").children].every((part) => inside(boxOf(part), paper))
    )
      faults.push("its words hang out of it");
    const rings = [...document.querySelectorAll("svg.layer rect")];
    const { at = [] } = wanted();
    if (rings.length < at.length)
      faults.push(`of ${at.join(", ")} only ${rings.length} can be seen`);
    if (rings.some((ring) => overlap(paper, boxOf(ring))))
      faults.push("it covers what it is about");
    if (one(".paper button")) return faults;
    for (const lit of document.querySelectorAll(choosable)) {
      const { left, top, width, height } = boxOf(lit);
      const [x, y] = [left + width / 2, top + height / 2];
      if (inside({ left: x, right: x, top: y, bottom: y }, paper))
        faults.push(`it covers ${lit.ariaLabel ?? lit.textContent}`);
    }
    return faults;
  }

  /** It takes a moment until everything is in its place. */
  async function inspectWhenStill() {
    let faults;
    for (let tries = 0; tries < 5 && faults?.length !== 0; tries++) {
      await frame();
      faults = inspect();
    }
    found.push(...faults.map((fault) => `${name}, "${text()}": ${fault}`));
  }

  async function inEveryLanguage() {
    for (const code of languages) {
      await speak(code);
      await inspectWhenStill();
      if (code === languages[0]) said.push(text());
    }
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
  await until("the lesson", () => latest()?.lesson === name && !over());
  let choices = 0;
  for (;;) {
    await until(
      "a bubble, a question or the end",
      () => text() || one(choosable) || over(),
    );
    if (over()) break;
    if (text()) await inEveryLanguage();
    const before = JSON.stringify(latest());
    if (one(".paper button")) {
      const read = text();
      one(".paper button").click();
      await until("the next bubble", () => text() !== read || over());
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
        found.push(`${name}, "${text()}": it covers the question`);
    }
    const good = ask.open.filter((words) => !(words in (ask.wrong ?? {})));
    await tap(good[choices++ % good.length]);
    await until(
      "the next answer",
      () => JSON.stringify(latest()) !== before || over(),
    );
  }
  return [said, found];
};
