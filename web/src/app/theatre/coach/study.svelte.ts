/** Learning from a game that is watched again: the coach, and guessing first. */

import type { Replaying } from '../../../play/replay/replaying.svelte'
import { gameReview } from '../../../protocol/theatre'
import type { Ahead } from '../../../scene/chapter'
import Ghosts from '../../../scene/Ghosts.svelte'
import { speaking } from '../../../words/speaking.svelte'
import { choosingAt } from '../../game/choosing.svelte'
import { moverOf } from '../../game/position'
import { OPEN } from '../address'
import { Guessing } from '../guess/guessing.svelte'
import { Coaching } from './coaching.svelte'
import { headingOf, leadsTo, questionOf } from './regret'
import { Reviews } from './reviews.svelte'

interface Theatre {
  readonly replaying: Replaying
  /** The seats played in this browser. */
  readonly own: number[]
  onseat: (seat: number) => void
}

export type Study = ReturnType<typeof studyIn>

export function studyIn(theatre: Theatre, ask = gameReview) {
  const { replaying } = theatre
  const reviews = new Reviews(replaying.table, ask)
  const coaching = new Coaching(replaying, reviews)
  const guessing = new Guessing(replaying, reviews)
  /** The option tapped once, of a question that is guessed. */
  let tapped = $state<string | null>(null)
  /** The choice of a regret that is looked at. */
  let picked = $state<string | null>(null)
  /** Whether the coach has opened all cards. */
  let opened = false

  const choosing = choosingAt({
    live: replaying,
    get view() {
      return replaying.view
    },
    get picked() {
      return tapped
    },
    set picked(words) {
      tapped = words
    },
  })
  replaying.guessed = (words) => guessing.answer(words)

  const regret = $derived(guessing.on && guessing.asks ? null : coaching.shown)
  const mine = $derived(theatre.own.includes(coaching.seat))

  /** The two choices on the train. */
  const ahead = $derived.by((): Ahead | null => {
    const question = regret && questionOf(regret)
    if (!regret || !question) return null
    const { words } = speaking
    const { view } = replaying
    const whose = mine ? words.say('page-coach-yours') : words.seat(coaching.seat, view)
    const ghosts = [regret.chosen, regret.better].flatMap((called) => {
      const best = called === regret.better
      const text = best ? words.say('page-coach-legends') : whose
      const dim = picked !== null && picked !== called
      const to = leadsTo(regret, called, question, view)
      return to ? [{ ...to, text, best, dim }] : []
    })
    return { Drawing: Ghosts, laid: [], next: null, ghosts }
  })
  /** Where to look: at the choice that is looked at, or at what is asked. */
  const look = $derived.by(() => {
    const question = regret && questionOf(regret)
    if (regret && question) {
      const to = leadsTo(regret, picked ?? regret.better, question, replaying.view)
      return to?.at || null
    }
    const asked = replaying.question?.bandit
    return replaying.view.bandits.find(({ name }) => name === asked)?.at ?? null
  })

  /** Shows the position with what the seat knew, or with all cards open. */
  function see(open: boolean): void {
    opened = open
    theatre.onseat(open ? OPEN : coaching.seat)
  }

  /** Closes the coach, and the cards that it has opened. */
  function leave(): void {
    coaching.close()
    if (opened) see(false)
  }

  function toggleGuessing(): void {
    if (guessing.on) return guessing.stop()
    coaching.close()
    if (replaying.seat < 0)
      theatre.onseat(coaching.seat >= 0 ? coaching.seat : (theatre.own[0] ?? 0))
    if (replaying.over) replaying.seek(0)
    guessing.start()
    replaying.playing = true
  }

  /** The keys of the coach, and those of a question that is guessed. Returns whether it was one. */
  function onkeydown(event: KeyboardEvent): boolean {
    const { key } = event
    if (
      guessing.asks &&
      (/^[1-9]$/.test(key) || ((key === 'Enter' || key === 'Escape') && tapped))
    ) {
      choosing.onkeydown(event)
    } else if (key.toLowerCase() === 'c' && replaying.result) {
      if (coaching.shown) {
        if (opened) see(false)
        coaching.next()
      } else if (coaching.open) coaching.close()
      else coaching.call()
    } else if (key.toLowerCase() === 'g' && replaying.result) toggleGuessing()
    else if (key === 'Escape' && coaching.open) leave()
    else return false
    return true
  }

  return {
    reviews,
    coaching,
    guessing,
    choosing,
    /** The seats played in this browser. */
    get own() {
      return theatre.own
    },
    /** The regret that is shown. */
    get regret() {
      return regret
    },
    /** Whether the coach looks at a seat that was played in this browser. */
    get mine() {
      return mine
    },
    get picked() {
      return picked
    },
    set picked(words) {
      picked = words
    },
    get ahead() {
      return ahead
    },
    get look() {
      return look
    },
    /** The figure that an answer to what is guessed would move. */
    get mover() {
      return replaying.question ? moverOf(replaying.question) : null
    },
    /** Whether there is something to show in place of the caption. */
    get speaks() {
      return coaching.open || (guessing.on && (guessing.here !== null || replaying.over))
    },
    /** What it is about, where it has no room of its own; empty if nothing is. */
    get heading() {
      const { words } = speaking
      if (regret) return headingOf(regret, words)
      return guessing.asks ? words.say('page-guess-ask') : ''
    },
    /** Beats of regrets, unless they would give an answer away. */
    get marks() {
      return guessing.on ? [] : coaching.beats
    },
    /** Whether results must not be told, because one guesses. */
    get hides() {
      return guessing.on && !replaying.over
    },
    /** Whether the play stops here. */
    stops() {
      return guessing.on ? guessing.stops() : coaching.stops()
    },
    /** Call in an effect. */
    attend() {
      coaching.follow(replaying.seat)
      coaching.attend()
      guessing.attend()
      choosing.unpickStale()
      if (!coaching.shown) picked = null
    },
    see,
    leave,
    goOn() {
      leave()
      replaying.playing = true
    },
    toggleGuessing,
    onkeydown,
    close() {
      reviews.close()
    },
  }
}
