/** Games against bots that begin at once. */

import { anyBandit } from '../../protocol/cast'
import { openTable, startAtOnce } from '../../play/opening'
import { settings } from '../../browser/settings.svelte'
import type { Words } from '../../words/words'
import { journeyStore } from './journey.svelte'
import { nextBox, tableAt, type Stop } from './stops'
import { go, tableHash } from '../shared/route.svelte'

/** The page itself shows what happened at a human pace, so bots need not wait long. */
export const BOTS_PACE = 0.2

/** The bandit who rides along only where all seven bandits do. */
const MEI = 'mei'

/** Opens a table for `stop` and goes there. An empty `bandit` means any. */
export async function playNow(stop: Stop, words: Words, bandit = ''): Promise<void> {
  const name = settings.name.trim() || words.say('page-stranger')
  const wanted = tableAt(stop, nextBox(journeyStore.journey), bandit === MEI)
  // Without a bandit the seat could be dealt the Marshal.
  const led = bandit || (stop === 'boxes' ? anyBandit([], false) : '')
  const table = await openTable({ pace: BOTS_PACE, ...wanted }, [{ name, bandit: led }])
  startAtOnce(table)
  go(tableHash(table))
}
