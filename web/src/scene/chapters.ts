/** The chapters of all boxes. A new box is found here by its folder. */

import type { EventView, View } from '../protocol/protocol'
import type { Chapter, Tracked } from './chapter'

export const CHAPTERS = Object.values(
  import.meta.glob<Chapter>('./boxes/*/chapter.ts', { eager: true, import: 'chapter' }),
)

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
