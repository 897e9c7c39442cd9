/** The current page, by the part of the address after the `#`. */

class Route {
  #hash = $state(hashNow())

  constructor() {
    addEventListener('hashchange', () => (this.#hash = hashNow()))
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

export const tableHash = (table: string) => `#/table/${table}`
export const ruleHash = (rule: string) => `#/rules/${rule}`

export function go(hash: string): void {
  location.hash = hash
}
