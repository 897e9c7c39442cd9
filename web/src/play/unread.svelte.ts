/** Unread talk: messages of other players that came while the page was hidden, or while the
story was out of sight, as on a phone when it is closed. */

import { untrack } from 'svelte'
import { visibility } from '../browser/visibility.svelte'
import type { LogEntry } from './playing'
import { NewMessages } from './talk.svelte'

/** Part of the element that must be on the screen for talk to count as read, from 0 to 1. */
const ENOUGH = 0.1

export class Unread {
  #count = $state(0)
  #inSight = $state(false)
  #messages = new NewMessages()

  /** Number of unread messages. */
  get count(): number {
    return this.#count
  }

  get #read(): boolean {
    return this.#inSight && !visibility.hidden
  }

  /** Call in an effect with the whole log, the player's own seat and the muted seats. */
  hear(log: LogEntry[], mine: number, muted: number[]): void {
    if (this.#read) this.#count = 0
    const said = this.#messages.news(log)
    if (this.#read) return
    const others = said.filter(({ seat }) => seat !== mine && !muted.includes(seat))
    untrack(() => (this.#count += others.length))
  }

  /** An attachment for the element in which talk is read. */
  watch = (place: Element): (() => void) | undefined => {
    if (typeof IntersectionObserver === 'undefined') return undefined
    const look = ([entry]: IntersectionObserverEntry[]) => {
      this.#inSight = (entry?.intersectionRatio ?? 0) > ENOUGH
    }
    const observer = new IntersectionObserver(look, { threshold: [0, 2 * ENOUGH] })
    observer.observe(place)
    return () => {
      observer.disconnect()
      this.#inSight = false
    }
  }

  /** Starts over, at another table. */
  forget(): void {
    this.#count = 0
    this.#messages.forget()
  }
}

export const unread = new Unread()
