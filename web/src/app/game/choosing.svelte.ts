/** What the player is asked and can choose now, and how options are picked and chosen. */

import { settings } from '../../browser/settings.svelte'
import type { Playing } from '../../play/playing'
import { Sofa } from '../../play/sofa.svelte'
import { optionCalled, type Option } from '../../protocol/cards'
import type { QuestionView, View } from '../../protocol/protocol'
import { litBy } from '../../scene/lit'
import { speaking } from '../../words/speaking.svelte'
import { faceDown, inHand } from '../question/hand'
import { shortLabel } from '../question/shortLabel'
import { together } from '../shared/together'

interface Table {
  readonly live: Playing
  readonly view: View
  /** The words of the option that was tapped once, and is chosen by the next tap. */
  picked: string | null
}

export type Choosing = ReturnType<typeof choosingAt>

export function choosingAt(table: Table) {
  /** The words of the option under the pointer. */
  let pointed = $state<string | null>(null)
  /** The question that a hint was requested for. */
  let hinted = $state.raw<QuestionView | null>(null)
  /** The last choice made in secret, its question, and what is decided together. */
  let secret = $state.raw<{ option: Option; asked: QuestionView; what: string } | null>(null)

  const question = $derived(table.live.choosing ? null : table.live.question)

  const hand = $derived(
    table.view.players.find((player) => player.seat === table.live.seat)?.hand ?? [],
  )

  const lit = $derived.by(() => {
    const asked = question
    if (!asked) return []
    return litBy(table.view, asked, (option) => speaking.words.option(option, asked, table.view))
  })

  const shown = $derived.by(() => {
    const options = question?.options ?? []
    const cards = options.filter((option) => inHand(option, hand))
    const downs = cards.map((option) => faceDown(option, options))
    const others = options.filter((option) => !cards.includes(option) && !downs.includes(option))
    return { cards, others, all: [...cards, ...others] }
  })

  const mine = $derived.by(() => {
    const { live, view } = table
    if (!secret || question || live.busy || live.choosing || live instanceof Sofa) return ''
    if (secret.what !== together(view)) return ''
    const choice = shortLabel(secret.option, secret.asked, view, speaking.words)
    return speaking.words.say('page-chosen', { choice })
  })

  function choose(words: string): void {
    table.picked = null
    const what = together(table.view)
    const option = question && what && what !== 'keep_cards' && optionCalled(words, question)
    secret = question && option && what ? { option, asked: question, what } : null
    void table.live.choose(words)
  }

  /** Picks an option, or chooses it if it is picked already or needs no second tap. */
  function pick(option: Option): void {
    const twoWays = faceDown(option, question?.options ?? []) !== null
    if ((settings.confirm || twoWays) && table.picked !== option.words) table.picked = option.words
    else choose(option.words)
  }

  /** Digits pick options, Enter chooses the picked one, Escape unpicks it, Ctrl+Z takes back. */
  function onkeydown(event: KeyboardEvent): void {
    const { live, picked } = table
    const target = event.target as HTMLElement
    if ((event.ctrlKey || event.metaKey) && event.key === 'z' && live.mayTakeBack) {
      event.preventDefault()
      void live.takeBack?.()
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const option = shown.all[Number(event.key) - 1]
    if (/^[1-9]$/.test(event.key) && option) pick(option)
    else if (event.key === 'Escape') table.picked = null
    else if (event.key === 'Enter' && picked && target.tagName !== 'BUTTON') {
      if (target.getAttribute('role') !== 'button') choose(picked)
    }
  }

  return {
    get question() {
      return question
    },
    get hand() {
      return hand
    },
    /** What the options light in the scene. */
    get lit() {
      return lit
    },
    /** The options in the order they are shown, which is that of the digit keys. */
    get shown() {
      return shown
    },
    /** A sentence on this seat's secret choice, while others still think. Empty where people share a
    screen: the others would see it. */
    get mine() {
      return mine
    },
    /** The words of the option under the pointer, or of the one that is picked. */
    get finger() {
      return question && (pointed ?? table.picked)
    },
    get picked() {
      return table.picked
    },
    set picked(words) {
      table.picked = words
    },
    get hinted() {
      return hinted
    },
    point: (words: string | null) => (pointed = words),
    hint: (about: QuestionView | null) => (hinted = about),
    /** Call in an effect: unpicks an option that cannot be chosen any more. */
    unpickStale() {
      const { picked } = table
      if (picked && (!question || !optionCalled(picked, question))) table.picked = null
    },
    pick,
    choose,
    onkeydown,
  }
}
