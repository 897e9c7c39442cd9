/** A lesson's table, as `Playing` shows it, and the targets of its bubbles. */

import type { SeatInfo, TableInfo, Teaching, View } from '../protocol/protocol'

/** A bubble: its text, and its targets. */
export interface Bubble {
  say: string
  /** A text before the bubble's own: a friendly word about a choice that does not lead on, or
  what happened between two acts. */
  word: string
  at: string[]
  /** The choices that lead on. */
  asks: string[]
  /** Whether it waits until it has been read. */
  waits: boolean
}

function sitter(seat: number, learner: number): SeatInfo {
  const kind = seat === learner ? 'human' : 'bot'
  const nameless = { name: '', bandit: '', bot: '', present: true, resigned: false }
  return { seat, kind, ...nameless, votes: [], again: false, lapses: 0, comebacks: 4 }
}

export function lessonInfo(
  table: string,
  teaching: Teaching,
  view: View,
  over: boolean,
): TableInfo {
  return {
    type: 'table',
    table,
    status: over ? 'over' : 'playing',
    public: false,
    clock: 0,
    options: teaching.options,
    seats: view.players.map(({ seat }) => sitter(seat, teaching.seat)),
    host: -1,
    seed_hash: '',
    seed: '',
    next_table: '',
    filtered: false,
    vote_after: 0,
    substitute_after: 0,
  }
}

/** The bandit whose panel a bubble is about. */
export function panelOf(bubble: Bubble | null): string | null {
  const target = bubble?.at.find((one) => /^(panel|bullets) /.test(one))
  return target?.split(' ')[1] ?? null
}

/** The place that a bubble is about. */
export function placeOf(bubble: Bubble | null, view: View): string | null {
  for (const target of bubble?.at ?? []) {
    const [kind = '', ...rest] = target.split(' ')
    const what = rest.join(' ')
    if (kind === 'place' || kind === 'loot') return what
    const figure = view.bandits.find((one) => one.name === what)
    if (figure && kind === 'figure') return figure.at
    if (kind === 'figure' && what === 'marshal') return view.marshal_at
  }
  return null
}

/** The places that a bubble points at. */
export function placesOf(bubble: Bubble | null): string[] {
  const targets = bubble?.at ?? []
  return targets.flatMap((target) => (target.startsWith('place ') ? [target.slice(6)] : []))
}
