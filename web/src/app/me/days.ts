/** Days as they are told on the page about you. */

import type { Words } from '../../words/words'

/** The day of a moment in seconds since 1970. */
export const dayOf = (seconds: number, words: Words): string =>
  new Date(seconds * 1000).toLocaleDateString(words.code, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
