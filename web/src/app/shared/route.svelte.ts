/** The current page: `/game/ID` is a game to be watched again, `/games` the gallery of them, and
`/puzzle/NUMBER` a puzzle; all others are named by the part of the address after the `#`. */

/** Paths that are pages. */
const PATH = /^\/(?:games|game\/[\w-]+|puzzle\/[^/]+)\/?$/

const TABLE = /^#\/table\/([\w-]+)(\/back(\?.*)?)?$/

class Route {
  #hash = $state(hashNow())
  #path = $state(location.pathname)

  constructor() {
    addEventListener('hashchange', () => this.look())
    addEventListener('popstate', () => this.look())
    this.look()
  }

  /** Reads the address again. A page that is named after the `#` has no other path. */
  look(): void {
    if (PATH.test(location.pathname) && location.hash.startsWith('#/')) {
      history.replaceState(null, '', `/${location.hash}`)
    }
    this.#hash = hashNow()
    this.#path = location.pathname
  }

  /** The game of `/game/ID`. */
  get game(): string {
    return /^\/game\/([\w-]+)\/?$/.exec(this.#path)?.[1] ?? ''
  }

  /** Whether it is `/games`. */
  get gallery(): boolean {
    return /^\/games\/?$/.test(this.#path)
  }

  /** The number of `/puzzle/NUMBER`, as it stands there. */
  get puzzle(): string {
    return /^\/puzzle\/([^/]+)\/?$/.exec(this.#path)?.[1] ?? ''
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

/** A link may have got a slash or a space at its end on the way. */
function hashNow(): string {
  return location.hash.replace(/(\/|%20)+$/, '')
}

export const route = new Route()

export const puzzlePath = (puzzle: number) => `/puzzle/${puzzle}`

/** Opens a puzzle, without loading this page again. */
export function goToPuzzle(puzzle: number): void {
  history.pushState(null, '', puzzlePath(puzzle))
  route.look()
}

export const gamePath = (game: string) => `/game/${game}`
export const GALLERY = '/games'

/** Opens the page of a game, without loading this one again. */
export function goToGame(game: string, { instead = false } = {}): void {
  history[instead ? 'replaceState' : 'pushState'](null, '', gamePath(game))
  route.look()
}

/** Goes from the page of a game to a table, without loading this one again. */
export function goToTable(table: string): void {
  history.pushState(null, '', `/${tableHash(table)}`)
  route.look()
}

/** Goes from the page of a game that is still played to its table, to look at what has happened. */
export function lookBackAt(table: string, query: string): void {
  history.replaceState(null, '', `/${backHash(table)}${query}`)
  route.look()
}

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
/** The page on which a record is opened. */
export const RECORD = '#/record'
export const ruleHash = (rule: string) => `#/rules/${rule}`

export function go(hash: string): void {
  location.hash = hash
}
