/** What somebody said or did, as a line of text. */

import { isolated } from '../lib/isolated'
import type { Said } from '../lib/talk.svelte'
import type { Words } from '../lib/words'

export function saidLine({ name, text, emote }: Said, words: Words): string {
  const shown = emote ? words.say(`page-emote-${emote}`) : text
  return words.say('page-said', { name: isolated(name), text: isolated(shown) })
}
