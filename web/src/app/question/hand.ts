/** The hand: which card an option is about, and how the cards are laid side by side. */

import { sameCard, type Option } from '../../protocol/cards'
import type { CardView } from '../../protocol/protocol'

/** The card that an option plays, keeps or picks; null for other options. */
export function cardOf(option: Option): CardView | null {
  return 'card' in option ? option.card : null
}

const isHidden = (option: Option) => option.type === 'play' && !!option.hidden

/** The option to play the same card face down, if there is one. */
export function faceDown(option: Option, options: Option[]): Option | null {
  if (option.type !== 'play' || option.hidden) return null
  const same = (one: Option) => one.type === 'play' && one.hidden && sameCard(one.card, option.card)
  return options.find(same) ?? null
}

/** Whether the option is one of the hand's cards, laid or kept in the plain way. */
export function inHand(option: Option, hand: CardView[]): boolean {
  const card = cardOf(option)
  if (!card || option.type === 'pick' || isHidden(option)) return false
  return hand.some((one) => sameCard(one, card))
}

export interface Spread {
  /** The width of a card, in pixels. */
  width: number
  /** Before a card; where it is negative the card lies over the one before it. */
  gap: number
  /** Before a card that is the same as the one before it. */
  same: number
}

/** Part of a card's width that stays visible under another card of its kind. */
const PEEK = 0.26
/** The usual gap relative to a card's width, and the least one in pixels. */
const WIDE_GAP = 0.13
const LEAST_GAP = 4

/** How a hand fits into `room` pixels: first the gaps shrink, then equal cards overlap, then the
cards shrink, and only then all overlap. 0 means unlimited room. */
export function spread(hand: CardView[], room: number, widest: number, narrowest: number): Spread {
  const alike = hand.filter((card, n) => {
    const before = hand[n - 1]
    return before && sameCard(card, before)
  }).length
  const others = Math.max(0, hand.length - 1 - alike)
  const left = (width: number, gap: number, same: number) =>
    room - width * hand.length - others * gap - alike * same
  const covered = (width: number) => Math.round(width * (PEEK - 1))

  const wide = Math.round(widest * WIDE_GAP)
  if (!room || left(widest, wide, wide) >= 0) return { width: widest, gap: wide, same: wide }
  for (let gap = wide; gap >= LEAST_GAP; gap--) {
    if (left(widest, gap, gap) >= 0) return { width: widest, gap, same: gap }
  }
  for (let width = widest; width >= narrowest; width--) {
    if (left(width, LEAST_GAP, covered(width)) < 0) continue
    const same = alike ? Math.floor(left(width, LEAST_GAP, 0) / alike) : LEAST_GAP
    return { width, gap: LEAST_GAP, same }
  }
  const same = covered(narrowest)
  const gap = others ? Math.floor(left(narrowest, 0, same) / others) : 0
  return { width: narrowest, gap, same }
}

/** A card's height relative to its width. */
export const TALL = 1.42

export interface Rows {
  /** Number of cards in each row. */
  length: number
  spread: Spread
}

/** One row or, where there is height for it, the number of rows that makes the cards largest. */
export function rows(
  hand: CardView[],
  room: { width: number; height: number },
  widest: number,
  narrowest: number,
): Rows {
  const one = { length: hand.length, spread: spread(hand, room.width, widest, narrowest) }
  if (!room.height) return one
  const ways = [1, 2, 3].map((count) => {
    const length = Math.max(1, Math.ceil(hand.length / count))
    const high = Math.floor((room.height / count - LEAST_GAP) / TALL)
    const most = Math.min(widest, high)
    const longest = Array.from({ length: count }, (_, n) =>
      hand.slice(n * length, (n + 1) * length),
    )
    const spreads = longest.map((row) => spread(row, room.width, most, Math.min(most, narrowest)))
    const tightest = spreads.reduce((a, b) => (b.width + b.gap < a.width + a.gap ? b : a))
    return { length, spread: tightest }
  })
  const seen = ({ spread: { width, gap } }: Rows) => width + Math.min(0, gap)
  return ways.reduce((best, way) => (seen(way) > seen(best) ? way : best), ways[0] ?? one)
}
