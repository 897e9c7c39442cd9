/** Waiting for the curve of a game, which the server works out in the background. */

import type { Curve, CurveAnswer } from '../../../protocol/protocol'

/** Pause before it is asked for again, in milliseconds. */
const AGAIN = 2000

/** Asks until the curve is worked out. Null as soon as `wanted` says no, and for a game without a
curve, which can be watched all the same. */
export async function followCurve(
  ask: () => Promise<CurveAnswer>,
  wanted: () => boolean,
): Promise<Curve | null> {
  try {
    while (wanted()) {
      const answer = await ask()
      if (answer.ready) return answer.curve ?? null
      await new Promise((done) => setTimeout(done, AGAIN))
    }
  } catch {
    // Refused, or the server cannot be reached.
  }
  return null
}
