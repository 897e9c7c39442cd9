/** A replay cut into beats: the smallest parts of a game that one steps through.

A choice often has several cards follow it, because nobody had to be asked. Each card is a beat of
its own. The last beat of a step ends with the table the server sent; the tables before it are
computed from the events, as they are at a live table. */

import { merge } from '../../protocol/merge'
import type { EventView, Replay, ReplayStep, View } from '../../protocol/protocol'
import { step as after } from '../step'

/** `plan`: a card is laid, or cards are drawn. `card`: a card is carried out. `choice`: it goes on
with a choice. `round`: a round begins. `event`: a round ends with an event. `deal`: before all. */
export type BeatKind = 'deal' | 'plan' | 'card' | 'choice' | 'round' | 'event'

export interface Beat {
  kind: BeatKind
  /** The number of choices made, when this beat is over. */
  step: number
  /** Which beat of the step it is, from 0; and whether it is the last. */
  part: number
  last: boolean
  events: EventView[]
  round: number
  /** During the stealing, the turn in which the card was laid. */
  turn: number
  /** Whether cards are carried out. */
  stealing: boolean
  /** The seat that acts, and its bandit; -1 and empty if none does. */
  seat: number
  bandit: string
  /** The place of the card in the pile; -1 without a card. */
  pile: number
}

/** Kinds of events that begin a beat. */
const BEGINS = new Set(['card', 'stealing', 'round_began', 'event'])

/** The events of a step, one list for each beat. */
export function partsOf(events: EventView[]): EventView[][] {
  const parts: EventView[][] = [[]]
  for (const event of events) {
    const part = parts.at(-1) ?? []
    const headed = part.length === 1 && part[0]?.kind === 'stealing'
    if (BEGINS.has(event.kind) && part.length && !headed) parts.push([event])
    else part.push(event)
  }
  return parts
}

function kindOf(events: EventView[], before: View): BeatKind {
  const kinds = events.map(({ kind }) => kind)
  if (kinds.includes('card')) return 'card'
  if (kinds.includes('round_began')) return 'round'
  if (kinds.includes('event')) return 'event'
  return before.phase === 'planning' ? 'plan' : 'choice'
}

const resolved = (view: View) => view.pile.filter((one) => one.resolved).length

/** The turn that a beat belongs to: while cards are carried out, that of the last one. */
function turnOf(kind: BeatKind, before: View, view: View): number {
  if (kind === 'round' || kind === 'event') return 0
  if (view.phase !== 'stealing') return before.turn
  return view.pile[resolved(view) - 1]?.turn ?? before.turn
}

/** The place in the pile of the card of a beat. */
function pileOf(kind: BeatKind, events: EventView[], before: View, view: View): number {
  if (kind === 'card') return resolved(view) - 1
  return events.some((event) => event.kind === 'played') ? before.pile.length : -1
}

/** All beats of a replay, in order. The first is the table before the first choice. */
export function beatsOf({ steps }: Replay): Beat[] {
  const beats: Beat[] = []
  let before = steps[0]?.table
  for (const one of steps) {
    const parts = one.number ? partsOf(one.events) : [one.events]
    let view = before ?? one.table
    for (const [part, events] of parts.entries()) {
      const from = view
      for (const event of events) view = after(view, event, one.table)
      const kind = one.number ? kindOf(events, from) : 'deal'
      const acts = events.find(({ kind }) => kind === 'card' || kind === 'played')
      const impersonal = kind === 'round' || kind === 'event'
      const seat = impersonal ? -1 : (acts?.seat ?? one.chooser)
      const own = view.bandits.find((bandit) => bandit.seat === seat)?.name
      const last = part === parts.length - 1
      beats.push({
        kind,
        step: one.number,
        part,
        last,
        events,
        round: kind === 'round' ? view.round : from.round,
        turn: turnOf(kind, from, view),
        stealing: (kind === 'card' || kind === 'choice' || kind === 'event') && from.round > 0,
        seat,
        bandit: acts?.bandit ?? acts?.card?.owner ?? own ?? '',
        pile: pileOf(kind, events, from, view),
      })
      if (last) view = one.table
    }
    before = one.table
  }
  return beats
}

/** The table after a step, with what the replay's seat knew, or with what each seat knew. */
export function seenIn({ table, mine, minds = [] }: ReplayStep): View {
  if (mine) return merge(table, mine)
  if (!minds.length) return table
  return { ...minds.reduce((view, mind) => merge(view, mind), table), seat: table.seat }
}

/** The table after a beat. */
export function viewAfter(beat: Beat, { steps }: Replay): View {
  const step = steps[beat.step]
  if (!step) throw new RangeError(`there is no step ${beat.step}`)
  const end = seenIn(step)
  const start = steps[beat.step - 1]
  if (beat.last || !start) return end
  const events = partsOf(step.events).slice(0, beat.part + 1)
  return events.flat().reduce((view, event) => after(view, event, end), seenIn(start))
}

/** The index of the beat after `part` of a step; without `part`, of the last one of the step. Steps
beyond the end lead to the end. */
export function beatAt(beats: Beat[], step: number, part?: number): number {
  const index = beats.findLastIndex(
    (beat) => beat.step < step || (beat.step === step && beat.part <= (part ?? Infinity)),
  )
  return Math.max(0, index)
}
