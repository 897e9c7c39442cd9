/** Structural sharing between two values from the server, so that only changed parts are
rendered again. */

type Parts = Record<string, unknown>

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** `after`, with every part that equals its counterpart in `before` replaced by it. */
export function withShared<Value>(before: unknown, after: Value): Value {
  if (before === after || !isParts(before) || !isParts(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const names = Object.keys(after)
  const parts = names.map((name) => withShared(before[name], after[name]))
  const same = names.length === Object.keys(before).length
  if (same && names.every((name, n) => name in before && parts[n] === before[name])) {
    return before as Value
  }
  if (names.every((name, n) => parts[n] === after[name])) return after
  if (Array.isArray(after)) return parts as Value
  return Object.fromEntries(names.map((name, n) => [name, parts[n]])) as Value
}
