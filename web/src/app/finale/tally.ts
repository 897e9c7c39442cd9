/** The final count as a show: what is added beat by beat, and each side's total after it. */

import type { Result, View } from '../../protocol/protocol'
import type { Pace } from '../../browser/settings.svelte'
import type { Entry } from './standing'

export interface Beat {
  /** Where the money comes from; empty where something else than money is shown. */
  source: string
  /** Whether a purse is turned over. */
  purse: boolean
  /** By entry: what it gets now, and what it has then. */
  gains: number[]
  totals: number[]
  /** How long it is looked at, in milliseconds. */
  length: number
}

/** Sources of money counted first; `LAST` are counted last, all others in between. */
const FIRST = [
  ...['purses', 'jewels', 'strongboxes', 'mailbags', 'ransom'],
  ...['posters', 'prisoners', 'brawlers'],
]
const LAST = ['station', 'gunslinger', 'left_behind']

/** How long beats are shown at the normal pace, in milliseconds: all purses together, one purse, a
source of money, one that decides, and a box's verdict. */
const ALL_PURSES = 4800
const PURSE = { least: 320, most: 900 }
const SOURCE = 1700
const DECISIVE = 2300
const VERDICT = 4500

/** Factor on the length of beats, by pace. */
const FACTORS: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 }

/** All sources that gave or cost any side money, in the order in which they are counted. */
export function sourcesOf({ breakdown }: Result): string[] {
  const rank = (source: string) => {
    const [first, last] = [FIRST.indexOf(source), LAST.indexOf(source)]
    if (first >= 0) return first
    return FIRST.length + 1 + last
  }
  const all = new Set(breakdown.flatMap((sources) => Object.keys(sources)))
  return [...all].sort((a, b) => rank(a) - rank(b))
}

export function beatsOf(entries: Entry[], result: Result, view: View, pace: Pace): Beat[] {
  const beats: Beat[] = []
  let totals = entries.map(() => 0)
  const add = (source: string, gains: number[], length: number, purse = false) => {
    totals = totals.map((total, n) => total + (gains[n] ?? 0))
    beats.push({ source, purse, gains, totals, length: length * FACTORS[pace] })
  }
  for (const source of sourcesOf(result)) {
    const amounts = entries.map(({ seats }) => result.breakdown[seats[0] ?? 0]?.[source] ?? 0)
    const purses = source === 'purses' ? pursesOf(entries, view) : []
    if (purses.length && purses.every((values, n) => sum(values) === amounts[n])) {
      const most = Math.max(...purses.map(({ length }) => length))
      const length = Math.min(PURSE.most, Math.max(PURSE.least, ALL_PURSES / most))
      for (let n = 0; n < most; n++) {
        add(
          source,
          purses.map((values) => values[n] ?? 0),
          length,
          true,
        )
      }
    } else add(source, amounts, LAST.includes(source) ? DECISIVE : SOURCE)
  }
  return beats
}

/** Appends the beat for a box's verdict, which decides besides money. */
export function withVerdict(beats: Beat[], pace: Pace): Beat[] {
  const totals = beats.at(-1)?.totals ?? []
  const last = { source: '', purse: false, gains: totals.map(() => 0), totals }
  return [...beats, { ...last, length: VERDICT * FACTORS[pace] }]
}

/** The purses of each side; the fattest comes last. */
function pursesOf(entries: Entry[], view: View): number[][] {
  return entries.map(({ seats }) =>
    view.bandits
      .filter(({ seat }) => seats.includes(seat))
      .flatMap(({ loot }) => loot)
      .filter(({ kind }) => kind === 'purse')
      .map(({ value }) => value ?? 0)
      .sort((a, b) => a - b),
  )
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
