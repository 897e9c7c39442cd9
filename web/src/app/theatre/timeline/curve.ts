/** Every player's chance to win over the game, and the moments that changed it the most. */

/** The chances of all seats, in the order of the seats, by the number of choices made. */
export type Curve = number[][]

export interface Mark {
  /** Index of the beat. */
  beat: number
  /** Whether it is the turning point. */
  great: boolean
}

/** A point of a ribbon's edge: after so many choices, at this height from 0 to 1. */
export type Edge = number[]

/** The lower and the upper edge of each seat's ribbon: they lie on each other and fill the whole
height. */
export function ribbonsOf(curve: Curve): { low: Edge; high: Edge }[] {
  const seats = curve[0]?.length ?? 0
  const sums = curve.map((chances) => chances.reduce((sum, one) => sum + one, 0) || 1)
  const share = (n: number, seats: number) =>
    (curve[n] ?? []).slice(0, seats).reduce((sum, one) => sum + one, 0) / (sums[n] ?? 1)
  return Array.from({ length: seats }, (_, seat) => ({
    low: curve.map((_, n) => share(n, seat)),
    high: curve.map((_, n) => share(n, seat + 1)),
  }))
}

/** A part of a change, in whole percents with a sign; given in hundredths of a percent. */
export function pointsOf(hundredths: number): string {
  const points = Math.round(hundredths / 100) || 0
  return points < 0 ? `−${-points}` : `+${points}`
}
