/** The current page: `/game/ID` is a game to be watched again, `/games` the gallery of them, `/lab`
the bot laboratory, and `/puzzle/NUMBER` a puzzle; all others are named by the part of the address after the `#`.

A static site has no such paths, and no server has the games of this device: these pages are
`#/game/ID`, `#/games`, `#/lab` and `#/puzzle/NUMBER`, which are understood everywhere. */

import { isStatic, siteRoot } from '../../browser/site'
import { isHere } from '../../protocol/transport'

/** Paths that are pages. */
const PATH = /^\/(?:games|lab|game\/[\w-]+|puzzle\/[^/]+)\/?$/

const TABLE = /^#\/table\/([\w-]+)(\/back(\?.*)?)?$/

class Route {
  #hash = $state(hashNow())
  #path = $state(pathNow())

  constructor() {
    addEventListener('hashchange', () => this.look())
    addEventListener('popstate', () => this.look())
    this.look()
  }

  /** Reads the address again. A page that is named after the `#` has no other path. */
  look(): void {
    if (PATH.test(pathNow()) && location.hash.startsWith('#/')) {
      history.replaceState(null, '', `${siteRoot()}${location.hash}`)
    }
    this.#hash = hashNow()
    this.#path = pathNow()
  }

  /** The path of the page, or what stands in its place after the `#`. */
  get #place(): string {
    const [, hash = ''] = /^#([^?]*)/.exec(this.#hash) ?? []
    return PATH.test(hash) ? hash : this.#path
  }

  /** The game of `/game/ID`. */
  get game(): string {
    return /^\/game\/([\w-]+)\/?$/.exec(this.#place)?.[1] ?? ''
  }

  /** Whether it is `/games`. */
  get gallery(): boolean {
    return /^\/games\/?$/.test(this.#place)
  }

  /** Whether it is `/lab`, or `#/lab/BOT` with a bot in the link. */
  get lab(): boolean {
    return /^\/lab\/?$/.test(this.#place) || this.page === 'lab'
  }

  /** The number of `/puzzle/NUMBER`, as it stands there. */
  get puzzle(): string {
    return /^\/puzzle\/([^/]+)\/?$/.exec(this.#place)?.[1] ?? ''
  }

  /** The table of `#/table/ID`. */
  get table(): string {
    return TABLE.exec(this.#hash)?.[1] ?? ''
  }

  /** At `#/table/ID/back` the game so far is looked at: the query with the moment, as in
  `?at=12`, or an empty string. Null at the table itself. */
  get back(): string | null {
    const [, , back, query = ''] = TABLE.exec(this.#hash) ?? []
    return back ? query : null
  }

  /** The page of `#/PAGE` or `#/PAGE/WHAT`; the first one has no name. */
  get page(): string {
    return /^#\/([^/]*)/.exec(this.#hash)?.[1] ?? ''
  }

  /** The subject of the page, such as the rule of `#/rules/SHOOT-4`. */
  get what(): string {
    const found = /^#\/[^/]*\/(.*)$/.exec(this.#hash)?.[1] ?? ''
    try {
      return decodeURIComponent(found)
    } catch {
      return found
    }
  }
}

/** At a static site, the path is only where its folder is. */
const pathNow = () => (isStatic() ? '' : location.pathname)

/** A link may have got a slash or a space at its end on the way. */
function hashNow(): string {
  return location.hash.replace(/(\/|%20)+$/, '')
}

export const route = new Route()

/** The query of the page's address, which stands after the `#` where its path does. */
export const queryNow = (): string => location.search || (/\?.*$/.exec(location.hash)?.[0] ?? '')

/** The address of a page that has a path at a server. */
const pathOr = (root: string, path: string) => (root ? `/${path}` : `#/${path}`)

export const puzzlePath = (puzzle: number) => pathOr(siteRoot(), `puzzle/${puzzle}`)
export const galleryPage = () => pathOr(siteRoot(), 'games')
export const labPage = () => pathOr(siteRoot(), 'lab')
export const gamePath = (game: string) => pathOr(isHere(game) ? '' : siteRoot(), `game/${game}`)

/** Opens an address of this page, without loading it again. */
function open(address: string, instead = false): void {
  const whole = address.startsWith('#') ? `${siteRoot()}${address}` : address
  history[instead ? 'replaceState' : 'pushState'](null, '', whole)
  route.look()
}

export const goToPuzzle = (puzzle: number) => open(puzzlePath(puzzle))

export const goToGame = (game: string, { instead = false } = {}) => open(gamePath(game), instead)

/** Goes from the page of a game to a table. */
export const goToTable = (table: string) => open(tableHash(table))

/** Goes from the page of a game that is still played to its table, to look at what has happened. */
export const lookBackAt = (table: string, query: string) => open(`${backHash(table)}${query}`, true)

/** Follows a link to another path without loading the page again, unless it is to be opened
elsewhere. */
export function followsPaths(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.origin !== location.origin || event.defaultPrevented) return
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  if (!PATH.test(link.pathname) || link.hash.startsWith('#/')) return
  event.preventDefault()
  history.pushState(null, '', link.href)
  route.look()
}

export const tableHash = (table: string) => `#/table/${table}`
export const backHash = (table: string) => `${tableHash(table)}/back`
export const eveningHash = (evening: string) => `#/evening/${evening}`
/** The page on which a record is opened. */
export const RECORD = '#/record'
export const ruleHash = (rule: string) => `#/rules/${rule}`

export function go(hash: string): void {
  location.hash = hash
}
