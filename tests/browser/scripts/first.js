// The first script of the page in browsers that cannot be told to run one: it notes all errors, sets
// the switches as the other tests do, and asks for bots that do not pause for spectators.

window.faults = [];
const note = (...words) => window.faults.push(words.join(" "));
for (const kind of ["error", "warn"]) {
  const tell = console[kind].bind(console);
  console[kind] = (...words) => (
    note(`console.${kind}:`, ...words),
    tell(...words)
  );
}
// No error: what changes while sizes are measured is measured again in the next frame.
const later = /^ResizeObserver loop/;
// Nor is a script that did not come ahead of time: what imports it fetches it again, and says if that fails.
const hint = (target) => target.rel === "modulepreload";
addEventListener(
  "error",
  ({ message, target }) => {
    if (!later.test(message) && !hint(target))
      note(message ?? `not loaded: ${target.outerHTML}`);
  },
  true,
);
addEventListener("unhandledrejection", (event) =>
  note("unhandled:", event.reason),
);
addEventListener("securitypolicyviolation", (event) =>
  note("forbidden:", event.blockedURI),
);

localStorage.setItem(
  "colt-express settings",
  JSON.stringify({
    language: "en",
    theme: "dark",
    motion: false,
    pace: "off",
    call: "no",
  }),
);

const plain = window.fetch;
window.fetch = (address, request) =>
  address === "/api/tables" && request?.method === "POST"
    ? plain(address, {
        ...request,
        body: JSON.stringify({ ...JSON.parse(request.body), pace: 0 }),
      })
    : plain(address, request);
