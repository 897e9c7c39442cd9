/** A legend's game on the train of a day: waiting for it, and watching it. */

import type { LegendAnswer } from '../../protocol/protocol'
import { RECORD, go } from '../shared/route.svelte'
import { given } from '../theatre/record/given.svelte'

/** Pause before it is asked for again, in milliseconds. */
const AGAIN = 2500

/** Asks until the game has been played, and tells `progress` before; null as soon as `wanted` says no. */
export async function followLegend(
  ask: () => Promise<LegendAnswer>,
  progress: (answer: LegendAnswer) => void,
  wanted: () => boolean,
): Promise<LegendAnswer | null> {
  while (wanted()) {
    const answer = await ask()
    if (answer.ready) return answer
    progress(answer)
    await new Promise((done) => setTimeout(done, AGAIN))
  }
  return null
}

/** Opens the game in the theatre, as a record. */
export function watchLegend({ record = '' }: LegendAnswer): void {
  given.take(record)
  go(RECORD)
}
