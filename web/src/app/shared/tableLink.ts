/** Links to tables. `/table/ID` reaches the server, which adds a preview for chats to the page; the
page itself calls the same table `#/table/ID`, and so do links at a static site. */

import { isStatic } from '../../browser/site'

export const tableLink = (table: string): string =>
  new URL(isStatic() ? `#/table/${table}` : `/table/${table}`, location.href).href

/** Comes from such a link to the page's own address. */
export function arrive(): void {
  if (isStatic()) return
  const table = /^\/table\/([\w-]+)\/?$/.exec(location.pathname)?.[1]
  if (table) history.replaceState(null, '', `/#/table/${table}`)
}
