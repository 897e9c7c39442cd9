/** What is said to a side about how it did: "Third, $350 short". */

import type { Words } from '../../words/words'
import type { Entry } from './standing'

/** How a side did. `defeat` is the message for the seat that plays against all others, if it
lost. */
export function remarkOf(entry: Entry, words: Words, defeat = ''): string {
  const { place: rank, gap, won } = entry
  if (entry.barred) return words.say('page-barred')
  if (!rank) return defeat && words.say(defeat)
  const place = words.say('page-place', { place: rank })
  if (gap === null) return place
  if (won) return gap ? words.say('page-place-ahead', { place, amount: gap }) : place
  return words.say(gap ? 'page-place-short' : 'page-place-lead', { place, amount: gap })
}

/** Money, or what is owed: bullets may cost some. */
export function dollars(amount: number, words: Words): string {
  const text = words.say('dollars', { amount: Math.abs(amount) })
  return amount < 0 ? `−${text}` : text
}

/** Several names in a sentence. */
export function listed(names: string[], words: Words): string {
  const [last = '', ...others] = [...names].reverse()
  return others.length ? `${others.reverse().join(', ')} ${words.say('and')} ${last}` : last
}
