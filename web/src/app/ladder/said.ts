/** What a stop of the line is called in a sentence. */

import type { Words } from '../../words/words'
import { line } from './journey.svelte'
import { nextBox, type Stop } from './stops'

/** Which game is played there: "outlaws, with abilities and events". */
export function stopTold(stop: Stop, words: Words): string {
  const box = words.say(`page-box-${nextBox(line.journey)}`)
  return words.attribute(`page-stop-${stop}`, 'told', { box })
}
