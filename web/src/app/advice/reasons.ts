/** Why an option is better than another, in sentences, as in reasons.py. */

import type { Arguments } from '../../words/language'
import { sentence } from '../../words/names'
import type { Point, Reason } from '../../protocol/protocol'
import type { Words } from '../../words/words'

/** Argument of a message where a fact names no figure, loot or card. */
const ANY = 'any'

/** The reason in sentences; `best` and `other` are the two options in words. */
export function why(reason: Reason, best: string, other: string, words: Words): string[] {
  const { close, settled, decisive, price } = reason
  if (!decisive && !settled) {
    return [words.say(close ? 'reason-equal' : 'reason-sum', { without: other })]
  }
  const said: string[] = []
  if (settled) said.push(words.say(settled === 'won' ? 'reason-won' : 'reason-lost'))
  else if (close) said.push(words.say('reason-close', { without: other }))
  if (decisive) said.push(differs('reason-differs', decisive, best, other, words))
  if (decisive && price) said.push(differs('reason-price', price, best, other, words))
  return said
}

/** The figures behind a reason, a line for each. */
export function counts(reason: Reason, best: string, other: string, words: Words): string[] {
  const points = [reason.decisive, reason.price].filter((one) => !!one && one.money == null)
  return (points as Point[]).map((point) => {
    const after = [point.best ?? 0, point.other ?? 0]
    return sentence(
      words.say('reason-counts', {
        fact: fact(point, words),
        tries: reason.tries,
        count: Math.max(...after),
        fewer: Math.min(...after),
        ...options(point, best, other),
      }),
    )
  })
}

/** A fact as a part of a sentence. */
export function fact({ kind, figure, loot, card }: Point, words: Words): string {
  const args: Arguments = { who: figure ?? ANY, what: loot ?? ANY, which: card ?? ANY }
  if (figure) Object.assign(args, words.figureArguments('figure', figure))
  if (loot) Object.assign(args, words.lootArguments({ number: -1, kind: loot }))
  if (card) args.card = words.card({ kind: card })
  return words.say(`fact-${kind}`, args)
}

/** A sentence that begins with the option after which the fact is more frequent. */
function differs(message: string, point: Point, best: string, other: string, words: Words): string {
  const { money, best_often = 'never', other_often = 'never' } = point
  if (money != null) {
    return words.say('reason-money', { amount: money, with: best, without: other })
  }
  const [more, less] = first(point) ? [best_often, other_often] : [other_often, best_often]
  return words.say(message, {
    fact: fact(point, words),
    often: words.say('often', { often: more }),
    seldom: words.say('often', { often: less }),
    ...options(point, best, other),
  })
}

const first = ({ best = 0, other = 0 }: Point) => best > other

const options = (point: Point, best: string, other: string) =>
  first(point) ? { with: best, without: other } : { with: other, without: best }
