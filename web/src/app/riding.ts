/** Games against bots that begin at once. */

import { anyBandit } from '../lib/cast'
import { openTable, startAtOnce } from '../lib/opening'
import { settings } from '../lib/settings.svelte'
import type { Words } from '../lib/words'
import { line } from './ladder/journey.svelte'
import { nextBox, tableAt, type Stop } from './ladder/stops'
import { go, tableHash } from './route.svelte'

/** The page itself shows what happened at a human pace, so bots need not wait long. */
export const BOTS_PACE = 0.2

/** Mei rides along only where all seven bandits do. */
const MEI = 'mei'

/** `bandit` is empty for any. */
export async function playNow(stop: Stop, words: Words, bandit = ''): Promise<void> {
  const name = settings.name.trim() || words.say('page-stranger')
  const wanted = tableAt(stop, nextBox(line.journey), bandit === MEI)
  // Who names no bandit may be dealt the Marshal.
  const led = bandit || (stop === 'boxes' ? anyBandit([], false) : '')
  const table = await openTable({ pace: BOTS_PACE, ...wanted }, [{ name, bandit: led }])
  startAtOnce(table)
  go(tableHash(table))
}
