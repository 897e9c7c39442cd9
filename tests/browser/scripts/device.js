// Before the scripts of a page that plays by itself: what its worker says is told to the test, bots at
// new tables do not pause for spectators unless the test is patient, and the test may ask the worker as
// the page does.

const tables = "/api/tables";
const patience = 60_000; // milliseconds
const answers = new Map();
let worker = null;
let requests = 0;

function hurried(message) {
  if (message.kind !== "ask" || message.method !== "POST") return message;
  if (message.path !== tables || window.patient) return message;
  const body = JSON.parse(new TextDecoder().decode(message.body));
  const quick = JSON.stringify({ ...body, pace: 0 });
  return { ...message, body: new TextEncoder().encode(quick) };
}

// The number of choices before the last question; the test is told each message.
window.asked = -1;
function hear(text) {
  const { mine, number } = JSON.parse(text);
  if (mine?.question) window.asked = number;
  window.heard?.(text);
}

window.Worker = class extends Worker {
  constructor(address, ...how) {
    super(address, ...how);
    const plays = !String(address).includes("worker-lab"); // the laboratory's has none
    this.addEventListener("message", ({ data }) => {
      if (data.kind === "ready" && plays) worker = this;
      if (data.kind === "message") hear(data.text);
      if (data.kind === "answer") answers.get(data.id)?.(data);
    });
  }
  postMessage(message, ...more) {
    super.postMessage(hurried(message), ...more);
  }
};

// What the device answers to a request.
window.askDevice = async (method, path, body = null) => {
  const id = --requests; // the page counts upwards
  const bytes = new TextEncoder().encode(body ? JSON.stringify(body) : "");
  const answered = new Promise((resolve, reject) => {
    answers.set(id, resolve);
    setTimeout(() => reject(new Error(`no answer to ${method} ${path}`)), patience);
  });
  worker.postMessage({ kind: "ask", id, method, path, headers: {}, body: bytes });
  const { status, body: content } = await answered;
  return { status, text: new TextDecoder().decode(content) };
};
