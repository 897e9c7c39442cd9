/** Vibration of a phone when it is the player's turn, and when the player's bandit is hit. */

import type { EventView } from '../protocol/protocol'

/** In milliseconds: on, off, on. */
export type Pattern = readonly number[]

export const TURN: Pattern = [35]
const SHOT: Pattern = [70, 40, 110]
const PUNCH: Pattern = [90]

/** The vibration for an event, for a player with the bandits `mine`. */
export function patternFor({ kind, bandit, target }: EventView, mine: string[]): Pattern | null {
  const isMine = (name: string | null | undefined) => !!name && mine.includes(name)
  if (kind === 'shot' && isMine(target)) return SHOT
  if (kind === 'hit' && isMine(bandit)) return SHOT
  if (kind === 'punched' && isMine(target)) return PUNCH
  return null
}

/** Time after a choice, in milliseconds, in which a further turn of the same player does not
vibrate. */
const STILL = 2000

export const turnPattern = (since: number): Pattern | null => (since > STILL ? TURN : null)

interface Wishes {
  vibration: boolean
  motion: boolean
  sound: boolean
}

/** Whether to vibrate: not if motion or sound is switched off, or the page is hidden. */
export const mayVibrate = ({ vibration, motion, sound }: Wishes, hidden: boolean): boolean =>
  vibration && motion && sound && !hidden

/** Whether this is a hand-held device. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches

export function vibrate(pattern: Pattern | null, wishes: Wishes): void {
  if (!pattern || !mayVibrate(wishes, document.hidden) || !canVibrate()) return
  if (!navigator.userActivation?.hasBeenActive) return // otherwise the browser logs a warning
  navigator.vibrate([...pattern])
}
