/** Lit means possible: which places, figures and tokens an option stands for. */

import type { Option } from '../lib/cards'
import type { QuestionView, ShotOption, View } from '../lib/protocol'
import { ridersOf } from './horses/herd'
import { standing } from './layout'

export interface Lit {
  /** The option in the server's words, given back when it is picked. */
  words: string
  label: string
  place?: string
  figure?: string
  /** Alike tokens share an option: any of them may be tapped. */
  tokens?: number[]
  hostage?: string
  /** One of those laid out at the prison car. */
  prisoner?: string
  /** Where the same figure can be shot with either of two bullets: what this one does. */
  bullet?: string
  /** Whose way it is, where the question does not say it. */
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

/** Into the car beside the riders: a player decides for his one bandit or for two. */
function boarding(view: View, words: string): Partial<Lit> | null {
  const place = view.horses?.boarding ?? undefined
  if (words === 'board both') return { place }
  if (words !== 'board') return null
  const own = new Set(view.bandits.filter((one) => one.seat === view.seat).map((one) => one.name))
  return { place, mover: ridersOf(view).find((name) => own.has(name)) }
}

/** Somebody to be shot with a bullet out of one cylinder, or out of either. */
function aimed(view: View, options: Option[], { figure, gun }: ShotOption): Partial<Lit> {
  const guns = options.filter((one) => one.type === 'shot' && one.figure === figure)
  return { figure, bullet: guns.length > 1 ? view.marshal?.cylinders[gun]?.[0] : undefined }
}

/** Where an option can be tapped on the scene; nothing for cards and words. */
function spot(view: View, options: Option[], option: Option): Partial<Lit> | null {
  switch (option.type) {
    case 'place':
      return { place: option.place }
    case 'figure':
      return standing(view).some(({ name }) => name === option.figure)
        ? { figure: option.figure }
        : null
    case 'token':
      return { tokens: alike(view, options, option.token) }
    case 'hostage':
      return { hostage: option.hostage }
    case 'prisoner':
      return { prisoner: option.prisoner }
    case 'shot':
      return aimed(view, options, option)
    case 'board':
      return { figure: option.figure }
    case 'word':
      return boarding(view, option.words)
    default:
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
