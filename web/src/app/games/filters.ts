/** What is wanted of the gallery, as the address of its page says it and the server is asked it. */

import { BOXES, CHARACTERS, VARIANTS } from '../../protocol/lists'
import { galleryPage } from '../shared/route.svelte'

/** How games are sorted; the usual way first. */
export const SHELVES = ['newest', 'closest', 'richest', 'bloodiest', 'luckiest'] as const
/** Asks for games without a box, or without a variant. */
export const NONE = 'none'
export const WINNERS = [...CHARACTERS, 'marshal'] as const
export const NUMBERS = ['2', '3', '4', '5', '6', '7', '8'] as const
/** The server has no pages beyond. */
const PAGES = 100

export type Shelf = (typeof SHELVES)[number]

/** An empty text is no filter. */
export interface Filters {
  shelf: Shelf
  /** Exactly these, separated by commas. */
  boxes: string
  variant: string
  players: string
  winner: string
  /** From 0. */
  page: number
}

const one = <Known extends string>(text: string | null, known: readonly Known[]) =>
  known.find((name) => name === text)

/** The boxes in the order of the list, each once. */
export const boxesFrom = (names: string[]): string =>
  BOXES.flatMap(({ name }) => (names.includes(name) ? [name] : [])).join(',')

/** What an address asks for; what the gallery doesn't have is left out. */
export function filtersIn(search: string): Filters {
  const query = new URLSearchParams(search)
  const boxes = query.get('boxes') ?? ''
  const page = Number(query.get('page') ?? 0)
  return {
    shelf: one(query.get('shelf'), SHELVES) ?? SHELVES[0],
    boxes: boxes === NONE ? NONE : boxesFrom(boxes.split(',')),
    variant: one(query.get('variant'), [NONE, ...VARIANTS]) ?? '',
    players: one(query.get('players'), NUMBERS) ?? '',
    winner: one(query.get('winner'), WINNERS) ?? '',
    page: Number.isInteger(page) && page > 0 && page < PAGES ? page : 0,
  }
}

/** Everything that isn't usual, as a query. */
export function queryOf({ shelf, page, ...filters }: Filters): string {
  const query = new URLSearchParams()
  if (shelf !== SHELVES[0]) query.set('shelf', shelf)
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  if (page) query.set('page', String(page))
  const asked = query.toString()
  return asked ? `?${asked}` : ''
}

export const galleryPath = (filters: Filters) => `${galleryPage()}${queryOf(filters)}`

/** Whether anything but the order was asked for. */
export const isFiltered = ({ boxes, variant, players, winner }: Filters) =>
  !!(boxes || variant || players || winner)
