/** A scenario in sentences: what a seat may choose, may not choose or chooses, and the events
that follow. */

import { merge } from '../../protocol/merge'
import { sentence } from '../../words/names'
import type { ExampleStep, QuestionView, RuleExample, View } from '../../protocol/protocol'
import type { Words } from '../../words/words'
import type { Told } from '../../scene/told'

export interface Caption {
  text: string
  /** Whether the sentence tells a choice, not an event. */
  said: boolean
}

/** The table before the first step, then after each step. */
export function tablesOf({ table, steps = [] }: RuleExample): View[] {
  const tables: View[] = table ? [table] : []
  for (const step of steps) {
    const after = step.table ?? tables.at(-1)
    if (after) tables.push(after)
  }
  return tables
}

/** The table as the seat sees it that a step is about. */
const seenBy = (step: ExampleStep, table: View) => (step.mine ? merge(table, step.mine) : table)

/** The sentence of a step before its events; empty where the game just goes on. */
export function saidIn(step: ExampleStep, table: View, words: Words): string {
  if (step.verb === 'begins') return ''
  const seat = step.seat ?? 0
  const who = words.who(seat, table)
  if (step.verb === 'sees') return sentence(words.say('page-example-sees', { who }))
  const question: QuestionView = step.mine?.question ?? { seat, kind: '' }
  const seen = seenBy(step, table)
  const named = (step.options ?? []).map((one) => words.option(one, question, seen))
  const told = { who, options: named.join(' · ') }
  if (step.verb === 'offers') return sentence(words.say('example-offers', told))
  if (step.verb === 'refuses') return sentence(words.say('example-refuses', told))
  return sentence(words.say('example-chooses', told))
}

/** A step in sentences, with its first `heard` events; `before` and `after` are the tables. */
export function captionsOf(
  step: ExampleStep,
  before: View,
  after: View,
  heard: number,
  words: Words,
): Caption[] {
  const said = saidIn(step, before, words)
  const happened = (step.events ?? [])
    .slice(0, heard)
    .map((event) => words.event(event, after))
    .filter(Boolean)
  return [
    ...(said ? [{ text: said, said: true }] : []),
    ...happened.map((text) => ({ text, said: false })),
  ]
}

/** The figures, places and tokens that a step's options ring in the scene. */
export function ringedBy(step: ExampleStep | undefined): Told | null {
  if (step?.verb !== 'offers') return null
  const options = step.options ?? []
  return {
    figures: options.flatMap((one) => ('figure' in one ? [one.figure] : [])),
    places: options.flatMap((one) => (one.type === 'place' ? [one.place] : [])),
    tokens: options.flatMap((one) => (one.type === 'token' ? [one.token] : [])),
  }
}
