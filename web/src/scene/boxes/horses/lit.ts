/** What the options of Horses & Stagecoach light. */

import type { Chapter } from '../../chapter'
import type { Lit } from '../../lit'
import type { View } from '../../../protocol/protocol'
import { ridersOf } from './herd'

/** The car beside the riders; a player decides for one bandit or for two. */
function boarding(view: View, words: string): Partial<Lit> | null {
  const place = view.horses?.boarding ?? undefined
  if (words === 'board both') return { place }
  if (words !== 'board') return null
  const own = new Set(view.bandits.filter((one) => one.seat === view.seat).map((one) => one.name))
  return { place, mover: ridersOf(view).find((name) => own.has(name)) }
}

export const lit: NonNullable<Chapter['lit']> = (option, _, view) => {
  if (option.type === 'hostage') return { piece: { box: 'horses', name: option.hostage } }
  if (option.type === 'board') return { figure: option.figure }
  return option.type === 'word' ? boarding(view, option.words) : null
}
