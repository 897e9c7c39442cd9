/** The link with a key to one's seats. The key stands after the `#`, so that no server sees it. */

import { siteRoot } from '../../browser/site'

export const keyLink = (key: string): string =>
  new URL(`${siteRoot()}#/me/key/${key}`, location.href).href
