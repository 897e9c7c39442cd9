/** The axis of the timeline: where each beat stands, in rounds and turns. */

import type { Beat } from '../../../play/replay/beats'

/** A stretch of the axis, in pixels. */
export interface Stretch {
  x: number
  width: number
}

export interface TurnStretch extends Stretch {
  turn: number
  stealing: boolean
}

export interface RoundStretch extends Stretch {
  /** 0 before the first round. */
  round: number
  turns: TurnStretch[]
}

export interface Axis {
  width: number
  /** The middle of each beat. */
  at: number[]
  /** The width of a beat. */
  unit: number
  rounds: RoundStretch[]
}

/** Space between two rounds, in pixels. */
const GAP = 4
/** Half the width of a mark, in pixels. */
const MARK = 6

/** The axis of these beats in this width: every beat is as wide as any other. */
export function axisOf(beats: Beat[], width: number): Axis {
  const gaps = new Set(beats.map(({ round }) => round)).size - 1
  const unit = Math.max(0, width - gaps * GAP) / Math.max(1, beats.length)
  const rounds: RoundStretch[] = []
  const at: number[] = []
  let x = 0
  for (const beat of beats) {
    let block = rounds.at(-1)
    if (block?.round !== beat.round) {
      if (block) x += GAP
      block = { round: beat.round, x, width: 0, turns: [] }
      rounds.push(block)
    }
    let turn = block.turns.at(-1)
    if (turn?.turn !== beat.turn || turn.stealing !== beat.stealing) {
      turn = { turn: beat.turn, stealing: beat.stealing, x, width: 0 }
      block.turns.push(turn)
    }
    at.push(x + unit / 2)
    x += unit
    block.width += unit
    turn.width += unit
  }
  return { width, at, unit, rounds }
}

/** The middle of a round's number, `half` as wide as given, where no mark crosses it: in the middle of
the block or, if need be, at one of its ends. */
export function numberAt({ x, width }: Stretch, half: number, marks: number[]): number {
  const middle = x + width / 2
  const free = (at: number) => marks.every((mark) => Math.abs(mark - at) > half + MARK)
  return [middle, x + half + MARK, x + width - half - MARK].find(free) ?? middle
}

/** The beat nearest to `x`. */
export function nearest({ at }: Axis, x: number): number {
  let [low, high] = [0, at.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    const [here = 0, next = 0] = [at[middle], at[middle + 1]]
    if (x > (here + next) / 2) low = middle + 1
    else high = middle
  }
  return Math.max(0, low)
}

/** The first beat of the round after, or of this round, or of the one before if this one has just
begun. */
export function roundFrom(beats: Beat[], now: number, by: 1 | -1): number {
  const firsts = beats.flatMap(({ round }, n) => (beats[n - 1]?.round === round ? [] : [n]))
  if (by > 0) return firsts.find((first) => first > now) ?? beats.length - 1
  return firsts.findLast((first) => first < now) ?? 0
}
