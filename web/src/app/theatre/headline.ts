/** The game in one line: who won, by how much, and what it will be remembered for. */

import type { Result, View } from '../../protocol/protocol'
import { sentence } from '../../words/names'
import type { Words } from '../../words/words'
import { pagesOf } from '../boxes/pages'
import { dollars, listed } from '../finale/remark'
import { standingsOf } from '../finale/standing'

/** `view` is the table at the end. */
export function headlineOf(result: Result, view: View, words: Words): string {
  const victory = pagesOf(view).flatMap(({ victory }) => victory?.(view) ?? [])[0]
  const standings = standingsOf(result, view, victory?.seat)
  const [first, second] = standings
  return [won(), remembered(result, words)].filter(Boolean).join(' ')

  function won(): string {
    if (!first?.won) return words.say('score-nobody')
    const seats = standings.filter((entry) => entry.won).flatMap((entry) => entry.seats)
    const names = listed(
      seats.map((seat) => words.seat(seat, view)),
      words,
    )
    const count = seats.length
    if (first.law) return words.say(victory?.message ?? 'score-winner', { names, count })
    if (second?.won) {
      return words.say('page-theatre-tie', { names, amount: dollars(first.money, words) })
    }
    const args = { names, count, amount: dollars(first.money, words) }
    return first.gap
      ? words.say('page-theatre-won-by', { ...args, gap: dollars(first.gap, words) })
      : words.say('page-theatre-won', args)
  }
}

/** The first of the game's awards. */
function remembered({ awards: [award] }: Result, words: Words): string {
  if (!award) return ''
  const { award: title, award_told: told } = words.name('award', `award-${award.kind}`, {
    amount: award.amount,
  })
  const who = words.figure(award.bandit)
  return sentence(words.say('page-theatre-award', { who, title: title ?? '', told: told ?? '' }))
}
