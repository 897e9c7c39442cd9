/** The train in words, stop by stop: who and what is there. For screen readers; the drawing is
hidden from them. */

import { insideOf, roofOf } from '../protocol/places'
import { UNKNOWN, sentence } from '../words/names'
import type { TokenView, View } from '../protocol/protocol'
import type { Words } from '../words/words'
import type { Stop } from './chapter'
import { chaptersOf } from './chapters'
import { inOrder, figurePlaces } from './layout'

/** A sentence or two for each stop, from the front to the back, then the bandits who are not
there. */
export function account(view: View, words: Words): string[] {
  return [...stopsOf(view).map((stop) => told(stop, view, words)), ...missing(view, words)]
}

/** The cars of the train, and each stop of a box after the car that it is beside. */
function stopsOf(view: View): Stop[] {
  const train = view.cars.map((_, car) => ({ car, inside: insideOf(car), roof: roofOf(car) }))
  const others = chaptersOf(view).flatMap((chapter) => chapter.stops?.(view) ?? [])
  return [...train, ...others].sort((one, other) => one.car - other.car)
}

function told({ inside, roof }: Stop, view: View, words: Words): string {
  const { car, place } = words.placeArguments(inside, view)
  const args = { stop: sentence(String(car ?? place)), inside: contents(inside, view, words) }
  const said = roof
    ? words.say('page-train-stop', { ...args, roof: contents(roof, view, words) })
    : words.say('page-train-place', args)
  const more = chaptersOf(view).flatMap(({ beside }) => beside?.(inside, view, words) ?? [])
  return [said, ...more].join(' ')
}

/** People first, then loot. */
function contents(place: string, view: View, words: Words): string {
  const people = figurePlaces(view).filter(({ at }) => at === place)
  const here = [
    ...people.map(({ name }) => person(name, view, words)),
    ...loot(view.floor[place] ?? [], words),
  ]
  return here.length ? words.list(here) : words.say('page-train-nobody')
}

function person(name: string, view: View, words: Words): string {
  const called = String(words.figureArguments('name', name).name)
  const own = view.bandits.some((bandit) => bandit.name === name && bandit.seat === view.seat)
  return own ? words.say('page-train-you', { name: called }) : called
}

/** The tokens in words, equal ones counted. */
function loot(tokens: TokenView[], words: Words): string[] {
  const alike: Record<string, TokenView[]> = {}
  for (const token of [...tokens].sort(inOrder)) {
    ;(alike[`${token.kind} ${token.value ?? UNKNOWN}`] ??= []).push(token)
  }
  return Object.values(alike).map(([token, ...more]) => {
    const { kind, value } = token as TokenView
    if (!more.length) return String(words.lootArguments({ number: 0, kind, value }).loot)
    return words.say(`page-pieces-${kind}`, { count: more.length + 1, value: value ?? UNKNOWN })
  })
}

/** Sentences on bandits at no stop: once the game has begun, or where a box gives the reason. */
function missing(view: View, words: Words): string[] {
  const places = new Set(stopsOf(view).flatMap(({ inside, roof }) => [inside, roof]))
  const reasons: Record<string, string[]> = {}
  for (const { name, at } of figurePlaces(view)) {
    if (places.has(at)) continue
    const own = chaptersOf(view).flatMap(({ absent }) => absent?.(name, view) ?? [])[0]
    const reason = own ?? (view.round ? 'table-gone' : '')
    if (reason) (reasons[reason] ??= []).push(person(name, view, words))
  }
  return Object.entries(reasons).map(
    ([reason, names]) => `${words.say(reason, { names: words.list(names) })}.`,
  )
}
