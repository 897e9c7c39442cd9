/** A chat message or gesture as a line of text. */

import { isolated } from '../../words/isolated'
import type { Said } from '../../play/talk.svelte'
import type { Words } from '../../words/words'

export function saidLine({ name, text, emote }: Said, words: Words): string {
  const shown = emote ? words.say(`page-emote-${emote}`) : text
  return words.say('page-said', { name: isolated(name), text: isolated(shown) })
}
