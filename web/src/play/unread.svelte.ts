/** Talk that nobody here has read: what others said while the page was hidden, or while the place
where talk is read was out of sight, as the story on a phone is when it is closed. */

import { untrack } from 'svelte'
import { looking } from '../browser/visibility.svelte'
import type { LogEntry } from './playing'
import { Ear } from './talk.svelte'

/** So much of the place must be on the screen for talk to be read there. */
const ENOUGH = 0.1

export class Unread {
  #count = $state(0)
  #inSight = $state(false)
  #ear = new Ear()

  /** How many things were said and not read. */
  get count(): number {
    return this.#count
  }

  get #read(): boolean {
    return this.#inSight && !looking.hidden
  }

  /** Call in an effect: everything that was told at the table, and whom not to listen to. */
  hear(log: LogEntry[], mine: number, muted: number[]): void {
    if (this.#read) this.#count = 0
    const said = this.#ear.news(log)
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

  /** At another table. */
  forget(): void {
    this.#count = 0
    this.#ear.forget()
  }
}

export const unread = new Unread()
