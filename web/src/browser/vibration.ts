/** A phone trembles when it is one's turn and when one is hit. */

import type { EventView } from '../protocol/protocol'

/** In milliseconds: on, off, on. */
export type Pattern = readonly number[]

export const TURN: Pattern = [35]
const SHOT: Pattern = [70, 40, 110]
const PUNCH: Pattern = [90]

/** What an event does to somebody with these bandits. */
export function patternFor({ kind, bandit, target }: EventView, mine: string[]): Pattern | null {
  const isMine = (name: string | null | undefined) => !!name && mine.includes(name)
  if (kind === 'shot' && isMine(target)) return SHOT
  if (kind === 'hit' && isMine(bandit)) return SHOT
  if (kind === 'punched' && isMine(target)) return PUNCH
  return null
}

/** Whoever has just chosen knows that it is still his turn, in milliseconds. */
const STILL = 2000

export const turnPattern = (since: number): Pattern | null => (since > STILL ? TURN : null)

interface Wishes {
  vibration: boolean
  motion: boolean
  sound: boolean
}

/** A page that must not move or be heard does not tremble, either. */
export const mayVibrate = ({ vibration, motion, sound }: Wishes, hidden: boolean): boolean =>
  vibration && motion && sound && !hidden

/** Whether this is a device that is held in a hand. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches

export function vibrate(pattern: Pattern | null, wishes: Wishes): void {
  if (!pattern || !mayVibrate(wishes, document.hidden) || !canVibrate()) return
  if (!navigator.userActivation?.hasBeenActive) return // the browser would complain
  navigator.vibrate([...pattern])
}
