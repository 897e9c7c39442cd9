/** Games against bots that begin at once. */

import { openTable, startAtOnce } from '../lib/opening'
import type { NewTable } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import type { Words } from '../lib/words'
import { USUAL_BOT } from './bots'
import { go, tableHash } from './route.svelte'

/** The page itself shows what happened at a human pace, so bots need not wait long. */
export const BOTS_PACE = 0.2
const BEGINNER = 'greenhorn'
const OTHERS = 3

/** The first real game, with simple round cards; the whole base game; and one with a box. */
export type Ride = 'first' | 'whole' | 'box'

/** The box that is easiest to begin with. */
export const FIRST_BOX = 'horses'

const OPTIONS: Record<Ride, Pick<NewTable, 'options'>> = {
  first: { options: { rules: 'basic' } },
  whole: {},
  box: { options: { boxes: [FIRST_BOX] } },
}

export async function playNow(ride: Ride, words: Words): Promise<void> {
  const bot = ride === 'first' ? BEGINNER : USUAL_BOT
  const seats = Array<string>(OTHERS).fill(bot)
  const name = settings.name.trim() || words.say('page-stranger')
  const table = await openTable({ pace: BOTS_PACE, seats, ...OPTIONS[ride] }, [
    { name, bandit: '' },
  ])
  startAtOnce(table)
  go(tableHash(table))
}
