/** A server that gives these answers, for the length of a test. */

import { onTestFinished, vi } from 'vitest'

type Answers = Record<string, unknown>

/** Answers requests by the longest beginning of their address that is listed; `asked` has all
addresses. A number is the status of a refusal. */
export function answering(answers: Answers): { asked: string[] } {
  const asked: string[] = []
  const before = globalThis.fetch
  onTestFinished(() => void (globalThis.fetch = before))
  globalThis.fetch = vi.fn((address: RequestInfo | URL) => {
    const path = String(address)
    asked.push(path)
    const known = Object.keys(answers).filter((one) => path.startsWith(one))
    const best = known.sort((a, b) => b.length - a.length)[0]
    const found = best === undefined ? 404 : answers[best]
    if (typeof found !== 'number') return Promise.resolve(new Response(JSON.stringify(found)))
    const refusal = JSON.stringify({ error: 'no', code: found === 429 ? 'pictures' : '' })
    return Promise.resolve(new Response(refusal, { status: found }))
  }) as typeof fetch
  return { asked }
}

/** Waits until an element is there. */
export async function until<Found>(find: () => Found | null | undefined): Promise<Found> {
  return await vi.waitFor(() => {
    const found = find()
    if (!found) throw new Error('it is not there yet')
    return found
  })
}
