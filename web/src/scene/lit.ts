/** Lit means possible: which places, figures and tokens an option stands for. */

import type { Option } from '../protocol/cards'
import type { BoxName } from '../play/changes'
import type { QuestionView, View } from '../protocol/protocol'
import { chaptersOf } from './chapters'
import { figurePlaces } from './layout'

export interface Lit {
  /** The option in the server's words, given back when it is picked. */
  words: string
  label: string
  place?: string
  figure?: string
  /** Equal tokens share an option: any of them may be tapped. */
  tokens?: number[]
  /** A piece of a box, which the box's chapter draws. With a `figure` the figure is lit, but the
  piece is what is tapped; `side` tells two such pieces of one figure apart. */
  piece?: { box: BoxName; name: string; side?: number }
  /** The figure that would move, where the question does not name it. */
  mover?: string
}

/** A token, and those of its kind that lie with it and have no option of their own. */
function alike(view: View, options: Option[], number: number): number[] {
  const offered = options.flatMap((one) => (one.type === 'token' ? [one.token] : []))
  const heaps = [...Object.values(view.floor), ...view.bandits.map((bandit) => bandit.loot)]
  const heap = heaps.find((tokens) => tokens.some((token) => token.number === number)) ?? []
  const kind = heap.find((token) => token.number === number)?.kind
  const others = heap.filter((one) => one.kind === kind && !offered.includes(one.number))
  return [number, ...others.map((one) => one.number)]
}

/** Where an option can be tapped on the scene; null for cards and words. */
function spot(view: View, options: Option[], option: Option): Partial<Lit> | null {
  switch (option.type) {
    case 'place':
      return { place: option.place }
    case 'figure':
      return figurePlaces(view).some(({ name }) => name === option.figure)
        ? { figure: option.figure }
        : null
    case 'token':
      return { tokens: alike(view, options, option.token) }
    default:
      for (const chapter of chaptersOf(view)) {
        const found = chapter.lit?.(option, options, view)
        if (found) return found
      }
      return null
  }
}

/** The options of a question that can be tapped on the scene. */
export function litBy(view: View, question: QuestionView, label: (one: Option) => string): Lit[] {
  const options = question.options ?? []
  return options.flatMap((option) => {
    const found = spot(view, options, option)
    return found ? [{ words: option.words, label: label(option), ...found }] : []
  })
}

/** What is lit of a box's own pieces. */
export function piecesOf(lit: Lit[], box: BoxName): Lit[] {
  return lit.filter((one) => one.piece?.box === box)
}
