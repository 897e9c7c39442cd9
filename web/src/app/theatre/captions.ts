/** What happens in a beat, in one sentence, and where in the game that is. */

import type { Beat } from '../../play/replay/beats'
import type { EventView, ReplayStep, View } from '../../protocol/protocol'
import type { Words } from '../../words/words'

/** Kinds of events that are told only if nothing else happens in the beat. */
const MINOR = new Set(['turn', 'card', 'stealing', 'pushed', 'first_player', 'started', 'drew'])
/** Kinds that are told whatever else happens. */
const MAJOR = new Set(['met_marshal', 'over'])

/** The event a beat is remembered for. */
export function mainEvent(events: EventView[]): EventView | undefined {
  return (
    events.find(({ kind }) => MAJOR.has(kind)) ??
    events.find(({ kind, rule }) => !MINOR.has(kind) || (kind === 'drew' && rule !== 'PLAN-2')) ??
    events.find(({ kind }) => kind === 'card') ??
    events[0]
  )
}

/** The sentence for a beat; `view` is the table after it. */
export function captionOf(beat: Beat, view: View, words: Words): string {
  if (beat.kind === 'deal') return words.say('page-theatre-begins')
  const main = mainEvent(beat.events)
  const told = main && words.event(main, view)
  return told || words.say('page-theatre-decides', { who: words.who(beat.seat, view) })
}

/** The round and turn of a beat, followed by what happens in it. */
export function momentOf({ kind, round, turn }: Beat, text: string, words: Words): string {
  if (kind === 'round' || kind === 'deal') return text
  if (!round) return words.say('page-theatre-before', { text })
  if (!turn) return words.say('page-theatre-round', { round, text })
  return words.say('page-theatre-turn', { round, turn, text })
}

/** A line of the story, and the beat in which it happens. */
export interface Line {
  key: string
  beat: number
  event: EventView
  text: string
}

/** The whole story, line by line. */
export function storyOf(beats: Beat[], steps: ReplayStep[], words: Words): Line[] {
  return beats.flatMap((beat, n) => {
    const table = steps[beat.step]?.table
    if (!table) return []
    return beat.events.flatMap((event, m) => {
      const text = words.event(event, table)
      return text ? [{ key: `${n}.${m}`, beat: n, event, text }] : []
    })
  })
}
