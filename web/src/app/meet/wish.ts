/** What a person would play in a quick match, as it was last wished for in this browser. */

import { BOXES } from '../../protocol/lists'

export const BASE = 'base'
export const GAMES: readonly string[] = [BASE, ...BOXES.map(({ name }) => name)]
/** Seconds per decision: strangers always play with a clock. */
export const SPEEDS = [30, 60, 86_400] as const
export const SIZES = [3, 4, 5, 6] as const

/** A wish with everything in it. */
export interface Wish {
  games: string[]
  speeds: number[]
  fewest: number
  most: number
  bots: boolean
  ladder: boolean
}

const KEY = 'colt-express wish'
const FEWEST = SIZES[0]
const MOST = SIZES[SIZES.length - 1] as number
const USUAL: Wish = {
  games: [BASE],
  speeds: [60],
  fewest: FEWEST,
  most: MOST,
  bots: true,
  ladder: false,
}

const some = <One>(known: readonly One[], found: unknown, usual: One[]): One[] => {
  const kept = Array.isArray(found) ? known.filter((one) => found.includes(one)) : []
  return kept.length ? kept : usual
}

const sizeIn = (found: unknown, usual: number) => SIZES.find((one) => one === found) ?? usual

/** The wish in a text; what is not understood is as usual. */
export function wishIn(text: string): Wish {
  let found: Partial<Record<keyof Wish, unknown>>
  try {
    found = (JSON.parse(text) ?? {}) as typeof found
  } catch {
    found = {}
  }
  const fewest = sizeIn(found.fewest, FEWEST)
  return {
    games: some(GAMES, found.games, USUAL.games),
    speeds: some<number>(SPEEDS, found.speeds, USUAL.speeds),
    fewest,
    most: Math.max(fewest, sizeIn(found.most, MOST)),
    bots: found.bots !== false,
    ladder: found.ladder === true,
  }
}

export function lastWish(): Wish {
  try {
    return wishIn(localStorage.getItem(KEY) ?? '')
  } catch {
    return { ...USUAL }
  }
}

export function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish))
  } catch {
    // It is asked for again next time.
  }
}
