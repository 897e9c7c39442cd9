/** Where we are, by the part of the address behind the `#`. */

class Route {
  #hash = $state(location.hash)

  constructor() {
    addEventListener('hashchange', () => (this.#hash = location.hash))
  }

  /** The table of `#/table/ID`. */
  get table(): string {
    return /^#\/table\/([\w-]+)$/.exec(this.#hash)?.[1] ?? ''
  }

  get page(): string {
    return /^#\/(\w+)$/.exec(this.#hash)?.[1] ?? ''
  }
}

export const route = new Route()

export const tableHash = (table: string) => `#/table/${table}`

export function go(hash: string): void {
  location.hash = hash
}
