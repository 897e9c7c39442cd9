/* Plays one lesson in the page, measures each of its bubbles in the language of its longest text (and in the
   first, unless there is room; the language that the page is in comes before the other), and returns what was
   said in the first language, and a list of sentences on what is wrong, empty if all is well. `window.taught`
   holds the server's last answer by language; see `LISTEN` in test_lessons.py. */
async ([name, languages, roomy]) => {
  const found = [];
  const said = [];
  const PATIENCE = 8000;
  const frame = () => new Promise(requestAnimationFrame);
  const soon = () => new Promise((done) => setTimeout(done));
  const one = (selector) => document.querySelector(selector);
  const text = () => one(".paper .say")?.textContent ?? "";
  const word = () => one(".paper .word")?.textContent ?? "";

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
    if (language() === code && wanted()) return;
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
    return ask && (ask.say ?? "") === said ? ask : null;
  }

  const SPOKEN_OF = {
    card: (what) => `[data-hand] [data-card="${what}"]`,
    figure: (what) =>
      `[data-figure="${what}"], [data-about="map"] [data-about="figure ${what}"]`,
    panel: (what) => `[data-panel="${what}"], [data-chip="${what}"]`,
    bullets: (what) => `[data-panel="${what}"] [data-about="bullets"]`,
    option: (what) =>
      `[data-choice="${what}"], [data-option="${what}"], [data-hand] [data-card="${what.split(" ")[1]}"]`,
    piece: (what) => `[data-piece="${what}"]`,
    pile: (what) =>
      what ? `.strip [data-played="${what - 1}"]` : ".strip [data-played]",
    hand: () => "[data-hand]",
    round: () => "header li.now",
  };

  /** Where a target is in the window; where it is shown more than once, anywhere will do. */
  function boxesOf(target) {
    const [kind, ...rest] = target.split(" ");
    const selector = SPOKEN_OF[kind]?.(rest.join(" "));
    if (!selector) return ring() ? [ringed()] : [];
    const all = [...document.querySelectorAll(selector)].map(boxOf);
    const seen = all.filter(
      ({ width, right, left }) => width && right > 1 && left < innerWidth - 1,
    );
    return seen;
  }

  /** In the scene and on the map, or in the scene and as a button. */
  const shownTwice = (target) => /^(figure|option|panel) /.test(target);

  const rings = () => [...document.querySelectorAll("svg.layer .ring")];
  const ring = () => rings()[0];
  /** What is within the ring. */
  function ringed() {
    const { left, top, right, bottom } = boxOf(ring());
    return {
      left: left + 5,
      top: top + 5,
      right: right - 5,
      bottom: bottom - 5,
    };
  }

  /** One ring at most, not covered, and around what is asked for where the bubble names it. */
  function ringFaults(paper, at) {
    const faults = [];
    if (rings().length > 1) faults.push(`there are ${rings().length} rings`);
    if (at.length && !ring()) faults.push("there is no ring");
    if (!ring()) return faults;
    if (
      one(".paper").checkVisibility({ visibilityProperty: true }) &&
      overlap(paper, ringed())
    )
      faults.push("it covers the ring");
    const named = at.filter((target) => /^(card|option) /.test(target));
    const asked = one(".paper button") ? [] : named;
    const around = boxOf(ring());
    const inRing = (box) =>
      inside(
        {
          left: (box.left + box.right) / 2,
          right: (box.left + box.right) / 2,
          top: (box.top + box.bottom) / 2,
          bottom: (box.top + box.bottom) / 2,
        },
        around,
      );
    for (const target of asked) {
      const [kind, ...rest] = target.split(" ");
      const all = [
        ...document.querySelectorAll(SPOKEN_OF[kind](rest.join(" "))),
      ].map(boxOf);
      if (!all.some(inRing)) faults.push(`the ring is not around ${target}`);
    }
    return faults;
  }

  /** After one tap the ring is on the button that is asked for, which nothing covers. */
  function afterOneTap(words, ask) {
    const confirm = [...document.querySelectorAll(".tools .confirm")];
    if (!confirm.length || ask.free) return;
    const here = `${name}, "${text()}", ${words} tapped once`;
    const paper = boxOf(one(".paper"));
    const told = text() || word();
    if (told && confirm.some((button) => overlap(paper, boxOf(button))))
      found.push(`${here}: the bubble covers the button`);
    const tail = one("svg.layer path");
    if (tail && confirm.some((button) => overlap(boxOf(tail), boxOf(button))))
      found.push(`${here}: the tail covers the button`);
    if (rings().length !== 1) found.push(`${here}: ${rings().length} rings`);
    else if (!confirm.some((button) => inside(boxOf(button), boxOf(ring()))))
      found.push(`${here}: the ring is not on the button`);
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
    const { at = [], meanwhile = "", wrong = {} } = wanted();
    for (const target of at) {
      const spokenOf = boxesOf(target);
      if (!spokenOf.length) faults.push(`${target} cannot be seen`);
      const covered = spokenOf.filter((box) => overlap(paper, box));
      if (covered.length > (shownTwice(target) ? spokenOf.length - 1 : 0))
        faults.push(`it covers ${target}, of which it speaks`);
    }
    if (meanwhile && ![meanwhile, ...Object.values(wrong)].includes(word()))
      faults.push("it does not say what has happened since the last act");
    faults.push(...ringFaults(paper, at));
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
    for (let tries = 0; tries < 30 && faults?.length !== 0; tries++) {
      await frame();
      faults = inspect();
    }
    found.push(...faults.map((fault) => `${name}, "${text()}": ${fault}`));
  }

  /** What the bubble says in each language. */
  async function everywhere() {
    const parts = ({ beats, ask }) => [...beats, ask].map((one) => one?.say ?? "");
    const place = parts(latest()).indexOf(text());
    const answers = (await window.everywhere).map((answer) => JSON.parse(answer));
    return answers.map((answer) => parts(answer)[place] ?? "");
  }

  /** Measures the bubble in the language of the longest text, and if there is little room in the first. */
  async function measure() {
    await until("the answer with this bubble", wanted);
    const texts = await everywhere();
    const lengths = texts.map(({ length }) => length);
    const longest = languages[lengths.indexOf(Math.max(...lengths))];
    said.push(texts[0]);
    const codes = new Set(roomy ? [longest] : [languages[0], longest]);
    const here = (code) => code === language();
    for (const code of [...codes].sort((a, b) => here(b) - here(a))) {
      await speak(code);
      await inspectWhenStill();
    }
  }

  /** Twice, as the page asks for; `look` is called in between. */
  async function tap(words, look = () => {}) {
    const quoted = CSS.escape(words);
    const card = /^(?:play|keep|pick) (.*?)( hidden)?$/.exec(words);
    const direct =
      one(`[data-choice="${quoted}"] .hit`) ?? one(`[data-option="${quoted}"]`);
    if (direct) {
      direct.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await confirm(false, look);
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
    await confirm(Boolean(card?.[2]), look);
  }

  /** Face down is the last of two buttons. */
  async function confirm(down, look) {
    await until("the button", () => one(".tools .confirm"));
    await frame();
    await frame();
    look();
    const ways = [...document.querySelectorAll(".tools .confirm")];
    ways[down ? ways.length - 1 : 0].click();
  }

  /** Wrong choices to be tried, each in another language. */
  function wrongIn(ask) {
    const words = new Map(
      Object.entries(ask.wrong ?? {}).map(([wrong, said]) => [said, wrong]),
    );
    return [...words.values()].map((wrong, n) => [
      languages[n % languages.length],
      wrong,
    ]);
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
    if (text()) await measure();
    if (one(".paper button")) {
      const read = text();
      one(".paper button").click();
      await until("the next bubble", () => text() !== read || over());
      continue;
    }
    const { ask } = latest();
    for (const [code, wrong] of wrongIn(ask)) {
      if (!roomy) await speak(code);
      await tap(wrong);
      const friendly = () => latest().ask.wrong[wrong];
      await until("a friendly word", () => word() === friendly());
      if (text() !== (latest().ask.say ?? ""))
        found.push(`${name}, "${word()}": the instruction is gone`);
      await inspectWhenStill();
      if (overlap(boxOf(one(".paper")), boxOf(one(".sentence"))))
        found.push(`${name}, "${word()}": it covers the question`);
    }
    const before = JSON.stringify(latest());
    const good = ask.open.filter((words) => !(words in (ask.wrong ?? {})));
    const chosen = good[choices++ % good.length];
    await tap(chosen, () => afterOneTap(chosen, ask));
    await until(
      "the next answer",
      () => JSON.stringify(latest()) !== before || over(),
    );
  }
  return [said, found];
};
