/** The kind of site that this page is on.

A server answers requests and gives its page for paths such as `/game/ID`. A static site is only a
folder of files, at any address of a web space: there each page is named after the `#`. */

export const isStatic = (): boolean =>
  document.querySelector('meta[name=colt-express-site]')?.getAttribute('content') === 'static'

/** Where the site begins, in an address of this page. */
export const siteRoot = (): string => (isStatic() ? '' : '/')
