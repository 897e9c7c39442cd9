/** The prison car in words: the cell, and the prisoners who can be freed. */

import { CELL } from '../../../protocol/marshal'
import { insideOf } from '../../../protocol/places'
import type { View } from '../../../protocol/protocol'
import type { Words } from '../../../words/words'
import type { Stop } from '../../chapter'

const last = ({ cars }: View): number => cars.length - 1

export const stops = (view: View): Stop[] =>
  view.cars.length ? [{ car: last(view), inside: CELL }] : []

export function beside(inside: string, view: View, words: Words): string[] {
  const prisoners = view.marshal?.prisoners ?? []
  if (!prisoners.length || inside !== insideOf(last(view))) return []
  const names = prisoners.map((owner) =>
    words.say('companion-of', words.companionArguments(owner, '')),
  )
  return [`${words.say('table-prisoners', { names: words.list(names) })}.`]
}
