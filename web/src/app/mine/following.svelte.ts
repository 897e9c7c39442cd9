/** The games of this browser, asked for again and again while the page is seen, and forgetting them. */

import { untrack } from 'svelte'
import { forgetTable, mySeats, takeBack, type Seat } from '../../browser/seats'
import { visibility } from '../../browser/visibility.svelte'
import { askForNews, endings, myGames, type MyGame, type News } from '../../play/games'
import { journeyStore } from '../ladder/journey.svelte'

/** How often the games are asked for, in milliseconds. */
const EVERY = 30_000
/** How long removing a game can be undone, in milliseconds. */
const REGRET = 10_000

export class Following {
  #seats = $state.raw(mySeats())
  #news = $state.raw<News>(endings())
  /** What was forgotten a moment ago. */
  forgotten = $state.raw<{ seats: Seat[]; since: number } | null>(null)
  readonly games = $derived(myGames(this.#news, this.#seats))

  /** Call while a component begins. A hidden page does not ask. */
  watch(): void {
    $effect(() => {
      if (visibility.hidden) return
      const ask = () => askForNews(this.#news, (found) => this.#tell(found)).catch(() => undefined)
      untrack(() => void ask())
      const timer = setInterval(ask, EVERY)
      return () => clearInterval(timer)
    })
    $effect(() => {
      if (!this.forgotten) return
      const timer = setTimeout(() => (this.forgotten = null), REGRET)
      return () => clearTimeout(timer)
    })
  }

  #tell(found: News): void {
    this.#news = found
    journeyStore.catchUp(found)
  }

  forget({ table, since }: MyGame): void {
    this.forgotten = { seats: forgetTable(table), since }
    this.#seats = mySeats()
  }

  undo(): void {
    takeBack(this.forgotten?.seats ?? [])
    this.forgotten = null
    this.#seats = mySeats()
  }
}
