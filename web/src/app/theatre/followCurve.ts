/** Waiting for the curve of a game, which the server works out in the background. */

import type { Curve, CurveAnswer } from '../../protocol/protocol'

/** Pause before it is asked for again, in milliseconds. */
const AGAIN = 2000

/** The curve, once it is worked out; null if it is not `wanted` any more, or if there is none: a
game can be watched without it. */
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
