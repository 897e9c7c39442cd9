/** The figures that can be chosen before the game begins. */

import { CHARACTERS } from './lists'

/** Mei rides along only where all seven bandits do. */
export function freeBandits(taken: string[], mei: boolean): string[] {
  return CHARACTERS.filter((name) => !taken.includes(name) && (mei || name !== 'mei'))
}

/** Any of those left, for somebody who must not be the Marshal. */
export function anyBandit(taken: string[], mei: boolean): string {
  const free = freeBandits(taken, mei)
  return free[Math.floor(Math.random() * free.length)] ?? ''
}
