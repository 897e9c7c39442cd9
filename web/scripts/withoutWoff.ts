/** Leaves fonts in the older of two formats out of a build: all browsers that run the page know the
newer one. */

import type { Plugin } from 'vite'

const OLDER = /,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g

export const newerFonts = (css: string): string => css.replaceAll(OLDER, '')

export function withoutWoff(): Plugin {
  return {
    name: 'fonts in one format',
    enforce: 'pre',
    transform: (code, id) => (id.includes('@fontsource') ? newerFonts(code) : null),
  }
}
