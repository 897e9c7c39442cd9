/** What a player knows of the money that their bandits carry. */

import type { BanditView } from '../../protocol/protocol'
import type { Words } from '../../words/words'
import { kindOf } from '../../scene/tokens'

export interface Purse {
  /** The sum of the known values. */
  dollars: number
  /** Number of tokens of unknown value. */
  unknown: number
}

export function purseOf(...bandits: BanditView[]): Purse {
  const loot = bandits
    .flatMap((bandit) => bandit.loot)
    .filter(({ kind }) => !kindOf(kind).worthless)
  return {
    dollars: loot.reduce((sum, { value }) => sum + (value ?? 0), 0),
    unknown: loot.filter(({ value }) => value == null).length,
  }
}

export function purseText({ dollars, unknown }: Purse, words: Words): string {
  const amount = words.say('dollars', { amount: dollars })
  return unknown ? words.say('page-purse-more', { amount }) : amount
}
