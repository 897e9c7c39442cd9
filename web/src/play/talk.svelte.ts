/** Talk at the table as speech bubbles: each player's last message, for a few seconds. */

import { untrack } from 'svelte'
import type { LogEntry } from './playing'

export type Said = NonNullable<LogEntry['said']>

export interface Bubble extends Said {
  key: number
}

/** How long bubbles stay, in milliseconds: a gesture; a text at least, per letter, and at most. */
const SEEN = 3200
const READ = { least: 3500, letter: 60, most: 8000 }
/** Maximum number of letters in a bubble. */
const LONGEST = 90

export function lengthOf({ emote, text }: Said): number {
  if (emote) return SEEN
  return Math.min(READ.most, READ.least + READ.letter * text.length)
}

/** The text, shortened if it is long. */
export function cut(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= LONGEST) return letters.join('')
  return `${letters
    .slice(0, LONGEST - 1)
    .join('')
    .trimEnd()}…`
}

/** Finds the new messages in a table's log, each once. */
export class NewMessages {
  #heard = 0

  news(log: LogEntry[]): Bubble[] {
    if (log.length < this.#heard) this.#heard = 0
    const said = log.slice(this.#heard).flatMap(({ key, said }) => (said ? [{ ...said, key }] : []))
    this.#heard = log.length
    return said
  }

  /** Starts over, at another table. */
  forget(): void {
    this.#heard = 0
  }
}

export class Talk {
  bubbles = $state.raw<Bubble[]>([])
  #messages = new NewMessages()

  /** Call in an effect with the whole log and the muted seats. Returns the new bubbles. */
  hear(log: LogEntry[], muted: number[]): Bubble[] {
    const said = this.#messages.news(log).filter(({ seat }) => !muted.includes(seat))
    for (const one of said) untrack(() => this.#show(one))
    return said
  }

  #show(bubble: Bubble): void {
    this.bubbles = [...this.bubbles.filter(({ seat }) => seat !== bubble.seat), bubble]
    const gone = () => (this.bubbles = this.bubbles.filter((one) => one !== bubble))
    setTimeout(gone, lengthOf(bubble))
  }

  /** Starts over, at another table. */
  forget(): void {
    this.bubbles = []
    this.#messages.forget()
  }
}

export const talk = new Talk()
