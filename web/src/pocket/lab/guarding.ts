/** What a bot can reach in its worker. A bot may come from a stranger: Python could ask the browser
for anything that a worker may do, so all of that is taken away before the first bot runs. */

/** Maximum memory of a bot and of Python, in bytes; beyond it Python raises `MemoryError`. */
const MOST_MEMORY = 512 * 1024 * 1024

/** Where a worker could send something, find what this site has stored, or run other programs. */
const DOORS = `
  fetch XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport indexedDB caches
  cookieStore BroadcastChannel MessageChannel Worker SharedWorker importScripts navigator
  Notification eval FileSystemHandle FontFace reportError createImageBitmap
`
  .trim()
  .split(/\s+/)

/** Lets WebAssembly have so much memory and no more; call it before Python is started. */
export function limitMemory(most = MOST_MEMORY): void {
  const { prototype } = WebAssembly.Memory
  const { grow } = prototype
  const page = 64 * 1024
  prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * page > most) throw new RangeError('too much memory')
    return grow.call(this, pages)
  }
}

/** What functions of every kind inherit: its constructor compiles text. */
const FUNCTIONS = [() => 0, async () => 0, function* () {}, async function* () {}].map(
  (made) => Object.getPrototypeOf(made) as object,
)

/** Takes the doors away; call it when Python is there. */
export function closeDoors(scope: object = globalThis, functions = FUNCTIONS): void {
  for (const name of DOORS) {
    for (let place: object | null = scope; place; place = Object.getPrototypeOf(place) as object) {
      Reflect.deleteProperty(place, name)
    }
    fix(scope, name, undefined)
  }
  for (const kind of functions) fix(kind, 'constructor', noCompiler)
  noCompiler.prototype = Function.prototype // Python's runtime asks for it
  fix(scope, 'Function', noCompiler)
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = globalThis[name].bind(globalThis)
    fix(scope, name, (act: unknown, ...more: [number]) =>
      typeof act === 'function' ? set(act as () => void, ...more) : noCompiler(),
    )
  }
}

/** Gives a property a value for good. */
function fix(scope: object, name: string, value: unknown): void {
  Object.defineProperty(scope, name, { value, writable: false, configurable: false })
}

/** In place of what compiles text. */
function noCompiler(): never {
  throw new TypeError('no text is compiled here')
}
