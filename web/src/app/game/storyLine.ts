/** A line of the story: an event, or a message. */

import type { Muted } from '../../browser/muted.svelte'
import type { LogEntry } from '../../play/playing'
import type { View } from '../../protocol/protocol'
import type { Words } from '../../words/words'
import { saidLine } from '../talk/saidLine'

/** The entry as a sentence; empty for one that is not told. */
export function lineOf({ event, said }: LogEntry, view: View, words: Words, muted: Muted): string {
  if (event) return words.event(event, view)
  return !said || muted.has(said.seat) ? '' : saidLine(said, words)
}
