/** The art of the boxes: each is fetched by the first who asks for it. */

import { ACTS } from './effects/acts'
import type { Act } from './effects/parts'

class Art<Chapter extends { ACTS: Record<string, Act> }> {
  #found = $state.raw<Chapter | null>(null)
  #loading: Promise<void> | null = null
  readonly #fetch: () => Promise<Chapter>

  constructor(fetch: () => Promise<Chapter>) {
    this.#fetch = fetch
  }

  load(): Promise<void> {
    return (this.#loading ??= this.#fetched())
  }

  /** Nothing until it is loaded, which begins now. */
  get here(): Chapter | null {
    void this.load()
    return this.#found
  }

  async #fetched(): Promise<void> {
    try {
      const found = await this.#fetch()
      Object.assign(ACTS, found.ACTS)
      this.#found = found
    } catch {
      this.#loading = null // whoever asks next tries again
    }
  }
}

export const coachArt = new Art(() => import('./coach'))
export const machineArt = new Art(() => import('./machine'))
