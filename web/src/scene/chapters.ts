/** The chapters of all boxes. A new box is found here by its folder. */

import { BOXES } from '../protocol/lists'
import type { EventView, View } from '../protocol/protocol'
import type { Chapter, Tracked } from './chapter'

const ORDER: string[] = BOXES.map(({ name }) => name)

/** In the order of the list of boxes. */
export const CHAPTERS = Object.values(
  import.meta.glob<Chapter>('./boxes/*/chapter.ts', { eager: true, import: 'chapter' }),
).sort((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name))

/** The boxes in play. */
export function chaptersOf(view: View): Chapter[] {
  return CHAPTERS.filter(({ name }) => view[name])
}

/** The counted pieces of every box, by the box's name. */
export type AllTracked = Record<string, Tracked[]>

/** The same pieces as the table has them now; `event` is what brought it there. */
export function follow(known: AllTracked, view: View, event?: EventView): AllTracked {
  return Object.fromEntries(
    chaptersOf(view).flatMap(({ name, track }) =>
      track ? [[name, track(known[name] ?? [], view, event)]] : [],
    ),
  )
}
