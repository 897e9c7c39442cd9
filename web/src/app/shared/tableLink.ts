/** Links to tables. `/table/ID` reaches the server, which adds a preview for chats to the page; the
page itself calls the same table `#/table/ID`. */

export const tableLink = (table: string): string => `${location.origin}/table/${table}`

/** Comes from such a link to the page's own address. */
export function arrive(): void {
  const table = /^\/table\/([\w-]+)\/?$/.exec(location.pathname)?.[1]
  if (table) history.replaceState(null, '', `/#/table/${table}`)
}
