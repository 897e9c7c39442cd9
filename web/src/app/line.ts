/** A line of the story: what happened, or what somebody said. */

import { isolated } from '../lib/isolated'
import type { Muted } from '../lib/muted.svelte'
import type { LogEntry } from '../lib/playing'
import type { View } from '../lib/protocol'
import type { Words } from '../lib/words'

/** Empty for what is not told. */
export function lineOf({ event, said }: LogEntry, view: View, words: Words, muted: Muted): string {
  if (event) return words.event(event, view)
  if (!said || muted.has(said.seat)) return ''
  const text = said.emote ? words.say(`page-emote-${said.emote}`) : said.text
  return words.say('page-said', { name: isolated(said.name), text: isolated(text) })
}
