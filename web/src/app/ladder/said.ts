/** The stops of the way west in words. */

import type { Words } from '../../words/words'
import { journeyStore } from './journey.svelte'
import { nextBox, type Stop } from './stops'

/** Which game is played there: "outlaws, with abilities and events". */
export function stopTold(stop: Stop, words: Words): string {
  const box = words.say(`page-box-${nextBox(journeyStore.journey)}`)
  return words.attribute(`page-stop-${stop}`, 'told', { box })
}
