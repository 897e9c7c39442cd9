/** Headlines in large letters over the train: a new round, a special turn, an event. */

import type { Moment } from '../../play/pace'
import type { RoundView } from '../../protocol/protocol'
import type { Words } from '../../words/words'
import { PAGES } from '../boxes/pages'

export interface Headline {
  round: RoundView
  number: number
  title: string
  text: string
}

const SIGNS: Record<string, string> = {
  tunnel: 'T',
  speeding_up: 'D',
  switching: 'R',
  turmoil: 'M',
  bumpy: 'B',
}

/** Kinds of events whose headline is their sentence in the story. */
const TOLD = new Set(['stealing', ...PAGES.flatMap((page) => page.headlines ?? [])])

/** A blank round card with these turns, for a headline that is not about a round. */
function card(turns: string): RoundView {
  return { name: '', turns, event: '', station: false, keep: 0, reconstructed: false }
}

export function headlineOf({ event, after }: Moment, words: Words): Headline | null {
  const { kind, turn } = event
  const number = after.round
  if (kind === 'round_began') {
    const round = after.rounds[number - 1] ?? card('')
    return { round, number, title: words.round(number, after), text: '' }
  }
  if (turn && SIGNS[turn]) {
    return { round: card(SIGNS[turn]), number, title: words.turn(turn), text: '' }
  }
  if (event.ending) {
    const { ending, ending_told } = words.endingArguments(event.ending, after)
    return { round: card(''), number, title: String(ending), text: String(ending_told) }
  }
  if (TOLD.has(kind)) {
    return { round: card(''), number, title: words.event(event, after), text: '' }
  }
  return null
}
