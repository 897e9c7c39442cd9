/** Requests about calls, one at a time, and why the last one was not granted. */

import { ApiError } from '../../protocol/api'
import type { Words } from '../../words/words'
import { isMissing, troubleOf } from '../shared/trouble'

/** Whose webhooks are shown: one's own, or those of a table. */
export interface HookOwner {
  readonly busy: boolean
  readonly trouble: string
  /** Sends a trial; returns what went wrong. */
  try(id: string): Promise<string>
  again(id: string): Promise<boolean>
  remove(id: string): Promise<boolean>
  /** Adds a webhook; returns its secret, which the server tells only now. */
  hook(url: string, shape: string): Promise<string>
}

/** Something went wrong in the browser; its message is a name among the words. */
export class Trouble extends Error {}

export class Asking {
  busy = $state(false)
  trouble = $state('')
  readonly #words: () => Words

  constructor(words: () => Words) {
    this.#words = words
  }

  /** Does something; returns whether it was granted. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.trouble = ''
    try {
      await work()
      return true
    } catch (error) {
      this.trouble = this.#told(error)
      return false
    } finally {
      this.busy = false
    }
  }

  #told(error: unknown): string {
    const words = this.#words()
    if (error instanceof Trouble) return words.say(error.message)
    if (!(error instanceof ApiError) || error.code || !error.message) return troubleOf(error, words)
    if (isMissing(error)) return words.say('page-calls-off')
    if (words.code !== 'en') return words.say('page-calls-refused')
    return words.say('page-calls-refused-why', { sentence: error.message })
  }
}
