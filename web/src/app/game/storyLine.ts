/** A line of the story: what happened, or what somebody said. */

import type { Muted } from '../../browser/muted.svelte'
import type { LogEntry } from '../../play/playing'
import type { View } from '../../protocol/protocol'
import type { Words } from '../../words/words'
import { saidLine } from '../talk/said'

/** Empty for what is not told. */
export function lineOf({ event, said }: LogEntry, view: View, words: Words, muted: Muted): string {
  if (event) return words.event(event, view)
  return !said || muted.has(said.seat) ? '' : saidLine(said, words)
}
