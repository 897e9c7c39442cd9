/** A value that only some tables need, fetched when it is first used. */
export class Lazy<Found> {
  #found = $state.raw<Found | null>(null)
  #loading: Promise<void> | null = null
  readonly #fetch: () => Promise<Found>

  constructor(fetch: () => Promise<Found>) {
    this.#fetch = fetch
  }

  load(): Promise<void> {
    return (this.#loading ??= this.#fetched())
  }

  /** The value, or null until it is loaded; the first access starts loading. */
  get here(): Found | null {
    void this.load()
    return this.#found
  }

  async #fetched(): Promise<void> {
    try {
      this.#found = await this.#fetch()
    } catch {
      this.#loading = null // the next access tries again
    }
  }
}
