/** The pictures that boxes add to `Icon`: one file for each box in `boxes`, or in `boxes/later` if it is
large and only needed at tables with that box. */

import { Lazy } from '../browser/lazy.svelte'
import type { Shape } from './shape'

type Shapes = Record<string, Shape[]>

const AT_ONCE = import.meta.glob<Shapes>('./boxes/*.ts', { eager: true, import: 'ICONS' })
const LATER = import.meta.glob<Shapes>('./boxes/later/*.ts', { import: 'ICONS' })

const together = (all: Shapes[]): Shapes => Object.assign({}, ...all) as Shapes

const atOnce = together(Object.values(AT_ONCE))

/** Fetched when a picture is wanted that is not among the others. */
export const laterPictures = new Lazy(async () =>
  together(await Promise.all(Object.values(LATER).map((fetch) => fetch()))),
)

/** The picture's shapes; empty while it is being fetched, or for a kind without a picture. */
export function pictureOf(kind: string): Shape[] {
  return atOnce[kind] ?? laterPictures.here?.[kind] ?? []
}
