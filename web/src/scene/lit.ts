/** Lit means possible: which places, figures and tokens an option stands for. */

import type { QuestionView, TokenView, View } from '../lib/protocol'
import { ridersOf } from './coach/herd'
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

const PLACE = /^((car|roof) \d+|coach|coach roof|cell|time machine)$/
const COMPANION = 'companion '
/** By the cylinder of the Marshal's, in the order of the view. */
const SIDES = ['left', 'right']
const TOKEN = /^(purse|jewel|strongbox|mailbag|flask|(?:half )?(?:old )?whiskey)\b/

/** Where a question asks about what somebody holds, who that is. */
function ownerIn({ kind, bandit, target }: QuestionView): string | null | undefined {
  if (kind === 'thanks') return bandit
  return kind === 'token' || kind === 'mailbag' ? target : null
}

function within(view: View, question: QuestionView): TokenView[] {
  const owner = ownerIn(question)
  if (owner) return view.bandits.find((bandit) => bandit.name === owner)?.loot ?? []
  const at = view.bandits.find((bandit) => bandit.name === question.bandit)?.at
  return at ? (view.floor[at] ?? []) : []
}

/** Into the car beside the riders, where a player decides for his one bandit or for two. */
function boarding(view: View, words: string): Partial<Lit> {
  const own = new Set(view.bandits.filter((one) => one.seat === view.seat).map((one) => one.name))
  const riders = ridersOf(view).filter((name) => own.has(name))
  const place = view.horses?.boarding ?? undefined
  if (words === 'board') return { place, mover: riders[0] }
  if (words === 'board both') return { place }
  return { figure: riders.find((name) => words === `board ${name}`) }
}

/** Somebody to be shot with a bullet out of one cylinder, or out of either. */
function aimed(view: View, options: string[], words: string): Partial<Lit> {
  const [figure, side = ''] = words.split(' ')
  const either = SIDES.every((one) => options.includes(`${figure} ${one}`))
  return { figure, bullet: either ? view.law?.cylinders[SIDES.indexOf(side)]?.[0] : undefined }
}

/** The options of a question that can be tapped on the scene; the others are cards and words. */
export function litBy(view: View, question: QuestionView, label: (words: string) => string): Lit[] {
  const figures = new Set(standing(view).map((one) => one.name))
  const hostages = question.kind === 'hostage' ? (view.horses?.hostages ?? []) : []
  const lit: Lit[] = []
  const options = question.options ?? []
  for (const words of options) {
    const one = { words, label: label(words) }
    if (PLACE.test(words)) lit.push({ ...one, place: words })
    else if (figures.has(words)) lit.push({ ...one, figure: words })
    else if (hostages.includes(words)) lit.push({ ...one, hostage: words })
    else if (/ (left|right)$/.test(words)) lit.push({ ...one, ...aimed(view, options, words) })
    else if (words.startsWith(COMPANION)) {
      lit.push({ ...one, prisoner: words.slice(COMPANION.length) })
    } else if (/^board\b/.test(words)) lit.push({ ...one, ...boarding(view, words) })
    else if (TOKEN.test(words)) {
      const number = /#(\d+)$/.exec(words)?.[1]
      const kind = TOKEN.exec(words)?.[1]
      const tokens = number
        ? [Number(number)]
        : within(view, question)
            .filter((token) => token.kind === kind)
            .map((token) => token.number)
      lit.push({ ...one, tokens })
    }
  }
  return lit
}
