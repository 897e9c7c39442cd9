/** The pages of all boxes. A new box is found here by its folder. */

import type { View } from '../../protocol/protocol'
import type { BoxPage, Parts } from './page'

export const PAGES = Object.values(
  import.meta.glob<BoxPage>('./*/page.ts', { eager: true, import: 'page' }),
)

/** The boxes in play. */
export function pagesOf(view: View): BoxPage[] {
  return PAGES.filter(({ name }) => view[name])
}

/** The parts of the boxes in play that have been loaded. */
export function partsOf(view: View): { page: BoxPage; parts: Parts }[] {
  return pagesOf(view).flatMap((page) => {
    const parts = page.parts?.here
    return parts ? [{ page, parts }] : []
  })
}
