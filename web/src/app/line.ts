/** A line of the story: what happened, or what somebody said. */

import type { Muted } from '../lib/muted.svelte'
import type { LogEntry } from '../lib/playing'
import type { View } from '../lib/protocol'
import type { Words } from '../lib/words'
import { saidLine } from './said'

/** Empty for what is not told. */
export function lineOf({ event, said }: LogEntry, view: View, words: Words, muted: Muted): string {
  if (event) return words.event(event, view)
  return !said || muted.has(said.seat) ? '' : saidLine(said, words)
}
