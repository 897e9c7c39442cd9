/** The final ranking: one entry for each side, the winners first. */

import type { Result, View } from '../../protocol/protocol'

export interface Entry {
  seats: number[]
  /** The figures of the side. */
  figures: string[]
  money: number
  /** Bullets taken, which decide between equals. */
  hits: number
  won: boolean
  /** Cannot win, however rich. */
  barred: boolean
  /** Plays for the law, and counts no money. */
  law: boolean
  /** From 1; 0 for a side outside the race (the Marshal, or barred). */
  place: number
  /** Dollars behind the winner or, for the winner, ahead of the next; null where there is
  nothing to compare. */
  gap: number | null
}

type Ranked = Omit<Entry, 'place' | 'gap'>

/** The ranking of a finished game. `law` is the seat that plays against all others, or -1. */
export function standingsOf(result: Result, view: View, law = -1): Entry[] {
  const firsts = result.sides.map((side, seat) => ({ side, seat }))
  const sides = firsts.filter(({ side, seat }) => result.sides.indexOf(side) === seat)
  const entries = sides.map(({ side, seat }): Ranked => {
    const seats = result.sides.flatMap((one, other) => (one === side ? [other] : []))
    return {
      seats,
      figures: view.bandits.filter((one) => seats.includes(one.seat)).map(({ name }) => name),
      money: result.money[seat] ?? 0,
      hits: result.hits[seat] ?? 0,
      won: result.winners.includes(seat),
      barred: result.barred.includes(seat),
      law: seat === law,
    }
  })
  entries.sort((a, b) => group(a) - group(b) || b.money - a.money || a.hits - b.hits)
  return entries.map((entry) => ({
    ...entry,
    place: placeOf(entry, entries),
    gap: gapOf(entry, entries),
  }))
}

/** Sort key: 0 winners, 1 others in the race, 2 a Marshal who lost, 3 sides that cannot win. */
function group({ won, barred, law }: Ranked): number {
  if (won) return 0
  if (law) return 2
  return barred ? 3 : 1
}

function placeOf(entry: Ranked, entries: Ranked[]): number {
  if (entry.won) return 1
  if (group(entry) > 1) return 0
  return 1 + entries.filter((other) => isAhead(other, entry)).length
}

function isAhead(one: Ranked, other: Ranked): boolean {
  if (group(one) !== group(other)) return group(one) < group(other)
  return one.money > other.money || (one.money === other.money && one.hits < other.hits)
}

function gapOf(entry: Ranked, entries: Ranked[]): number | null {
  const robbers = entries.filter((one) => !one.law && group(one) < 2)
  const others = robbers.filter((one) => one.won !== entry.won)
  if (entry.law || entry.barred || !others.length) return null
  const rival = Math.max(...others.map(({ money }) => money))
  const gap = entry.won ? entry.money - rival : rival - entry.money
  return gap >= 0 ? gap : null
}
