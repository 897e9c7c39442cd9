/** The figures that can be chosen before the game begins. */

import { CHARACTERS } from './lists'

/** The bandits that are not taken; Mei only if `mei`, at tables where all seven ride along. */
export function freeBandits(taken: string[], mei: boolean): string[] {
  return CHARACTERS.filter((name) => !taken.includes(name) && (mei || name !== 'mei'))
}

/** A random free bandit, for a seat that must not be dealt the Marshal. */
export function anyBandit(taken: string[], mei: boolean): string {
  const free = freeBandits(taken, mei)
  return free[Math.floor(Math.random() * free.length)] ?? ''
}
