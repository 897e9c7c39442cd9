import type { Words } from '../../../words/words'
import type { Count } from './tally'

export interface Counts {
  now: Count | null
  before: Count | null
}

/** How often one guessed like a legend, in a sentence; empty before the first guess of the month. */
export function counted({ now, before }: Counts, words: Words): string {
  if (!now) return ''
  const { like, asked } = now
  if (!before) return words.say('page-guess-count', { like, asked })
  const { like: last, asked: of } = before
  return words.say('page-guess-count-last', { like, asked, last, of })
}
