/** The current page: `/game/ID` is a game to be watched again, `/games` the gallery of them, and
`/puzzle/NUMBER` a puzzle; all others are named by the part of the address after the `#`. */

/** Paths that are pages. */
const PATH = /^\/(?:games|game\/[\w-]+|puzzle\/[^/]+)\/?$/

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
    return /^#\/table\/([\w-]+)$/.exec(this.#hash)?.[1] ?? ''
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
export const ruleHash = (rule: string) => `#/rules/${rule}`

export function go(hash: string): void {
  location.hash = hash
}
